"""The decision points (GL-DP-01 to GL-DP-11): who chooses, and between what."""

from __future__ import annotations

from tests.modules import module_of

from .lakes import GAME, Lakes, deal, payments

FULL = "Tr Tg Tb Sr Sg Sb"


def test_gl_dp_01_sixteen_choices_of_the_first_tickets() -> None:
    table = deal(3)
    assert (table.phase, len(table.codes())) == ("first_tickets", 16)


def test_gl_dp_02_sixteen_mixes_of_pieces() -> None:
    table = deal(3)
    for _ in range(3):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    assert (table.phase, len(table.codes())) == ("pieces", 16)


def test_gl_dp_03_at_most_five_actions_and_passing_excludes_them() -> None:
    lakes = Lakes(["Tr 2Ay 2Sy", ""], FULL, "Tp", "Sp", ticket_deck="T01", routes={"R104": 0})
    kinds = {move.split()[0] for move in lakes.legal()}
    assert kinds - {"draw"} == {"take", "claim", "tickets", "harbour", "exchange"}
    assert "pass" not in kinds


def test_gl_dp_04_the_first_card_is_one_of_six_or_of_two_decks() -> None:
    lakes = Lakes(["", ""], "W Tr - Sg - -", "Tp", "")
    assert lakes.legal("take") + lakes.legal("draw") == ["take 0", "take 1", "take 3", "draw train"]


def test_gl_dp_05_a_replacement_is_chosen_only_between_two_decks() -> None:
    lakes = Lakes(["", ""], FULL, "Tp", "Sp")
    lakes.play("take 0")
    assert lakes.legal() == ["refill train", "refill ship"]
    lakes = Lakes(["", ""], FULL, "Tp", "")
    lakes.play("take 0")
    assert lakes.phase == "second_card"


def test_gl_dp_06_the_second_card_is_no_wild_of_the_display_and_may_be_left() -> None:
    lakes = Lakes(["", ""], "W Tg Tb Sr Sg Sb", "Tp Ty", "Sp")
    lakes.play("draw train")
    assert lakes.legal() == ["take 1", "take 2", "take 3", "take 4", "take 5", "draw train", "draw ship", "stop"]


def test_gl_dp_07_every_open_route_with_a_payment_and_enough_pieces() -> None:
    lakes = Lakes(["9W", ""], supply=[(33, 17)])
    assert len(lakes.legal("claim")) == 110
    assert len(Lakes(["9W", ""], supply=[(0, 17)]).legal("claim")) == int((module_of(GAME, "box").TYPE == 1).sum())
    assert Lakes(["", ""]).legal("claim") == []


def test_gl_dp_08_the_payment_is_chosen_in_small_moves_and_once_each() -> None:
    hand = " ".join(f"7T{c} 4A{c}" for c in "pygrbw") + " 9W"
    lakes = Lakes([hand, ""], supply=[(33, 17)])
    lakes.play("claim R072")
    assert len(lakes.legal()) == 7
    lakes.play("colour black")
    counted = {(w, a) for w in range(9) for a in range(5) if 0 <= 9 - w - a <= 7}
    assert set(lakes.legal()) == {f"pay {w} {a}" for w, a in counted}
    assert 1 + 6 * len(counted) == 217


def test_gl_dp_08_a_payment_without_a_choice_is_made_at_once() -> None:
    assert payments("3Tr", "R083") == {"Tr Tr Tr"}
    lakes = Lakes(["3Tr", ""])
    lakes.play("claim R083")
    assert lakes.owner("R083") == 0


def test_gl_dp_09_any_drawn_tickets_but_none() -> None:
    for number in (1, 2, 3, 4):
        lakes = Lakes(ticket_deck=" ".join(f"T{n:02}" for n in range(1, number + 1)))
        lakes.play("tickets")
        assert len(lakes.legal()) == 2**number - 1


def test_gl_dp_10_a_city_and_a_payment() -> None:
    lakes = Lakes(["2Ar 2Sr 2Ag 2Sg 4W", ""], routes={"R104": 0, "R103": 0})
    assert lakes.legal("harbour") == ["harbour muskegon", "harbour chicago"]
    lakes.play("harbour chicago")
    assert lakes.legal() == ["colour green", "colour red", "colour wild"]
    lakes.play("colour green")
    assert lakes.legal() == [f"pay {w} {a}" for w in range(4) for a in range(3) if 0 <= 4 - w - a <= 2]


def test_gl_dp_11_fifteen_exchanges_in_all() -> None:
    assert len(Lakes(supply=[(25, 25), (25, 25)]).legal("exchange")) == 15
    assert Lakes(supply=[(33, 17), (25, 25)]).legal("exchange") == [f"exchange ship {n}" for n in range(1, 16)]
