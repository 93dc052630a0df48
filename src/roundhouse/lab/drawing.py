"""Drawings as SVG: bars with intervals, distributions, and differences around a line."""

from __future__ import annotations

from html import escape

from ..core.interval import Interval
from .statistics import Judged

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 220, 60, 40
INK, BAR, LINE = "var(--ink, #1c2733)", "var(--bar, #3b78a8)", "var(--line, #b5472f)"
FONT = 'font-family="DejaVu Sans, Noto Sans, Arial, sans-serif" font-size="12"'


def _svg(width: int, height: int, parts: list[str]) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FONT} fill="{INK}">{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _rule(x1: float, y1: float, x2: float, y2: float, dashed: bool = False, colour: str = INK) -> str:
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{dash}/>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{max(0.0, height):.1f}" fill="{BAR}"/>'


def shares(found: list[Interval], names: list[str]) -> str:
    """A bar for each share, with its interval; an equal share is a dashed line."""
    top = max(each.high for each in found) * 1.1
    room, step = HEIGHT - BOTTOM - 20, (WIDTH - LEFT - 20) / len(found)

    def at(share: float) -> float:
        return HEIGHT - BOTTOM - room * share / top

    parts = []
    for i, (each, name) in enumerate(zip(found, names, strict=True)):
        x = LEFT + step * (i + 0.5)
        parts += [
            _box(x - step * 0.3, at(each.value), step * 0.6, at(0) - at(each.value)),
            _rule(x, at(each.low), x, at(each.high)),
            _text(x, HEIGHT - BOTTOM + 16, name),
            _text(x, HEIGHT - BOTTOM + 32, f"{each.value:.1%}"),
        ]
    equal = at(1 / len(found))
    return _svg(WIDTH, HEIGHT, [*parts, _rule(LEFT, equal, WIDTH - 20, equal, dashed=True, colour=LINE)])


def distribution(bars: list[tuple[int, int, int]]) -> str:
    """How often which numbers came."""
    most = max((n for _, _, n in bars), default=1)
    room, step = HEIGHT - BOTTOM - 10, (WIDTH - LEFT - 20) / max(1, len(bars))
    parts = [_rule(LEFT, HEIGHT - BOTTOM, WIDTH - 20, HEIGHT - BOTTOM)]
    every = max(1, len(bars) // 8)
    for i, (low, _, n) in enumerate(bars):
        high = room * n / most
        parts.append(_box(LEFT + step * i + 1, HEIGHT - BOTTOM - high, max(1.0, step - 2), high))
        if i % every == 0:
            parts.append(_text(LEFT + step * (i + 0.5), HEIGHT - BOTTOM + 16, str(low)))
    return _svg(WIDTH, HEIGHT, parts)


def differences(found: list[Judged], names: list[str]) -> str:
    """A line for each thing: how much more often it went with winning, around 0."""
    row, width, words = 22, 860, 420
    height = row * len(found) + 30
    far = max((max(abs(each.more.low), abs(each.more.high)) for each in found), default=1.0) or 1.0

    def at(more: float) -> float:
        return words + 20 + (width - words - 40) * (more + far) / (2 * far)

    parts = [_rule(at(0), 4, at(0), height - 22, dashed=True, colour=LINE)]
    for i, (each, name) in enumerate(zip(found, names, strict=True)):
        y = row * i + 16
        parts += [
            _text(words, y + 4, name if len(name) < 60 else name[:58] + "…", "end"),
            _rule(at(each.more.low), y, at(each.more.high), y),
            f'<circle cx="{at(each.more.value):.1f}" cy="{y}" r="4" fill="{BAR}"/>',
        ]
    for mark in (-far, 0, far):
        parts.append(_text(at(mark), height - 6, f"{mark:+.0%}" if mark else "0"))
    return _svg(width, height, parts)
