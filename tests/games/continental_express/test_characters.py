"""CE-063 to CE-081: the four characters."""

from __future__ import annotations

import pytest

from .yard import Yard

PLAYERS = ["a", "b $ $"]


def yard_with(character: str, players: list[str] | None = None, **more: object) -> Yard:
    """A yard in which the character has just been taken from the right of the first row."""
    market = [f"a b {character}", "a b c", "a b c"]
    yard = Yard(market, players=PLAYERS if players is None else players, **more)  # type: ignore[arg-type]
    yard.play("take 0 right")
    return yard


def test_ce_063_the_row_is_refilled_before_the_character_is_played() -> None:
    yard = yard_with("I", piles=["e", "d", "d"])
    assert yard.phase == "invest"
    assert yard.market[0] == "e a b"
    assert len(yard.legal("take")) == 9


def test_ce_063_events_come_first_too() -> None:
    yard = yard_with("I", piles=["F J J J", "d d d", "d d d"])
    assert yard.phase == "invest"
    assert yard.market[0] == "J J J"


@pytest.mark.parametrize("character", "IPSM")
def test_ce_064_the_effect_may_be_declined(character: str) -> None:
    yard = yard_with(character)
    before = [yard.owned(seat) for seat in (0, 1)]
    assert yard.legal()[-1] == "decline"
    yard.play("decline")
    assert [yard.owned(seat) for seat in (0, 1)] == before
    assert (yard.box, yard.tokens(0), yard.phase) == (character, "", "claim")
    assert [event["reason"] for event in yard.told("dismissed")] == ["declined"]


@pytest.mark.parametrize("character", "IPSM")
def test_ce_064_unless_the_table_agreed_otherwise(character: str) -> None:
    yard = yard_with(character, ["a c", "b $ $", "b"], character_optional=False)
    assert yard.phase in ("invest", "rob", "give", "token")
    assert "decline" not in yard.legal()


def test_ce_065_the_investor_takes_any_open_card_for_nothing() -> None:
    yard = yard_with("I", ["", ""])
    assert yard.legal("take") == [f"take {row} {column}" for row in range(3) for column in ("left", "middle", "right")]
    yard.play("take 1 left")
    assert (yard.owned(0), yard.box) == ("a", "I")
    assert yard.told("took")[0]["price"] == 0


@pytest.mark.parametrize(("column", "price"), [("left", 2), ("middle", 1), ("right", 0)])
def test_ce_066_the_investor_itself_is_paid_for(column: str, price: int) -> None:
    row = {"left": "I b c", "middle": "a I c", "right": "a b I"}[column]
    yard = Yard([row, "a b c", "a b c"], players=["$ $", ""])
    yard.play(f"take 0 {column}")
    assert yard.s.banknotes[0] == 2 - price
    yard.play("take 1 left")
    assert yard.s.banknotes[0] == 2 - price


def test_ce_067_the_second_gap_is_refilled_like_any_other() -> None:
    yard = yard_with("I", piles=["d", "A e", "d"])
    yard.play("take 1 middle")
    assert yard.market[1] == "e a c"
    assert yard.objectives == "aa bb cd"


def test_ce_068_the_investor_may_take_a_banknote_or_a_character() -> None:
    yard = Yard(["a b I", "$ b c", "M b c"])
    yard.play("take 0 right", "take 1 left")
    assert yard.owned(0) == "$"
    other = Yard(["a b I", "$ b c", "M b c"])
    other.play("take 0 right", "take 2 left")
    assert other.phase == "token"


def test_ce_069_investors_chain() -> None:
    yard = Yard(["a b I", "I b c", "a b c"])
    yard.play("take 0 right", "take 1 left")
    assert (yard.phase, yard.box) == ("invest", "I")
    yard.play("take 2 left")
    assert (yard.phase, yard.box, yard.owned(0)) == ("claim", "I I", "a")


def test_ce_070_an_empty_market_gives_the_investor_nothing() -> None:
    yard = Yard(["- - I", "", ""], ["", "", ""])
    yard.play("take 0 right")
    assert (yard.phase, yard.box) == ("claim", "I")
    assert [event["reason"] for event in yard.told("dismissed")] == ["impossible"]


def test_ce_071_the_pickpocket_takes_all_banknotes_of_one_player() -> None:
    yard = yard_with("P", ["$", "$ $ $", "$ $"])
    assert yard.legal("rob") == ["rob 1", "rob 2"]
    yard.play("rob 1")
    assert [yard.owned(seat) for seat in range(3)] == ["$ $ $ $", "", "$ $"]
    assert yard.told("robbed") == [{"seat": 0, "victim": 1, "banknotes": 3}]


def test_ce_072_only_players_with_banknotes_can_be_robbed() -> None:
    yard = yard_with("P", ["$", "", "$", "a b"])
    assert yard.legal() == ["rob 2", "decline"]


