"""What is played while a network learns."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse import InvalidOption
from roundhouse.core.game import games, load
from roundhouse.rl import Batch
from roundhouse.train import recipe, tables
from roundhouse.train.recipe import Recipe
from roundhouse.train.tables import Setting

every_game = pytest.mark.parametrize("name", games())


@every_game
def test_all_numbers_of_seats_are_played_and_two_and_three_most(name: str) -> None:
    game = load(name)
    mix = tables.spread(list(tables.usual(game)))
    seats = Counter(each.seats for each in mix)
    assert set(seats) == set(game.seat_counts)
    assert seats[2] == max(seats.values())
    assert all(seats[3] >= seats[n] for n in game.seat_counts if n > 3)


def test_variants_are_played_where_they_go_with_the_seats_and_less_often() -> None:
    mix = tables.spread(list(tables.usual(load("isle_of_trains"))))
    isle = Counter((each.seats, each.options.get("solo")) for each in mix)
    assert {solo for seats, solo in isle if seats == 1} == {None, *(f"scenario_{n}" for n in range(1, 11))}
    assert {solo for seats, solo in isle if seats > 1} == {None}
    traffic = Counter(each.options.get("variant") for each in tables.spread(list(tables.usual(load("traffic")))))
    assert traffic[None] > traffic["junior"] > 0


def test_a_mix_is_as_often_there_as_its_weight_says_and_goes_round() -> None:
    settings = [Setting(2, {}, 3.0), Setting(3, {}, 1.0), Setting(4, {}, 0.0001)]
    found = tables.spread(settings, 8)
    assert [each.seats for each in found[:8]].count(2) == 6
    assert [each.seats for each in found[:8]].count(3) == 2
    assert found[8:] == [settings[2]]
    assert {each.seats for each in found[:4]} == {2, 3}


def test_tables_are_read_as_they_are_typed() -> None:
    game = load("traffic")
    plain, often, junior = tables.read(game, ["3", "2*4", "4*0.5:variant=junior,revision_tracks=one"])
    assert (plain.seats, plain.weight, plain.options["variant"]) == (3, 1.0, "full")
    assert (often.seats, often.weight) == (2, 4.0)
    assert (junior.seats, junior.weight) == (4, 0.5)
    assert (junior.options["variant"], junior.options["revision_tracks"]) == ("junior", "one")
    for wrong in ("", "two", "9", "2:variant=small", "2*", "2*0", "2:nothing=1"):
        with pytest.raises(InvalidOption):
            tables.read(game, [wrong])


def test_a_batch_takes_a_mix() -> None:
    mix = tables.spread(tables.read(load("traffic"), ["2*2", "3:variant=junior"]), 3)
    batch = Batch("traffic", 6, [each.seats for each in mix], 1, [each.options for each in mix], mode="interpreted")
    found = [(int(batch.seats[i]), batch.options_of(i)["variant"]) for i in range(6)]
    assert found == [(each.seats, each.options["variant"]) for each in mix] * 2
    assert sorted(found[:3]) == [(2, "full"), (2, "full"), (3, "junior")]


def test_values_of_a_recipe_are_read_as_they_are_typed() -> None:
    assert recipe.read({"width": "64", "rate": "0.001", "graphs": "false"}) == {
        "width": 64, "rate": 0.001, "graphs": False,
    }  # fmt: skip
    assert recipe.read({"cut": "0", "graphs": "true"}) == {"cut": 0, "graphs": True}
    for wrong in (
        {"breadth": "3"}, {"width": "wide"}, {"game": "traffic"}, {"minutes": "5"}, {"graphs": "maybe"},
        {"width": "0"}, {"cut": "-1"}, {"rate": "nan"}, {"rate": "inf"},
    ):  # fmt: skip
        with pytest.raises(InvalidOption, match="width"):
            recipe.read(wrong)
    assert Recipe.of("traffic", "cuda").places > Recipe.of("traffic", "cpu").places
    assert Recipe.of("traffic", "cuda", places=3).places == 3
