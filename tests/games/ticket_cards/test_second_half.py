"""Four players, between the two decks (TC-108 to TC-123)."""

from __future__ import annotations

from typing import Any

import pytest

from .yard import BOX, LETTERS, Yard

ALL = "".join(letter * int(n) for letter, n in zip(LETTERS, BOX.COPIES, strict=True))


def rest_of(*used: str) -> str:
    """All Train cards but these."""
    left = list(ALL)
    for letter in "".join(used):
        left.remove(letter)
    return "".join(left)


def four(
    hands: tuple[str, ...] = ("KKKK", "BBBBBB", "GGG", "RRRRRRR"),
    stacks: tuple[str, ...] = ("Y", "W", "", "OO"),
    tickets: tuple[str, ...] = ("#1 #44", "#3", "#4", "#5"),
    display: str = "WWW",
    depots: tuple[str, ...] = ("", "", "P", ""),
    **options: Any,
) -> Yard:
    """Four players in the last turn of the first half, all other cards in the discard."""
    yard = Yard(hands, depots, stacks, tickets, "", display, turn=3, last_turns=1, **options)
    used = "".join([*hands, *stacks, display, *depots]).replace(" ", "")
    yard.s.discards[:] = [rest_of(used).count(letter) for letter in LETTERS]
    return yard


def halfway(**table: Any) -> Yard:
    """The same four at the beginning of the second half, with #1 completed by seat 0."""
    yard = four(**table)
    yard.score_now("complete #1", "done", "done", "done", "done")
    return yard


def test_tc_108_the_first_scoring_follows_the_last_turns() -> None:
    yard = Yard([""] * 4, display="RRRRR", deck="K", turn=2)
    yard.play("draw", "stop", "pass", "pass", "pass", "pass")
    assert (yard.phase, yard.seat, yard.over) == ("complete", 0, False)


def test_tc_109_completed_tickets_are_shown_and_scored_and_stay() -> None:
    yard = halfway()
    for seat in (None, 0, 1, 2, 3):
        assert yard.view(seat)["completed"] == [["chicago_new_york"], [], [], []]
    assert [yard.score(seat) for seat in range(4)] == [5, 0, 0, 0]


def test_tc_110_the_others_are_neither_shown_nor_penalised() -> None:
    yard = halfway()
    assert [yard.tickets(seat) for seat in range(4)] == ["#44", "#3", "#4", "#5"]
    assert yard.view(1)["tickets"][0]["held"] is None
    assert yard.score(1) == 0


def test_tc_111_hand_cards_stay_in_the_hand() -> None:
    yard = halfway()
    for seat, held in enumerate(("KKKK", "BBBBBB", "GGG", "RRRRRRR")):
        assert yard.hand(seat).count(held[0]) >= len(held)


def test_tc_112_all_other_cards_leave_the_table() -> None:
    yard = halfway()
    assert [yard.stack(seat) for seat in range(4)] == [""] * 4
    assert yard.depots == [""] * 4
    assert yard.discards == ""


def test_tc_112_locomotives_of_a_row_leave_it_as_well() -> None:
    yard = halfway(depots=("", "", "PLL OL", ""))
    assert set(yard.view(0)["least"].values()) == {2}
    assert yard.s.row_locos.sum() == 0


def test_tc_113_the_display_is_discarded_as_well() -> None:
    seen = {halfway(seed=seed).display for seed in range(5)}
    assert not any(display.startswith("WWW") for display in seen)


def test_tc_114_the_whole_discard_becomes_the_new_deck() -> None:
    yard = halfway()
    s = yard.s
    everything = s.train_deck + s.hands.sum(axis=0)
    for card in s.display:
        everything[card] += 1
    assert everything.tolist() == BOX.COPIES.tolist()


def test_tc_115_four_cards_each() -> None:
    assert halfway().s.hand_size.tolist() == [8, 10, 7, 11]


def test_tc_116_five_cards_are_turned_up() -> None:
    yard = halfway()
    assert "." not in yard.display
    assert len(yard.display) == 5


