"""Rulings on cards and payments (GL-AMB-01 to GL-AMB-15)."""

from __future__ import annotations

from itertools import product

from .lakes import BOX, DISPLAY, Lakes, numbers, payments, short

FULL = "Tr Tg Tb Sr Sg Sb"
CHICAGO = {"R104": 0}


def test_gl_amb_01_with_one_deck_gone_the_replacement_comes_from_the_other() -> None:
    lakes = Lakes(["", ""], FULL, "Tp Ty", "")
    lakes.play("take 5")
    assert lakes.phase == "second_card"
    assert lakes.display == "Tr Tg Tb Sr Sg Tp"


def test_gl_amb_02_with_both_decks_gone_the_slot_stays_empty() -> None:
    lakes = Lakes(["", ""], FULL)
    lakes.play("take 5")
    assert lakes.display == "Tr Tg Tb Sr Sg -"
    lakes.play("take 0")
    assert lakes.display == "- Tg Tb Sr Sg -"


def test_gl_amb_03_holes_are_refilled_after_a_payment_lowest_first() -> None:
    lakes = Lakes(["Tr", ""], "- Tg - Sr - Sb")
    lakes.play("claim R070")
    assert (lakes.display, lakes.seat) == ("Tr Tg - Sr - Sb", 1)


def test_gl_amb_03_the_player_chooses_the_deck_for_each_hole_while_both_can_supply() -> None:
    lakes = Lakes(["2Ar 2Sr", ""], "- Tg - Sy - Sb", routes=CHICAGO)
    lakes.play("harbour chicago")
    assert (lakes.seat, lakes.phase) == (0, "refill")
    lakes.play("refill ship")
    assert (lakes.display, lakes.phase) == ("Sr Tg - Sy - Sb", "refill")
    lakes.play("refill ship")
    assert (lakes.display, lakes.seat) == ("Sr Tg Sr Sy Ar Sb", 1)


def test_gl_amb_04_taking_is_impossible_only_without_any_card_to_take() -> None:
    assert Lakes(["", ""], "Tr").legal("take") == ["take 0"]
    assert Lakes(["", ""], "", "Tr").legal("draw") == ["draw train"]
    assert Lakes(["", ""], "", "", "Sr").legal("draw") == ["draw ship"]
    nothing = Lakes(["Tr", ""])
    assert nothing.legal("take") == nothing.legal("draw") == []


def test_gl_amb_05_an_empty_deck_is_made_anew_at_once() -> None:
    lakes = Lakes(["", ""], FULL, "Tp", "Sp", discards="2Tw 3Sw")
    lakes.play("draw train")
    assert (lakes.deck_sizes, lakes.discards) == ((2, 1), "3Sw")
    lakes = Lakes(["3Tr W", ""], FULL, "", "Sp")
    lakes.play("claim R083", "pay 1 0")
    assert sorted(lakes.deck(BOX.TRAIN).split()) == ["Tr", "Tr", "W"]  # the whole payment, not its first card


def test_gl_amb_06_a_reset_with_too_few_cards_fills_up_from_the_other_deck() -> None:
    lakes = Lakes(["", ""], "W W Tb - - -", "W Tp Ty Tw Tg", "Sy")
    DISPLAY.sweep(lakes.s)
    assert lakes.display == "W Tp Ty Sy Tw Tg"
    lakes = Lakes(["", ""], "W W W - - -", "Tp")
    DISPLAY.sweep(lakes.s)
    assert sorted(lakes.display.split()) == ["-", "-", "Tp", "W", "W", "W"]
    assert lakes.deck_sizes == (0, 0)


def test_gl_amb_07_there_are_at_most_three_resets_in_a_row() -> None:
    for limit in (1, 2, 3):
        lakes = Lakes(["", ""], "W W W - - -", "5W", max_resets_in_a_row=limit)
        DISPLAY.reset_display(lakes.s)
        assert [event.args for event in lakes.events if event.kind == "swept"] == [{"times": limit}]
        assert lakes.s.stands == 1
    lakes = Lakes(["", ""], "W W W - - -")
    DISPLAY.reset_display(lakes.s)
    assert lakes.events == []


def test_gl_amb_07_a_display_that_stands_does_so_until_a_card_is_added() -> None:
    lakes = Lakes(["3Tr", "", ""], "W W W Tb Tg Ty", "9W", "9Dr")
    lakes.s.stands = 1
    lakes.play("claim R083")
    assert (lakes.display, lakes.s.stands) == ("W W W Tb Tg Ty", 1)
    lakes.play("take 3", "refill ship")
    assert "swept" in [event.kind for event in lakes.events]