def test_ce_072_without_such_a_player_there_is_no_effect() -> None:
    yard = yard_with("P", ["$ $", "a", "b"])
    assert (yard.phase, yard.box, yard.owned(0)) == ("claim", "P", "$ $")


def test_ce_073_stolen_banknotes_are_spent_from_the_next_turn_on_and_count() -> None:
    yard = yard_with("P", ["", "$ $"])
    yard.play("rob 1")
    assert yard.score(0) == 2
    assert yard.legal() == ["end"]
    yard.play("end", "take 1 right", "end")
    assert "take 1 left" in yard.legal()


def test_ce_074_the_switchman_exchanges_wagon_cards() -> None:
    yard = yard_with("S", ["a b", "c d", "e"])
    assert yard.legal() == ["give a", "give b", "decline"]
    yard.play("give b")
    assert yard.legal() == ["swap 1 c", "swap 1 d", "swap 2 e"]
    yard.play("swap 1 d")
    assert [yard.owned(seat) for seat in range(3)] == ["a d", "b c", "e"]
    assert yard.told("swapped") == [{"seat": 0, "card": "boxcar", "victim": 1, "other_card": "tank"}]


@pytest.mark.parametrize("players", [["", "a b"], ["a b", ""], ["$", "b"], ["a", "$ $"]])
def test_ce_075_both_need_a_wagon_card(players: list[str]) -> None:
    yard = yard_with("S", players)
    assert (yard.phase, yard.box) == ("claim", "S")


def test_ce_075_nothing_else_can_be_exchanged() -> None:
    yard = yard_with("S", ["a $", "b $"], tokens={0: "red", 1: "blue"})
    yard.claim(1, "ee")
    assert yard.legal() == ["give a", "decline"]
    yard.play("give a")
    assert yard.legal() == ["swap 1 b"]


def test_ce_076_a_locomotive_may_be_given_and_taken() -> None:
    yard = yard_with("S", ["a J", "b J"])
    yard.play("give a")
    assert yard.legal() == ["swap 1 b", "swap 1 J"]
    other = yard_with("S", ["a J", "b J"])
    other.play("give J")
    assert other.legal() == ["swap 1 b"]


def test_ce_076_unless_the_table_agreed_otherwise() -> None:
    yard = yard_with("S", ["a J", "b J"], switchman_may_swap_locomotives=False)
    assert yard.legal() == ["give a", "decline"]
    yard.play("give a")
    assert yard.legal() == ["swap 1 b"]


def test_ce_077_cards_of_the_same_kind_are_not_exchanged() -> None:
    yard = yard_with("S", ["a b", "a"])
    assert yard.legal() == ["give b", "decline"]
    same = yard_with("S", ["a a", "a"])
    assert same.phase == "claim"


@pytest.mark.parametrize("colour", ["black", "blue", "green", "red", "yellow"])
def test_ce_078_the_station_master_brings_a_token_that_counts(colour: str) -> None:
    yard = yard_with("M", ["", ""], contracts=[f"symbol_{colour}", "pairs"])
    yard.play(f"token {colour}")
    assert yard.tokens(0) == colour
    assert yard.score(0) == 2
    assert yard.view(None)["supply"][colour] == 3


def test_ce_079_the_tokens_are_limited() -> None:
    yard = yard_with("M", ["", ""], tokens={0: "red red", 1: "red red"})
    assert yard.legal() == ["token black", "token blue", "token green", "token yellow", "decline"]


def test_ce_079_without_tokens_there_is_no_effect() -> None:
    every = " ".join(f"{colour} " * 2 for colour in ("black", "blue", "green", "red", "yellow"))
    yard = yard_with("M", ["", ""], tokens={0: every, 1: every})
    assert (yard.phase, yard.box) == ("claim", "M")


def test_ce_080_tokens_are_open_stay_and_are_worth_nothing_alone() -> None:
    yard = yard_with("M", ["", ""], contracts=["pairs", "triplets"])
    yard.play("token red")
    assert yard.score(0) == 0
    for seat in (None, 0, 1):
        assert yard.view(seat)["tokens"] == [{"red": 1}, {}]
    yard.play("end", "take 0 right", "end", "take 0 right", "end")
    assert yard.tokens(0) == "red"


def test_ce_081_a_swapped_card_may_be_used_in_the_same_turn() -> None:
    yard = yard_with("S", ["a c", "b"], objectives="ab cc dd")
    yard.play("give c", "swap 1 b")
    assert yard.legal("claim") == ["claim 0"]


def test_ce_081_so_may_the_investors_wagon_but_a_banknote_pays_nothing_back() -> None:
    yard = Yard(["a I c", "b b c", "$ b c"], players=["a $", ""], objectives="ab cc dd")
    yard.play("take 0 middle", "take 1 left")
    assert yard.legal("claim") == ["claim 0"]
    other = Yard(["a I c", "b b c", "$ b c"], players=["a $", ""], objectives="ab cc dd")
    other.play("take 0 middle", "take 2 left")
    assert (other.s.banknotes[0], other.box) == (1, "$ I")
