"""The part of the state that every game has."""

from __future__ import annotations

from .record import NOBODY, WORD, Cells, Ints, Record, cells

KEY_WORDS = 8
BLOCK_WORDS = 16
EVENT_ARGS = 5
EVENT_CELLS = 1 + EVENT_ARGS
COMMON = ("version", "options", "seats", "seat", "phase")  # fields of every game; its package and modules say what for


class GameState(Record):
    """Who plays, who decides, what chance will bring and what the last move did.

    A game adds `options: Cells = cells(len(OPTIONS))`, in the order of its option.py, and
    `events: Cells = cells(N, EVENT_CELLS, seen=NOBODY)`, N being the most that one move can tell.
    """

    key: Ints = cells(KEY_WORDS, seen=NOBODY, type=WORD, doc="the game's seed, the key of its keystream")
    block: Ints = cells(BLOCK_WORDS, seen=NOBODY, type=WORD, doc="the block of the keystream in use")
    blocks: int = cells(seen=NOBODY, type=WORD, doc="how many blocks of the keystream were made")
    words_used: int = cells(seen=NOBODY, doc="how many words of the block in use were taken")

    version: int = cells(doc="by which version of the rules this game is played")
    options: Cells
    seats: int = cells(doc="how many play")
    seat: int = cells(doc="who decides now")
    phase: int = cells(doc="what that seat decides: see the game's phase.py")

    event_count: int = cells(seen=NOBODY, doc="how many events the last move told")
    events: Cells