def test_gl_amb_08_three_wilds_or_more_count_whatever_lies_there() -> None:
    for display in ("W W W - - -", "W W W W - -", "W W W W Sr Sg"):
        lakes = Lakes(["", ""], display, "6Tp", "6Sp")
        DISPLAY.reset_display(lakes.s)
        assert lakes.display == "Tp Tp Tp Sp Sp Sp"


def test_gl_amb_09_stopping_after_one_card_is_legal_unless_agreed_otherwise() -> None:
    lakes = Lakes(["", ""], FULL, "Tp Ty", "Sp")
    lakes.play("draw train")
    assert lakes.may("stop")
    lakes.play("stop")
    assert lakes.seat == 1
    lakes = Lakes(["", ""], FULL, "Tp Ty", "Sp", allow_single_draw=False)
    lakes.play("draw train")
    assert not lakes.may("stop")


def test_gl_amb_10_without_a_legal_second_card_the_action_ends() -> None:
    for single in (True, False):
        lakes = Lakes(["", ""], "W W Tr - - -", allow_single_draw=single)
        lakes.play("take 2")
        assert (lakes.hand(0), lakes.seat) == ("Tr", 1)


def test_gl_amb_11_passing_is_legal_only_if_nothing_else_is() -> None:
    lakes = Lakes(supply=[(18, 0), (25, 25)])
    lakes.s.boxed[0] = 15, 0
    lakes.engine.relist(0)
    assert lakes.legal() == ["pass"]
    lakes.play("pass")
    assert lakes.seat == 1
    assert not lakes.may("pass")


def irreducible(hand: str, length: int) -> set[str]:
    """Brute force: every set of ships and wilds that covers the route and from which no card could be left out."""
    kinds = sorted(set(numbers(hand)))
    worth = {kind: 2 if kind >= BOX.DOUBLE else 1 for kind in kinds}
    found = set()
    for counts in product(*(range(numbers(hand).count(kind) + 1) for kind in kinds)):
        cover = sum(n * worth[kind] for n, kind in zip(counts, kinds, strict=True))
        if cover >= length and all(cover - worth[kind] < length for n, kind in zip(counts, kinds, strict=True) if n):
            found.add(" ".join(short(kind) for n, kind in zip(counts, kinds, strict=True) for _ in range(n)))
    return found


def test_gl_amb_12_a_sea_payment_is_irreducible() -> None:
    routes = {"R101": 1, "R010": 2, "R046": 2, "R051": 4, "R022": 4, "R063": 6}  # white ones
    for route, length in routes.items():
        assert payments("4Sw 4Dw 4W", route) == irreducible("4Sw 4Dw 4W", length)


def test_gl_amb_12_with_overpay_a_card_a_space_may_be_played_even_if_it_is_superfluous() -> None:
    found = payments("2Sw 2Dw W", "R010", overpay=True)
    assert found == {"Sw Sw", "W Sw", "Sw Dw", "W Dw", "Dw Dw", "Dw"}
    assert payments("2Sw 2Dw W", "R010") == {"Sw Sw", "W Sw", "Dw"}


def test_gl_amb_13_wilds_alone_pay_for_a_route_or_a_harbour_once_and_without_a_colour() -> None:
    assert payments("2W", "R091") == {"W W"}
    lakes = Lakes(["2W Tr", ""])
    lakes.play("claim R091")
    assert lakes.legal() == ["colour red", "colour wild"]
    lakes.play("colour wild")
    assert lakes.hand(0) == "Tr"
    lakes = Lakes(["4W Ar", ""], routes=CHICAGO)
    lakes.play("harbour chicago", "colour wild")
    assert lakes.hand(0) == "Ar"


def test_gl_amb_14_a_wild_is_good_for_a_harbour_as_either_type() -> None:
    for hand in ("2Ar 2W", "2Sr 2W"):
        assert Lakes([hand, ""], routes=CHICAGO).may("harbour chicago")


def test_gl_amb_15_at_most_two_trains_and_two_ships_pay_for_a_harbour() -> None:
    assert not Lakes(["3Ar W", ""], routes=CHICAGO).may("harbour chicago")
    assert not Lakes(["4Sr W", ""], routes=CHICAGO).may("harbour chicago")
    lakes = Lakes(["4Ar 4Sr 2W", ""], routes=CHICAGO)
    lakes.play("harbour chicago")
    assert lakes.legal("pay") == ["pay 0 2", "pay 1 1", "pay 1 2", "pay 2 0", "pay 2 1", "pay 2 2"]
