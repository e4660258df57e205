"""Takes a trained network into the program: `python -m gizmos_desktop.ai.training.publish FOLDER/net-N.npz`.

The weights go to `resources/networks/seats-N.npz`, with the games they were trained on and, from the run's
`ladder.jsonl`, how strong they were found to be.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.networks import folder

MOST_BYTES = 1_500_000


def publish(source: Path, target: Path) -> Path:
    """Writes the network of `source` into the folder `target`; the file written. `WeightsError`, `ValueError`."""
    network = Network.load(source)
    ladder = source.with_name("ladder.jsonl")
    if ladder.exists():
        lines = [json.loads(line) for line in ladder.read_text(encoding="utf-8").splitlines()]
        network.manifest["ladder"] = [line for line in lines if line["games"] == network.manifest.get("games")][-1:]
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"seats-{network.seats}.npz"
    fresh = path.with_name(f"fresh-{path.name}")
    network.save(fresh)
    if fresh.stat().st_size > MOST_BYTES:
        fresh.unlink()
        raise ValueError(f"{source.name}: more than {MOST_BYTES} bytes")
    fresh.replace(path)
    return path


def main(arguments: list[str] | None = None) -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m gizmos_desktop.ai.training.publish", description=__doc__)
    parser.add_argument("source", type=Path)
    print(publish(parser.parse_args(arguments).source, folder()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
