"""Makes all sounds: `python -m tools.sounds [folder]`. Mono, 16 bit, 44.1 kHz, the same bytes everywhere.

Each is a few strokes on something: glass, wood, paper, a bell. Sums of sines and filtered noise, from a fixed seed.
"""

from __future__ import annotations

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
Wave = list[float]
Partials = tuple[tuple[float, float, float], ...]
"""(frequency over the ground, loudness, how long it rings in ms)"""

GLASS: Partials = ((1.0, 1.0, 34), (1.62, 0.55, 22), (2.41, 0.35, 14), (3.83, 0.18, 8))
WOOD: Partials = ((1.0, 1.0, 40), (2.76, 0.4, 16), (5.4, 0.16, 8))
BELL: Partials = ((1.0, 1.0, 110), (2.0, 0.28, 70), (3.98, 0.16, 36), (0.5, 0.12, 120))
LADDER = (523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1174.66, 1318.51)
"""C D E G A c d e: whatever is used in which order, it sounds well together."""


def silence(ms: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(RATE * ms / 1000)


def stroke(ground: float, partials: Partials, ms: float, loud: float = 1.0, bend: float = 0.0) -> Wave:
    """Something is struck: its partials die away. `bend`: how much lower it ends, as a share of the pitch."""
    out = silence(ms)
    for factor, strength, rings in partials:
        phase = 0.0
        for n in range(len(out)):
            time = n / RATE
            pitch = ground * factor * (1 - bend * n / len(out))
            phase += pitch / RATE
            out[n] += loud * strength * math.sin(2 * math.pi * phase) * math.exp(-time * 1000 / rings)
    return out


def noise(ms: float, low: float, high: float, shape: Callable[[float], float], seed: int, loud: float = 1.0) -> Wave:
    """Noise between two frequencies; `shape` is its loudness over its length (0 to 1)."""
    dice = random.Random(seed)
    count = round(RATE * ms / 1000)
    a, b = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    top = bottom = 0.0
    out = []
    for n in range(count):
        top += a * (dice.uniform(-1, 1) - top)
        bottom += b * (top - bottom)
        out.append(loud * (top - bottom) * shape(n / count))
    return out


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Parts, each from its moment in ms."""
    length = max(round(RATE * at / 1000) + len(part) for at, part in parts)
    out = [0.0] * length
    for at, part in parts:
        start = round(RATE * at / 1000)
        for n, value in enumerate(part):
            out[start + n] += value
    return out


def falling(power: float) -> Callable[[float], float]:
    """Loud at first, then less."""
    return lambda t: (1 - t) ** power


def swelling(t: float) -> float:
    """Comes and goes."""
    return math.sin(math.pi * t) ** 2


def bell(pitch: float, ms: float, loud: float = 1.0) -> Wave:
    """A small bell with a soft stroke."""
    return mix((0, stroke(pitch, BELL, ms, loud)), (0, noise(12, 1500, 5000, falling(2), 5, 0.25 * loud)))


def rolling(ms: float, seed: int) -> Wave:
    """A ball rolls over a tray: a low rumble with small knocks that come faster."""
    dice = random.Random(seed)
    parts = [(0.0, noise(ms, 120, 900, swelling, seed, 0.9))]
    at, gap = 0.0, 62.0
    while at < ms - 60:
        parts.append((at, stroke(700 + dice.uniform(-90, 90), WOOD, 30, 0.10 + 0.12 * at / ms)))
        at += gap
        gap = max(26.0, gap * 0.9)
    return mix(*parts)


def sounds() -> Iterator[tuple[str, Wave, float]]:
    """All sounds: name, samples, loudness of the loudest moment (0 to 1)."""
    yield "pick", mix((0, stroke(2350, GLASS, 90)), (0, noise(8, 3000, 9000, falling(2), 1, 0.5))), 0.5
    yield "roll", rolling(400, 2), 0.34
    land = mix((0, stroke(1480, GLASS, 100)), (0, stroke(420, WOOD, 70, 0.55)), (52, stroke(1510, GLASS, 60, 0.28)))
    yield "land", land, 0.46
    drop = [
        (at, stroke(pitch, GLASS, 80, loud)) for at, pitch, loud in ((0, 1900, 1), (58, 2150, 0.55), (98, 1760, 0.3))
    ]
    yield "drop", mix(*drop), 0.36
    yield "spend", mix((0, noise(130, 500, 2600, swelling, 3)), (0, stroke(620, GLASS, 90, 0.35, -0.5))), 0.26
    crank = [(at, stroke(pitch, WOOD, 40, 0.7)) for at, pitch in ((0, 520), (55, 560), (110, 610))]
    yield "draw", mix(*crank, (160, stroke(1700, GLASS, 100)), (160, noise(10, 2000, 8000, falling(2), 4, 0.4))), 0.44
    yield "file", mix((0, noise(110, 900, 5200, swelling, 6, 1.2)), (95, stroke(190, WOOD, 85, 0.9))), 0.36
    hammer = [
        (at, mix((0, stroke(310, WOOD, 80, loud)), (0, noise(14, 1200, 7000, falling(3), 7, loud))))
        for at, loud in ((0, 0.7), (120, 1.0))
    ]
    yield "build", mix(*hammer, (122, stroke(940, GLASS, 90, 0.28))), 0.56
    yield "flip", mix((0, noise(55, 1500, 7000, swelling, 8)), (48, noise(18, 900, 4200, falling(2), 9, 1.1))), 0.26
    up = [(at, stroke(pitch, GLASS, 110, 0.8, -0.18)) for at, pitch in ((0, 560), (75, 840))]
    yield "converter", mix(*up), 0.40
    yield "arm", mix((0, stroke(783.99, BELL, 230, 0.7)), (0, stroke(1567.98, BELL, 180, 0.22))), 0.30
    for number, pitch in enumerate(LADDER, 1):
        yield f"use{number}", mix((0, bell(pitch, 250)), (0, stroke(pitch / 2, WOOD, 70, 0.5))), 0.46
    yield (
        "points",
        mix(*((at, bell(pitch, 300 - at, 0.8)) for at, pitch in ((0, 1046.5), (65, 1318.51), (130, 1567.98)))),
        0.40,
    )
    yield "turn", mix((0, bell(659.25, 260, 0.8)), (130, bell(987.77, 300))), 0.40
    yield "undo", mix((0, noise(120, 700, 3000, swelling, 10, 0.7)), (0, stroke(700, GLASS, 150, 0.8, 0.5))), 0.32
    yield "no", mix((0, stroke(196, WOOD, 70)), (85, stroke(174.6, WOOD, 90))), 0.44
    chord = ((0, 523.25), (120, 659.25), (240, 783.99), (380, 1046.5), (380, 659.25))
    yield "end", mix(*((at, bell(pitch, 880 - at, 0.7)) for at, pitch in chord)), 0.50
    yield "button", mix((0, stroke(900, WOOD, 30, 0.8)), (0, noise(6, 2500, 8000, falling(2), 11, 0.4))), 0.24


def pcm(samples: Wave, peak: float) -> bytes:
    """Samples as 16 bit numbers, with soft ends, `peak` at their loudest."""
    loudest = max(abs(value) for value in samples)
    rise, fall = 60, min(len(samples), round(RATE * 0.012))
    out = array.array("h")
    for n, value in enumerate(samples):
        edge = min(1.0, n / rise, (len(samples) - 1 - n) / fall)
        out.append(round(value / loudest * peak * edge * 32_767))
    if sys.byteorder == "big":
        out.byteswap()
    return out.tobytes()


def write(folder: Path) -> list[Path]:
    """Writes all sounds; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, samples, peak in sounds():
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(pcm(samples, peak))
        files.append(path)
    return files


def main() -> int:
    """Write them; 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    files = write(parser.parse_args().folder)
    print(f"{len(files)} sounds, {sum(path.stat().st_size for path in files) // 1000} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
