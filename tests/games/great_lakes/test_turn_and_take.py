"""The turn (GL-031 to GL-034) and taking travel cards (GL-035 to GL-051)."""

from __future__ import annotations

from roundhouse.core.record import NONE

from .lakes import BOX, Lakes, begun

FULL = "Tr Tg Tb Sr Sg Sb"


def test_gl_031_turns_go_clockwise_from_the_first_player() -> None:
    table = begun(3, first_player=1)
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.play({"kind": "exchange", "to": "train", "pieces": "1"})
    assert seats == [1, 2, 0, 1, 2]


def test_gl_032_a_turn_is_one_of_five_actions() -> None:
    lakes = Lakes(["Tr 2Ay 2Sy", ""], FULL, "Tp", "Sp", ticket_deck="T01", routes={"R104": 0})
    assert {move.split()[0] for move in lakes.legal()} == {"take", "draw", "claim", "tickets", "harbour", "exchange"}
    lakes.play("exchange train 1")
    assert lakes.seat == 1


def test_gl_033_the_hand_has_no_limit() -> None:
    lakes = Lakes(["7Tr 7Tg 7Tb 7Tw 7Ty 7Tp 6Dr", ""], FULL, "Tp", "Sp")
    lakes.play("draw train")
    lakes.play("draw ship")
    assert lakes.s.hand_size[0].sum() == 50


def test_gl_034_there_is_no_limit_on_tickets() -> None:
    held = " ".join(f"T{n:02}" for n in range(1, 41))
    lakes = Lakes(tickets=[held], ticket_deck="T41 T42 T43 T44")
    lakes.play("tickets", "keep 1+2+3+4")
    assert lakes.s.ticket_count[0] == 44


def test_gl_035_two_cards_are_taken_one_after_the_other() -> None:
    lakes = Lakes(["", ""], FULL, "Tp Ty", "Sp Sy")
    lakes.play("take 0", "refill train")
    assert (lakes.hand(0), lakes.seat, lakes.phase) == ("Tr", 0, "second_card")
    lakes.play("take 3", "refill ship")
    assert (lakes.hand(0), lakes.seat, lakes.phase) == ("Tr Sr", 1, "turn")


def test_gl_036_sources_may_be_mixed() -> None:
    lakes = Lakes(["", ""], FULL, "Tp Ty", "Sp Sy")
    assert lakes.legal("take") == [f"take {slot}" for slot in range(6)]
    assert lakes.legal("draw") == ["draw train", "draw ship"]
    lakes.play("draw ship", "take 0", "refill train")
    assert lakes.hand(0) == "Tr Sp"


def test_gl_037_a_card_from_the_display_is_replaced_at_once_from_a_deck_of_choice() -> None:
    lakes = Lakes(["", ""], FULL, "Tp", "Sp")
    lakes.play("take 1")
    assert lakes.legal() == ["refill train", "refill ship"]
    lakes.play("refill ship")
    assert lakes.display == "Tr Sp Tb Sr Sg Sb"


def test_gl_038_the_deck_is_chosen_before_its_card_is_seen_whatever_was_taken() -> None:
    for slot in (0, 5):
        lakes = Lakes(["", ""], FULL, "Tp", "Sp")
        lakes.play(f"take {slot}")
        assert lakes.legal() == ["refill train", "refill ship"]
        assert lakes.s.display[slot] == NONE


def test_gl_039_the_display_may_hold_any_split_of_the_decks() -> None:
    lakes = Lakes(["", ""], "Tr Tg Tb Sr Sg Sb", "4Tp", "Sp")
    for slot in (3, 4, 5):
        lakes.play(f"take {slot}", "refill train")
        if lakes.phase == "second_card":
            lakes.play("stop")
    assert lakes.display == "Tr Tg Tb Tp Tp Tp"


def test_gl_040_a_blind_card_is_not_replaced_in_the_display() -> None:
    lakes = Lakes(["", ""], FULL, "Tp Ty", "Sp")
    lakes.play("draw train")
    assert lakes.display == FULL
    assert (lakes.hand(0), lakes.deck(BOX.TRAIN)) == ("Tp", "Ty")


def test_gl_041_a_wild_from_the_display_is_the_only_card_of_the_turn() -> None:
    lakes = Lakes(["", ""], "W Tg Tb Sr Sg Sb", "Tp", "Sp")
    lakes.play("take 0", "refill train")
    assert (lakes.hand(0), lakes.seat) == ("W", 1)


