"""Colours as text, ``#RRGGBB``, and what can be reckoned with them."""

from __future__ import annotations

from collections.abc import Iterable


def parts(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255. Raises ValueError for anything but ``#RRGGBB``."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"a colour is written like #F4C65A, not {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with a share (0 to 1) of `other`."""
    mixed = (round(a + (b - a) * share) for a, b in zip(parts(colour), parts(other), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2, 0 for black to 1 for white."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(value) for value in parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def legible(ink: str, grounds: Iterable[str], ratio: float) -> str:
    """`ink`, made darker or lighter only until it has `ratio` on every one of `grounds`.

    It goes towards black on light grounds, towards white on dark ones.
    """
    under = tuple(grounds)
    goal = max(("#000000", "#FFFFFF"), key=lambda end: min(contrast(end, g) for g in under))
    for step in range(51):
        moved = mix(ink, goal, step / 50)
        if min(contrast(moved, ground) for ground in under) >= ratio:
            return moved
    return goal
