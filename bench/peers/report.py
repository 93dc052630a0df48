"""What was measured, for people: a table in Markdown and a picture."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import floor, log10

from roundhouse.match.picture import COLOURS, text

from ..speeds import pretty
from .compare import Comparison, Row
from .row import COLUMNS, MEANINGS

DASH = "–"
HEADING, NEXT = "## Beside other libraries\n", "## More\n"  # of the README
WIDTH, LEFT, RIGHT, LINE, TITLE = 900, 260, 80, 16, 30  # of the picture


def table(found: Comparison) -> str:
    """All rows as a table, and below it what its numbers mean."""
    columns = [name for name in COLUMNS if any(name in row.columns for row in found.rows)]
    notes = numbered(found)
    head = ["library", "game", "players", *(COLUMNS[name] for name in columns)]
    lines = [head, ["---"] * len(head)]
    for row in found.rows:
        version = found.versions[by_row(found, row)]
        lines.append(
            [f"{row.library} {version}", row.game, str(row.seats), *(cell(row, name, notes) for name in columns)]
        )
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    drawn = [
        "| " + " | ".join(part.ljust(width) for part, width in zip(line, widths, strict=True)) + " |" for line in lines
    ]
    return "\n".join([*drawn, "", *explained(found, columns, notes), ""])


def section(found: Comparison, drawn: str) -> str:
    """The table for the README; `drawn` is where its picture lies."""
    said = "Our games and the nearest of other libraries, measured in one run by `python -m bench.peers --keep`:"
    return f"{HEADING}\n{said}\n\n{table(found)}\n![The same as bars]({drawn})\n\n"


def with_section(readme: str, new: str) -> str:
    """The README with this section in place of the one that it had, or before what comes next if it had none."""
    before, _, after = readme.partition(HEADING if HEADING in readme else NEXT)
    return before + new + (after[after.index(NEXT) :] if HEADING in readme else NEXT + after)


def by_row(found: Comparison, row: Row) -> str:
    """The name by which the library of a row was asked for."""
    return next(name for name in found.versions if name.replace("_", "").lower() == row.library.lower())


def numbered(found: Comparison) -> dict[str, int]:
    """All notes, in the order in which they come."""
    said = [row.notes[name] for row in found.rows for name in COLUMNS if name in row.notes]
    return {note: number for number, note in enumerate(dict.fromkeys(said), start=1)}


def cell(row: Row, column: str, notes: dict[str, int]) -> str:
    """A number, or a dash, with its note."""
    value = row.value(column)
    shown = DASH if value is None else f"{value:,.0f}" if column == "bytes" else pretty(value)
    return f"{shown} [{notes[row.notes[column]]}]" if column in row.notes else shown


def explained(found: Comparison, columns: list[str], notes: dict[str, int]) -> Iterator[str]:
    """What columns mean, the notes, what is missing, and how it was measured."""
    for name in columns:
        yield f"- {COLUMNS[name]}: {MEANINGS[name]}."
    yield from (f"- [{number}] {note}." for note, number in notes.items())
    yield from (f"- {sentence}" for sentence in found.missing.values())
    before, after = (f"{load:.1f}" for load in found.load)
    clock = "time on the clock" if found.device == "cuda" else "time of one core"
    yield (
        f"- {found.machine['processor']}, Python {found.machine['python']}; {clock}, median of {found.rounds} rounds of"
        f" {found.seconds:g} s; load of the machine {before} before, {after} after."
    )


def picture(found: Comparison) -> str:
    """A panel for each column, with a bar for each game, on a logarithmic scale."""
    columns = [name for name in COLUMNS if any(height(row, name) for row in found.rows)]
    libraries = list(dict.fromkeys(row.library for row in found.rows))
    colours = {library: COLOURS[i % len(COLOURS)] for i, library in enumerate(libraries)}
    parts, y = list[str](), 10
    for name in columns:
        rows = [row for row in found.rows if height(row, name)]
        parts += [f'<g transform="translate(0 {y})">', *panel(name, rows, colours), "</g>"]
        y += TITLE + LINE * len(rows) + 14
    size = f'width="{WIDTH}" height="{y}" viewBox="0 0 {WIDTH} {y}"'
    begin = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
    return "\n".join([begin, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>", ""])


def height(row: Row, column: str) -> float:
    """What a bar shows; nothing for what is not above zero, which this scale does not have."""
    return max(row.value(column) or 0.0, 0.0)


def panel(column: str, rows: list[Row], colours: dict[str, str]) -> Iterator[str]:
    """One column: the fastest bar is as wide as there is room, a tenth of a speed is one step shorter."""
    values = [height(row, column) for row in rows]
    low, high = floor(log10(min(values))) - 1, log10(max(values))
    yield text(LEFT, 18, f"{COLUMNS[column]}: {MEANINGS[column]}", colour="#000")
    for i, (row, value) in enumerate(zip(rows, values, strict=True)):
        y, width = TITLE + LINE * i, (WIDTH - LEFT - RIGHT) * (log10(value) - low) / (high - low)
        said = f"{row.library} {row.game}"
        yield text(LEFT - 8, y + 10, said, "end", colours[row.library])
        yield (
            f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{LINE - 4}" fill="{colours[row.library]}">'
            f"<title>{escape(f'{said}: {pretty(value)}')}</title></rect>"
        )
        yield text(LEFT + width + 6, y + 10, pretty(value))
