"""CE-DP-01 to CE-DP-08: what each decision offers, by a second reading of the rules in ordinary Python."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from roundhouse import Table, load
from tests.modules import module_of

from .yard import Yard

BOX = module_of(load("continental_express"), "box")
COLUMNS = ("left", "middle", "right")
Choice = tuple[Any, ...]


def choices(table: Table) -> set[Choice]:
    """The legal moves as their kinds and arguments."""
    return {(move.kind, *move.args.values()) for move in table.moves()}


def taken(view: dict[str, Any], most: int) -> set[Choice]:
    """The market places with a card that costs at most so much."""
    rows = enumerate(view["market"])
    return {("take", r, COLUMNS[c]) for r, row in rows for c in range(3) if row[c] and 2 - c <= most}


def others(view: dict[str, Any]) -> list[int]:
    return [seat for seat in range(view["seats"]) if seat != view["seat"]]


def payable(view: dict[str, Any], objective: str) -> bool:
    owned = view["wagons"][view["seat"]]
    needs = dict(zip(BOX.WAGONS, BOX.NEEDS[BOX.OBJECTIVES.index(objective)].tolist(), strict=True))
    lacking = sum(max(0, n - owned.get(wagon, 0)) for wagon, n in needs.items())
    return bool(lacking <= owned.get("locomotive", 0))


def expected(view: dict[str, Any]) -> set[Choice]:
    """What the ledger's table of decisions lists, for the default options."""
    seat, phase = view["seat"], view["phase"]
    if phase == "contract":
        return {("keep", contract) for contract in view["dealt"][seat]}
    if phase == "take":
        return taken(view, view["banknotes"][seat])
    if phase == "invest":
        return taken(view, 2) | {("decline",)}
    if phase == "rob":
        return {("rob", other) for other in others(view) if view["banknotes"][other]} | {("decline",)}
    if phase == "give":
        wanted = {card for other in others(view) for card in view["wagons"][other]}
        return {("give", card) for card in view["wagons"][seat] if wanted - {card}} | {("decline",)}
    if phase == "swap":
        pairs = [(other, card) for other in others(view) for card in view["wagons"][other]]
        return {("swap", other, card) for other, card in pairs if card != view["given"]}
    if phase == "token":
        return {("token", colour) for colour in view["supply"]} | {("decline",)}
    if phase == "claim":
        open_now = enumerate(view["objectives"])
        return {("claim", place) for place, objective in open_now if payable(view, objective)} | {("end",)}
    return payments(view)


def payments(view: dict[str, Any]) -> set[Choice]:
    """Every number of locomotives for the wagon in question from which the rest can still be paid."""
    owned, wagon = view["wagons"][view["seat"]], view["wagon"]
    index = BOX.WAGONS.index(wagon)
    needs = BOX.NEEDS[BOX.OBJECTIVES.index(view["objectives"][view["place"]])].tolist()
    later = [range(need + 1) for need in needs[index:]]
    found = set()
    for chosen in product(*later):
        enough = all(
            need - n <= owned.get(name, 0)
            for need, n, name in zip(needs[index:], chosen, BOX.WAGONS[index:], strict=True)
        )
        if enough and sum(chosen) <= owned.get("locomotive", 0):
            found.add(("pay", wagon, chosen[0]))
    return found


@pytest.fixture(scope="module")
def asked() -> dict[str, list[tuple[set[Choice], set[Choice]]]]:
    """Every decision of some random games, by phase: what was offered, and what the ledger says."""
    found: dict[str, list[tuple[set[Choice], set[Choice]]]] = {}
    for seed in range(40):
        table, chance = Table("continental_express", 2 + seed % 3, seed, mode="interpreted"), random.Random(seed)
        while not table.over:
            assert table.seat is not None
            view = table.view(table.seat)
            found.setdefault(table.phase, []).append((choices(table), expected(view)))
            table.play(chance.choice(table.codes()))
    return found


def check(asked: dict[str, list[tuple[set[Choice], set[Choice]]]], phase: str, most: int) -> None:
    """That a decision of this phase came up, and offered just what the ledger lists, in its size."""
    assert len(asked[phase]) >= 5
    for offered, listed in asked[phase]:
        assert offered == listed
        assert 1 <= len(offered) <= most


Asked = dict[str, list[tuple[set[Choice], set[Choice]]]]


def test_ce_dp_01_one_of_two_contracts(asked: Asked) -> None:
    check(asked, "contract", 2)
    assert all(len(offered) == 2 for offered, _ in asked["contract"])


def test_ce_dp_02_a_market_place_that_can_be_paid(asked: Asked) -> None:
    check(asked, "take", 9)


def test_ce_dp_02_it_is_skipped_only_without_small_cards() -> None:
    yard = Yard(["- - a", "", ""], ["", "", ""])
    yard.play("take 0 right", "end")
    assert (yard.seat, yard.phase) == (1, "claim")


def test_ce_dp_03_any_market_place_or_decline(asked: Asked) -> None:
    check(asked, "invest", 10)


def test_ce_dp_04_another_player_with_banknotes_or_decline(asked: Asked) -> None:
    check(asked, "rob", 4)


def test_ce_dp_05_own_kind_other_player_his_kind_or_decline(asked: Asked) -> None:
    check(asked, "give", 7)
    check(asked, "swap", 18)


def test_ce_dp_05_there_are_at_most_91_choices() -> None:
    every = "a b c d e J"
    yard = Yard(["a b S", "a b c", "a b c"], players=[every] * 4)
    yard.play("take 0 right")
    triples = 0
    for gift in yard.legal("give"):
        again = Yard(["a b S", "a b c", "a b c"], players=[every] * 4)
        again.play("take 0 right", gift)
        triples += len(again.legal("swap"))
    assert triples + len(yard.legal("decline")) == 91


def test_ce_dp_06_a_colour_of_the_supply_or_decline(asked: Asked) -> None:
    check(asked, "token", 6)


def test_ce_dp_07_an_objective_that_can_be_paid_or_nothing(asked: Asked) -> None:
    check(asked, "claim", 4)


def test_ce_dp_08_the_locomotives_for_each_kind_of_wagon(asked: Asked) -> None:
    check(asked, "pay", 3)
    assert all(len(offered) > 1 for offered, _ in asked["pay"])


def test_ce_dp_08_is_not_asked_if_real_wagons_go_first() -> None:
    yard = Yard(players=["a b J J", ""], phase="claim", objective_payment="natural_first")
    yard.play("claim 0")
    assert (yard.owned(0), yard.seat) == ("J J", 1)
