"""CE-034 to CE-049: the required action, and what happens when the cards run out."""

from __future__ import annotations

import pytest

from .yard import Yard

RICH = "$ $ $"


def test_ce_034_one_open_card_must_be_taken() -> None:
    yard = Yard(players=[RICH, ""])
    assert yard.legal() == [f"take {row} {column}" for row in range(3) for column in ("left", "middle", "right")]
    yard.play("take 1 middle")
    assert yard.phase == "claim"
    assert yard.owned(0) == "b $ $"


@pytest.mark.parametrize(("column", "price"), [("left", 2), ("middle", 1), ("right", 0)])
def test_ce_035_the_price_depends_on_the_column(column: str, price: int) -> None:
    yard = Yard(players=["$ " * price, ""])
    yard.play(f"take 2 {column}")
    assert yard.s.banknotes[0] == 0
    assert yard.told("took") == [
        {"seat": 0, "card": ["passenger", "boxcar", "coal"][2 - price], "row": 2, "column": column, "price": price}
    ]


def test_ce_036_banknotes_paid_go_to_the_box() -> None:
    yard = Yard(players=[RICH, ""])
    yard.play("take 0 left")
    assert yard.box == "$ $"
    assert yard.owned(1) == ""


@pytest.mark.parametrize(
    ("owned", "columns"), [("", {"right"}), ("$", {"right", "middle"}), ("$ $", {"right", "middle", "left"})]
)
def test_ce_037_a_card_that_costs_more_cannot_be_taken(owned: str, columns: set[str]) -> None:
    yard = Yard(players=[owned, RICH])
    assert {move.split()[2] for move in yard.legal("take")} == columns


def test_ce_037_the_active_player_pays() -> None:
    yard = Yard(players=[RICH, RICH])
    yard.play("take 0 left")
    assert (yard.owned(0), yard.owned(1)) == ("a $", RICH)


def test_ce_038_a_banknote_does_not_pay_for_itself() -> None:
    yard = Yard(["a $ c", "$ b c", "a b c"], players=["", ""])
    assert yard.legal("take") == ["take 0 right", "take 1 right", "take 2 right"]


@pytest.mark.parametrize(("column", "left"), [("left", 1), ("middle", 2)])
def test_ce_038_a_banknote_may_be_bought(column: str, left: int) -> None:
    yard = Yard(["$ $ c", "a b c", "a b c"], players=["$ $", ""])
    yard.play(f"take 0 {column}")
    assert yard.s.banknotes[0] == left


@pytest.mark.parametrize("card", "abcdeJ$")
def test_ce_039_it_is_laid_before_the_player(card: str) -> None:
    yard = Yard([f"a b {card}", "a b c", "a b c"])
    yard.play("take 0 right")
    assert yard.owned(0) == card
    assert yard.box == ""


@pytest.mark.parametrize(("card", "phase"), [("I", "invest"), ("P", "rob"), ("S", "give"), ("M", "token")])
def test_ce_040_a_character_is_played_at_once_and_goes_to_the_box(card: str, phase: str) -> None:
    yard = Yard([f"a b {card}", "a b c", "a b c"], players=["a", "b $"])
    yard.play("take 0 right")
    assert (yard.phase, yard.seat) == (phase, 0)
    yard.play("decline")
    assert yard.box == card
    assert yard.phase == "claim"


@pytest.mark.parametrize("card", "PS")
def test_ce_041_a_character_without_effect_may_be_taken_all_the_same(card: str) -> None:
    yard = Yard([f"a b {card}", "a b c", "a b c"])
    yard.play("take 0 right")
    assert yard.phase == "claim"
    assert yard.box == card
    assert [event["reason"] for event in yard.told("dismissed")] == ["impossible"]


@pytest.mark.parametrize("market", [["- - a", "", ""], ["", "- b a", ""], ["", "", "c b a"]])
def test_ce_042_a_player_without_banknotes_can_move(market: list[str]) -> None:
    yard = Yard(market, ["", "", ""])
    row = next(row for row in range(3) if market[row])
    assert yard.legal() == [f"take {row} right"]


@pytest.mark.parametrize(("column", "row"), [("left", "d b c"), ("middle", "d a c"), ("right", "d a b")])
def test_ce_043_the_cards_on_the_left_move_right(column: str, row: str) -> None:
    yard = Yard(players=[RICH, ""])
    yard.play(f"take 1 {column}")
    assert yard.market == ["a b c", row, "a b c"]


