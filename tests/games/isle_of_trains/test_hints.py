"""What moves are worth, what they gain at once, and why."""

from __future__ import annotations

import pytest

from roundhouse.core.hints import Hint, adviser
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, Isle

CONTRACTS = module_of(GAME, "rules.contracts")
OPINION, OUTLOOK = module_of(GAME, "opinion"), module_of(GAME, "opinion.outlook")
DECK = "H1 T1 B1 H2 T2"


def hints_of(isle: Isle) -> dict[str, Hint]:
    """What each move is worth, from what the seat sees."""
    seen, asked = masked(isle.s, isle.s.seat), adviser(GAME, "interpreted")
    return {isle.said(code): asked.hint(seen, code) for code in isle.engine.codes(0)}


def pay_all(isle: Isle) -> None:
    """Keep all cars, and pay for a build with whatever comes first."""
    while isle.phase in ("drop", "pay"):
        isle.play("keep" if isle.phase == "drop" else isle.legal("card")[0])


# Gains


@pytest.mark.parametrize(
    ("card", "buildings", "ways", "move", "gain"),
    [
        ("rail_yard", "", 1, "extend", 6),  # two points for each of three cars
        ("rail_yard", "bank", 1, "replace 0", 4),  # a load no longer counts two
        ("E3", "", 1, "upgrade 0", 2),
        ("H3", "", 2, "extend", 8),
        ("H3", "", 2, "upgrade 1", 3),
    ],
)
def test_a_build_gains_what_it_changes_when_it_is_paid(
    card: str, buildings: str, ways: int, move: str, gain: int
) -> None:
    hands, trains = [card + " E1" * 7, ""], ["E2 H2[H1] C1 C1", "E1"]
    isle = Isle(hands, trains, buildings=[buildings, ""], deck=DECK, bag="green")
    before = isle.score(0)
    isle.play("build")
    assert hints_of(isle)[f"card {card}"].gain == (gain if ways == 1 else None)
    isle.play(f"card {card}")
    assert (len(isle.legal()), hints_of(isle)[move].gain) == (ways, gain)
    isle.play(move)
    pay_all(isle)
    assert isle.score(0) - before == gain


@pytest.mark.parametrize(("cards", "gain"), [(6, 3), (7, None)])
def test_what_a_card_gains_is_certain_if_it_can_be_paid_in_one_way_alone(cards: int, gain: int | None) -> None:
    isle = Isle(["H3" + " E1" * cards, ""], ["E2 H2", "E1"], deck=DECK)  # three for the upgrade, seven at the end
    isle.play("build")
    assert hints_of(isle)["card H3"].gain == gain


def test_what_a_building_gains_is_open_where_it_may_replace_either_of_two() -> None:
    isle = Isle(["rail_yard" + " E1" * 6, ""], ["E2 K4", "E1"], buildings=["bank town_hall", ""], deck=DECK)
    isle.play("build")
    assert hints_of(isle)["card rail_yard"].gain is None


def test_what_a_build_gains_is_open_while_a_car_has_to_go_first() -> None:
    isle = Isle(["B2 E1 E1 E1 E1 E1 E1", ""], ["E1 B2", "E1"], deck=DECK)
    isle.play("build")
    assert hints_of(isle)["card B2"].gain is None
    isle.play("card B2")
    assert isle.legal() == ["extend"]
    assert hints_of(isle)["extend"].gain is None


@pytest.mark.parametrize(("buildings", "gain"), [("", 1), ("bank", 3)])
def test_a_load_gains_a_point_and_what_a_bank_counts_for_it(buildings: str, gain: int) -> None:
    isle = Isle(["C1 H1", ""], ["E1 H1", "E1 H1"], buildings=[buildings, ""], deck=DECK)
    isle.play("load", "card C1")
    assert {move: hint.gain for move, hint in hints_of(isle).items()} == {"onto 0 1": gain, "onto 1 1": None}
    isle = Isle(["C1 H1", ""], ["E1 T1", "E1"], buildings=[buildings, ""], deck=DECK)
    isle.play("load", "force C1")
    assert hints_of(isle)["onto 0 1"].gain is None  # another card goes first


@pytest.mark.parametrize(
    ("bag", "solo", "gain"), [("green", "challenge", None), ("", "challenge", 1), ("", "scenario_10", -1)]
)
def test_an_empty_bag_gains_a_token(bag: str, solo: str, gain: int | None) -> None:
    isle = Isle(["H1"], ["E1"], bag=bag, deck=DECK, solo=solo)
    isle.play("take")
    assert hints_of(isle)["take_bag"].gain == gain


@pytest.mark.parametrize(("contract", "gain"), [("a", 10), ("b", 8)])
def test_a_contract_gains_its_points(contract: str, gain: int) -> None:
    held = {"alpine_lodge": (0, "primary")}
    isle = Isle(["H1", ""], ["E3 H3[C1 C1 C1] T1[C1] B2[C1 C1]", "E1"], islands=held, deck=DECK)
    isle.play("deliver", "to alpine_lodge")
    assert hints_of(isle)[f"secondary {contract}"].gain == gain


# Reasons


def test_an_action_is_explained_by_the_best_way_to_go_on() -> None:
    isle = Isle(["C1 C2", ""], ["E2[green] H2[H1]", "E1 T1"], row="H1 H1 H1", deck=DECK)
    isle.play("load")
    assert hints_of(isle)["card C1"].reason == ("hint-load-contract", {"island": "alpine_lodge"})
    assert hints_of(isle)["card C2"].reason == ("hint-load-other", {"on": "level_1_tanker", "cards": 3, "owner": 1})


def test_a_delivery_is_explained_by_what_it_completes() -> None:
    isle = Isle(["H1", ""], ["E2[green] H2[C1 C1]", "E1"], deck=DECK)
    contract = ("hint-contract", {"island": "alpine_lodge", "points": 4})
    assert hints_of(isle)["deliver"].reason == contract
    isle.play("deliver")
    reasons = {move: hint.reason for move, hint in hints_of(isle).items()}
    assert reasons["to alpine_lodge"] == contract
    assert reasons["to flint_beach"] == ("hint-ticket", {"island": "flint_beach"})
    assert reasons["special_only"] == ("hint-special", {})


# Contracts


@pytest.mark.parametrize(
    ("needs", "have", "spare", "lacks"),
    [
        ((1, 2, 1, 0), (0, 0, 0, 0), 0, 4),
        ((1, 2, 1, 0), (3, 0, 0, 0), 0, 3),  # coal in plenty is no oil
        ((1, 2, 1, 0), (1, 1, 0, 1), 1, 0),  # a wild card and a stand-in
        ((0, 0, 0, 3), (1, 0, 1, 0), 0, 1),
        ((0, 0, 0, 3), (5, 0, 0, 0), 0, 0),
    ],
)
def test_so_many_loads_are_lacking_for_a_contract(
    needs: tuple[int, ...], have: tuple[int, ...], spare: int, lacks: int
) -> None:
    assert CONTRACTS.lacking(needs, have, spare) == lacks
    assert CONTRACTS.can_meet(needs, have, spare) == (lacks == 0)


def test_loads_nearer_to_a_contract_promise_more() -> None:
    isle = Isle(["H1", ""], ["E2 H2[C1] T1", "E1"], deck=DECK)
    seen, notes = masked(isle.s, 0), OPINION.Notes.new()
    OUTLOOK.look(seen, notes)
    assert notes.have.tolist() == [1, 0, 0, 0]
    assert OUTLOOK.prospects(notes, BOX.COAL, -1) < notes.promised < OUTLOOK.prospects(notes, BOX.COAL, 1)
