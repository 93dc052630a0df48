"""Action B: lay Train cards into the Depot (TC-055 to TC-074)."""

from __future__ import annotations

import pytest

from .yard import Yard


def test_tc_055_a_group_or_a_triple() -> None:
    yard = Yard(["GGBR", ""])
    assert yard.legal("lay") == ["lay green 2"]
    assert yard.legal("triple") == ["triple blue", "triple green", "triple red"]
    yard.play("lay green 2")
    assert (yard.depots[0], yard.hand(0), yard.seat) == ("GG", "BR", 1)


def test_tc_056_one_combination_only() -> None:
    yard = Yard(["GGBBR", ""])
    yard.play("lay green 2")
    assert (yard.depots[0], yard.seat) == ("GG", 1)
    again = Yard(["GGBBRW", ""])
    again.play("triple blue", "triple red", "triple white")
    assert (again.depots[0], again.seat) == ("B R W", 1)


def test_tc_057_a_group_is_one_row() -> None:
    yard = Yard(["GGG", ""])
    yard.play("lay green 3")
    assert yard.depots[0] == "GGG"
    assert yard.s.row_seat.tolist().count(0) == 1


@pytest.mark.parametrize("locos", [0, 1, 2, 3])
def test_tc_058_locomotives_stand_for_any_colour_in_any_number(locos: int) -> None:
    yard = Yard(["GGLLL", ""])
    yard.play("lay green 2", f"add {locos}")
    assert yard.depots[0] == "GG" + "L" * locos
    assert yard.s.hand_size[0] == 3 - locos


def test_tc_058_one_coloured_card_needs_a_locomotive() -> None:
    yard = Yard(["GLL", ""])
    yard.play("lay green 1")
    assert yard.legal() == ["add 1", "add 2"]


def test_tc_059_a_group_has_no_upper_size() -> None:
    yard = Yard(["G" * 10 + "L" * 16, ""])
    yard.play("lay green 10", "add 16")
    assert yard.depots[0] == "G" * 10 + "L" * 16
    assert yard.hand(0) == ""


def test_tc_060_a_triple_is_three_colours_and_no_locomotive() -> None:
    yard = Yard(["GBRL", ""])
    assert yard.legal("triple") == ["triple blue", "triple green", "triple red"]
    yard.play("triple red", "triple blue", "triple green")
    assert (yard.depots[0], yard.hand(0)) == ("B G R", "L")
    assert Yard(["GBLL", ""]).legal("triple") == []


def test_tc_060_the_three_colours_are_different() -> None:
    yard = Yard(["GGBRW", ""])
    yard.play("triple green")
    assert yard.legal() == ["triple blue", "triple red", "triple white"]
    yard.play("triple red")
    assert yard.legal() == ["triple blue", "triple white"]


@pytest.mark.parametrize("hand", ["G", "GB", "L", "RG"])
def test_tc_061_single_cards_and_pairs_of_colours_cannot_be_laid(hand: str) -> None:
    yard = Yard([hand, ""])
    assert yard.legal("lay") + yard.legal("triple") == []


def test_tc_061_four_colours_cannot_be_laid() -> None:
    yard = Yard(["GBRW", ""])
    yard.play("triple green", "triple blue", "triple red")
    assert (yard.seat, yard.hand(0)) == (1, "W")


def test_tc_062_a_colour_of_the_own_depot_cannot_be_laid() -> None:
    yard = Yard(["GGGGGBBRW", ""], ["GGG B R", ""])
    assert yard.depots[0] == "GG"
    assert yard.legal("lay") == ["lay blue 2"]
    assert yard.legal("triple") == ["triple blue", "triple red", "triple white"]


@pytest.mark.parametrize(("row", "least"), [("B", 2), ("BB", 3), ("BBB", 4), ("BBL", 4)])
def test_tc_063_only_with_more_cards_than_another_row(row: str, least: int) -> None:
    yard = Yard(["BBBBB", ""], ["", row])
    assert yard.legal("lay") == [f"lay blue {n}" for n in range(least, 6)]


