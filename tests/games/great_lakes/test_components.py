"""What is in the box (GL-001 to GL-013)."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from roundhouse import Table
from roundhouse.core.errors import InvalidEdition, InvalidOption
from roundhouse.core.game import load
from roundhouse.core.record import NONE
from roundhouse.core.words import LANGUAGES, words
from tests.modules import module_of

from .lakes import BOX, GAME, Lakes, deal

DATA = Path(str(BOX.__file__)).with_name("data")


@pytest.mark.parametrize("seats", [1, 6])
def test_gl_001_the_game_is_for_two_to_five(seats: int) -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5]
    with pytest.raises(InvalidOption):
        Table("great_lakes", seats=seats)


def test_gl_002_there_are_140_travel_cards_in_two_decks() -> None:
    lakes = Lakes()
    module_of(GAME, "rules.setup").fill_decks(lakes.s)
    assert lakes.deck_sizes == (80, 60)


def test_gl_003_the_train_deck_has_eleven_cards_of_each_of_six_colours_and_14_wilds() -> None:
    assert len(BOX.COLOURS) == 6
    for colour in range(6):
        assert BOX.COPIES[BOX.PLAIN + colour] + BOX.COPIES[BOX.ANCHORED + colour] == 11
    assert BOX.COPIES[BOX.WILD] == 14


def test_gl_004_a_wild_is_a_card_of_the_train_deck() -> None:
    lakes = Lakes(["W", ""], train_deck="W", ship_deck="Sr")
    assert module_of(GAME, "rules.cards").deck_of(BOX.WILD) == BOX.TRAIN
    lakes.play("claim R009")
    assert lakes.discard_sizes == (1, 0)


def test_gl_005_the_ship_deck_has_four_singles_and_six_doubles_of_each_colour() -> None:
    assert BOX.COPIES[BOX.SINGLE : BOX.DOUBLE].tolist() == [4] * 6
    assert BOX.COPIES[BOX.DOUBLE :].tolist() == [6] * 6


def test_gl_006_four_of_the_eleven_train_cards_of_a_colour_bear_the_anchor() -> None:
    assert BOX.COPIES[BOX.ANCHORED : BOX.WILD].tolist() == [4] * 6


def test_gl_007_all_single_ships_bear_the_anchor_and_no_double_does() -> None:
    anchored = int(BOX.COPIES[BOX.ANCHORED : BOX.WILD].sum() + BOX.COPIES[BOX.SINGLE : BOX.DOUBLE].sum())
    assert anchored == 48
    lakes = Lakes(["2Ar 2Dr", ""], routes={"R104": 0})
    assert lakes.legal("harbour") == []


def test_gl_008_there_are_55_tickets_of_two_cities_and_a_value() -> None:
    assert len(BOX.TICKETS) == 55
    assert all(a != b for a, b in BOX.TICKET_ENDS)
    assert BOX.TICKET_POINTS.min() == 3
    assert BOX.TICKET_POINTS.max() == 24


def test_gl_009_each_player_has_33_trains_32_ships_and_3_harbours() -> None:
    s = deal(5).live
    assert BOX.PIECES.tolist() == [33, 32]
    assert s.harbours_left.tolist() == [3] * 5
    assert s.points.tolist() == [0] * 5


def test_gl_010_a_route_has_one_to_nine_spaces_of_one_type_between_two_places() -> None:
    assert set(BOX.LENGTH.tolist()) == {1, 2, 3, 4, 5, 6, 7, 8, 9}
    assert set(BOX.TYPE.tolist()) == {BOX.TRAIN, BOX.SHIP}
    assert all(a != b for a, b in BOX.ENDS)
    assert len(BOX.ROUTES) == 110


def test_gl_011_a_route_is_of_one_of_six_colours_or_grey() -> None:
    assert set(BOX.COLOUR.tolist()) == set(range(7))
    assert BOX.GREY == 6


def test_gl_012_25_of_35_cities_are_ports_and_the_two_junctions_are_none() -> None:
    kinds = Counter(row.kind for row in BOX.PLACE_ROWS)
    assert kinds == {"city": 35, "junction": 2}
    assert len(BOX.PORTS) == 25
    assert "ottawa" not in BOX.PORTS
    assert {"chicago", "montreal", "perry_sound"} < set(BOX.PORTS)


def test_gl_013_a_route_scores_by_its_length() -> None:
    assert BOX.ROUTE_POINTS.tolist()[1:] == [1, 2, 4, 7, 10, 15, 18, 21, 27]


# Editions


def test_the_routes_are_found_again_by_type_and_colour() -> None:
    for group, first in enumerate(BOX.FIRST_OF_GROUP):
        routes = BOX.BY_GROUP[first : first + BOX.NOT_LONGER[group, -1]]
        assert all(BOX.TYPE[r] * 7 + BOX.COLOUR[r] == group for r in routes)
        assert sorted(BOX.LENGTH[routes]) == BOX.LENGTH[routes].tolist()
        for most, number in enumerate(BOX.NOT_LONGER[group]):
            assert number == sum(BOX.LENGTH[r] <= most for r in routes)
    assert BOX.NOT_LONGER[:, -1].sum() == 110
    assert sorted(BOX.BY_GROUP.tolist()) == list(range(110))


def test_twins_are_each_others_twins_between_the_same_places_and_of_one_type() -> None:
    doubles = [r for r in range(110) if BOX.TWIN[r] != NONE]
    for route in doubles:
        twin = BOX.TWIN[route]
        assert BOX.TWIN[twin] == route
        assert sorted(BOX.ENDS[twin]) == sorted(BOX.ENDS[route])
        assert (BOX.TYPE[twin], BOX.LENGTH[twin]) == (BOX.TYPE[route], BOX.LENGTH[route])
    assert len(doubles) == 56


@pytest.mark.parametrize(
    ("file", "column", "value"),
    [
        ("cards.csv", "card", "train_pink"),
        ("cards.csv", "copies", "8"),
        ("places.csv", "kind", "island"),
        ("places.csv", "region", "ocean"),
        ("routes.csv", "a", "atlantis"),
        ("routes.csv", "length", "10"),
        ("routes.csv", "twin", "R999"),
        ("tickets.csv", "b", "junction_huron"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(file: str, column: str, value: str, tmp_path: Path) -> None:
    for path in DATA.glob("*.csv"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    rows = list(csv.DictReader((DATA / file).read_text(encoding="utf-8").splitlines()))
    rows[0][column] = value
    with (tmp_path / file).open("w", encoding="utf-8") as out:
        writer = csv.DictWriter(out, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    with pytest.raises(InvalidEdition):
        load("great_lakes", tmp_path)


def test_no_number_of_a_game_comes_near_what_a_cell_holds() -> None:
    longest = int(BOX.ROUTE_POINTS[BOX.LENGTH].sum())
    assert longest + int(BOX.TICKET_POINTS.sum()) < np.iinfo(np.int16).max


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_of_its_own(lang: str) -> None:
    said = words(lang, "great_lakes")
    found = module_of(GAME, "catalogue").contents(said)
    assert {name: len(found[name]) for name in ("places", "routes", "tickets", "cards")} == {
        "places": 37,
        "routes": 110,
        "tickets": 55,
        "cards": 25,
    }
    for part in ("places", "cards"):
        assert len({item["name"] for item in found[part].values()}) == len(found[part])
    assert found["routes"]["R025"]["twin"] == "R026"
