"""What the lobby is told of the games."""

from __future__ import annotations

import pytest

from roundhouse.core.errors import InvalidOption
from roundhouse.core.game import games, load
from roundhouse.server.library import game_info


@pytest.mark.parametrize("name", games())
def test_each_value_of_an_option_says_with_how_many_seats_it_goes(name: str) -> None:
    game = load(name)
    for option in game_info(name, "en").options:
        for value in option.values:
            for seats in game.seat_counts:
                if seats in value.seats:
                    game.check_options(seats, {option.name: value.value})
                else:
                    with pytest.raises(InvalidOption):
                        game.check_options(seats, {option.name: value.value})


def test_a_scenario_is_played_alone() -> None:
    solo = next(option for option in game_info("isle_of_trains", "en").options if option.name == "solo")
    assert [value.seats for value in solo.values] == [[1, 2, 3, 4], *[[1]] * 10]
