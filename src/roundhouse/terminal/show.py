"""The parts of a screen that are the same for every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..core.events import Event
from ..core.table import Move, Table
from ..core.view import masked
from ..core.words import Words
from .boards import Board, Shown, player, signed

NUMBER_WIDTH = 4
GAP = 2
SHORT_LIST = 6  # moves that are listed in one column


def heading(words: Words) -> RenderableType:
    """The name of the game."""
    return Rule(Text(words.say("title"), "bold"), style="dim")


def scene(table: Table, seat: int | None, moves: Sequence[Move], bots: Iterable[int]) -> Shown:
    """What this seat may be shown."""
    seen = masked(table.live, seat)
    return Shown(table.view_of(seen), seat, moves, frozenset(bots), seen)


def question(table: Table, words: Words, several: bool) -> RenderableType:
    """The one sentence that says what is expected, and of whom."""
    assert table.seat is not None
    who = words.say("term-player-decides", number=table.seat + 1) if several else words.say("term-you-decide")
    name = f"phase-{table.phase}"
    asked = words.say(name) if words.has(name) else table.phase
    return Padding(Padding(Text(f"{who} {asked}"), (0, 1), style="bold #fbf6e6 on #17385f"), (1, 0, 0, 0))


# Moves


def numbered(sentences: Sequence[str], width: int) -> RenderableType:
    """The choices with their numbers, in as many columns as there is room for."""
    rows = _rows_needed([len(sentence) + NUMBER_WIDTH + GAP for sentence in sentences], width - 1 + GAP)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        places = range(row, len(sentences), rows)
        grid.add_row(*(_choice(place + 1, sentences[place]) for place in places))
    return Padding(grid, (0, 0, 0, 1))


def _rows_needed(widths: Sequence[int], room: int) -> int:
    """The fewest rows, filled column by column, that fit into this room; a short list stands in one column."""
    first = len(widths) if len(widths) <= SHORT_LIST else 1
    for rows in range(first, len(widths)):
        if sum(max(widths[i : i + rows]) for i in range(0, len(widths), rows)) <= room:
            return rows
    return len(widths)


def _choice(number: int, sentence: str) -> Text:
    return Text.assemble((f"{number:>{NUMBER_WIDTH - 2}}. ", "bold"), sentence)


# Events


def told(table: Table, events: Iterable[Event], seat: int | None, words: Words) -> list[str]:
    """Events as lines: what one player did in a row stands on one line, and what is said twice is counted."""
    lines = []
    for _, together in groupby(events, key=_actor):
        sentences = [table.say(event, seat, words.lang) for event in together]
        counted = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
        lines.append(" ".join(_times(sentence, n, words) for sentence, n in counted))
    return lines


def _actor(event: Event) -> Any:
    return event.args.get("seat")


def _times(sentence: str, n: int, words: Words) -> str:
    return sentence if n == 1 else words.say("term-times", sentence=sentence, times=n)


def news(lines: Sequence[str], words: Words) -> RenderableType:
    """What happened since this seat's last move."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for line in lines:
        grid.add_row("•", Text(line))
    return Padding(Group(Text(words.say("term-news"), "dim"), grid), (0, 0, 0, 1))


# Points


def points_so_far(
    table: Table, board: Board, seat: int | None, bots: Iterable[int], everything: bool = False
) -> list[RenderableType]:
    """Everybody's points as far as this seat may know them, or all there is to know."""
    parts: list[RenderableType] = []
    for each, points in enumerate(table.view(seat, everything)["points"]):
        parts.append(Padding(Text(player(board.words, each, seat, frozenset(bots)), "bold underline"), (1, 0, 0, 1)))
        parts.append(Padding(board.breakdown(points), (0, 0, 0, 1)))
    return parts


def winners(table: Table, words: Words, seat: int | None, bots: Iterable[int]) -> str:
    """The sentence that says who won."""
    first = [each for each, place in enumerate(table.ranking()) if place == 1]
    names = ", ".join(player(words, each, seat, frozenset(bots)) for each in first)
    how = "shared" if len(first) > 1 else "you" if first == [seat] else "other"
    return words.say("term-won", how=how, names=names)


def ranking(table: Table, words: Words, seat: int | None, bots: Iterable[int]) -> RenderableType:
    """Who won, and with how many points."""
    grid = Grid(box=frames.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    grid.add_column(words.say("term-place"), justify="right")
    grid.add_column(words.say("term-player"))
    grid.add_column(words.say("term-points"), justify="right")
    places, scores = table.ranking(), table.scores()
    for each in sorted(range(table.seats), key=places.__getitem__):
        style = "bold" if places[each] == 1 else ""
        name = player(words, each, seat, frozenset(bots))
        grid.add_row(str(places[each]), name, signed(scores[each]), style=style)
    return Padding(grid, (1, 0, 0, 1))
