"""The curve of a training as a picture: wins against other bots, over the decisions that were learnt from."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from .judge import Score

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 320, 60, 190, 34, 40
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")  # told apart by everybody
LINES = (0.0, 0.25, 0.5, 0.75, 1.0)


def picture(title: str, judged: list[dict[str, Any]]) -> str:
    """The curve as SVG: a line for each match, with its interval at every point."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    most = max((each["decisions"] for each in judged), default=0) or 1
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">']
    parts += ['<rect width="100%" height="100%" fill="#fff"/>', text(LEFT, TOP - 14, title), *axes(most)]
    names = list(dict.fromkeys(name for each in judged for name in each["scores"]))
    for number, name in enumerate(names):
        colour = COLOURS[number % len(COLOURS)]
        parts += line(name, judged, most, colour)
        parts.append(text(WIDTH - RIGHT + 16, TOP + 8 + 18 * number, name, colour=colour))
    return "\n".join([*parts, "</svg>", ""])


def text(x: float, y: float, said: str, anchor: str = "start", colour: str = "#333") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'


def across(decisions: float, most: float) -> float:
    """Where a number of decisions lies."""
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def up(part: float) -> float:
    """Where a part of wins lies."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - part)


def axes(most: float) -> Iterator[str]:
    """Lines for parts of wins, and numbers of decisions in millions."""
    for part in LINES:
        yield f'<line x1="{LEFT}" y1="{up(part):.1f}" x2="{WIDTH - RIGHT}" y2="{up(part):.1f}" stroke="#ccc"/>'
        yield text(LEFT - 8, up(part) + 4, f"{part:.0%}", "end")
    for part in LINES:
        yield text(across(part * most, most), HEIGHT - BOTTOM + 18, f"{part * most / 1e6:.3g} M", "middle")


def line(name: str, judged: list[dict[str, Any]], most: float, colour: str) -> Iterator[str]:
    """One match: its points joined, and the interval of each as a stroke."""
    found = [
        (f"{across(each['decisions'], most):.1f}", Score(*each["scores"][name]))
        for each in judged
        if name in each["scores"]
    ]
    points = " ".join(f"{x},{up(score.share):.1f}" for x, score in found)
    yield f'<polyline points="{points}" fill="none" stroke="{colour}"/>'
    for x, score in found:
        low, high = map(up, score.interval())
        yield f'<line x1="{x}" y1="{low:.1f}" x2="{x}" y2="{high:.1f}" stroke="{colour}" opacity="0.4"/>'
        yield f'<circle cx="{x}" cy="{up(score.share):.1f}" r="2.5" fill="{colour}"/>'
