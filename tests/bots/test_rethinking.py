"""A bot that thinks again: legal, fair, the same again with the same seed, in time, and better than at first."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random

import numpy as np
import pytest

from roundhouse import Table
from roundhouse.bots import HastyBot, Level, RethinkingBot, bot_of, level_of
from roundhouse.bots.greedy import worths
from roundhouse.bots.rethinking import kernels
from roundhouse.bots.rethinking.bot import FEWEST, Trials, rounds_of
from roundhouse.core.foresight import Rethinking
from roundhouse.core.game import games, load
from roundhouse.core.record import WORD
from roundhouse.core.testing import scrambled
from roundhouse.core.view import SeatView

GAME = load("great_lakes")
HOW: Rethinking = getattr(GAME.opinion, "RETHINKING")  # noqa: B009
compiles = pytest.mark.long  # trials take ten seconds or more to compile


def bot(seed: int = 3, **given: object) -> RethinkingBot:
    return RethinkingBot(seed, **{"effort": 0.05, "mode": "compiled", "seconds": 1000.0, **given})  # type: ignore[arg-type]


def at_a_choice(seats: int = 2, seed: int = 1, turns: int = 10) -> Table:
    """A table at which keen bots have played, where the decision is one to think about again."""
    table, keen = Table(GAME.name, seats, seed, mode="compiled"), HastyBot(1, is_keen=True)
    while turns > 0 or table.live.phase not in HOW.phases or len(table.codes()) == 1:
        turns -= table.live.phase in HOW.phases
        table.play(keen.choose(SeatView.of(table, table.seat)))
    return table


def trials_of(leads: list[list[float]]) -> Trials:
    """Moves that led by so much, guess by guess."""
    trials = Trials.__new__(Trials)
    trials.codes, trials.leads = np.arange(len(leads), dtype=WORD), np.array(leads)
    trials.guesses = len(leads[0])
    return trials


@compiles
def test_it_chooses_legal_moves_and_twins_get_the_same_one() -> None:
    pick, looks = Random(1), 0
    for seats in GAME.seat_counts:
        table = at_a_choice(seats, seed=seats)
        seat = table.seat
        assert seat is not None
        chosen = bot().choose(SeatView.of(table, seat))
        assert chosen in table.codes()
        table.engine.states[0] = scrambled(table.live, seat, pick).record
        assert bot().choose(SeatView.of(table, seat)) == chosen
        looks += 1
    assert looks == len(GAME.seat_counts)


@compiles
def test_games_that_are_played_on_are_the_same_for_the_same_guess_and_differ_by_guess() -> None:
    table = at_a_choice()
    view = SeatView.of(table, table.seat)
    codes = [view.codes[0], view.codes[0], view.codes[-1]]
    trials = Trials(GAME, "compiled")
    trials.begin(view, codes, 12, Random(1))
    trials.run(12)
    assert (trials.leads[0] == trials.leads[1]).all()
    assert len(set(trials.leads[0].tolist())) > 3
    again = Trials(GAME, "compiled")
    again.begin(view, codes, 12, Random(1))
    for _ in range(4):
        again.run(3)
    assert (again.leads == trials.leads).all()


@compiles
def test_it_prefers_other_moves_now_and_then_and_leads_by_more_then() -> None:
    changed, leads = 0, []
    for seed in range(4):
        table = at_a_choice(seed=seed, turns=24)
        view = SeatView.of(table, table.seat)
        first = bot(mode="interpreted").choose(view)
        chosen = bot(effort=0.15).choose(view)
        if chosen != first:
            changed += 1
            trials = Trials(GAME, "compiled")
            trials.begin(view, [first, chosen], 200, Random("others"))
            trials.run(200)
            leads.append(trials.gain(1, 0.0))
    assert changed > 0
    assert sum(leads) > 0


@compiles
def test_it_stops_when_its_time_is_over() -> None:
    table, ticks = at_a_choice(), count()
    view = SeatView.of(table, table.seat)
    hasty = bot(effort=1000.0, seconds=5.0, clock=lambda: float(next(ticks)))
    assert hasty.choose(view) in view.codes
    assert hasty.trials is not None
    assert 0 < hasty.trials.guesses < 40


def test_it_leaves_its_first_thought_only_for_a_clearly_better_move() -> None:
    luck, sure = [0.0, 30.0] * FEWEST, [9.0, 11.0] * FEWEST
    first = [0.0] * (2 * FEWEST)
    assert trials_of([first, sure]).best(1.0) == 1
    assert trials_of([first, [each - 12 for each in luck]]).best(1.0) == 0, "it may have been luck"
    assert trials_of([first, sure, luck]).best(1.0) == 2, "of two clearly better ones the one that surely brings more"
    assert trials_of([first, sure]).best(50.0) == 0
    assert trials_of([first[: FEWEST - 1], sure[: FEWEST - 1]]).best(1.0) == 0, "too few guesses"


def test_it_tries_on_what_may_be_better_and_always_its_first_thought() -> None:
    even, worse = [4.0, -4.0] * FEWEST, [-9.0, -11.0] * FEWEST
    trials = trials_of([[0.0] * (2 * FEWEST), even, worse, [0.0] * (2 * FEWEST)])
    trials.drop(1.0)
    assert trials.left() == [0, 1], "what was worse every time is dropped, and what made no difference"
    ranked = trials_of([[0.0] * FEWEST, [1.0] * FEWEST, [3.0] * FEWEST, [2.0] * FEWEST])
    ranked.keep(3)
    assert ranked.left() == [0, 2, 3]
    assert ranked.codes[1] == kernels.DROPPED


@pytest.mark.parametrize("moves", [2, 3, 5, 9])
@pytest.mark.parametrize("games", [1, 60, 195])
def test_rounds_try_fewer_moves_and_play_as_many_games_as_they_may(moves: int, games: int) -> None:
    rounds = rounds_of(moves, games)
    assert rounds[0][0] == moves
    assert rounds[-1][0] == 2
    assert all(later[0] < earlier[0] for earlier, later in pairwise(rounds))
    assert all(guesses > 0 for _, guesses in rounds)
    assert sum(tried * guesses for tried, guesses in rounds) <= max(games, sum(tried for tried, _ in rounds))


@pytest.mark.parametrize("game", games())
def test_in_plain_python_and_where_a_game_does_not_say_how_it_makes_the_move_that_it_values_most(game: str) -> None:
    table = Table(game, 2, seed=5, mode="interpreted")
    for _ in range(6):
        view = SeatView.of(table, table.seat)
        chosen, found = RethinkingBot(4, mode="interpreted").choose(view), worths(view, "interpreted", is_keen=True)
        assert found[view.codes.index(chosen)] == max(found)
        table.play(chosen)


def test_it_overlooks_what_its_level_says() -> None:
    table, missed = Table(GAME.name, 2, seed=5, mode="interpreted"), 0
    careful, careless = bot(mode="interpreted"), bot(mode="interpreted", overlooks=0.5)
    for _ in range(12):
        view = SeatView.of(table, table.seat)
        chosen = careful.choose(view)
        missed += careless.choose(view) != chosen
        table.play(chosen)
    assert 0 < missed < 12


def test_the_best_level_of_the_lakes_thinks_again() -> None:
    assert isinstance(bot_of(level_of("5", GAME), 1), RethinkingBot)
    assert isinstance(bot_of(Level("rethinking", effort=0.1), 1), RethinkingBot)
