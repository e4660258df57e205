"""What a changed setting does at once, beyond its own property."""

from __future__ import annotations

from gizmos_desktop.models.game_desk import GameDesk
from gizmos_desktop.models.hint_model import HintModel
from gizmos_desktop.models.settings_model import SettingsModel
from gizmos_desktop.models.setup_model import SetupModel
from gizmos_desktop.models.table_model import TableModel


class Effects:
    """Hands a setting on to whoever heeds it."""

    def __init__(
        self, settings: SettingsModel, setup: SetupModel, table: TableModel, hint: HintModel, desk: GameDesk
    ) -> None:
        self._preferences = settings.preferences
        self._setup = setup
        self._table = table
        self._hint = hint
        self._desk = desk

    def of(self, key: str) -> None:
        """The setting `key` has changed."""
        settings, session = self._preferences.settings, self._desk.session
        if key in ("chute", "undo", "speed"):
            self._setup.take_over(key, getattr(settings, key))
        if key == "speed" and session is not None:
            session.set_speed(settings.speed)
            self._table.refresh()
        elif key == "auto_pass" and session is not None:
            session.set_auto_pass(settings.auto_pass)
        elif key == "hints":
            self._hint.set_wanted(settings.hints)
        elif key in ("auto_pay", "confirm_end_turn"):
            self._table.set_options(settings.auto_pay, settings.confirm_end_turn)
