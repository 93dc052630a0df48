"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from collections import Counter

from roundhouse.server import library
from tests.pictures import cards, pictures, points, things

DRAWN = pictures("continental_express")
BOX = library.catalogue("continental_express", "en")


def needs(objective: str) -> Counter[str]:
    return +Counter(BOX["objectives"][objective]["needs"])


def test_the_first_drawing_has_the_wagons_that_its_objective_asks_for() -> None:
    *wagons, objective = cards(DRAWN["minute"])
    assert Counter(wagons) == needs(objective)
    assert (BOX["objectives"][objective]["points"], BOX["objectives"][objective]["symbols"]) == (4, ["black"])


def test_locomotives_stand_in_for_what_is_missing() -> None:
    for row in DRAWN["joker"]:
        objective, *paid = cards([row])
        missing = needs(objective) - Counter(paid)
        assert missing.total() == Counter(paid)["locomotive"]


def test_the_pairs_pay_what_is_drawn() -> None:
    symbols = Counter(thing["chip"] for thing in things(DRAWN["symbols"]) if "chip" in thing)
    assert symbols == {"blue": 2, "green": 1, "red": 3}
    pairs = sum(count // 2 for count in symbols.values())
    assert [pairs * BOX["contracts"]["pairs"]["points"]] == points(DRAWN["symbols"])
