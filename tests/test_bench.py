"""What the bench says of random games."""

from __future__ import annotations

import pytest

from roundhouse import bench
from roundhouse.core.game import load


def test_random_games_of_traffic_end_by_themselves() -> None:
    found = bench.lengths(load("traffic"), 3, 0.05)
    assert found["random_games_cut_off"] == 0.0
    assert 50 < found["random_game_moves"] < load("traffic").rules.MOST_MOVES


def test_games_that_go_on_too_long_are_counted_as_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("traffic").rules, "MOST_MOVES", 5)
    assert bench.lengths(load("traffic"), 3, 0.05) == {"random_game_moves": 5.0, "random_games_cut_off": 1.0}
