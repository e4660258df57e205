"""Ending a process of ours, and reading what it complains of."""

from __future__ import annotations

from PySide6.QtCore import QProcess, SignalInstance


def end_process(process: QProcess, *heard: SignalInstance) -> None:
    """Ends it at once and without a word: nothing of the signals that are `heard` comes any more."""
    for signal in heard:
        signal.disconnect()
    if process.state() != QProcess.ProcessState.NotRunning:
        process.kill()
        process.waitForFinished(2000)  # a killed process ends within milliseconds; wait so that no zombie is left
    process.deleteLater()


def complaints_of(process: QProcess) -> str:
    """What it has written to its standard error since it was asked last."""
    return bytes(process.readAllStandardError().data()).decode(errors="replace")