def test_gl_042_a_wild_from_the_display_is_replaced_like_any_card() -> None:
    lakes = Lakes(["", ""], "W Tg Tb Sr Sg Sb", "Tp", "Sp")
    lakes.play("take 0")
    assert lakes.legal() == ["refill train", "refill ship"]
    lakes.play("refill ship")
    assert lakes.display == "Sp Tg Tb Sr Sg Sb"


def test_gl_043_the_second_card_is_no_wild_of_the_display() -> None:
    lakes = Lakes(["", ""], "W Tg Tb Sr Sg Sb", "W Tp", "Sp")
    lakes.play("take 1", "refill train")
    assert lakes.display == "W W Tb Sr Sg Sb"
    assert lakes.legal("take") == ["take 2", "take 3", "take 4", "take 5"]


def test_gl_044_after_a_blind_wild_a_second_card_may_be_taken() -> None:
    lakes = Lakes(["", ""], FULL, "W Tp", "Sp")
    lakes.play("draw train")
    assert (lakes.hand(0), lakes.phase) == ("W", "second_card")
    lakes.play("take 0", "refill train")
    assert lakes.hand(0) == "Tr W"


def test_gl_045_a_wild_may_be_drawn_blind_as_second_card() -> None:
    lakes = Lakes(["", ""], FULL, "W Tp", "Sp")
    lakes.play("take 0", "refill ship", "draw train")
    assert (lakes.hand(0), lakes.seat) == ("Tr W", 1)


def test_gl_046_three_wilds_sweep_the_display() -> None:
    lakes = Lakes(["", ""], "W W Tb Sr Sg Sb", "W Tp Ty Tw Tg", "Sp Sy Sw Sg")
    lakes.play("take 2", "refill train")
    assert lakes.discards == "3W Sg Sr Sb"
    assert lakes.display == "Tp Ty Tw Sp Sy Sw"
    assert any(event.kind == "swept" for event in lakes.events)


def test_gl_046_a_payment_that_brings_cards_back_sweeps_a_display_that_had_nothing_to_follow_it() -> None:
    lakes = Lakes(["3Tr 3Sr", ""], "W W W Tb Sg Sb")
    assert lakes.deck_sizes == (0, 0)
    lakes.play("claim R083")
    assert any(event.kind == "swept" for event in lakes.events)
    cards = sorted(lakes.display.split() + lakes.deck(BOX.TRAIN).split())
    assert cards == ["Sb", "Sg", "Tb", "Tr", "Tr", "Tr", "W", "W", "W"]


def test_gl_047_the_reset_comes_before_the_second_card_which_may_be_of_the_new_display() -> None:
    lakes = Lakes(["", ""], "W W Tb Sr Sg Sb", "W Tp Ty Tw Tg", "Sp Sy Sw Sg")
    lakes.play("take 2", "refill train")
    assert lakes.phase == "second_card"
    lakes.play("take 5", "refill ship")
    assert lakes.hand(0) == "Tb Sw"


def test_gl_048_the_reset_also_comes_in_the_setup_and_at_the_end_of_a_turn() -> None:
    lakes = Lakes(["", ""], "W W Tb Sr Sg Sb", "W Tp Ty Tw Tg", "Sp Sy Sw Sg")
    lakes.play("draw ship", "take 2", "refill train")
    assert (lakes.seat, lakes.display) == (1, "Tp Ty Tw Sy Sw Sg")
    swept = [seed for seed in range(300) if begun(2, seed).live.discard_size.sum() > 0]
    for seed in swept:
        assert (begun(2, seed).live.display == BOX.WILD).sum() < 3
    assert 0 < len(swept) < 20


def test_gl_049_trains_and_wilds_go_to_one_discard_pile_and_ships_to_the_other() -> None:
    lakes = Lakes(["", ""], "W W Tb Sr Sg Db", "W Tp Ty Tw Tg", "Sp Sy Sw Sg")
    lakes.play("take 4", "refill train")
    assert lakes.discard_sizes == (4, 2)
    assert lakes.discards == "Tb 3W Sr Db"


def test_gl_050_a_deck_that_runs_out_is_made_of_its_own_discard_pile() -> None:
    lakes = Lakes(["", ""], FULL, "Tp", "Sp Sy", discards="3Tw 2Sw")
    lakes.play("draw train")
    assert lakes.deck(BOX.TRAIN) == "Tw Tw Tw"
    assert lakes.deck(BOX.SHIP) == "Sp Sy"
    assert lakes.discards == "2Sw"


def test_gl_051_without_any_card_the_action_cannot_be_chosen() -> None:
    lakes = Lakes(["Tr", "Tg"], ticket_deck="T01")
    assert lakes.legal("take") == lakes.legal("draw") == []
    assert lakes.may("tickets")
