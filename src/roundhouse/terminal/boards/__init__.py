"""How a game looks in the terminal: its own drawer, found by its name, or a plain one that suits any game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from ...core.game import Game
from ...core.state import GameState
from ...core.table import Move
from ...core.words import Words

HEADING = ("game", "rules_version", "edition", "seats", "options", "seat", "phase")


@dataclass(frozen=True)
class Shown:
    """What a seat sees, everybody's points as far as it may know them included, and the moves it may make."""

    view: Mapping[str, Any]
    seat: int | None  # None: a spectator
    moves: Sequence[Move]
    bots: frozenset[int]
    seen: GameState | None = None  # the same as a record, for boards that ask the game's own functions


class Board:
    """The plain drawer: every field of the view on its line, so that a new game can be played at once."""

    has_map = False  # whether `chart` draws one

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    @cached_property
    def contents(self) -> Mapping[str, Any]:
        """The box as the browser gets it, in the language of this board."""
        return self.game.catalogue.contents(self.words)

    def render(self, scene: Shown) -> RenderableType:
        """The table as this seat sees it."""
        return _fields({key: value for key, value in scene.view.items() if key not in HEADING})

    def breakdown(self, points: Mapping[str, Any]) -> RenderableType:
        """Where the points of a seat come from, as far as the viewer may know it."""
        return _fields(points)

    def legend(self) -> RenderableType | None:
        """What the signs on the board mean."""
        return None

    def chart(self, scene: Shown, wanted: str) -> RenderableType | None:
        """What these words ask for of the map; None: they ask for nothing that is on it."""
        return None

    def player(self, seat: int, scene: Shown) -> str:
        """Who sits there."""
        return player(self.words, seat, scene.seat, scene.bots)


class Row:
    """Cards side by side, over as many lines as they need; no card is broken."""

    def __init__(self, chips: Sequence[Text], between: str = " ") -> None:
        self.chips = chips
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        line = Text()
        for chip in self.chips:
            if line and line.cell_len + len(self.between) + chip.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, self.between if line else "", chip)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """The widest card, and all cards on one line."""
        widths = [chip.cell_len for chip in self.chips]
        return Measurement(max(widths), sum(widths) + len(self.between) * (len(widths) - 1))


def player(words: Words, seat: int, viewer: int | None, bots: frozenset[int]) -> str:
    """Who sits there, as this viewer would say it."""
    if seat == viewer:
        return words.say("term-you", number=seat + 1)
    return words.say("term-bot" if seat in bots else "player", number=seat + 1)


def signed(points: int) -> str:
    """A number of points, with a minus sign that is not a hyphen."""
    return str(points).replace("-", "−")


def _fields(fields: Mapping[str, Any]) -> RenderableType:
    lines = [Text.assemble((f"{key} ", "bold"), json.dumps(value, ensure_ascii=False)) for key, value in fields.items()]
    return Group(*lines)


def board_for(game: Game, words: Words) -> Board:
    """The drawer of this game."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Board(game, words)
    board: Board = import_module(name).Board(game, words)
    return board
