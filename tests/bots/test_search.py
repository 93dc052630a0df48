"""Bots that look ahead: legal, fair, the same again with the same seed, and better than those that do not."""

from __future__ import annotations

from itertools import count
from random import Random

import numpy as np
import pytest

from roundhouse import Table
from roundhouse.bots import LevelBot, make
from roundhouse.bots.net import NetBot
from roundhouse.bots.search import SearchBot, learnt, playout, utility
from roundhouse.bots.search.bot import PLAIN_CUT, Search, leaf_of, look_of
from roundhouse.core.compile import bind
from roundhouse.core.foresight import Foresight
from roundhouse.core.game import games, load
from roundhouse.core.record import NONE
from roundhouse.core.testing import scrambled
from roundhouse.core.view import SeatView
from tests.playthroughs import FOLDER, log_of

FIRST = games()[0]
compiles = pytest.mark.long  # each search takes ten seconds or more to compile


def a_view(game: str = FIRST, seats: int = 2, seed: int = 1, moves: int = 0) -> SeatView:
    """What the decider sees after that many random moves, where there is a choice."""
    table, pick = Table(game, seats, seed, mode="compiled"), Random(seed)
    while moves > 0 or len(table.codes()) == 1:
        table.play(pick.choice(table.codes()))
        moves -= 1
    return SeatView.of(table, table.seat)


def searcher(simulations: int, seed: int = 3, **given: object) -> SearchBot:
    return SearchBot(seed, simulations, 1000.0, **given)  # type: ignore[arg-type]


@compiles
@pytest.mark.parametrize("game", games())
def test_it_chooses_legal_moves_and_twins_get_the_same_one(game: str) -> None:
    table, pick = Table(game, load(game).seat_counts[-1], seed=7, mode="compiled"), Random(1)
    looks = 0
    while looks < 6 and (seat := table.seat) is not None:
        looks += 1
        chosen = searcher(20).choose(SeatView.of(table, seat))
        assert chosen in table.codes()
        kept = table.engine.states.copy()
        table.engine.states[0] = scrambled(table.live, seat, pick).record
        assert searcher(20).choose(SeatView.of(table, seat)) == chosen
        table.engine.states[:] = kept
        for _ in range(15):
            if not table.over:  # a small game is short
                table.play(pick.choice(table.codes()))
    assert looks > 1


@compiles
def test_every_simulation_is_counted_at_the_root_and_values_stay_between_0_and_1() -> None:
    bot = searcher(200)
    thoughts = bot.think(a_view())
    assert bot.search is not None
    assert bot.search.tree.visits[0] == 200
    assert sum(each.visits for each in thoughts) == 199  # the first one only looks at the moves
    assert all(0 <= each.worth <= 1 for each in thoughts)
    assert [each.visits for each in thoughts] == sorted((each.visits for each in thoughts), reverse=True)


def test_plain_python_looks_ahead_too_but_not_for_long() -> None:
    view = a_view()
    bot = SearchBot(1, 10_000, 0.05, mode="interpreted")
    assert bot.choose(view) in view.codes
    assert bot.search is not None
    assert 1 <= bot.search.tree.visits[0] < 10_000


@compiles
def test_interpreted_and_compiled_searches_find_the_same() -> None:
    view = a_view()
    look = Foresight(cut=PLAIN_CUT)
    found = [
        searcher(6, mode=mode, look=look, effort=1000.0, leaf=playout).think(view)
        for mode in ("interpreted", "compiled")
    ]
    assert [(each.code, each.visits) for each in found[0]] == [(each.code, each.visits) for each in found[1]]


@compiles
def test_a_network_judges_the_same_interpreted_and_compiled() -> None:
    view = a_view()
    found = [searcher(3, mode=mode, effort=1000.0, leaf=learnt).think(view) for mode in ("interpreted", "compiled")]
    assert [each.code for each in found[0]] == [each.code for each in found[1]]
    for plain, fast in zip(*found, strict=True):
        assert plain.visits == fast.visits
        assert plain.prior == pytest.approx(fast.prior, abs=1e-4)
        assert plain.worth == pytest.approx(fast.worth, abs=1e-4)


@compiles
def test_what_a_network_says_of_seats_is_turned_to_the_seats_of_the_table() -> None:
    view = a_view(seats=3)
    search = Search(view.game, "compiled", learnt)
    search.begin(view, Random(1))
    search.run(1, Foresight())  # only the table as it is
    values = NetBot(1, mode="compiled").opinion(view)[1]
    assert view.seat is not None
    said = [float(search.tree.values[0, (view.seat + turn) % 3]) for turn in range(3)]
    assert said == pytest.approx([0.5 + 0.5 * float(value) for value in values[:3]], abs=0.2)  # it saw a guess
    assert len({round(each, 6) for each in said}) == 3