def test_ce_044_the_top_card_of_the_pile_comes_on_the_left() -> None:
    yard = Yard(piles=["e J d", "d", "d"])
    yard.play("take 0 right")
    assert yard.market[0] == "e a b"
    assert yard.pile(0) == "J d"
    assert yard.told("turned_up") == [{"row": 0, "card": "mail"}]


def test_ce_045_a_row_has_three_cards_while_its_pile_lasts() -> None:
    yard = Yard(piles=["d e", "", ""], players=["", ""])
    for row in ("d a b", "e d a", "- e d"):
        yard.play("take 0 right", "end")
        assert yard.market[0] == row


def test_ce_046_an_empty_pile_leaves_the_place_empty() -> None:
    yard = Yard(piles=["", "d d", "d d"], players=["$", ""])
    yard.play("take 0 middle")
    assert yard.market == ["- a c", "a b c", "a b c"]
    assert (yard.pile(1), yard.pile(2)) == ("d d", "d d")
    assert yard.told("turned_up") == []


def test_ce_047_the_shift_happens_with_an_empty_pile_too() -> None:
    yard = Yard(["a b c", "", ""], ["", "", ""])
    for row in ("- a b", "- - a", "- - -"):
        yard.play("take 0 right", "end")
        assert yard.market[0] == row


@pytest.mark.parametrize("row", range(3))
def test_ce_048_only_the_row_of_the_card_is_refilled(row: int) -> None:
    yard = Yard(["a b c", "b c d", "c d e"], ["d", "e", "J"])
    before = yard.market
    yard.play(f"take {row} right")
    refilled = ["d a b", "e b c", "J c d"]
    assert yard.market == [refilled[r] if r == row else before[r] for r in range(3)]
    assert [yard.pile(r) for r in range(3)] == ["" if r == row else "deJ"[r] for r in range(3)]


def test_ce_048_nor_is_another_row_that_has_a_free_place() -> None:
    yard = Yard(["a b c", "- a b", "- - a"], ["d", "e", "c"])
    yard.play("take 0 right")
    assert yard.market == ["d a b", "- a b", "- - a"]


def exhausted(*players: str) -> Yard:
    """One card is left."""
    return Yard(["- - a", "", ""], ["", "", ""], players=players)


def test_ce_049_the_last_card_triggers_the_end() -> None:
    yard = exhausted("b", "", "")
    yard.play("take 0 right")
    assert yard.told("last_turns") == [{"seat": 0, "reason": "no_small_cards"}]
    assert yard.legal() == ["claim 0", "end"]
    yard.play("claim 0")
    assert (yard.seat, yard.phase, yard.legal()) == (1, "claim", ["end"])
    yard.play("end")
    assert (yard.seat, yard.phase) == (2, "claim")
    yard.play("end")
    assert yard.over
    assert yard.told("ended") == [{"reason": "no_small_cards"}]


def test_ce_049_the_others_may_still_claim() -> None:
    yard = exhausted("", "a a")
    yard.play("take 0 right", "end")
    assert yard.legal() == ["end"]
    yard.s.objectives[0] = 3
    yard.engine.relist(0)
    assert yard.legal() == ["claim 0", "end"]


def test_ce_049_after_a_fourth_objective_nothing_new_starts() -> None:
    yard = exhausted("b a", "")
    yard.s.turns_left, yard.s.trigger = 1, 0
    yard.play("take 0 right")
    assert yard.told("last_turns") == []
    yard.play("end")
    assert (yard.seat, yard.phase) == (1, "claim")
    yard.play("end")
    assert yard.over


def test_ce_049_a_fire_can_bring_the_end_too() -> None:
    yard = Yard(["- a b", "- - a", ""], ["F", "", ""])
    yard.s.market[0, 0] = 2
    yard.engine.relist(0)
    yard.play("take 0 right")
    assert yard.market == ["- - -", "- - -", "- - -"]
    assert yard.told("last_turns") == [{"seat": 0, "reason": "no_small_cards"}]


def test_ce_049_a_character_that_was_the_last_card_is_played_first() -> None:
    yard = Yard(["- - M", "", ""], ["", "", ""])
    yard.play("take 0 right")
    assert (yard.phase, yard.told("last_turns")) == ("token", [])
    yard.play("token red")
    assert yard.told("last_turns") == [{"seat": 0, "reason": "no_small_cards"}]
