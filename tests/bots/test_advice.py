"""A hint compares how games go on after the two best moves, and says only what that shows."""

from __future__ import annotations

import pickle
import re
from random import Random
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.bots import best_hint, make
from roundhouse.bots.advice import Advice, Outlook, advise, compared, is_supported
from roundhouse.bots.comparison import FEWEST, Comparison, Difference, Side, compare, turned
from roundhouse.bots.continuations import Continuation, pairs, telling
from roundhouse.core.ended import Earned
from roundhouse.core.engine import Engine
from roundhouse.core.events import Secret
from roundhouse.core.game import Game, games, load
from roundhouse.core.hints import adviser
from roundhouse.core.testing import scrambled
from roundhouse.core.view import SeatView, masked
from roundhouse.core.words import LANGUAGES

NO_LIMIT = 1e9
compiles = pytest.mark.long  # each search takes ten seconds or more to compile
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def table_after(game: str, moves: int, seats: int = 2, options: dict[str, Any] | None = None) -> Table:
    """A table in the middle of a game between greedy bots, where somebody has a choice."""
    table, bot = Table(game, seats, seed=5, options=options or {}, mode="compiled"), make("greedy", 1)
    while len(table.codes_played) < moves or len(table.codes()) < 2:
        assert table.seat is not None
        table.play(bot.choose(SeatView.of(table, table.seat)))
    return table


def view_of(table: Table) -> SeatView:
    return SeatView.of(table, table.seat)


def view_from(game: Game, engine: Engine) -> SeatView:
    """What the seat that decides sees of the game in an engine."""
    s = game.State.at(engine.states, 0)
    return SeatView(
        game_name=game.name,
        edition=None,
        seats=int(s.seats),
        options={},
        seat=int(s.seat),
        record=masked(s, int(s.seat)).tobytes(),
        codes=tuple(engine.codes(0)),
    )


def ended(**known: Any) -> Continuation:
    """A continuation in which nothing happened but this."""
    usual: dict[str, Any] = {
        "is_won": True, "points": 10, "others": 10, "turns": 5,
        "earned": (), "told": frozenset(), "at_once": frozenset(),
    }  # fmt: skip
    return Continuation(**{**usual, **known})


def found(firsts: list[Continuation], seconds: list[Continuation], game: str = "great_lakes") -> Difference | None:
    """What differs between continuations after two moves of seat 0."""
    comparison = compare(load(game), 0, list(zip(firsts, seconds, strict=True)))
    assert comparison is not None
    return comparison.difference


