"""The rows of the database, as the rest of the server knows them.

A long game has thousands of acts, of which few are looked at one by one: they stay in columns until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Literal

from msgspec import Struct

from ...core.unread import Unread
from ..wire import BotLevel, ClockKind, Lang, SeatKind, ShuffleStep, Status, Watch

ActKind = Literal["play", "undo"]


class TableRow(Struct, frozen=True, kw_only=True, array_like=True):
    """A table: what was agreed on, and how far it has come."""

    id: str  # six of A-Z and 2-9
    command: str  # the browser's name for the command that made it
    game: str
    rules_version: int
    edition: str
    seats: int
    options: dict[str, str | int | bool]
    clock_kind: ClockKind
    clock_seconds: int
    hints: bool
    watch: Watch
    watch_token: str
    seed: bytes  # what the cards are dealt from; until they are, one that everybody knows
    created: float  # this and the other times: seconds since 1970
    status: Status = "gathering"
    started: float | None = None
    ended: float | None = None
    rematch: str | None = None  # the table of the rematch
    lang: Lang = "en"
    is_lesson: bool = False  # the others answer as the lesson of the game says
    salt: bytes | None = None  # the server's, of which the commitment tells; None: the seed is all there is
    shuffle: ShuffleStep | None = None  # None: a table of an older version, to whose shuffle nobody could add


class SeatRow(Struct, frozen=True, kw_only=True, array_like=True):
    """Who sits where; the holder of the token may sit there."""

    seat: int
    kind: SeatKind
    level: BotLevel | None
    name: str
    token: str
    is_host: bool = False
    is_stood_in: bool = False
    brings_salt: bool = False  # their browser will add to the shuffle: it is waited for
    seal: bytes | None = None  # what it has told of its salt
    salt: bytes | None = None  # and the salt, opened in time


class ActRow(Struct, frozen=True, kw_only=True, array_like=True, gc=False):
    """What somebody did at once: some moves, or taking some back."""

    act: int  # counts from 0
    kind: ActKind
    codes: list[int]  # the moves; of an undo, none
    to_ply: int  # how many moves are on the table after it
    seat: int
    command: str
    at: float
    spent: float = 0.0  # seconds charged to the clock


class ActColumns(Struct, frozen=True, kw_only=True):
    """The cells of acts that follow each other, by their names: each has as many as there are acts."""

    act: Sequence[int]
    kind: Sequence[ActKind]
    codes: Sequence[list[int]]
    to_ply: Sequence[int]
    seat: Sequence[int]
    command: Sequence[str]
    at: Sequence[float]
    spent: Sequence[float]

    def row(self, number: int) -> ActRow:
        """One of them."""
        return ActRow(**{name: getattr(self, name)[number] for name in self.__struct_fields__})

    def only(self, numbers: Sequence[int]) -> ActColumns:
        """Some of them."""
        columns = {name: getattr(self, name) for name in self.__struct_fields__}
        return ActColumns(**{name: [cells[number] for number in numbers] for name, cells in columns.items()})


class Acts(Unread[ActRow]):
    """Acts as they are read from the database."""

    def __init__(self, columns: ActColumns, unpacked: int) -> None:
        super().__init__(len(columns.act), columns.row)
        self.columns, self.unpacked = columns, unpacked  # of how many each was read by itself


def columns_of(acts: list[ActRow]) -> ActColumns:
    """The cells of these acts."""
    if isinstance(acts, Acts):
        return acts.columns
    return ActColumns(**{name: [getattr(act, name) for act in acts] for name in ActRow.__struct_fields__})


class ChatRow(Struct, frozen=True, kw_only=True, array_like=True, gc=False):
    """Something that was said."""

    number: int  # counts from 0
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: float
    command: str


class Saved(Struct, frozen=True):
    """Everything that is known of a table."""

    table: TableRow
    seat_rows: list[SeatRow]
    acts: list[ActRow]
    chat: list[ChatRow]


class Appended(Enum):
    """What became of a row that was to be added."""

    WRITTEN = "written"  # it is on disk
    TAKEN = "taken"  # another command has this number, or another act stands before it: what the caller knows is old
    REPEATED = "repeated"  # this command is there already: it is on disk, too
