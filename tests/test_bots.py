"""Bots choose among the legal moves, from their view alone."""

from __future__ import annotations

from roundhouse import Table
from roundhouse.bots import Bot, RandomBot


def play_out(table: Table, bots: list[Bot]) -> None:
    """Play to the end, each seat by its bot."""
    while (seat := table.seat) is not None:
        table.play(bots[seat].choose(table.view(seat), table.codes()))


def test_random_bots_play_whole_games_with_every_number_of_seats() -> None:
    for seats in range(2, 7):
        table = Table("traffic", seats, seed=seats, mode="interpreted")
        play_out(table, [RandomBot(seat) for seat in range(seats)])
        assert table.over


def test_the_same_seed_gives_the_same_choices_and_another_seed_others() -> None:
    codes = list(range(1000))
    first, again, other = RandomBot(1), RandomBot(1), RandomBot(2)
    chosen = [first.choose({}, codes) for _ in range(20)]
    assert chosen == [again.choose({}, codes) for _ in range(20)]
    assert chosen != [other.choose({}, codes) for _ in range(20)]


def test_a_bot_without_a_seed_is_not_predictable() -> None:
    codes = list(range(1000))
    assert [RandomBot().choose({}, codes) for _ in range(5)] != [RandomBot().choose({}, codes) for _ in range(5)]


def test_a_random_bot_chooses_every_legal_move_now_and_then() -> None:
    bot = RandomBot(0)
    assert {bot.choose({}, [4, 7, 9]) for _ in range(100)} == {4, 7, 9}


def test_what_others_hold_does_not_change_a_choice() -> None:
    table = Table("traffic", 3, seed=7, mode="interpreted")
    view = table.view(table.seat)
    assert RandomBot(3).choose(view, table.codes()) == RandomBot(3).choose({}, table.codes())
