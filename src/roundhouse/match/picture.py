"""A match as a picture: for each bot its wins and its rating, with how sure they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .figures import Figures

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")  # told apart by everybody
WIDTH, LEFT, RIGHT, TOP, ROW, FOOT = 900, 130, 90, 48, 30, 30
SURE = 2  # standard deviations of a rating that are drawn


def text(x: float, y: float, said: str, anchor: str = "start", colour: str = "#444") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str = "#ccc") -> str:
    """A line between two places."""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"/>'


def dot(x: float, y: float, colour: str, said: str) -> str:
    """A dot that says what it is."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"><title>{escape(said)}</title></circle>'


def svg(width: int, height: int, parts: Sequence[str]) -> str:
    """A picture of these parts, on white."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>", ""])


def picture(title: str, headings: tuple[str, str], found: Sequence[Figures]) -> str:
    """Wins on top, ratings below; the bots in the order of the table."""
    height = TOP + ROW * len(found) + FOOT
    wins = [(each.bot, each.rate.value, each.rate.low, each.rate.high) for each in found]
    rated = [
        (each.bot, each.rating, each.rating - SURE * each.doubt, each.rating + SURE * each.doubt)
        for each in found
        if each.rating is not None and each.doubt is not None
    ]
    parts = [text(LEFT, 18, title, colour="#000"), *panel(headings[0], wins, 0.0, 1.0)]
    if rated:
        low, high = min(low for _, _, low, _ in rated), max(high for _, _, _, high in rated)
        parts += [f'<g transform="translate(0 {height})">', *panel(headings[1], rated, low, high), "</g>"]
    return svg(WIDTH, height * (2 if rated else 1), parts)


def panel(heading: str, rows: Sequence[tuple[str, float, float, float]], least: float, most: float) -> Iterator[str]:
    """One measure: a row for each bot, with a dot for what was found and a line between its bounds."""
    bottom = TOP + ROW * len(rows)
    yield text(LEFT, TOP - 12, heading)
    for value in (least, (least + most) / 2, most):
        x = across(value, least, most)
        yield line(x, TOP, x, bottom)
        yield text(x, bottom + 18, f"{value:.3g}", "middle")
    for number, (bot, value, low, high) in enumerate(rows):
        y, colour = TOP + ROW * (number + 0.5), COLOURS[number % len(COLOURS)]
        yield text(LEFT - 8, y + 4, bot, "end", colour)
        yield line(across(low, least, most), y, across(high, least, most), y, colour)
        yield dot(across(value, least, most), y, colour, f"{bot}: {value:.3g} ({low:.3g}–{high:.3g})")
        yield text(WIDTH - RIGHT + 12, y + 4, f"{value:.3g}", colour=colour)


def across(value: float, least: float, most: float) -> float:
    """Where a value stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - least) / ((most - least) or 1.0)
