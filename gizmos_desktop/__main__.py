"""The program: `python -m gizmos_desktop`, or `gizmos-desktop` when installed.

This is the one place that knows all layers: it hands the models to the window.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from typing import Any, cast


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the command line's arguments; the exit status (0 well, 1 error, 2 no display or misuse,
    128 and its number after a signal that ended a demo)."""
    from gizmos_desktop.app.output import flushed

    try:
        status = _main(arguments)
    except SystemExit as end:  # --help, or a wrong command line
        if not flushed():
            raise SystemExit(1) from None
        raise end
    return status if flushed() else status or 1


def _main(arguments: Sequence[str] | None) -> int:
    from gizmos_desktop.app.options import parse
    from gizmos_desktop.app.output import say

    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.version:
        return 0 if say(version_text()) else 1
    if options.ai_worker or options.sounds:
        from gizmos_desktop.app.windows_input import make_input_safe

        make_input_safe()
    if options.ai_worker:
        from gizmos_desktop.ai.worker import main as worker

        return worker()
    if options.sounds:
        from gizmos_desktop.app.sound_process import main as sound_process

        return sound_process(options.sounds)

    from gizmos_desktop.app.messages import NO_DISPLAY_STATUS, Messages, display_is_named, no_display_sentence

    if options.demo or options.self_test:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not display_is_named(sys.platform, dict(os.environ)):
        print(no_display_sentence([], os.environ), file=sys.stderr)
        return NO_DISPLAY_STATUS
    messages = Messages()
    messages.install()

    if options.self_test:
        from gizmos_desktop import self_test

        return self_test.run(messages, version_text())

    from gizmos_desktop.app.folders import places_for
    from gizmos_desktop.app.storage import Storage
    from gizmos_desktop.models.app_model import AppModel

    places = places_for(options.data_dir)
    if options.demo:
        from gizmos_desktop.app.demo import run_demo

        # The demo's seats are nobody's settings.
        kept = places if options.autosave else None
        return run_demo(options, messages, lambda: AppModel(storage=Storage(kept, settings=False)))
    from gizmos_desktop.app.sound import SoundBox
    from gizmos_desktop.app.window import run
    from gizmos_desktop.records import start_log, stop_log

    def make_model() -> AppModel:
        model: Any = AppModel(storage=Storage(places))
        model.sound.use(SoundBox())
        return cast("AppModel", model)

    log = start_log(places)
    logging.getLogger("gizmos_desktop").info("%s", version_text())
    try:
        return run(options.software, messages, make_model, places, options.file)
    finally:
        stop_log(log)


def version_text() -> str:
    """The program's version and what it runs on."""
    from gizmos_desktop import __version__
    from gizmos_desktop.app.build import build_of
    from gizmos_desktop.engine import COMPILED, RULES_VERSION

    how = "compiled" if COMPILED else "not compiled"
    about = f"{build_of().text()}, rules {RULES_VERSION}, engine {how}, Python {sys.version.split()[0]}"
    return f"Gizmos Desktop {__version__} ({about})"


if __name__ == "__main__":
    sys.exit(main())