def test_tc_064_the_robbed_row_is_discarded_at_once() -> None:
    yard = Yard(["BBB", "", ""], ["", "BB R", ""])
    yard.play("lay blue 3")
    assert (yard.depots, yard.discards, yard.hand(0)) == (["BBB", "", ""], "BB", "")  # seat 1 then sent its red card
    assert yard.events[1].args == {"seat": 0, "victim": 1, "colour": "blue", "cards": 2}


def test_tc_065_an_equal_number_is_illegal() -> None:
    assert Yard(["BB", ""], ["", "BB"]).legal("lay") == []
    assert Yard(["BB", ""], ["", "BBB"]).legal("lay") == []


def test_tc_066_the_larger_group_always_robs() -> None:
    yard = Yard(["BBB", "", ""], ["", "", "BB"])
    assert yard.legal("lay") == ["lay blue 3"]
    yard.play("lay blue 3")
    assert yard.depots == ["BBB", "", ""]


def test_tc_067_locomotives_count_on_both_sides() -> None:
    yard = Yard(["BBLL", ""], ["", "BLL"])
    assert [move for move in yard.legal("lay") if "blue" in move] == ["lay blue 2"]
    yard.play("lay blue 2")
    assert (yard.depots, yard.discards) == (["BBLL", ""], "BLL")


def test_tc_067_just_enough_locomotives_are_no_choice() -> None:
    yard = Yard(["BBLLL", ""], ["", "BLL"])
    yard.play("lay blue 2")
    assert yard.legal() == ["add 2", "add 3"]


def test_tc_068_locomotives_of_a_robbed_row_are_lost() -> None:
    yard = Yard(["BBBB", "", ""], ["", "", "BLL"])
    yard.play("lay blue 4")
    assert (yard.discards, yard.hand(2)) == ("BLL", "")


@pytest.mark.parametrize("depots", [["", "R"], ["", "R=L"], ["RR", ""]])
def test_tc_069_a_triple_needs_colours_that_no_depot_has(depots: list[str]) -> None:
    yard = Yard(["RGBW", ""], depots)
    assert yard.legal("triple") == ["triple blue", "triple green", "triple white"]
    assert Yard(["RGB", ""], depots).legal("triple") == []


def test_tc_070_a_colour_lies_in_one_depot_only() -> None:
    yard = Yard(["BBB", "BBBB", ""], ["", "", "BB"])
    yard.play("lay blue 3", "lay blue 4")
    assert yard.depots == ["", "BBBB", ""]
    assert [event.args["victim"] for event in yard.events if event.kind == "robbed"] == [0]


def test_tc_071_hands_and_stacks_are_safe() -> None:
    yard = Yard(["BBB", "BBB"], ["", "B"], stacks=["", "BB"])
    yard.play("lay blue 3")
    assert (yard.hand(1), yard.stack(1), yard.discards) == ("BBB", "BB", "B")


def test_tc_072_cards_laid_now_are_dispatched_next_turn_if_nobody_robs_them() -> None:
    yard = Yard(["BB", "", "BBB"], ticket_deck="#1")
    yard.play("lay blue 2")
    assert (yard.stack(0), yard.depots[0]) == ("", "BB")
    yard.play("tickets", "done")
    assert "lay blue 3" in yard.legal()
    yard.play("tickets", "done")
    assert (yard.seat, yard.stack(0), yard.depots[0]) == (0, "B", "B")


def test_tc_073_a_group_of_locomotives_only_is_declared_a_colour() -> None:
    yard = Yard(["LL", ""], ["", "OO"])
    free = ["black", "blue", "green", "purple", "red", "white", "yellow"]
    assert yard.legal("lay") == [f"lay {colour} 0" for colour in free]
    yard.play("lay purple 0")
    assert yard.depots[0] == "P=LL"


def test_tc_073_its_colour_is_tested_like_any_other() -> None:
    yard = Yard(["LLL", ""], ["", "O PPP"])
    assert "lay orange 0" in yard.legal()
    assert "lay purple 0" not in yard.legal()
    yard.play("lay orange 0")
    assert yard.legal() == ["add 2", "add 3"]


def test_tc_074_a_coloured_card_says_the_colour() -> None:
    yard = Yard(["GL", ""])
    assert yard.legal("lay") == ["lay green 1"]
    yard.play("lay green 1")
    assert (yard.depots[0], yard.seat) == ("GL", 1)
