"""CE-001 to CE-013: what is in the box, in the default edition and in the ledger's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roundhouse import InvalidOption, Table, load
from tests.games.editions import edition_with, refusal
from tests.modules import module_of

from .yard import LEDGER, Yard

GAMES = {"default": load("continental_express"), "ledger": load("continental_express", LEDGER)}
BOXES = {name: module_of(game, "box") for name, game in GAMES.items()}
in_each_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


@pytest.mark.parametrize("seats", [1, 5])
def test_ce_001_two_to_four_play(seats: int) -> None:
    assert load("continental_express").seat_counts == range(2, 5)
    with pytest.raises(InvalidOption):
        Table("continental_express", seats)


@in_each_box
def test_ce_002_there_are_82_small_cards(box: Any) -> None:
    copies = dict(zip(box.CARDS, box.COPIES.tolist(), strict=True))
    assert sum(copies[card] for card in box.WAGON_CARDS) == 58
    assert copies["banknote"] == 12
    assert sum(copies[card] for card in box.CHARACTERS) == 10
    assert sum(copies.values()) == box.SMALL_CARDS == 82


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("boxcar,12", "boxcar,13", ("edition-total", "small_cards.csv")),
        ("investor,2", "investor,3", ("edition-total", "small_cards.csv")),
        ("banknote,12", "banknote,11", ("edition-between", "banknote")),
        ("mail,6", "sleeper,6", ("edition-complete", "small_cards.csv")),
    ],
)
def test_ce_002_a_box_with_other_numbers_is_refused(tmp_path: Path, old: str, new: str, reason: Any) -> None:
    assert refusal("continental_express", edition_with(LEDGER, tmp_path, "small_cards.csv", old, new)) == reason


@in_each_box
def test_ce_003_there_are_20_objectives_and_10_contracts(box: Any) -> None:
    assert len(box.OBJECTIVES) == len(set(box.OBJECTIVES)) == 20
    assert len(box.CONTRACTS) == len(set(box.CONTRACTS)) == 10


def test_ce_003_a_box_with_other_numbers_is_refused(tmp_path: Path) -> None:
    edition = edition_with(
        LEDGER, tmp_path, "objectives.csv", "aaa,3,0,0,0,0,5,red,fixture of the ledger's examples\n", ""
    )
    assert refusal("continental_express", edition) == ("edition-total", "objectives.csv")


@in_each_box
def test_ce_004_there_are_four_tokens_of_each_of_five_colours(box: Any) -> None:
    assert box.COLOURS == ("black", "blue", "green", "red", "yellow")
    assert [(row.colour, row.copies) for row in box.TOKEN_ROWS] == [(colour, 4) for colour in box.COLOURS]


def test_ce_004_other_tokens_are_refused(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "tokens.csv", "red,4", "red,5")
    assert refusal("continental_express", edition) == ("edition-between", "red")


@in_each_box
def test_ce_005_the_events_are_one_accident_and_one_fire(box: Any) -> None:
    assert box.CARDS[box.FIRST_EVENT :] == ("train_accident", "station_fire")
    assert box.COPIES[box.FIRST_EVENT :].tolist() == [1, 1]


def test_ce_005_a_second_fire_is_refused(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "small_cards.csv", "station_fire,1", "station_fire,2")
    assert refusal("continental_express", edition) == ("edition-between", "station_fire")


def test_ce_006_there_are_four_kinds_of_character() -> None:
    box = BOXES["default"]
    characters = box.CARDS[box.FIRST_CHARACTER : box.FIRST_EVENT]
    assert characters == ("investor", "pickpocket", "switchman", "station_master")
    assert box.COPIES[box.FIRST_CHARACTER : box.FIRST_EVENT].tolist() == [2, 2, 2, 4]


@pytest.mark.parametrize("wagon", "abcde")
def test_ce_007_a_locomotive_stands_in_for_any_wagon(wagon: str) -> None:
    objective = {"a": "aa", "b": "bb", "c": "cc", "d": "dd", "e": "ee"}[wagon]
    without = Yard(players=[wagon, ""], objectives=f"{objective} abc aab", phase="claim")
    assert without.legal("claim") == []
    yard = Yard(players=[f"{wagon} J", ""], objectives=f"{objective} abc aab", phase="claim")
    assert yard.legal("claim") == ["claim 0"]


@in_each_box
def test_ce_008_a_locomotive_is_a_wagon_card(box: Any) -> None:
    assert (*box.WAGONS, "locomotive") == box.WAGON_CARDS


def test_ce_008_the_switchman_may_swap_it_unless_agreed_otherwise() -> None:
    yard = Yard(["a b S", "a b c", "a b c"], players=["a", "J"])
    yard.play("take 0 right", "give a")
    assert yard.legal() == ["swap 1 J"]
    agreed = Yard(["a b S", "a b c", "a b c"], players=["a", "J"], switchman_may_swap_locomotives=False)
    agreed.play("take 0 right")
    assert agreed.phase == "claim"


@in_each_box
def test_ce_009_an_objective_shows_wagons_points_and_a_symbol(box: Any) -> None:
    assert box.NEEDS.shape == (20, 5)
    assert (box.NEEDS.sum(axis=1) > 0).all()
    assert (box.POINTS > 0).all()
    assert (box.SYMBOLS.sum(axis=1) >= 1).all()


def test_ce_009_an_objective_without_wagons_is_refused(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "objectives.csv", "aaa,3,", "aaa,0,")
    assert refusal("continental_express", edition) == ("edition-between", "aaa")


def test_ce_009_a_symbol_has_one_of_the_five_colours(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "objectives.csv", "black+blue", "black+pink")
    assert refusal("continental_express", edition) == ("edition-value", "objectives.csv")


def test_ce_010_an_objective_has_a_list_of_symbols() -> None:
    assert (BOXES["default"].SYMBOLS.sum(axis=1) == 1).all()
    box = BOXES["ledger"]
    assert box.SYMBOLS[box.OBJECTIVES.index("abcde")].tolist() == [1, 1, 0, 0, 0]


def test_ce_010_both_symbols_count() -> None:
    yard = Yard(contracts=["symbol_black", "symbol_blue"])
    yard.claim(0, "abcde")
    yard.claim(1, "abcde")
    assert (yard.score(0), yard.score(1)) == (9 + 2, 9 + 2)


@in_each_box
def test_ce_011_ten_contracts_are_of_six_kinds(box: Any) -> None:
    kinds = {(box.COUNTS[c].sum() == 1, int(box.CONTRACT_SIZE[c]), int(box.CONTRACT_COLOURS[c])) for c in range(10)}
    assert kinds == {(True, 1, 1), (False, 2, 1), (False, 3, 1), (False, 1, 3), (False, 1, 4), (False, 2, 2)}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("pairs,any,2,1,3", "pears,any,2,1,3", ("edition-complete", "contracts.csv")),
        ("triplets,any", "triplets,pink", ("edition-value", "contracts.csv")),
        ("triplets,any,3", "triplets,any,0", ("edition-between", "triplets")),
        ("four_different,any,1,4", "four_different,any,1,6", ("edition-between", "four_different")),
        ("four_different,any,1,4,6,0", "four_different,any,1,4,6,2", ("edition-between", "four_different")),
    ],
)
def test_ce_011_other_contracts_are_refused(tmp_path: Path, old: str, new: str, reason: Any) -> None:
    text = (LEDGER / "contracts.csv").read_text(encoding="utf-8")
    start = "\n" if text.count("\n" + old) == 1 else ""
    edition = edition_with(LEDGER, tmp_path, "contracts.csv", start + old, start + new)
    assert refusal("continental_express", edition) == reason


def test_ce_012_the_locomotive_on_a_contract_is_no_card() -> None:
    yard = Yard(players=["a", ""], phase="claim")
    assert yard.legal("claim") == []
    assert yard.owned(0) == "a"


@pytest.mark.parametrize("card", ["$ b c", "b $ c"])
def test_ce_013_a_banknote_card_is_one_banknote(card: str) -> None:
    yard = Yard([card, "a b c", "a b c"], players=["$ $", ""])
    column = ("left", "middle")[card.split().index("$")]
    price = {"left": 2, "middle": 1}[column]
    yard.play(f"take 0 {column}")
    assert yard.s.banknotes[0] == 2 - price + 1
