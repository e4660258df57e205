"""Game records, autosave, settings and statistics (docs/save-format.md). No Qt; knows the engine's public face."""

from gizmos_desktop.records.codec import decode, encode
from gizmos_desktop.records.errors import RecordError, StoreError
from gizmos_desktop.records.replay import timeline_of
from gizmos_desktop.records.reveal import reveals
from gizmos_desktop.records.schema import Decision, Options, Player, Record
from gizmos_desktop.records.timeline import Step, Timeline, date_text, new_id

__all__ = [
    "Decision", "Options", "Player", "Record", "RecordError", "Step", "StoreError", "Timeline",
    "date_text", "decode", "encode", "new_id", "reveals", "timeline_of",
]  # fmt: skip
