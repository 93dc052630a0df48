"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from roundhouse.server import library
from tests.pictures import backs, begun, cards, pictures, points, things

DRAWN = pictures("isle_of_trains")
BOX = library.catalogue("isle_of_trains", "en")


def test_the_first_drawing_completes_a_starting_contract() -> None:
    contract = BOX["islands"]["alpine_lodge"]["contracts"][0]
    loads = [thing["load"] for thing in things(DRAWN["minute"]) if "load" in thing]
    assert (loads, points(DRAWN["minute"])) == (["cargo-coal"] * 2, [4])
    assert (contract["needs"], contract["points"]) == (["coal", "coal"], 4)


def test_an_upgrade_costs_the_difference() -> None:
    old, new = (BOX["cards"][card]["cost"] for card in cards(DRAWN["upgrade"]))
    assert f"{new} − {old} = {new - old}" in [thing.get("sign") for thing in things(DRAWN["upgrade"])]


def test_a_load_brings_what_the_car_gives() -> None:
    gives = BOX["cards"]["level_1_hopper"]["gives"]
    assert f"+{gives['take']} − {gives['discard']}" in [thing.get("sign") for thing in things(DRAWN["load"])]


def test_the_card_that_is_explained_is_as_the_caption_says() -> None:
    (card,) = cards(DRAWN["card"])
    tanker = BOX["cards"][card]
    assert [tanker[key] for key in ("cost", "points", "weight", "capacity", "holds")] == [5, 5, 2, 2, "oil"]
    assert (tanker["gives"]["take"], tanker["gives"]["bonus"]) == (3, "deliver")


def test_the_scored_train_has_its_printed_points() -> None:
    assert [sum(BOX["cards"][card]["points"] for card in cards(DRAWN["score"]))] == points(DRAWN["score"])


def test_the_table_is_drawn_as_two_players_find_it() -> None:
    state = begun("isle_of_trains")
    islands, market, train, hand = DRAWN["setup"]
    assert len(islands) == len(state["islands"]) == len({thing["art"] for thing in islands})
    assert backs([market]) == [state["deck"]["size"]]
    assert len(cards([market])) == len(state["row"])
    passengers = [thing for thing in train if str(thing.get("art", "")).startswith("pass-")]
    assert {len(passengers)} == {sum(supply.values()) for supply in state["supplies"]}
    assert {len(cards([hand]))} == {each["size"] for each in state["hands"]}
