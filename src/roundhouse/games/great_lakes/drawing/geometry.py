"""Where everything lies on the map: what data/map.json says, and the spaces of the routes that follow from it."""

from __future__ import annotations

import json
from itertools import pairwise
from math import atan2, cos, degrees, hypot, sin
from pathlib import Path
from typing import NamedTuple

from ....core.data import check_value
from .. import box

WIDE = 14.4  # a space across its route
LONGEST = 38.0  # a space along its route
GAP = 3.6  # between two spaces, at least
LANE = 8.8  # how far each of two twins lies from their common line
CLEAR, CLEAR_TWINS = 21.0, 23.0  # between a place and the first space
STEPS = 60  # a curve is measured in that many pieces
LETTER = 17.0  # how high the names of cities are
LETTER_WIDTH = 0.42  # of that, in the widest name of the widest language

Point = tuple[float, float]


class Label(NamedTuple):
    """Where the name of a city is written: `anchor` says which end of it lies there."""

    x: float
    y: float
    anchor: str


class Space(NamedTuple):
    """The middle of a space of a route, and its angle in degrees."""

    x: float
    y: float
    angle: float


class Laid(NamedTuple):
    """The spaces of a route, and how long each is."""

    long: float
    spaces: list[Space]


class LakeName(NamedTuple):
    """Where the name of a lake is written, and how high."""

    x: float
    y: float
    angle: float
    size: float


_MAP = json.loads((Path(__file__).parent.parent / "data" / "map.json").read_text(encoding="utf-8"))

FRAME: tuple[float, float, float, float] = tuple(_MAP["frame"])  # left, top, width, height
PINES: list[Point] = [(x, y) for x, y in _MAP["pines"]]
for _place in box.PLACES:
    check_value("places.csv", "place", _place, tuple(_MAP["places"]))
LAKE_NAMES = {lake: LakeName(*where) for lake, where in _MAP["lakes"].items()}


def at(place: str) -> Point:
    """Where a place lies."""
    x, y = _MAP["places"][place]["at"]
    return x, y


def label(place: str) -> Label | None:
    """Where its name is written; a junction has none on the map."""
    if "label" not in _MAP["places"][place]:
        return None
    (x, y), (right, down, anchor) = at(place), _MAP["places"][place]["label"]
    return Label(round(x + right, 1), round(y + down, 1), anchor)


# Routes


def lay(route: str) -> Laid:
    """The spaces of a route along its curve, evenly, its twin's beside them."""
    row = box.ROUTE_ROWS[box.ROUTES.index(route)]
    has_twin = row.twin != "none"
    line, shift = _line(route)
    length = line[-1][2]
    pitch = min(LONGEST + 5, (length - 2 * (CLEAR_TWINS if has_twin else CLEAR)) / row.length)
    start = (length - pitch * row.length) / 2 + shift
    aside = (LANE if row.twin < route else -LANE) if has_twin else 0.0
    spaces = [_space(line, start + pitch * (i + 0.5), aside) for i in range(row.length)]
    return Laid(round(min(LONGEST, pitch - GAP), 1), spaces)


def _line(route: str) -> tuple[list[tuple[float, float, float]], float]:
    """The curve in short pieces, each with how far it is from the start, and how far its spaces are moved along it."""
    row = box.ROUTE_ROWS[box.ROUTES.index(route)]
    (ax, ay), (bx, by) = at(row.a), at(row.b)
    straight = (ax + (bx - ax) / 3, ay + (by - ay) / 3, bx + (ax - bx) / 3, by + (ay - by) / 3, 0.0)
    cx, cy, dx, dy, shift = _MAP["curves"].get(route) or _MAP["curves"].get(row.twin) or straight
    line, far = [(ax, ay, 0.0)], 0.0
    for step in range(1, STEPS + 1):
        t, u = step / STEPS, 1 - step / STEPS
        x = u**3 * ax + 3 * u * u * t * cx + 3 * u * t * t * dx + t**3 * bx
        y = u**3 * ay + 3 * u * u * t * cy + 3 * u * t * t * dy + t**3 * by
        far += hypot(x - line[-1][0], y - line[-1][1])
        line.append((x, y, far))
    return line, shift


def _space(line: list[tuple[float, float, float]], far: float, aside: float) -> Space:
    """A space so far along a line and so far to its right."""
    here, there = next(((p, q) for p, q in pairwise(line) if q[2] >= far), (line[-2], line[-1]))
    part = (far - here[2]) / (there[2] - here[2])
    angle = atan2(there[1] - here[1], there[0] - here[0])
    x = here[0] + (there[0] - here[0]) * part - sin(angle) * aside
    y = here[1] + (there[1] - here[1]) * part + cos(angle) * aside
    return Space(round(x, 1), round(y, 1), round(degrees(angle), 1))


# Water and land, as paths of SVG


def water() -> list[str]:
    """The lakes and the sea."""
    return [_shore(points) for points in _MAP["water"].values()]


def rivers() -> list[tuple[str, float]]:
    """The rivers that ships go on, and how wide each is."""
    return [(_shore(river["line"], is_closed=False), river["width"]) for river in _MAP["rivers"]]


def islands() -> list[str]:
    """The islands."""
    return [_shore(points) for points in _MAP["islands"]]


def _shore(points: list[Point], is_closed: bool = True) -> str:
    """A smooth line through these points."""
    n = len(points)

    def point(i: int) -> Point:
        return points[i % n] if is_closed else points[max(0, min(n - 1, i))]

    path = f"M{points[0][0]} {points[0][1]}"
    for i in range(n if is_closed else n - 1):
        before, here, there, after = point(i - 1), point(i), point(i + 1), point(i + 2)
        first = [round(here[k] + (there[k] - before[k]) / 6, 1) for k in (0, 1)]
        second = [round(there[k] - (after[k] - here[k]) / 6, 1) for k in (0, 1)]
        path += f"C{first[0]} {first[1]} {second[0]} {second[1]} {there[0]} {there[1]}"
    return path + "Z" * is_closed
