"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from collections import Counter

from roundhouse.server import library
from tests.pictures import backs, begun, cards, pictures, points, things

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


def test_the_market_and_the_objectives_are_drawn_as_two_players_find_them() -> None:
    state = begun("continental_express", past=("contract",))
    rows = DRAWN["setup"]
    assert backs(rows) == [pile["size"] for pile in state["piles"]]
    assert [len(cards([row])) for row in rows[:3]] == [len(row) for row in state["market"]]
    assert len(cards([rows[3]])) == len(state["objectives"])
    tokens = {thing["group"][0]["chip"]: int(thing["group"][1]["sign"]) for thing in rows[4]}
    assert tokens == state["supply"]


def test_the_score_is_that_of_objectives_contract_and_banknotes() -> None:
    drawn = [BOX["objectives"][objective] for objective in cards(DRAWN["score"])]
    symbols = Counter(symbol for objective in drawn for symbol in objective["symbols"])
    assert symbols == Counter(thing["chip"] for thing in things(DRAWN["score"]) if "chip" in thing)
    contract = symbols["black"] * BOX["contracts"]["symbol_black"]["points"]
    banknotes = sum(thing.get("art") == "note" for thing in things(DRAWN["score"]))
    parts = [*(objective["points"] for objective in drawn), contract, banknotes]
    assert [" + ".join(map(str, parts)) + " ="] == [
        thing["sign"] for thing in things(DRAWN["score"]) if "sign" in thing
    ]
    assert [sum(parts)] == points(DRAWN["score"])
