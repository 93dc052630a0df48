"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.server import library
from tests.pictures import backs, begun, cards, pictures, points, things

DRAWN = pictures("great_lakes")
BOX = library.catalogue("great_lakes", "en")
COVERS = {"double": 2}


@pytest.mark.parametrize(("name", "route"), [("rail", "R108"), ("sea", "R051")])
def test_a_route_is_drawn_with_a_payment_that_covers_it_and_its_points(name: str, route: str) -> None:
    printed = BOX["routes"][route]
    for row in DRAWN[name][: 2 if name == "rail" else 1]:
        way = next(thing for thing in things([row]) if "way" in thing)
        assert (way["way"], way["by"], way["colour"]) == (printed["length"], printed["type"], printed["colour"])
        assert sum(COVERS.get(BOX["cards"][card]["kind"], 1) for card in cards([row])) == printed["length"]
        assert points([row]) == [printed["points"]]


def test_the_first_drawing_has_the_points_of_its_routes_and_of_its_ticket() -> None:
    assert points(DRAWN["minute"]) == [BOX["routes"]["R108"]["points"], BOX["routes"]["R051"]["points"]]
    assert [BOX["tickets"][ticket]["points"] for ticket in cards(DRAWN["minute"])] == [16]


def test_a_harbour_is_drawn_with_anchors_and_wild_cards_only() -> None:
    kinds = [BOX["cards"][card]["kind"] for card in cards(DRAWN["harbour"])]
    assert kinds == ["anchored", "anchored", "single", "wild"]


def test_the_harbours_pay_for_the_completed_tickets_of_their_cities() -> None:
    drawn = [BOX["tickets"][ticket] for ticket in cards(DRAWN["harbours"])]
    cities = Counter(city for ticket in drawn for city in (ticket["a"], ticket["b"]))
    assert (cities["chicago"], cities["montreal"]) == (2, 2)
    assert [sum(ticket["points"] for ticket in drawn) + 20 + 20 - 4] == points(DRAWN["harbours"])


def test_the_table_is_drawn_as_two_players_find_it() -> None:
    state = begun("great_lakes")
    train, ship, hand, tickets, pieces = DRAWN["setup"]
    assert backs([train, ship]) == [state["train_deck"]["size"], state["ship_deck"]["size"]]
    assert len(cards([train])) + len(cards([ship])) == len(state["display"])
    assert {len(cards([hand]))} == {each["size"] for each in state["hands"]}
    assert {len(cards([tickets]))} == {each["size"] for each in state["drawn"]}
    drawn = [int(thing["sign"]) for thing in pieces if "sign" in thing]
    supply = begun("great_lakes", past=("first_tickets",), starting_pieces="recommended")["supply"][0]
    assert drawn == [supply["train"], supply["ship"], state["harbours_left"][0]]
