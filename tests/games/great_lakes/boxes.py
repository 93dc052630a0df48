"""Rectangles on the map, turned as they lie, and how deep one reaches into another."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import NamedTuple

from roundhouse.games.great_lakes.drawing import geometry

LAKE_LETTER_WIDTH = 0.64  # of their height, the letters of lakes being wider
ABOVE, BELOW = 0.72, 0.2  # how far letters reach from their line, of their height


class Box(NamedTuple):
    """A rectangle: its middle, half its sides, its angle in radians."""

    x: float
    y: float
    across: float
    down: float
    angle: float = 0.0

    def reach(self, angle: float) -> float:
        """How far it reaches from its middle in a direction."""
        turned = self.angle - angle
        return self.across * abs(cos(turned)) + self.down * abs(sin(turned))


def depth(a: Box, b: Box) -> float:
    """How far two boxes would have to be moved apart; 0 where they do not touch."""
    found = []
    for angle in (a.angle, a.angle + radians(90), b.angle, b.angle + radians(90)):
        apart = abs((a.x - b.x) * cos(angle) + (a.y - b.y) * sin(angle))
        found.append(a.reach(angle) + b.reach(angle) - apart)
    return max(0.0, min(found))


def depth_in_circle(a: Box, x: float, y: float, radius: float) -> float:
    """How far a box reaches into a circle."""
    right = (x - a.x) * cos(a.angle) + (y - a.y) * sin(a.angle)
    down = (y - a.y) * cos(a.angle) - (x - a.x) * sin(a.angle)
    return max(0.0, radius - hypot(max(0, abs(right) - a.across), max(0, abs(down) - a.down)))


def spaces(route: str) -> list[Box]:
    """The spaces of a route."""
    laid = geometry.lay(route)
    return [Box(s.x, s.y, laid.long / 2, geometry.WIDE / 2, radians(s.angle)) for s in laid.spaces]


def label(place: str, name: str) -> Box | None:
    """The name of a city, with a little to spare."""
    where = geometry.label(place)
    if where is None:
        return None
    width, high = len(name) * geometry.LETTER_WIDTH * geometry.LETTER, geometry.LETTER
    left = {"start": where.x, "middle": where.x - width / 2, "end": where.x - width}[where.anchor]
    return Box(left + width / 2, where.y + (BELOW - ABOVE) / 2 * high, width / 2, (ABOVE + BELOW) / 2 * high)


def lake_name(lake: str, name: str) -> Box:
    """The name of a lake."""
    where = geometry.LAKE_NAMES[lake]
    across, down = len(name) * LAKE_LETTER_WIDTH * where.size / 2, ABOVE * where.size / 2
    return Box(where.x, where.y, across, down, radians(where.angle))
