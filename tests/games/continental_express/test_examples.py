"""The worked examples CE-EX-01 to CE-EX-31, as the ledger's tables give them."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table

from .yard import SCORING, SETUP, Yard


@pytest.mark.parametrize(("column", "paid", "card"), [("left", 2, "a"), ("middle", 1, "b"), ("right", 0, "c")])
def test_ce_ex_01_prices(column: str, paid: int, card: str) -> None:
    yard = Yard(players=["$ $", ""])
    yard.play(f"take 0 {column}")
    assert yard.owned(0) == " ".join([card] + ["$"] * (2 - paid))
    assert yard.box == " ".join(["$"] * paid)


def test_ce_ex_02_shift() -> None:
    yard = Yard(piles=["d", "", ""], players=["$", ""])
    yard.play("take 0 middle")
    assert yard.market[0] == "d a c"


def test_ce_ex_03_claim() -> None:
    yard = Yard(players=["a b J", ""], objectives="aab ee de", deck="cc", phase="claim")
    yard.play("claim 0")
    assert (yard.box, yard.owned(0)) == ("a b J", "")
    assert (yard.claimed(0), yard.objectives) == ("aab", "cc ee de")


def test_ce_ex_04_three_different() -> None:
    yard = Yard(contracts=["three_different", "pairs"], tokens={0: "green"})
    yard.claim(0, "aab ad")
    assert SCORING.contract_points(yard.s, 0) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ce_ex_05_setup_sizes(seats: int) -> None:
    table = Table("continental_express", seats, 11, mode="interpreted")
    for _ in range(seats):
        table.play(table.codes()[0])
    view = table.view(None)
    assert [pile["size"] for pile in view["piles"]] == [25, 24, 24]
    assert sum(card is not None for row in view["market"] for card in row) == 9
    assert view["deck"]["size"] == 17
    s: Any = table.live
    assert 10 - len(set(s.contract[:seats].tolist())) == 10 - seats


@pytest.mark.parametrize("seed", range(5))
def test_ce_ex_06_event_in_setup(seed: int) -> None:
    yard = Yard(["", "", ""], ["", "a F b c " + "d " * 23, ""], seed=seed)
    SETUP.deal_first_row(yard.s, 1)
    assert yard.market == ["- - -", "c b a", "- - -"]
    assert sorted(yard.pile(1).split()) == ["F"] + ["d"] * 23
    assert (yard.box, yard.s.pile_size[1]) == ("", 24)


def test_ce_ex_07_no_money() -> None:
    assert Yard().legal() == ["take 0 right", "take 1 right", "take 2 right"]


def test_ce_ex_08_shift_from_the_right() -> None:
    yard = Yard(piles=["d", "", ""])
    yard.play("take 0 right")
    assert (yard.market[0], yard.owned(0)) == ("d a b", "c")


def test_ce_ex_09_take_at_the_left() -> None:
    yard = Yard(piles=["d", "", ""], players=["$ $", ""])
    yard.play("take 0 left")
    assert (yard.market[0], yard.owned(0)) == ("d b c", "a")


def test_ce_ex_10_empty_pile() -> None:
    yard = Yard(["a b c", "", ""], ["", "", ""], players=["$ $", "$ $", ""])
    yard.play("take 0 middle", "end")
    assert yard.market[0] == "- a c"
    yard.play("take 0 right", "end")
    assert (yard.market[0], yard.owned(1)) == ("- - a", "c $ $")
    yard.play("take 0 right")
    assert yard.owned(2) == "a"


def test_ce_ex_10_the_middle_costs_1() -> None:
    yard = Yard(["- a c", "", ""], ["", "", ""], players=["$", ""])
    yard.play("take 0 middle")
    assert yard.owned(0) == "a"


def test_ce_ex_11_buying_money() -> None:
    yard = Yard(["$ a b", "a b c", "a b c"], players=["$ $", ""])
    yard.play("take 0 left")
    assert (yard.owned(0), yard.box) == ("$", "$ $")


def test_ce_ex_12_useless_character() -> None:
    yard = Yard(["a b P", "a b c", "a b c"], ["d", "d", "d"], players=["$", "", ""])
    yard.play("take 0 right")
    assert (yard.market[0], yard.owned(0), yard.box) == ("d a b", "$", "P")
    assert (yard.seat, yard.phase) == (0, "claim")


def test_ce_ex_13_pickpocket() -> None:
    yard = Yard(["a P c", "a b c", "a b c"], players=["$", "$ $ $", ""])
    yard.play("take 0 middle")
    assert yard.legal("rob") == ["rob 1"]
    yard.play("rob 1")
    assert [yard.owned(seat) for seat in range(3)] == ["$ $ $", "", ""]
    assert yard.box == "$ P"


def test_ce_ex_14_switchman_and_joker() -> None:
    yard = Yard(["a b S", "a b c", "a b c"], players=["a", "J b"])
    yard.play("take 0 right", "give a", "swap 1 J")
    assert (yard.owned(0), yard.owned(1)) == ("J", "a b")


def test_ce_ex_15_investor() -> None:
    yard = Yard(["a b I", "a b c", "a b c"])
    yard.play("take 0 right")
    assert len(yard.legal("take")) == 9
    yard.play("take 2 left")
    assert (yard.owned(0), yard.s.boxed.sum()) == ("a", 1)
    assert yard.market == ["d a b", "a b c", "d b c"]


def test_ce_ex_16_investor_chain() -> None:
    yard = Yard(["a I c", "I b c", "a J c"], players=["$", ""])
    refills = 0
    for move in ("take 0 middle", "take 1 left", "take 2 middle"):
        yard.play(move)
        refills += len(yard.told("turned_up"))
    assert refills == 3
    assert (yard.owned(0), yard.box, yard.phase) == ("J", "$ I I", "claim")


def test_ce_ex_17_station_master() -> None:
    yard = Yard(["a b M", "a b c", "a b c"], players=["", "", ""], tokens={1: "red red red", 2: "red"})
    yard.play("take 0 right")
    assert yard.legal() == ["token black", "token blue", "token green", "token yellow", "decline"]


def test_ce_ex_18_all_jokers() -> None:
    yard = Yard(players=["a J J", ""], phase="claim")
    yard.play("claim 0")
    assert yard.legal() == ["pay a 0", "pay a 1"]
    yard.play("pay a 1")
    assert yard.owned(0) == "a"
    proposed = Yard(players=["a J J", ""], phase="claim")
    proposed.play("claim 0", "pay a 0")
    assert proposed.owned(0) == "J"


def test_ce_ex_19_one_claim() -> None:
    yard = Yard(players=["a a b b c c", ""], objectives="ab bc ee", deck="aa", phase="claim")
    assert yard.legal("claim") == ["claim 0", "claim 1"]
    yard.play("claim 0")
    assert (yard.objectives, yard.seat) == ("aa bc ee", 1)


def test_ce_ex_20_accident_before_the_claim() -> None:
    yard = Yard(piles=["A e d", "d", "d"], players=["a a", ""], objectives="ac ccd ee", deck="de aa bb cc dd")
    yard.play("take 0 right")
    assert yard.deck == "cc dd ac ccd ee"
    assert (yard.objectives, yard.box, yard.market[0]) == ("de aa bb", "A", "e a b")
    assert yard.legal() == ["claim 1", "end"]


def test_ce_ex_21_fire() -> None:
    yard = Yard(piles=["F " + "d " * 10, "d " * 9, "d " * 11])
    yard.play("take 0 right")
    assert yard.s.boxed.sum() == 8 + 1
    assert yard.s.pile_size.tolist() == [7, 6, 8]
    assert yard.market == ["d d d"] * 3


def test_ce_ex_22_fire_with_short_piles() -> None:
    yard = Yard(piles=["F d d", "", "d d d d"])
    yard.play("take 0 right")
    assert yard.market == ["- d d", "- - -", "d d d"]
    assert yard.s.pile_size.tolist() == [0, 0, 1]


def test_ce_ex_23_accident_inside_fire() -> None:
    yard = Yard(piles=["F " + "d " * 10, "d A " + "d " * 7, "d " * 11])
    yard.play("take 0 right")
    assert yard.objectives == "aa bb cd"
    assert yard.s.boxed.sum() == 8 + 2
    assert yard.s.pile_size.tolist() == [7, 5, 8]
    assert yard.market == ["d d d"] * 3


CONTRACTS = {
    24: (
        {"blue": 2, "green": 1, "red": 3},
        {"symbol_red": 6, "symbol_blue": 4, "symbol_green": 2, "symbol_black": 0, "symbol_yellow": 0, "pairs": 6}
        | {"triplets": 7, "three_different": 5, "four_different": 0, "two_pairs": 7},
    ),
    25: (
        {"black": 2, "blue": 2, "green": 1, "red": 1},
        {"pairs": 6, "triplets": 0, "three_different": 10, "four_different": 6, "two_pairs": 7},
    ),
    26: (
        {"black": 4},
        {"symbol_black": 8, "pairs": 6, "triplets": 7, "three_different": 0, "four_different": 0, "two_pairs": 0},
    ),
    27: (
        {"black": 2, "blue": 2, "green": 2, "red": 2},
        {"pairs": 12, "three_different": 10, "four_different": 12, "two_pairs": 14},
    ),
}


def check_contracts(example: int) -> None:
    """That symbols pay under each contract what an example says."""
    counts, paid = CONTRACTS[example]
    yard = Yard(tokens={0: " ".join(f"{colour} " * n for colour, n in counts.items())})
    for contract, points in paid.items():
        yard.keep(0, contract)
        assert SCORING.contract_points(yard.s, 0) == points, contract


def test_ce_ex_24_contracts() -> None:
    check_contracts(24)


def test_ce_ex_25_contracts() -> None:
    check_contracts(25)


def test_ce_ex_26_contracts() -> None:
    check_contracts(26)


def test_ce_ex_27_contracts() -> None:
    check_contracts(27)


def test_ce_ex_27_with_four_objectives_and_four_tokens() -> None:
    yard = Yard(contracts=["two_pairs", "pairs"], tokens={0: "black blue green red"})
    yard.claim(0, "ab ad aa aab")
    assert SCORING.contract_points(yard.s, 0) == 14


def test_ce_ex_28_last_turns() -> None:
    yard = Yard(players=["", "a b", "", "a a b"], seat=1, phase="claim")
    yard.claim(1, "ee de cd")
    yard.claim(3, "aa bb cc")
    yard.play("claim 0")
    turns = []
    while not yard.over:
        turns.append(yard.seat)
        yard.play("take 0 right", "claim 1" if yard.seat == 3 else "end")
    assert turns == [2, 3, 0]
    assert yard.s.claimed_count.tolist() == [0, 4, 0, 4]


def test_ce_ex_29_score() -> None:
    yard = Yard(players=["a b c $ $", ""], contracts=["pairs", "triplets"])
    yard.claim(0, "ad aab acd bd")
    assert SCORING.objective_points(yard.s, 0) == 3 + 5 + 8 + 4
    assert yard.score(0) == 20 + 6 + 2


def test_ce_ex_30_tie() -> None:
    contracts = ["pairs", "three_different", "four_different"]
    yard = Yard(players=["$ $", "$", ""], contracts=contracts, tokens={2: "red"})
    yard.claim(0, "ad aab acd bd")
    yard.claim(1, "ee cc dd aa")
    yard.claim(2, "abcde de bc ab")
    assert [SCORING.objective_points(yard.s, seat) for seat in range(3)] == [20, 22, 22]
    assert [SCORING.contract_points(yard.s, seat) for seat in range(3)] == [6, 5, 6]
    assert [yard.score(seat) for seat in range(3)] == [28, 28, 28]
    assert yard.places() == [3, 1, 1]


def test_ce_ex_31_exhaustion() -> None:
    yard = Yard(["- - a", "", ""], ["", "", ""], players=["b", "", ""])
    yard.play("take 0 right")
    assert yard.legal() == ["claim 0", "end"]
    yard.play("claim 0")
    for seat in (1, 2):
        assert (yard.seat, yard.phase) == (seat, "claim")
        yard.play("end")
    assert yard.over