def test_a_network_is_asked_where_the_game_says_so_but_not_alone_and_not_in_plain_python() -> None:
    game, alone = load("traffic"), load("isle_of_trains")
    assert game.opinion.FORESIGHT.network_pace > 0
    assert leaf_of(game, 2, "compiled") is learnt
    assert leaf_of(game, 2, "interpreted") is leaf_of(alone, 1, "compiled") is leaf_of(alone, 2, "compiled") is playout


def test_no_time_of_a_decision_goes_into_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    runs, run = [], Search.run

    def noted(search: Search, simulations: int, look: Foresight) -> None:
        runs.append(simulations)
        run(search, simulations, look)

    monkeypatch.setattr(Search, "run", noted)
    SearchBot(1, 2, mode="interpreted").think(a_view())
    assert runs == [0, 1, 1]  # the first run loads the code, before the clock is looked at


@compiles
def test_a_full_tree_is_searched_on_without_new_nodes() -> None:
    view = a_view()
    search = Search(view.game, "compiled", playout, nodes=40)
    search.begin(view, Random(1))
    search.run(300, Foresight())
    assert search.tree.visits[0] == 300
    assert search.tree.used[0] <= 40


@compiles
def test_the_tree_is_kept_where_a_move_leads_to_what_is_seen_and_only_there() -> None:
    table = Table(FIRST, 2, 1, mode="compiled")
    bot, kept, fresh = searcher(100, seed=1), 0, 0
    while (seat := table.seat) is not None:
        view = SeatView.of(table, seat)
        if seat == 0 and len(view.codes) > 1:
            last = bot.last
            chosen = bot.choose(view)
            assert bot.search is not None
            is_kept = bot.search.root != 0
            kept, fresh = kept + is_kept, fresh + (not is_kept)
            assert not is_kept or last is not None
            table.play(chosen)
        else:
            table.play(view.codes[0])
    assert kept > 0
    assert fresh > 0


def test_a_tree_that_is_half_full_is_not_kept_and_every_legal_move_is_thought_of() -> None:
    table = Table(FIRST, 2, 1, mode="compiled")
    bot, kept = searcher(60, seed=1), 0
    while (seat := table.seat) is not None:
        view = SeatView.of(table, seat)
        if seat == 0 and len(view.codes) > 1:
            if bot.search is None:
                bot.search = Search(view.game, "compiled", leaf_of(view.game, 2, "compiled"), nodes=700)
            assert {each.code for each in bot.think(view)} == set(view.codes)
            kept += bot.search.root != 0
            bot.last = bot.choose(view)
            table.play(bot.last)
        else:
            table.play(view.codes[0])
    assert kept > 0


def test_a_search_ends_where_no_other_move_can_become_the_best_one() -> None:
    view = a_view(moves=20)
    hasty, thorough = SearchBot(3, None, 1000.0, effort=0.05), SearchBot(3, None, 1000.0, effort=0.05)
    assert hasty.choose(view) == thorough.think(view)[0].code
    assert hasty.search is not None
    assert thorough.search is not None
    assert hasty.search.tree.visits[0] <= thorough.search.tree.visits[0]


def test_alone_a_search_ends_where_the_goal_is_reached_nearly_always() -> None:
    log = log_of(FOLDER / "isle_of_trains" / "scenario_7_won.txt")
    table = Table.from_log({**log, "moves": log["moves"][:-2]}, mode="interpreted")
    assert table.seat is not None
    view, last = SeatView.of(table, table.seat), Table.from_log(log, mode="interpreted")
    assert len(view.codes) > 1, "which of the last two cards pays first for the building that wins"
    assert view.game.rules.goal(last.live) == 1
    effort = 200.5 / look_of(view.game, 1).pace
    bot = SearchBot(3, None, 1000.0, effort=effort, mode="interpreted", clock=lambda: 0.0)
    assert bot.choose(view) in view.codes
    assert bot.search is not None
    assert bot.search.is_sure()
    assert bot.search.tree.visits[0] < 100
    bot.last = None
    bot.think(view)
    assert bot.search.tree.visits[0] == 200, "a hint looks on: it compares moves"


def test_alone_a_game_may_be_looked_ahead_in_in_a_way_of_its_own() -> None:
    isle, lakes = load("isle_of_trains"), load("great_lakes")
    assert look_of(isle, 2) == isle.opinion.FORESIGHT != look_of(isle, 1)
    assert look_of(lakes, 1) == look_of(lakes, 2) == lakes.opinion.FORESIGHT


