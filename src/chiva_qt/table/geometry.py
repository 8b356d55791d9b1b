"""Plain numbers for the table's geometry, without Qt."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """An upright rectangle; y grows downwards. The unit is the caller's."""

    x: float
    """The left edge."""
    y: float
    """The top edge."""
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Rect:
        """The rectangle of that size whose centre is at (x, y)."""
        return cls(x - width / 2, y - height / 2, width, height)

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Rect:
        """The rectangle with these four edges."""
        return cls(left, top, right - left, bottom - top)

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def cx(self) -> float:
        """The centre's x."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """The centre's y."""
        return self.y + self.height / 2

    def united(self, other: Rect) -> Rect:
        """The smallest rectangle that holds both."""
        return Rect.between(
            min(self.x, other.x),
            min(self.y, other.y),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def grown(self, dx: float, dy: float) -> Rect:
        """Each side moved outwards: left and right by `dx`, top and bottom by `dy`."""
        return Rect.between(self.x - dx, self.y - dy, self.right + dx, self.bottom + dy)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def scaled(self, factor: float) -> Rect:
        """All four numbers times `factor`."""
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)

    def holds(self, other: Rect, slack: float = 1e-6) -> bool:
        """Whether `other` lies inside, edges included."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlap(self, other: Rect) -> float:
        """The area that both cover; 0 when they only touch."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(width, 0.0) * max(height, 0.0)

    def distance(self, x: float, y: float) -> float:
        """How far the point (x, y) is from the rectangle; 0 inside."""
        dx = max(self.x - x, 0.0, x - self.right)
        dy = max(self.y - y, 0.0, y - self.bottom)
        return float((dx * dx + dy * dy) ** 0.5)
