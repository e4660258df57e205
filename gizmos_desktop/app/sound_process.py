"""Plays sounds, in a process of its own: `python sound_process.py FOLDER`, a line "NAME VOLUME" for each.

A sound system may hang or take its process down with it: the window must not notice. Nothing of Qt is loaded here. The
device is opened with the first sound and closed after a while of silence, so that an idle process does nothing at all.
"""

from __future__ import annotations

import array
import queue
import signal
import sys
import threading
import time
import wave
from collections.abc import Generator
from pathlib import Path
from typing import Any, TextIO

RATE = 44_100
BUFFER_MS = 30
REST_S = 4.0
"""After so much silence the device is closed."""
RETRY_S = 20.0
"""So long nothing is tried after the device could not be opened."""
MOST_VOICES = 12


class Mixer:
    """Adds up what is heard now. `play` and `take` are called from two threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array.array[int], int]] = []  # samples, how many have been heard
        self.heard = time.monotonic()  # when something was heard last

    def play(self, samples: array.array[int], percent: int) -> None:
        """From now on these samples are heard, at this volume."""
        voice = array.array("h", (value * percent // 100 for value in samples))
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], (voice, 0)]
            self.heard = time.monotonic()

    def take(self, count: int) -> array.array[int]:
        """The next samples."""
        with self._lock:
            voices = self._voices
            if not voices:
                return array.array("h", bytes(2 * count))
            self.heard = time.monotonic()
            parts = [samples[at : at + count] for samples, at in voices]
            self._voices = [(samples, at + count) for samples, at in voices if at + count < len(samples)]
        out = [0] * count
        for part in parts:
            for n, value in enumerate(part):
                out[n] += value
        return array.array("h", [min(32_767, max(-32_768, value)) for value in out])

    def stream(self) -> Generator[array.array[int], int, None]:
        """What the device asks for: it sends how many samples it wants."""
        wanted = yield array.array("h")
        while True:
            wanted = yield self.take(wanted)


def load(file: Path) -> array.array[int]:
    """The samples of a sound; OSError, EOFError or wave.Error if there are none."""
    with wave.open(str(file), "rb") as source:
        if (source.getnchannels(), source.getsampwidth(), source.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{file.name} is not mono of 16 bit")
        samples = array.array("h", source.readframes(source.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Player:
    """Sounds of a folder on the device that the system has. `backends`: names of miniaudio, () is what there is."""

    def __init__(self, folder: Path, backends: tuple[str, ...] = ()) -> None:
        self.mixer = Mixer()
        self._folder = folder
        self._backends = backends
        self._samples: dict[str, array.array[int]] = {}
        self._device: Any = None
        self._barred = 0.0  # until when no device is tried

    def play(self, name: str, percent: int) -> str:
        """Plays a sound; why it cannot be heard, or ""."""
        if name not in self._samples:
            try:
                self._samples[name] = load(self._folder / f"{name}.wav")
            except (OSError, EOFError, wave.Error) as error:
                return str(error)
        why = self._open()
        if self._device is not None:
            self.mixer.play(self._samples[name], percent)
        return why

    @property
    def open(self) -> bool:
        """The device is running."""
        return self._device is not None

    def rest(self) -> None:
        """Closes the device if nothing has been heard for a while, or if it has gone."""
        if self._device is not None and time.monotonic() - self.mixer.heard > REST_S:
            self.close()

    def close(self) -> None:
        """Lets go of the device."""
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _open(self) -> str:
        if self._device is not None and not self._device.running:
            self.close()  # it was unplugged; there may be another one
        if self._device is not None or time.monotonic() < self._barred:
            return ""
        try:
            import miniaudio

            backends = [miniaudio.Backend[name] for name in self._backends] or sound_backends(miniaudio)
            device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, RATE, BUFFER_MS, backends=backends, app_name="Gizmos"
            )
            stream = self.mixer.stream()
            next(stream)
            device.start(stream)
        except Exception as error:  # what a sound system comes up with is not known; without it the game goes on
            self._barred = time.monotonic() + RETRY_S
            return repr(error)
        self._device = device
        return ""


def sound_backends(miniaudio: Any) -> list[Any]:
    """All that can be heard: the one that only pretends to play is left out."""
    return [backend for backend in miniaudio.Backend if backend.name not in ("NULL", "CUSTOM")]


def serve(player: Player, lines: queue.SimpleQueue[str | None]) -> None:
    """Plays what the lines say until there are no more (None)."""
    while True:
        try:
            line = lines.get(timeout=REST_S) if player.open else lines.get()
        except queue.Empty:
            player.rest()
            continue
        if line is None:
            break
        name, _, percent = line.strip().partition(" ")
        if name.isalnum() and percent.isdigit():
            why = player.play(name, min(100, int(percent)))
            if why:
                print(f"no sound: {why}", file=sys.stderr, flush=True)
    player.close()


def main(folder: str, source: TextIO | None = None) -> int:
    """Serve until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which ends this process, too
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def read() -> None:
        for line in source or sys.stdin:
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    serve(Player(Path(folder)), lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
