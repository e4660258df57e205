"""Gizmos Desktop: the board game Gizmos against computer players or with friends, offline."""

__version__ = "0.1.0"
