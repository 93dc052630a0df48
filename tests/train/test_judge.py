"""How well a network plays is told with its games, and drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse import Table
from roundhouse.bots import RandomBot
from roundhouse.bots.net import file
from roundhouse.core.game import load
from roundhouse.core.view import SeatView
from roundhouse.train.judge import Match, Score, matches, play, share
from roundhouse.train.picture import picture
from tests.bots.test_net import SMALL, some_network


def test_intervals_are_wilsons() -> None:
    low, high = Score(8, 10).interval()  # as the textbook has it
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = Score(0, 10).interval()
    assert (round(low, 3), round(high, 3)) == (0.0, 0.278)
    assert str(Score(45, 60)) == "75.0% (63%-84% of 60)"


def test_matches_are_played_against_each_level_with_two_and_three_seats_and_alone() -> None:
    assert [str(each) for each in matches(load("traffic"), 8)] == ["greedy/2", "random/2", "greedy/3", "random/3"]
    alone = [each for each in matches(load("isle_of_trains"), 8) if each.seats == 1]
    assert [str(each) for each in alone[:2]] == ["alone/1", "alone/1:solo=scenario_1"]
    assert len(alone) == 11


class First:
    """A bot that makes the first or the last of the legal moves."""

    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, view: SeatView) -> int:
        """A move."""
        return view.codes[self.at]


def test_a_share_is_that_of_the_winners() -> None:
    table = Table(SMALL, 3, seed=2, mode="interpreted")
    shares = [share(Table(SMALL, 3, seed=2, mode="interpreted"), [First(-1)] * 3, own) for own in range(3)]
    bots = [First(-1)] * 3
    while (seat := table.seat) is not None:
        table.play(bots[seat].choose(SeatView.of(table, seat)))
    winners = table.ranking().count(1)
    assert shares == [(1 / winners if place == 1 else 0.0) for place in table.ranking()]


def test_a_game_that_does_not_end_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load(SMALL).rules, "MOST_MOVES", 20)
    table = Table(SMALL, 2, seed=2, mode="interpreted")
    assert [share(table, [RandomBot(1)] * 2, own) for own in range(2)] == [0.0, 0.0]
    assert len(table.codes_played) == 20


def test_alone_points_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "seat", None)
    monkeypatch.setattr(Table, "scores", lambda self: [37])
    assert share(Table("isle_of_trains", 1, seed=2, mode="interpreted"), [], 0) == 0.37
    table = Table("isle_of_trains", 1, 2, {"solo": "scenario_1"}, mode="interpreted")
    for goal in (0, 1):
        monkeypatch.setattr(table.game.rules, "goal", lambda s, goal=goal: goal)
        assert share(table, [], 0) == goal


def test_a_match_is_the_same_again(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    file.write(path, some_network(load(SMALL)))
    first, again = (play(SMALL, str(path), Match("random", 2, 4), 0, 4) for _ in range(2))
    assert first == again
    assert first.games == 4
    assert 0 <= first.won <= 4


def test_the_picture_has_a_line_for_each_match_and_all_its_points() -> None:
    judged: list[dict[str, Any]] = [
        {"decisions": 1_000_000, "scores": {"greedy/2": [10, 20], "random/2": [19, 20]}},
        {"decisions": 2_000_000, "scores": {"greedy/2": [15, 20]}},
    ]
    drawn = ElementTree.fromstring(picture("Traffic & Co", judged))
    space = "{http://www.w3.org/2000/svg}"
    lines = [each.attrib["points"].split() for each in drawn.iter(f"{space}polyline")]
    assert [len(points) for points in lines] == [2, 1]
    x, y = (tuple(map(float, point.split(","))) for point in lines[0])
    assert x[0] < y[0]
    assert x[1] > y[1]
    said = [each.text for each in drawn.iter(f"{space}text")]
    assert {"Traffic & Co", "greedy/2", "random/2", "100%", "2 M"} <= set(said)
    assert ElementTree.fromstring(picture("Nothing yet", [])).tag == f"{space}svg"
