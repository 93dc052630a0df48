"""Bots that think beat bots that do not."""

from __future__ import annotations

import pytest

from roundhouse import Table
from roundhouse.bots import make
from roundhouse.core.view import SeatView


def wins(game: str, games: int) -> int:
    """How many of these games for two a greedy bot wins alone against a random one."""
    won = 0
    for number in range(games):
        table, own = Table(game, 2, seed=number, mode="compiled"), number % 2
        bots = [make("greedy" if seat == own else "random", number, "compiled") for seat in range(2)]
        while (seat := table.seat) is not None:
            table.play(bots[seat].choose(SeatView.of(table, seat)))
        won += table.scores()[own] > table.scores()[1 - own]
    return won


@pytest.mark.parametrize(
    ("game", "games", "least"),
    [
        ("continental_express", 40, 37),
        ("great_lakes", 20, 20),
        ("isle_of_trains", 20, 18),
        ("ticket_cards", 20, 19),
        ("traffic", 50, 46),
    ],
)
@pytest.mark.long
def test_a_greedy_bot_beats_a_random_one(game: str, games: int, least: int) -> None:
    assert wins(game, games) >= least


def test_a_greedy_bot_alone_scores_several_times_what_a_random_one_does() -> None:
    points = {"greedy": 0, "random": 0}
    for level in points:
        for number in range(10):
            table, bot = Table("isle_of_trains", 1, seed=number, mode="compiled"), make(level, number)
            while table.seat is not None:
                table.play(bot.choose(SeatView.of(table, 0)))
            points[level] += table.scores()[0]
    assert points["greedy"] > 3 * points["random"]


def test_greedy_bots_of_the_lakes_complete_what_they_begin() -> None:
    points, tickets, completed = 0, 0, 0
    for number in range(6):
        table = Table("great_lakes", 2, seed=number, mode="compiled")
        bots = [make("greedy", seat, "compiled") for seat in range(2)]
        while (seat := table.seat) is not None:
            table.play(bots[seat].choose(SeatView.of(table, seat)))
        for seat in range(2):
            points += table.scores()[seat]
            tickets += len(table.breakdown(seat)["tickets"])
            completed += sum(ticket["completed"] for ticket in table.breakdown(seat)["tickets"])
    assert points > 12 * 110
    assert completed > 0.75 * tickets
