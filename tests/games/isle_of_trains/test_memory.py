"""What all remember of the hands (IT-HID-01): cards taken from the row or the discard pile, until they leave."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.table import Table

from .isle import BOX, Isle, number, short
from .test_guess import guesses, with_all_cards


def remember(isle: Isle, seat: int, cards: str) -> Isle:
    """The table where all remember these cards of a hand."""
    for card in cards.split():
        isle.s.remembered[seat, number(card)] += 1
    return isle


def remembered(isle: Isle, seat: int = 0) -> str:
    """What all remember of a hand."""
    return " ".join(short(card) for card, n in enumerate(isle.s.remembered[seat]) for _ in range(n))


def test_it_hid_01_a_card_taken_from_the_row_is_remembered() -> None:
    isle = Isle(["K1", "K2"], row="H1 T1", deck="B1 B1 B1 B1 B1")
    isle.play("take", "take_row 1")
    assert remembered(isle) == "T1"
    isle.play("take", "take_row 0")
    assert (remembered(isle), remembered(isle, 1)) == ("H1 T1", "")


def test_it_hid_06_a_card_drawn_from_the_deck_is_not() -> None:
    isle = Isle(["K1", "K2"], row="H1 T1", deck="B1 B1 B1 B1 B1")
    isle.play("take", "take_deck")
    assert remembered(isle) == ""


def test_it_252_a_card_fetched_from_the_discard_pile_is_remembered() -> None:
    isle = Isle(["TE H1 H1 H1 H1 H1 H1 H1", "K2"], discards="T1 B2", deck="B1 B1")
    remember(isle, 0, "TE H1 H1").play("build", "card TE", "upgrade 0", "keep")
    while isle.phase == "pay":
        isle.play("card H1")
    isle.play("card B2")
    assert "B2" in remembered(isle).split()
    assert "TE" not in remembered(isle).split()


def test_it_064_what_is_built_and_what_pays_for_it_is_no_longer_remembered() -> None:
    isle = remember(Isle(["H1 K1 K1 K2", "K2"], deck="B1 B1"), 0, "H1 K1 K2")
    isle.play("build", "card H1")
    assert remembered(isle) == "K1 K2"
    isle.play("extend", "keep", "card K1")
    assert remembered(isle) == "K2"


def test_it_071_a_building_that_was_replaced_is_forgotten_like_one_in_hand_which_does_no_harm() -> None:
    isle = Isle(["bank rail_yard K1 K1 K1 K1 K1 K1", "K2"], buildings=["rail_yard", ""], deck="B1 B1")
    remember(isle, 0, "bank rail_yard K1 K1 K1").play("build", "card bank", "replace 0")
    while isle.phase == "pay":
        isle.play("card K1")
    assert (remembered(isle), isle.hand(0)) == ("", "rail_yard")


def test_it_079_what_is_loaded_is_no_longer_remembered() -> None:
    isle = remember(Isle(["H1 H1 T1", "K2"], ["E1 H1", "E1"], deck="B1 B1"), 0, "H1 H1 T1")
    isle.play("load", "card H1")
    assert remembered(isle) == "H1 T1"
    isle.play("onto 0 1")
    assert remembered(isle) == "H1 T1"


def test_it_078_to_load_a_passenger_takes_nothing_from_the_hand() -> None:
    isle = Isle(["H1 T1", "K2"], ["E1 C1", "E1"], supplies=["green", ""], deck="B1 B1")
    remember(isle, 0, "H1 T1").play("load", "load_passenger green")
    assert remembered(isle) == "H1 T1"


def test_it_hid_05_what_is_loaded_by_force_may_be_any_card_that_can_be() -> None:
    isle = Isle(["H1 H1 T2 T2 K1", "K2"], ["E1 H1", "E1"], deck="B1 B1")
    remember(isle, 0, "H1 T2 T2 K1").play("load", "force T2")
    assert [BOX.SYMBOLS[BOX.SYMBOL[number(card)]] for card in ("H1", "T2", "K1")] == ["coal", "oil", "box"]
    assert remembered(isle) == "H1 T2"  # coal is no force on a hopper
    isle.play("onto 0 1", "card H1")
    assert remembered(isle) == "T2"


def test_it_amb_18_without_mismatch_any_card_may_be_the_one_loaded_by_force() -> None:
    options: dict[str, Any] = {"forced_load_requires_mismatch": False, "deck_variant": "base71+time_engine"}
    isle = Isle(["E1 E1 T2 TE", "K2"], ["E1 H1", "E1"], **options)
    remember(isle, 0, "E1 E1 TE").play("load", "force T2")
    assert remembered(isle) == "E1"


def test_it_192_a_card_discarded_at_the_end_of_the_turn_is_no_longer_remembered() -> None:
    isle = Isle(["H1 H1 T1 T1 B1", "K2"], row="K3", deck="B1 B1 B1", actions=1)
    remember(isle, 0, "H1 B1").play("take", "take_row 0", "card B1")
    assert remembered(isle) == "H1 K3"


def test_it_228_buying_back_in_the_middle_of_a_build_forgets_nothing() -> None:
    isle = Isle(["H1 H1 K1"], discards="T1", deck="B1 B1", tokens=[9])
    remember(isle, 0, "H1 H1 K1").play("build", "card H1", "buy_back")
    assert remembered(isle) == "H1 K1"


@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
@pytest.mark.parametrize("moves", [[], ["build"], ["load"], ["load", "force T2"], ["load", "force T2", "onto 0 1"]])
def test_it_hid_02_a_guess_deals_what_is_remembered(seat: int, moves: list[str]) -> None:
    isle = with_all_cards(Isle(["K1", "H1 T2 T2 B1 K2", "T2", "H2 H2"], ["E1 H1", "E1", "E1", "E1"], turn=1))
    for each, cards in enumerate(["K1", "H1 T2 K2", "", "H2"]):
        remember(isle, each, cards)
    isle.play(*moves)
    for found in guesses(isle, seat, 8):
        assert (found.hands >= isle.s.remembered).all()
        assert found.hands.sum(axis=1).tolist() == isle.s.hand_size.tolist()


def test_it_hid_01_with_public_cargo_a_forced_load_is_forgotten_once() -> None:
    isle = Isle(["H1 H1 T2 T2 B1", "K2"], ["E1 H1", "E1"], deck="B1 B1", facedown_cargo_public=True)
    remember(isle, 0, "H1 H1 T2 T2").play("load", "force T2", "onto 0 1", "card B1")
    assert remembered(isle) == "H1 H1 T2"


def test_it_hid_01_nothing_is_remembered_of_a_deal() -> None:
    assert Table("isle_of_trains", 3, 1, mode="interpreted").state()["remembered"] == [[], [], []]
