"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from roundhouse.server import library
from tests.pictures import backs, begun, cards, pictures, points, things

DRAWN = pictures("traffic")
KINDS = library.catalogue("traffic", "en")["cards"]


def test_the_first_train_is_worth_the_points_of_its_cards() -> None:
    assert [sum(KINDS[card]["points"] for card in cards(DRAWN["minute"]))] == points(DRAWN["minute"])


def test_the_scored_train_has_the_bonus_and_is_doubled() -> None:
    train = cards(DRAWN["score"])
    printed = sum(KINDS[card]["points"] for card in train)
    assert (printed, points(DRAWN["score"])) == (9, [(9 + 2 * (len(train) - 1)) * 2])


def test_a_locomotive_takes_as_many_wagons_as_are_lit() -> None:
    lit = [[thing.get("tone") for thing in row[0]["group"]].count("lit") for row in DRAWN["reach"] + DRAWN["motorised"]]
    assert lit == [2, 3, 3, 5]


def test_the_table_is_drawn_as_two_players_find_it() -> None:
    state = begun("traffic")
    assert backs(DRAWN["setup"]) == [state["wagon_deck"]["size"], state["loco_deck"]["size"]]
    tracks = [thing for thing in things(DRAWN["setup"]) if thing.get("on") == "rail"]
    assert [sum("art" in thing for thing in track["group"]) for track in tracks] == list(map(len, state["tracks"]))
    hand = cards(DRAWN["setup"])
    assert {len(hand)} == {hand["size"] for hand in state["hands"]}
    assert [KINDS[card]["is_a"] == "locomotive" for card in hand].count(True) == 1
