"""What a good bot would do, for a person who asks: the move, why, and how it compares with the next best one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.ended import Earned
from ..core.engine import Mode
from ..core.game import Game
from ..core.hints import Hint, adviser
from ..core.record import NONE
from ..core.table import Table
from ..core.view import SeatView
from ..core.words import Words, words
from .comparison import Comparison, Difference, Side, compare, turned
from .continuations import pairs
from .greedy import best_hint, worths
from .search import SearchBot

EFFORT = 0.3  # seconds of a processor, about: a person waits for it
PAIRS = 60  # continuations after each of the two best moves
SECONDS = 0.8  # of a processor for all of them
UNDECIDED = 0.03  # moves whose worths differ by less: how games go on decides between them
DISLIKED = 2.0  # doubts of the game: a move that it values less by this has no reason of the game's
SEED = 1  # who asks again is told the same


class Outlook(NamedTuple):
    """What looking ahead found: how good a move is for its maker, from 0 to 1, and the next best one."""

    worth: float
    next_code: int
    next_worth: float
    comparison: Comparison | None = None  # None: how games go on says too little, or the contrary


class Advice(NamedTuple):
    """A move to make, and why."""

    code: int
    hint: Hint
    outlook: Outlook | None = None  # None: nobody looked ahead
    is_liked: bool = True  # whether the game itself values the move: then its reason speaks for it

    def say(self, there: Table, lang: str, names: list[str] | None = None) -> str:
        """Why, as sentences for the seat that decides there."""
        reason = self.hint.say(there.game, lang, names) if self.is_liked else ""
        if self.outlook is None:
            return self.hint.say(there.game, lang, names)
        found, sentences = self.outlook.comparison, words(lang, there.game.name)
        if found is not None and found.difference is not None:
            reason = _why(there, found.difference, found.pairs, sentences, names)
        told = f"{reason} {_compared(there, self.outlook, sentences, names)}".strip()
        return told or self.hint.say(there.game, lang, names)


def advise(view: SeatView, looks_ahead: bool) -> Advice:
    """The move that looking ahead finds best; without that, the one that the game itself values most."""
    if not looks_ahead or len(view.codes) == 1:
        return Advice(*best_hint(view))
    best, second, *_ = SearchBot(SEED, effort=EFFORT, mode="compiled").think(view)
    found = compared(view, (best.code, second.code)) if second.visits else None
    if found is not None and not is_supported(found[0]):
        if abs(best.worth - second.worth) < UNDECIDED:
            best, second, found = second, best, found[::-1]
        else:
            found = None
    outlook = Outlook(best.worth, second.code, second.worth, found and found[0])
    hint, is_liked = _opinion(view, best.code)
    return Advice(best.code, hint, outlook if second.visits else None, is_liked)


def _opinion(view: SeatView, code: int) -> tuple[Hint, bool]:
    """What the game says of a move, and whether it likes it nearly as much as its own choice."""
    hint, most = adviser(view.game).hint(view.masked(), code), max(worths(view))
    return hint, hint.worth >= most - DISLIKED * view.game.opinion.FORESIGHT.doubt


def compared(view: SeatView, codes: tuple[int, int], seconds: float = SECONDS) -> tuple[Comparison, Comparison] | None:
    """Two moves, compared by how games go on after them; and the other way round."""
    assert view.seat is not None
    played = list(pairs(view, codes, PAIRS, seconds))
    there, back = compare(view.game, view.seat, played), compare(view.game, view.seat, turned(played))
    return (there, back) if there is not None and back is not None else None


def is_supported(found: Comparison) -> bool:
    """Whether games go on at least as well after the first move."""
    return _merit(found.first) >= _merit(found.second)


def _merit(side: Side) -> tuple[int, float]:
    return side.wins, side.lead


def prepare(game: Game, mode: Mode = "compiled") -> None:
    """Load or compile the machine code by which games are played on."""
    table = Table(game.name, max(game.seat_counts), seed=SEED, mode=mode)
    adviser(game, mode).worths(table.live, table.codes()[:1])


# In words


def _compared(there: Table, outlook: Outlook, sentences: Words, names: Sequence[str] | None) -> str:
    """What the move is worth, and the next best one."""
    other, found = there.move(outlook.next_code).say(sentences.lang, names), outlook.comparison
    if found is None:
        if there.seats == 1 or outlook.worth < outlook.next_worth:
            return ""
        worth, then = round(100 * outlook.worth), round(100 * outlook.next_worth)
        return sentences.say("advice-outlook", other=other, worth=worth, next=then)
    first, second = found.first, found.second
    return sentences.say(
        "advice-" + _way_to_win(there),
        how="same" if _merit(first) == _merit(second) else "better",
        other=other,
        all=found.pairs,
        wins=first.wins,
        next=second.wins,
        points=_points(sentences, first.points),
        then=_points(sentences, second.points),
    )


def _way_to_win(there: Table) -> str:
    """What is counted: games that are won, goals that are met, or points alone."""
    if there.seats > 1:
        return "wins"
    return "points" if there.game.rules.goal(there.live) == NONE else "goals"


def _why(there: Table, found: Difference, pairs: int, sentences: Words, names: list[str] | None) -> str:
    """What differs, as a sentence."""
    said: dict[str, Any] = {"all": pairs, "first": _rounded(found.first), "second": _rounded(found.second)}
    said["points"], said["duel"] = _points(sentences, found.first), "yes" if there.seats == 2 else "no"
    if found.source is not None:
        said["source"] = _named(there.game, found.source, sentences)
    if found.event is not None:
        said["event"] = there.say(found.event, there.seat, sentences.lang, names).rstrip(".")
    return sentences.say("advice-" + found.kind, **said)


def _named(game: Game, source: Earned, sentences: Words) -> str:
    """Where points come from, to begin a sentence with."""
    name = sentences.say(f"source-{source.name}", **game.say.spoken(sentences, source.details))
    return name[:1].upper() + name[1:]


def _points(sentences: Words, points: float) -> str:
    return sentences.say("advice-amount", points=_rounded(points))


def _rounded(number: float) -> int | float:
    """With one digit behind the comma, where that is not 0."""
    tenths = round(10 * number)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10
