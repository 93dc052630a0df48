"""What a seat can do or have in a game, found in the events that its rules tell and in what a seat sees of itself."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import NamedTuple

import numpy as np

from ..core import meaning
from ..core.actions import count
from ..core.events import Secret
from ..core.game import Game
from ..core.record import NONE, OWNER, OWNER_UNTIL_END, WORD, Ints
from ..core.state import EVENT_ARGS
from ..core.words import Words
from ..observe import tensors

SEAT = "seat"  # the argument of an event that says who did it
TURN = "began"  # the event that tells of a turn
REASON = "reason"  # and the one that says why: nothing that a seat chose
HELD = ""  # in place of a kind of event: had at the end


class Thing(NamedTuple):
    """Something that a seat did, or had at the end."""

    kind: str  # of the event, or HELD
    arg: str  # its argument, or the field that has it
    value: str

    @property
    def key(self) -> str:
        """How it is called in files."""
        return f"{self.kind or 'held'} {self.arg} {self.value}"


class Things(NamedTuple):
    """All things of a game, and where they are noticed."""

    all: list[Thing]
    begins: Ints
    who: Ints
    first: Ints
    values: Ints
    held: Ints


@cache
def of(game: Game) -> Things:
    """What is counted in this game: named values of events that a seat causes, and what its own hand holds."""
    found: list[Thing] = []
    who, shape = np.full(len(game.events), NONE, WORD), (len(game.events), EVENT_ARGS)
    first, values = np.full(shape, NONE, WORD), np.zeros(shape, WORD)
    for number, (kind, args) in enumerate(game.events.items()):
        if SEAT not in args:
            continue
        who[number] = list(args).index(SEAT)
        for place, (arg, spec) in enumerate(args.items()):
            names = spec.values if isinstance(spec, Secret) else spec
            if not isinstance(names, int) and arg != REASON:
                first[number, place], values[number, place] = len(found), count(names)
                found += [Thing(kind, arg, str(name)) for name in names]
    held = []
    for name, part in tensors.of(game).parts.items():
        field, names = game.State.fields.get(name), part.holds.by or part.holds.names
        is_own = field is not None and field.seen in (OWNER, OWNER_UNTIL_END)
        if is_own and part.holds.kind in (meaning.UPTO, meaning.BITS) and len(names) == part.size:
            held += [(part.start + i, len(found) + i) for i in range(part.size)]
            found += [Thing(HELD, name, each) for each in names]
    kinds = list(game.events)
    begins = np.array([kinds.index(TURN) if TURN in kinds else NONE], WORD)
    return Things(found, begins, who, first, values, np.array(held, WORD).reshape(-1, 2))


def spoken(game: Game, words: Words, thing: Thing) -> str:
    """A thing in the game's own words: what was done, and with what."""
    arg = ("card" if thing.arg == "hands" else thing.arg.removesuffix("s")) if thing.kind == HELD else thing.arg
    value = thing.value.replace("_", " ")
    with suppress(KeyError):  # the game has no word for it by itself, only in a sentence
        value = str(next(iter(game.say.spoken(words, {arg: thing.value}).values())))
    return words.say(f"lab-did-{(thing.kind or 'held').replace('_', '-')}", what=value)
