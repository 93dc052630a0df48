"""CE-030 to CE-033: the order of a turn."""

from __future__ import annotations

from .yard import Yard


def test_ce_030_a_turn_is_a_card_and_then_a_claim() -> None:
    yard = Yard(players=["a", ""])
    assert yard.phase == "take"
    yard.play("take 0 right")
    assert (yard.phase, yard.seat) == ("claim", 0)
    yard.play("end")
    assert (yard.phase, yard.seat) == ("take", 1)


def test_ce_031_there_is_no_claim_before_the_card_is_taken() -> None:
    yard = Yard(players=["a b", ""])
    assert {move.split()[0] for move in yard.legal()} == {"take"}
    yard.play("take 0 right")
    assert yard.legal() == ["claim 0", "claim 2", "end"]


def test_ce_031_the_turn_passes_to_the_left() -> None:
    yard = Yard(players=["a b", "", ""])
    yard.play("take 0 right", "claim 0")
    assert yard.seat == 1
    yard.play("take 0 right", "end")
    assert yard.seat == 2
    yard.play("take 0 right", "end")
    assert yard.seat == 0


def test_ce_032_pay_take_refill_event_character_claim() -> None:
    yard = Yard(["a I c", "a b c", "a b c"], ["A d d", "d", "d"], players=["$ b", ""], objectives="cd cc de")
    yard.play("take 0 middle")
    assert [event.kind for event in yard.events] == ["took", "happened", "renewed", "turned_up"]
    assert yard.phase == "invest"
    yard.play("take 1 left")
    assert yard.phase == "claim"
    assert yard.owned(0) == "a b"
    assert yard.legal("claim") == []
    assert yard.objectives == "aa bb cd"


def test_the_longest_tale_of_a_move_has_room() -> None:
    yard = Yard(players=["a b c d e", "", "", ""], objectives="abcde ab aa", phase="claim")
    yard.s.turns_left, yard.s.trigger = 0, 0
    yard.play("claim 0")
    assert yard.over
    assert len(yard.events) == len(yard.s.events) == 12


def test_ce_033_all_but_the_contract_lies_open() -> None:
    yard = Yard(players=["a a J $", "b"], tokens={1: "red"})
    yard.claim(1, "ab")
    for seat in (None, 0, 1):
        seen = yard.view(seat)
        assert seen["wagons"] == [{"passenger": 2, "locomotive": 1}, {"boxcar": 1}]
        assert seen["banknotes"] == [1, 0]
        assert seen["tokens"] == [{}, {"red": 1}]
        assert seen["claimed"] == [[], ["ab"]]


def test_ce_033_there_is_no_limit_to_what_a_player_owns() -> None:
    yard = Yard(players=[" ".join("a" * 14 + "b" * 12 + "c" * 10 + "J" * 8), ""], objectives="dd ee de")
    yard.play("take 0 right")
    assert yard.s.wagons[0].sum() == 45
    assert yard.phase == "claim"
