"""Bots choose among the legal moves, from their view alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from roundhouse import Table
from roundhouse.bots import (
    LEVELS,
    USUAL_LEVEL,
    Bot,
    GreedyBot,
    HastyBot,
    Level,
    RandomBot,
    SearchBot,
    TrainedBot,
    bot_of,
    level_of,
    make,
)
from roundhouse.bots.greedy import worths
from roundhouse.bots.lapses import noticed
from roundhouse.core.game import games, load
from roundhouse.core.hints import adviser
from roundhouse.core.testing import scrambled, tables
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES
from roundhouse.terminal.play import check_level, read_bots
from roundhouse.terminal.refusal import Refusal

MANY_CODES = tuple(range(1000))
every_game = pytest.mark.parametrize("game", games())


def play_out(table: Table, bots: list[Bot]) -> None:
    """Play to the end, each seat by its bot."""
    while (seat := table.seat) is not None:
        table.play(bots[seat].choose(SeatView.of(table, seat)))


def a_view(codes: tuple[int, ...] = MANY_CODES) -> SeatView:
    """What the first player sees, with these moves to choose from."""
    table = Table("traffic", 3, seed=7, mode="interpreted")
    return replace(SeatView.of(table, table.seat), codes=codes)


@every_game
def test_random_bots_play_whole_games_with_every_number_of_seats(game: str) -> None:
    for seats in load(game).seat_counts:
        table = Table(game, seats, seed=seats, mode="compiled")
        play_out(table, [RandomBot(seat) for seat in range(seats)])
        assert table.over


@every_game
@pytest.mark.long
def test_greedy_bots_play_whole_games_with_all_seats_and_options(game: str) -> None:
    for number, (seats, options) in enumerate(tables(load(game))):
        if number % 3 == 0 or options == {}:
            table = Table(game, seats, number, options, mode="compiled")
            play_out(table, [GreedyBot(seat, mode="compiled") for seat in range(seats)])
            assert table.over


def test_the_same_seed_gives_the_same_choices_and_another_seed_others() -> None:
    view = a_view()
    first, again, other = RandomBot(1), RandomBot(1), RandomBot(2)
    chosen = [first.choose(view) for _ in range(20)]
    assert chosen == [again.choose(view) for _ in range(20)]
    assert chosen != [other.choose(view) for _ in range(20)]


def test_a_bot_without_a_seed_is_not_predictable() -> None:
    view = a_view()
    assert [RandomBot().choose(view) for _ in range(5)] != [RandomBot().choose(view) for _ in range(5)]


def test_a_random_bot_chooses_every_legal_move_now_and_then() -> None:
    bot, view = RandomBot(0), a_view((4, 7, 9))
    assert {bot.choose(view) for _ in range(100)} == {4, 7, 9}


def test_every_level_can_be_made_by_its_name() -> None:
    kinds = {"1": HastyBot, "2": HastyBot, "3": TrainedBot, "4": SearchBot, "5": SearchBot}
    made = {name: type(bot_of(level, 1)) for name, level in LEVELS.items()}
    assert made == {**kinds, "greedy": GreedyBot, "random": RandomBot}
    with pytest.raises(KeyError):
        make("6")


@every_game
def test_a_game_may_tune_levels_but_no_yardsticks(game: str) -> None:
    tuned = getattr(load(game).opinion, "LEVELS", {})
    assert set(tuned) <= {"1", "2", "3", "4", "5"}
    for name, level in LEVELS.items():
        assert level_of(name, load(game)) == tuned.get(name, level)


def test_a_keen_bot_goes_by_other_numbers_where_its_game_has_them() -> None:
    lakes, traffic = (
        Table("great_lakes", 2, seed=3, mode="interpreted"),
        Table("traffic", 2, seed=3, mode="interpreted"),
    )
    for table, differ in ((lakes, True), (traffic, False)):
        view = SeatView.of(table, table.seat)
        assert (worths(view, "interpreted") != worths(view, "interpreted", is_keen=True)) == differ


def test_a_keen_bot_makes_the_move_that_is_worth_most_to_it_and_overlooks_what_its_level_says() -> None:
    lakes = Table("great_lakes", 2, seed=3, mode="interpreted")
    keen, careless, chosen, missed = bot_of(Level("keen"), 1), bot_of(Level("keen", overlooks=0.5), 1), 0, 0
    for _ in range(12):
        view = SeatView.of(lakes, lakes.seat)
        found = worths(view, "interpreted", is_keen=True)
        best = {code for code, worth in zip(view.codes, found, strict=True) if worth == max(found)}
        code = keen.choose(view)
        assert code in best
        usual = worths(view, "interpreted")
        chosen += usual[view.codes.index(code)] < max(usual)
        missed += careless.choose(view) not in best
        lakes.play(code)
    assert chosen > 0, "the usual numbers would have said the same"
    assert missed > 0


def little(level: Level) -> Level:
    """The same level with so little effort that whole games are short."""
    return level._replace(effort=min(level.effort, 0.002))


@every_game
@pytest.mark.parametrize("name", ["1", "2", "3", "4", "5"])
@pytest.mark.long
def test_every_level_plays_to_the_end_with_every_number_of_seats(game: str, name: str) -> None:
    for seats in load(game).seat_counts:
        table = Table(game, seats, seed=seats, mode="compiled")
        play_out(table, [bot_of(little(level_of(name, load(game))), seat) for seat in range(seats)])
        assert table.over


@every_game
@pytest.mark.parametrize("level", [name for name, level in LEVELS.items() if level.way != "search"])
def test_what_others_hold_does_not_change_a_choice(game: str, level: str) -> None:
    table, pick = Table(game, 3, seed=7, mode="compiled"), Random(1)
    while (seat := table.seat) is not None and len(table.codes_played) < 150:
        view = SeatView.of(table, seat)
        chosen = make(level, 3).choose(view)
        kept = table.engine.states.copy()
        table.engine.states[0] = scrambled(table.live, seat, pick).record
        assert make(level, 3).choose(SeatView.of(table, seat)) == chosen
        table.engine.states[:] = kept
        table.play(pick.choice(table.codes()))


def test_levels_err_more_the_lower_they_are_and_take_more_time_the_higher() -> None:
    five = [LEVELS[str(number)] for number in range(1, 6)]
    assert [level.overlooks for level in five] == sorted((level.overlooks for level in five), reverse=True)
    assert [level.effort for level in five] == sorted(level.effort for level in five)
    assert five[-1].overlooks == 0


def test_who_overlooks_moves_plays_some_of_the_others_and_never_none() -> None:
    random = Random(1)
    seen = [noticed((4, 7, 9), 0.5, random) for _ in range(200)]
    assert {tuple(each) for each in seen} == {(4,), (7,), (9,), (4, 7), (4, 9), (7, 9), (4, 7, 9)}
    assert noticed((4, 7, 9), 0.0, random) == [4, 7, 9]


def test_who_is_near_sighted_takes_points_at_once() -> None:
    table = Table("continental_express", 2, seed=3, mode="interpreted")
    near, far, taken = HastyBot(1, is_near_sighted=True), HastyBot(1), 0
    while (seat := table.seat) is not None:
        view = SeatView.of(table, seat)
        gains = dict(zip(view.codes, adviser(table.game).gains(view.masked(), view.codes), strict=True))
        first, second = near.choose(view), far.choose(view)
        assert (gains[first] or 0) >= (gains[second] or 0) or first == second or gains[first] is None
        taken += first != second
        table.play(second)
    assert taken > 0


def test_a_level_is_a_number_from_1_to_5_or_a_name() -> None:
    assert [check_level(level) for level in ("1", "5", "greedy")] == ["1", "5", "greedy"]
    with pytest.raises(Refusal, match="6"):
        check_level("6")


def test_bots_are_asked_for_by_number_by_level_or_both() -> None:
    assert read_bots([]) == (None, USUAL_LEVEL)
    assert read_bots(["2"]) == (2, USUAL_LEVEL)
    assert read_bots(["random"]) == (None, "random")
    assert read_bots(["random", "0"]) == (0, "random")
    for lang in LANGUAGES:
        with pytest.raises(Refusal) as refused:
            read_bots(["clever"])
        assert "clever" in refused.value.say(lang)