def test_tc_051_where_locomotives_are_washed_away_the_new_display_is_washed_too() -> None:
    """Sixteen Locomotives and ten yellow cards: sixteen are dealt, five shown, and five are left to wash once."""
    held = ALL[:-26]
    washed = 0
    for seed in range(6):
        plain, other = (
            halfway(
                hands=(held, "", "", ""),
                stacks=("Y", "", "", ""),
                display="",
                depots=("", "", "", ""),
                locomotive_wash=wash,
                seed=seed,
            )
            for wash in (False, True)
        )
        is_due = plain.display.count("L") >= 3
        washed += is_due
        assert other.discards == ("".join(sorted(plain.display, key=LETTERS.index)) if is_due else "")
        assert other.s.train_deck_size == (0 if is_due else 5)
    assert 0 < washed < 6


def test_tc_117_the_size_of_the_second_deck() -> None:
    assert halfway().s.train_deck_size == 75 - 20


@pytest.mark.parametrize(("held", "dealt", "shown"), [(75, 16, 5), (79, 16, 1), (80, 16, 0), (91, 5, 0), (96, 0, 0)])
def test_tc_118_not_enough_cards(held: int, dealt: int, shown: int) -> None:
    hand = ALL[:held]
    yard = four((hand, "", "", ""), ("", "", "", ""), ("#44", "#3", "#4", "#5"), "", ("", "", "", ""))
    yard.score_now("done", "done", "done", "done")
    assert yard.s.hand_size.sum() - held == dealt
    assert len(yard.display.replace(".", "")) == shown
    assert (yard.s.train_deck_size, yard.s.last_turns) == (0, 4)


def test_tc_118_one_at_a_time_from_the_next_to_move() -> None:
    yard = four((ALL[:91], "", "", ""), ("", "", "", ""), ("#44", "#3", "#4", "#5"), "", ("", "", "", ""))
    yard.s.turn = 1
    yard.play("pass", "done", "done", "done", "done")
    assert yard.seat == 2
    assert yard.s.hand_size.tolist() == [92, 1, 2, 1]


def test_tc_118_with_a_card_in_the_deck_the_half_is_a_usual_one() -> None:
    yard = four((ALL[:74], "", "", ""), ("", "", "", ""), ("#44", "#3", "#4", "#5"), "", ("", "", "", ""))
    yard.score_now("done", "done", "done", "done")
    assert (yard.s.train_deck_size, yard.s.last_turns) == (1, -1)


def test_tc_119_the_order_simply_continues() -> None:
    assert halfway().seat == 0
    later = four()
    later.s.turn = later.s.seat = 1
    later.score_now("done", "done", "done", "done")
    assert later.seat == 2


def test_tc_120_no_new_locomotive_and_no_new_tickets() -> None:
    yard = four()
    yard.s.ticket_deck[0, :2], yard.s.ticket_deck_size[0] = [9, 10], 2
    yard.score_now("done", "done", "done", "done")
    assert yard.ticket_deck == "#11 #10"
    assert [yard.tickets(seat) for seat in range(4)] == ["#1 #44", "#3", "#4", "#5"]
    assert yard.s.hand_size.sum() == 20 + 16


def test_tc_121_depots_and_stacks_are_empty_so_step_1_is_skipped() -> None:
    yard = halfway()
    assert yard.phase == "turn"
    assert yard.s.stack_size.tolist() == [0, 0, 0, 0]
    assert [event.kind for event in yard.events][-2:] == ["resumed", "began"]


def test_tc_122_the_second_scoring_is_added_to_the_first() -> None:
    yard = halfway()
    yard.s.train_deck[:], yard.s.train_deck_size, yard.s.last_turns = 0, 0, 1
    yard.s.stack_hidden[0, :], yard.s.stack_size[0] = 0, 4
    yard.s.stack_hidden[0, 6], yard.s.stack_hidden[0, 1] = 2, 2
    yard.engine.relist(0)
    yard.play("pass", "complete #44", "done", "done", "done", "done")
    assert yard.over
    assert yard.completed(0) == "#1 #44"
    assert yard.score(0) == 5 + 20 + 12 + 12 + 15  # Los Angeles, Chicago, New York


def test_tc_123_there_is_no_third_deck() -> None:
    yard = halfway()
    yard.s.train_deck[:], yard.s.train_deck_size, yard.s.last_turns = 0, 0, 1
    yard.engine.relist(0)
    yard.play("pass", "done", "done", "done", "done")
    assert (yard.over, yard.s.half, yard.s.train_deck_size) == (True, 1, 0)
    assert yard.events[-1].args == {"reason": "deck_empty"}
