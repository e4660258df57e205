"""Game records, autosave, settings, statistics, log and report (docs/save-format.md). No Qt; knows the engine's public
face only."""

from gizmos_desktop.records.codec import decode, encode
from gizmos_desktop.records.errors import RecordCode, RecordError, StoreCode, StoreError
from gizmos_desktop.records.exchange import Imported, import_file, read_file, write_copy
from gizmos_desktop.records.locks import FileLock, other_copy, running_lock
from gizmos_desktop.records.log_file import log_files, start_log, stop_log
from gizmos_desktop.records.places import Places
from gizmos_desktop.records.replay import timeline_of
from gizmos_desktop.records.reveal import reveals
from gizmos_desktop.records.schema import EXTENSION, AssistMark, Decision, Now, Options, Origin, Player, Record, Result
from gizmos_desktop.records.settings import SeatChoice, Settings, WindowPlace, changed
from gizmos_desktop.records.settings_file import SettingsFile, load_settings, save_settings
from gizmos_desktop.records.statistics import CSV_COLUMNS, GameLine, Statistics
from gizmos_desktop.records.store import Loaded, Store
from gizmos_desktop.records.summary import Summary
from gizmos_desktop.records.tally import PlayerTally, Tally, levels, players
from gizmos_desktop.records.timeline import Step, Timeline, date_text, new_id
from gizmos_desktop.records.undo import UndoChoice, redo_count, undo_choice

__all__ = [
    "CSV_COLUMNS", "EXTENSION",
    "AssistMark", "Decision", "FileLock", "GameLine", "Imported", "Loaded", "Now", "Options", "Origin", "Places",
    "Player", "PlayerTally", "Record", "RecordCode", "RecordError", "Result", "SeatChoice", "Settings", "SettingsFile",
    "Statistics", "Step", "Store", "StoreCode", "StoreError", "Summary", "Tally", "Timeline", "UndoChoice",
    "WindowPlace",
    "changed", "date_text", "decode", "encode", "import_file", "levels", "load_settings", "log_files", "new_id",
    "other_copy", "players", "read_file", "redo_count", "reveals", "running_lock", "save_settings",
    "start_log", "stop_log", "timeline_of", "undo_choice", "write_copy",
]  # fmt: skip