def some(yes: Continuation, no: Continuation, times: int) -> list[Continuation]:
    """Forty continuations, of which a part is the one and the rest the other, evenly mixed."""
    return [yes if n * times // 40 != (n + 1) * times // 40 else no for n in range(40)]


# How games go on


@pytest.mark.parametrize("game", ["continental_express", "traffic"])
def test_continuations_are_the_same_in_every_mode_and_each_time(game: str) -> None:
    view = view_of(table_after(game, 30))
    codes = view.codes[0], view.codes[-1]
    compiled = list(pairs(view, codes, 3, NO_LIMIT))
    assert compiled == list(pairs(view, codes, 3, NO_LIMIT, "interpreted"))
    assert len(compiled) == 3


def test_a_continuation_is_a_game_between_greedy_bots_from_a_guess() -> None:
    """Played here by another driver: a whole engine with every seat asked for its own view."""
    table = table_after("continental_express", 20)
    view = view_of(table)
    ((first, _),) = pairs(view, (view.codes[0], view.codes[1]), 1, NO_LIMIT)
    engine, seats = Engine(table.game, 1, "compiled"), range(2)
    engine.states[0] = view.masked().record
    engine.determinise(0, view.seat, bytes(32))
    code, turns, told = view.codes[0], 0, set()
    while True:
        assert engine.play(0, code)
        for row in engine.first.events[: engine.first.event_count].tolist():
            kind = list(table.game.events)[row[0]]
            turns += kind == "began" and row[1] == view.seat
            if kind in telling(table.game):
                told.add(tuple(row))
        if engine.is_over(0):
            break
        code = best_hint(view_from(table.game, engine), "compiled")[0]
    assert view.seat is not None
    scores = engine.scores(0, 2)
    assert first.points == scores[view.seat]
    assert first.others == scores[1 - view.seat]
    assert first.turns == turns
    assert first.told == told
    assert sum(each.points for each in first.earned) == first.points
    standings = [table.game.rules.standing(engine.first, seat) for seat in seats]
    assert first.is_won == (standings[view.seat] == max(standings))


@pytest.mark.parametrize("game", games())
def test_what_is_told_of_continuations_is_seen_by_all(game: str) -> None:
    declared = load(game).events
    assert telling(load(game))
    for kind in telling(load(game)):
        assert not any(isinstance(each, Secret) for each in declared[kind].values())


# What differs


def test_too_few_continuations_say_nothing() -> None:
    pair = ended(), ended(points=0, is_won=False)
    assert compare(load("traffic"), 0, [pair] * (FEWEST - 1)) is None
    enough = compare(load("traffic"), 0, [pair] * (FEWEST + 5))
    assert enough == Comparison(30, Side(30, 0, 10), Side(0, -10, 0), None)


def test_a_ticket_that_is_completed_more_often_is_named_with_both_numbers() -> None:
    done, lost = (ended(earned=(Earned("ticket", points, {"ticket": "x"}),)) for points in (11, -11))
    expected = Difference("thing", 28, 12, Earned("ticket", 0, {"ticket": "x"}))
    assert found(some(done, lost, 28), some(done, lost, 12)) == expected
    assert found(some(done, lost, 12), some(done, lost, 28)) is None
    assert found(some(done, lost, 28), some(done, lost, 25)) is None


def test_what_another_does_after_the_other_move_alone_is_told() -> None:
    game = load("great_lakes")
    theirs, own = ((list(game.events).index("claimed"), seat, 3, 0, 0, 0) for seat in (1, 0))
    quiet = ended()
    difference = found(
        some(ended(told=frozenset([theirs])), quiet, 2), some(ended(told=frozenset([theirs])), quiet, 20)
    )
    assert difference is not None
    assert difference.event is not None
    assert (difference.kind, difference.first, difference.second) == ("other", 2, 20)
    assert (difference.event.kind, difference.event.args["seat"]) == ("claimed", 1)
    later = found(some(ended(told=frozenset([own])), quiet, 30), some(ended(told=frozenset([own])), quiet, 5))
    assert later is not None
    assert (later.kind, later.first, later.second) == ("own", 30, 5)
    at_once = ended(told=frozenset([own]), at_once=frozenset([own]))
    assert found([at_once] * 40, [quiet] * 40) is None  # that the move does what it does is no reason for it


def test_averages_are_told_where_nothing_single_differs() -> None:
    many, few = (ended(earned=(Earned("routes", points),)) for points in (12, 8))
    assert found([many] * 40, some(many, few, 20)) == Difference("sum", 12, 10, Earned("routes", 0))
    assert found([ended(others=7)] * 40, [ended(others=9)] * 40) == Difference("others", 7, 9)
    assert found([ended(turns=4)] * 40, [ended(turns=6)] * 40) == Difference("turns", 4, 6)
    assert found([ended(others=9)] * 40, [ended(others=7)] * 40) is None


def test_the_more_games_are_won_the_better_and_then_the_points_decide() -> None:
    won, lost = ended(points=12), ended(points=30, is_won=False)
    comparison = compare(load("traffic"), 0, [(won, lost)] * 40)
    back = compare(load("traffic"), 0, turned([(won, lost)] * 40))
    assert comparison is not None
    assert back is not None
    assert is_supported(comparison)
    assert not is_supported(back)


# The whole advice


@compiles
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [*((name, 2, {}) for name in games()), ("isle_of_trains", 1, {"solo": "scenario_2"}), ("isle_of_trains", 1, {})],
)
def test_advice_tells_the_numbers_of_the_continuations_in_three_languages(
    game: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.bots.advice.EFFORT", 0.03)  # far from the limits of time
    monkeypatch.setattr("roundhouse.bots.advice.PAIRS", FEWEST)
    monkeypatch.setattr("roundhouse.bots.advice.SECONDS", NO_LIMIT)
    compared_once = 0
    for moves in (30, 45, 60):
        table = table_after(game, moves, seats, options)
        advice = advise(view_of(table), True)
        assert advice.code in table.codes()
        assert advice == advise(view_of(table), True)
        sentences = {lang: advice.say(table, lang) for lang in LANGUAGES}
        assert len(set(sentences.values())) == len(LANGUAGES)
        if advice.outlook is None or (comparison := advice.outlook.comparison) is None:
            continue
        compared_once += 1
        assert is_supported(comparison)
        again = compared(view_of(table), (advice.code, advice.outlook.next_code), NO_LIMIT)
        assert again is not None
        assert again[0] == comparison
        for lang, sentence in sentences.items():
            told = [float(number.replace(",", ".")) for number in NUMBER.findall(sentence)]
            assert comparison.pairs in told
            assert table.move(advice.outlook.next_code).say(lang) in sentence
            assert round(comparison.first.points, 1) in told
            if seats > 1 or options:
                assert comparison.first.wins in told
    assert compared_once


@compiles
@pytest.mark.parametrize("game", games())
def test_twins_get_the_same_advice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.bots.advice.EFFORT", 0.01)
    monkeypatch.setattr("roundhouse.bots.advice.PAIRS", FEWEST)
    monkeypatch.setattr("roundhouse.bots.advice.SECONDS", NO_LIMIT)
    table, pick = table_after(game, 40), Random(1)
    assert table.seat is not None
    before = advise(view_of(table), True)
    table.engine.states[0] = scrambled(table.live, table.seat, pick).record
    table.engine.relist(0)
    after = advise(view_of(table), True)
    assert after == before
    assert [after.say(table, lang) for lang in LANGUAGES] == [before.say(table, lang) for lang in LANGUAGES]


def test_the_wagon_that_makes_an_objective_ready_is_explained_by_that_objective() -> None:
    table, bot = Table("continental_express", 2, seed=1, mode="compiled"), make("greedy", 1)
    while len(table.codes_played) < 49:
        table.play(bot.choose(view_of(table)))
    before = view_of(table)
    ready, hint = best_hint(before, "compiled")
    assert hint.reason.name == "hint-ready"
    found = adviser(table.game, "compiled").worths(before.masked(), before.codes)
    spare = before.codes[found.index(min(found))]
    both = compared(before, (ready, spare), NO_LIMIT)
    assert both is not None
    difference = both[0].difference
    assert difference is not None
    assert difference.event is not None
    table.play(ready)
    (claim,) = [move for move in table.moves() if move.kind == "claim"]
    claimed = table.table_at(len(table.codes_played))
    claimed.play(claim.code)
    events = [event for event in claimed.events if event.kind == "claimed"]
    assert events
    assert difference.event.args == events[-1].args
    assert difference.kind == "own"
    assert difference.first > difference.second + 10
    assert both[0].first.wins > both[0].second.wins


def test_a_move_that_the_game_dislikes_is_not_explained_by_the_game() -> None:
    table = table_after("traffic", 30)
    code, hint = best_hint(view_of(table))
    outlook = Outlook(0.6, next(each for each in table.codes() if each != code), 0.4)
    liked, disliked = Advice(code, hint, outlook), Advice(code, hint, outlook, is_liked=False)
    assert liked.say(table, "en").startswith(hint.say(table.game, "en"))
    assert hint.say(table.game, "en") not in disliked.say(table, "en")
    assert "60 of 100" in disliked.say(table, "en")
    silent = outlook._replace(worth=0.3)  # the next best is worth more: nothing can be said but the game's reason
    assert Advice(code, hint, silent, is_liked=False).say(table, "en") == hint.say(table.game, "en")


def test_points_without_details_travel_between_processes() -> None:
    earned = Earned("routes", 7)
    assert pickle.loads(pickle.dumps(earned)) == earned
