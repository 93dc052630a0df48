"""What the tests of the terminal share: typists, and the keys that they type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from rich.console import Console

from roundhouse import Table
from roundhouse.bots import USUAL_LEVEL, Bot
from roundhouse.core.view import SeatView
from roundhouse.terminal.play import bots_at
from roundhouse.terminal.save import LogFile
from roundhouse.terminal.screen import Screen
from roundhouse.terminal.table import TerminalTable


class Typist(Screen):
    """A screen whose player types these entries; when they run out, the input ends."""

    def __init__(self, entries: Sequence[str] = (), interactive: bool = False, width: int = 100) -> None:
        super().__init__()
        self.console = Console(highlight=False, markup=False, emoji=False, width=width, record=True)
        self.interactive = interactive
        self.entries = list(entries)
        self.pauses: list[str] = []
        self.cleared: list[bool] = []

    def ask(self, prompt: str) -> str:
        """The next entry."""
        self.lines([prompt])
        if not self.entries:
            raise EOFError
        return self.entries.pop(0)

    def pause(self, prompt: str) -> None:
        """Note that Enter was waited for."""
        if self.interactive:
            self.pauses.append(prompt)

    def clear(self, forget: bool = False) -> None:
        """Note that the screen was cleared."""
        self.cleared.append(forget)

    def text(self) -> str:
        """Everything shown since the last look."""
        return self.console.export_text()


def terminal_table(
    screen: Screen, seed: int = 7, seats: int = 3, people: Sequence[int] = (0,), lang: str = "en", first: str = "0"
) -> TerminalTable:
    """A table of Traffic with bots at the other seats; the first of the people begins."""
    table = Table("traffic", seats, seed, {"first_player": first}, mode="interpreted")
    bots = bots_at([seat for seat in range(seats) if seat not in people], seed, "random")
    return TerminalTable(table, bots, screen, lang, LogFile())


def whole_game(seed: int, seats: int = 3, people: Sequence[int] = (0,)) -> tuple[list[str], Table]:
    """The numbers typed in a game to its end, and the table that they lead to."""
    table = Table("traffic", seats, seed, mode="interpreted")
    bots = bots_at([seat for seat in range(seats) if seat not in people], seed, "random")
    return typed_on(table, bots, seed), table


def typed_on(table: Table, bots: Mapping[int, Bot], seed: int, most: int = 10_000) -> list[str]:
    """Play a table on: the numbers that the people type by chance, at most this number of them."""
    pick, typed = Random(seed), list[str]()
    while (seat := table.seat) is not None and len(typed) < most:
        codes = table.codes()
        if seat in bots:
            table.play(bots[seat].choose(SeatView.of(table, seat)))
        else:
            typed.append(str(1 + pick.randrange(len(codes))))
            table.play(codes[int(typed[-1]) - 1])
    return typed


def at_terminal(
    table: Table, entries: Sequence[str], lang: str = "en", width: int = 80, level: str = USUAL_LEVEL
) -> tuple[TerminalTable, Typist]:
    """A person at seat 0, bots of this level elsewhere, and what the person types."""
    screen = Typist(entries, interactive=True, width=width)
    return TerminalTable(table, others(table.seats, level), screen, lang, LogFile()), screen


def others(seats: int, level: str = USUAL_LEVEL) -> dict[int, Bot]:
    """Bots at all seats but the first."""
    return bots_at(list(range(1, seats)), 4, level)
