"""Make the sounds beside this file, from nothing but sums of waves.

    python resources/sounds/make_sounds.py

The same files each time.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
Signal = list[float]


def tone(frequency: float, seconds: float, decay: float, *, bright: float = 0.3) -> Signal:
    """A struck tone: `decay` is how fast it dies away, `bright` how loud its overtones are."""
    samples = []
    for index in range(round(seconds * RATE)):
        time = index / RATE
        angle = 2 * math.pi * frequency * time
        value = math.sin(angle) + bright * math.sin(2.76 * angle) * math.exp(-decay * time)
        samples.append(value * math.exp(-decay * time))
    return samples


def knock(seconds: float, decay: float, seed: int) -> Signal:
    """Noise that dies away, with its highs taken off: something hard on wood."""
    noise = random.Random(seed)
    last, samples = 0.0, []
    for index in range(round(seconds * RATE)):
        last += 0.35 * (noise.uniform(-1, 1) - last)
        samples.append(last * math.exp(-decay * index / RATE))
    return samples


def mix(*parts: tuple[float, float, Signal]) -> Signal:
    """Signals together: each with its start in seconds and its loudness."""
    length = max(round(start * RATE) + len(signal) for start, _, signal in parts)
    total = [0.0] * length
    for start, loudness, signal in parts:
        offset = round(start * RATE)
        for index, value in enumerate(signal):
            total[offset + index] += loudness * value
    return total


def place() -> Signal:
    """A tile that is put down."""
    return mix((0, 1.0, knock(0.12, 55, 1)), (0, 0.35, tone(820, 0.12, 60)))


def passing() -> Signal:
    """Two soft taps with a knuckle."""
    tap = mix((0, 0.6, knock(0.1, 70, 2)), (0, 0.5, tone(240, 0.1, 45, bright=0.1)))
    return mix((0, 1.0, tap), (0.13, 0.8, tap))


def block() -> Signal:
    """A low gate that shuts."""
    return mix((0, 0.9, knock(0.3, 22, 3)), (0, 0.9, tone(98, 0.5, 9, bright=0.15)))


def win() -> Signal:
    """Three notes that rise."""
    notes = (523.25, 659.26, 783.99)
    return mix(*((0.14 * n, 0.7, tone(f, 0.6, 6)) for n, f in enumerate(notes)))


def breaking() -> Signal:
    """Four notes that fall, and the coins with them."""
    notes = (783.99, 622.25, 493.88, 369.99)
    fall = [(0.11 * n, 0.6, tone(f, 0.45, 8, bright=0.6)) for n, f in enumerate(notes)]
    return mix(*fall, *((0.11 * n, 0.4, knock(0.08, 60, 10 + n)) for n in range(4)))


SOUNDS: dict[str, Callable[[], Signal]] = {
    "place": place,
    "pass": passing,
    "block": block,
    "win": win,
    "break": breaking,
}


def data(signal: Signal) -> bytes:
    """The signal as 16-bit samples, as loud as it can be without distortion."""
    loudest = max(abs(value) for value in signal)
    return struct.pack(f"<{len(signal)}h", *(round(v / loudest * 29_000) for v in signal))


def main() -> None:
    """Write all files."""
    for name, make in SOUNDS.items():
        with wave.open(str(Path(__file__).with_name(f"{name}.wav")), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data(make()))


if __name__ == "__main__":
    main()
