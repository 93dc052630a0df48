"""Whether moves have shown anybody anything: then they cannot be taken back and made otherwise.

Moves reveal something if, after them, somebody can tell apart what they could not tell apart before.  Changes of cells
that their maker does not see, and events with a secret in them, are looked at directly.  All else is asked of twins:
tables that their maker cannot tell from this one, where everything that is hidden is dealt anew.  If the same moves
look the same on all of them, their maker has learnt nothing; and what everybody sees, their maker sees, too.  What
somebody shows of their own cards is theirs to show.

Moves that tell b bits look the same on one twin by a chance of 2⁻ᵇ: on all of them by a chance of 2⁻¹⁶ᵇ or, in plain
Python, 2⁻⁸ᵇ.  Twins of a state stay twins after moves that showed nothing, so most moves of a turn need no new ones.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np

from . import hints
from .chance import seed_bytes
from .engine import Engine, Mode, key_words, run_of
from .events import Secret
from .game import Game
from .kernels import AS_IT_IS
from .record import WORD, Cells, Ints
from .state import GameState
from .view import Bytes, Flags, is_hidden_from, masked

TWINS = {"compiled": 16, "interpreted": 8}  # by how they are played: a hundredth of a millisecond each, or one
REAL = 0  # the place of the real table, before its twins
MOST_KEPT = 64  # tables whose twins are kept for the next move of the same seat
_compiled: set[Game] = set()


def prepare(game: Game) -> None:
    """Load or compile the machine code of a game's tables and twins, and of what moves bring.

    Until then twins are played, and what moves bring is worked out, in plain Python.
    """
    run_of(game, "compiled")
    engine = Engine(game, 1, "compiled")
    engine.start(0, game.seat_counts[0], game.option_cells(game.check_options(game.seat_counts[0], None)), _seed(0))
    engine.determinise(0, int(engine.deciders[0]), _seed(0))
    engine.scores(0, game.seat_counts[0])
    engine.replay([], game.seat_counts[0], 0, 1)
    hints.prepare(game)
    _compiled.add(game)


def prepared() -> set[str]:
    """The names of the games whose machine code is here."""
    return {game.name for game in _compiled}


def reveals(game: Game, before: GameState, codes: Sequence[int], first: int = 0) -> bool:
    """Whether these moves, made from this state by the seat that decides there, showed anybody anything.

    Another `first` asks other twins.
    """
    seat, engine = before.seat, _tables(game, "compiled" if game in _compiled else "interpreted")
    told = _told(engine, before, codes)
    if told is None:
        return True
    keys, kept = _keys(first + 1, len(engine.states) - 1), first == 0 and _put_back_twins(engine, before)
    if not kept:
        engine.bytes[1:] = np.frombuffer(masked(before, seat).tobytes(), np.uint8)
    whose = AS_IT_IS if kept else seat
    for code, events in zip(codes, told, strict=True):
        if not engine.try_twins(whose, keys, [code]) or not _tell(engine, events):
            return True
        whose = AS_IT_IS  # from the second move on
    if ((engine.bytes[1:] != engine.bytes[REAL]) & _is_seen(game, seat)).any():
        return True
    if engine.deciders[REAL] == seat:
        _keep_twins(engine)
    return False


_kept: OrderedDict[bytes, Bytes] = OrderedDict()  # the twins of a real state, for the seat that decides in it


def _put_back_twins(engine: Engine, before: GameState) -> bool:
    """Take those that are twins of a state since an earlier move, as they have come to it; False: there are none."""
    kept = _kept.pop(before.tobytes(), None)
    if kept is None or len(kept) != len(engine.states):
        return False
    engine.bytes[1:] = kept[1:]
    return True


def _keep_twins(engine: Engine) -> None:
    """The moves showed nothing, so the twins are twins of what they have led to."""
    _kept[engine.saved(REAL)] = engine.bytes.copy()
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)


def _told(engine: Engine, before: GameState, codes: Sequence[int]) -> list[Cells] | None:
    """Make the moves; the events of each.  None: this table alone shows that they reveal something."""
    seat, told = before.seat, []
    engine.put_back(REAL, before.tobytes())
    hidden = _hidden(engine, seat)
    for code in codes:
        if not engine.play(REAL, code) or engine.is_over(REAL) or _has_secret(engine):
            return None
        told.append(_events(engine))
    return told if _hidden(engine, seat) == hidden else None


@cache
def _tables(game: Game, mode: Mode) -> Engine:
    """Room for the real table and its twins; used by one thread at a time."""
    return Engine(game, 1 + TWINS[mode], mode)


@cache
def _seed(number: int) -> bytes:
    return seed_bytes(number)


@lru_cache(maxsize=16)
def _keys(first: int, count: int) -> Ints:
    """The keys under which that many twins are dealt."""
    return np.array([key_words(_seed(first + number)) for number in range(count)], WORD)


def _events(engine: Engine) -> Cells:
    """What the last move told at the real table."""
    told: Cells = engine.states["events"][REAL, : engine.states["event_count"][REAL]].copy()
    return told


def _tell(engine: Engine, events: Cells) -> bool:
    """Whether all twins tell this of the last move."""
    counts, told = engine.states["event_count"][1:], engine.states["events"][1:, : len(events)]
    return not ((counts != len(events)).any() or (told != events).any())


def _has_secret(engine: Engine) -> bool:
    """Whether the last move told somebody something that others were not told."""
    kinds = engine.states["events"][REAL, : engine.states["event_count"][REAL], 0]
    return not _secret_kinds(engine.game).isdisjoint(kinds.tolist())


@cache
def _secret_kinds(game: Game) -> frozenset[int]:
    kinds = enumerate(game.events.values())
    return frozenset(number for number, args in kinds if any(isinstance(spec, Secret) for spec in args.values()))


@cache
def _is_seen(game: Game, seat: int) -> Flags:
    """Which bytes of a state in play this seat sees; of one that is over it sees at least these."""
    return ~is_hidden_from(game.State, seat, False)


def _hidden(engine: Engine, seat: int) -> bytes:
    """What this seat does not see of the real table, its events left out."""
    hidden: bytes = (engine.bytes[REAL] & _kept_hidden(engine.game, seat)).tobytes()
    return hidden


@cache
def _kept_hidden(game: Game, seat: int) -> Bytes:
    """All bits of the bytes of a state in play that this seat does not see, those of events left out."""
    events = game.State.new()
    events.record["events"], events.record["event_count"] = -1, -1
    is_event = np.frombuffer(events.tobytes(), np.uint8) != 0
    return np.where(is_hidden_from(game.State, seat, False) & ~is_event, 255, 0).astype(np.uint8)