def test_an_opinion_and_playing_on_can_have_a_part_beside_a_network() -> None:
    view = a_view(moves=20)
    usual = view.game.opinion.FORESIGHT._replace(advice=0.0, played_on=0.0)
    found = {
        name: searcher(30, look=look, leaf=learnt).think(view)
        for name, look in {
            "network": usual,
            "advice": usual._replace(advice=1.0),
            "played": usual._replace(played_on=1.0),
        }.items()
    }
    priors = {name: {each.code: each.prior for each in thoughts} for name, thoughts in found.items()}
    asked = {each.code: each.prior for each in searcher(30, look=usual, leaf=playout).think(view)}
    assert priors["advice"] == pytest.approx(asked)
    assert priors["played"] == pytest.approx(priors["network"])
    assert priors["advice"] != pytest.approx(priors["network"])
    assert [each.worth for each in found["played"]] != [each.worth for each in found["network"]]
    assert all(0 <= each.worth <= 1 for thoughts in found.values() for each in thoughts)


# What an end is worth


def worth_of_end(points: list[int]) -> list[float]:
    """What an end with these points is worth to each seat."""
    of_end = bind(load("traffic"), None, utility).of_end
    of_end.__globals__["rules"] = Scored(points)  # those of a copy of the module
    out, s = np.zeros(6), Table("traffic", len(points), 1, mode="interpreted").live
    of_end(s, 20.0, out)
    return [float(each) for each in out[: len(points)]]


class Scored:
    """Rules by which seats have these points."""

    def __init__(self, points: list[int]) -> None:
        self.points = points

    def score(self, s: object, seat: int) -> int:
        """The points of a seat."""
        return self.points[seat]

    def standing(self, s: object, seat: int) -> tuple[int, ...]:
        """Only points count."""
        return (self.points[seat],)


def test_alone_a_goal_is_worth_most_and_to_come_near_it_is_worth_something() -> None:
    alone = bind(load("isle_of_trains"), None, utility, {"aim": Near()}).alone  # type: ignore[dict-item]

    def worth(goal: int, near: float, points: int) -> float:
        Near.near = near
        alone.__globals__["rules"] = Aimed(goal, points)
        return float(alone(None))

    assert worth(1, 1.0, 0) > worth(0, 0.9, 90) > worth(0, 0.5, 90) > worth(0, 0.5, 10)
    assert worth(NONE, 0.0, 70) == pytest.approx(0.7)  # the challenge has only points


class Near:
    """A goal that is this near."""

    near = 0.0

    def nearness(self, s: object) -> float:
        """As it was set."""
        return self.near


class Aimed:
    """Rules by which one who plays alone has reached a goal, or not."""

    def __init__(self, reached: int, points: int) -> None:
        self.reached, self.points = reached, points

    def goal(self, s: object) -> int:
        """As it was given."""
        return self.reached

    def score(self, s: object, seat: int) -> int:
        """As it was given."""
        return self.points


def test_winning_is_worth_most_and_a_larger_lead_a_little_more() -> None:
    narrow, wide, lost = worth_of_end([51, 50]), worth_of_end([90, 50]), worth_of_end([49, 50])
    assert wide[0] > narrow[0] > 0.9 - 0.05
    assert narrow[0] - lost[0] > 0.8
    assert worth_of_end([50, 50])[0] == pytest.approx(0.5)
    assert sum(narrow) == pytest.approx(1.0)


def test_with_three_seats_the_second_place_is_worth_more_than_the_last() -> None:
    first, second, third = worth_of_end([60, 50, 40])
    assert first > 0.85
    assert second > third


@pytest.mark.long
def test_it_wins_most_games_against_a_greedy_bot() -> None:
    won = 0
    for number in range(20):
        table, own = Table("continental_express", 2, seed=number, mode="compiled"), number % 2
        bots = [searcher(300, number) if seat == own else make("greedy", number, "compiled") for seat in range(2)]
        while (seat := table.seat) is not None:
            table.play(bots[seat].choose(SeatView.of(table, seat)))
        won += table.scores()[own] > table.scores()[1 - own]
    assert won > 12


def test_the_longest_decision_is_timed_by_the_clock_that_is_given() -> None:
    table, looks = Table("traffic", 2, seed=3, mode="interpreted"), count()
    hasty = make("5", 1, "interpreted", lambda: float(next(looks)))  # a second between two looks at it
    assert isinstance(hasty, LevelBot)
    assert hasty.choose(SeatView.of(table, table.seat)) in table.codes()
    (bot,) = hasty.bots.values()
    assert isinstance(bot, SearchBot)
    assert bot.search is not None
    assert bot.search.tree.visits[0] == 1, "one simulation, and the time was over"
    assert next(looks) == 2
