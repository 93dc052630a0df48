"""The worked examples of the ledger (TC-EX-01 to TC-EX-31)."""

from __future__ import annotations

import pytest

from roundhouse.core.errors import IllegalMove

from .test_completing import at_scoring
from .test_final_scoring import ended
from .test_second_half import ALL, four, halfway
from .test_setup import begun, dealt, keep
from .yard import BOX, SCORING, Yard


def test_tc_ex_01_two_green_and_two_locomotives() -> None:
    yard = Yard(["GGLL", ""])
    yard.play("lay green 2", "add 2")
    assert (yard.depots[0], yard.hand(0), yard.discards) == ("GGLL", "", "")


def test_tc_ex_02_the_train_robbery() -> None:
    yard = Yard(["BRY", "BBB", ""])
    yard.play("triple blue", "triple red", "triple yellow")
    assert yard.depots[0] == "B R Y"
    yard.play("lay blue 3")
    assert (yard.depots[:2], yard.discards) == (["R Y", "BBB"], "B")


def test_tc_ex_03_los_angeles_to_pittsburgh() -> None:
    yard = at_scoring("WBBL", "#39")
    yard.play("complete #39", "done", "done")
    assert yard.events[0].args == {"seat": 0, "tickets": 1, "points": 18}


@pytest.mark.parametrize(("seats", "deck", "locos"), [(2, 75, 14), (3, 67, 13), (4, 59, 12)])
def test_tc_ex_04_setup_sizes(seats: int, deck: int, locos: int) -> None:
    s = begun(seats).live
    assert (s.hand_size[:seats].tolist(), s.train_deck_size, (s.display >= 0).sum()) == ([8] * seats, deck, 5)
    held = s.hands[:, BOX.LOCO].sum() + s.train_deck[BOX.LOCO] + (s.display == BOX.LOCO).sum()
    assert held - seats == locos


def test_tc_ex_05_starting_tickets() -> None:
    table = dealt(3)
    for kept in (6, 1, 3):
        keep(table, kept)
    assert table.live.ticket_deck_size[0] == 28 + 8 == 36


def test_tc_ex_06_keeping_none_at_setup() -> None:
    table = dealt(2)
    with pytest.raises(IllegalMove):
        table.play({"kind": "done"})
    keep(table, 1)
    assert table.seat == 1


def test_tc_ex_07_dispatch() -> None:
    for card, left in (("coloured", "B=LL"), ("locomotive", "BL")):
        yard = Yard(["RR", ""], ["BLL R", ""])
        yard.play(f"send blue {card}")
        assert (yard.s.stack_size[0], yard.depots[0]) == (2, left)
        assert "lay red 2" in yard.legal()


def test_tc_ex_08_a_row_of_locomotives() -> None:
    yard = Yard(["", "BL", ""], ["BL", "", ""], ticket_deck="#1")
    yard.play("send blue coloured", "tickets", "done")
    assert "lay blue 1" in yard.legal()
    robbed = [yard.depots[0], yard.discards]
    yard.play("lay blue 1")
    assert (robbed, yard.depots, yard.discards) == (["B=L", ""], ["", "BL", ""], "L")
    kept = Yard(["BB", "", ""], ["B=L", "", ""])
    assert (kept.stack(0), kept.depots[0]) == ("L", "")
    assert "lay blue 2" in kept.legal()


def test_tc_ex_09_a_second_locomotive() -> None:
    yard = Yard(display="RWWWW", deck="LLL")
    yard.play("take 0")
    assert yard.legal() == ["draw", "take 1", "take 2", "take 3", "take 4"]


def test_tc_ex_10_an_open_locomotive_first() -> None:
    yard = Yard(display="LWWWW")
    yard.play("take 0")
    assert (yard.hand(0), yard.display, yard.seat) == ("L", "KWWWW", 1)


def test_tc_ex_11_an_unseen_locomotive() -> None:
    yard = Yard(display="LWWWW", deck="LLL")
    yard.play("draw")
    assert yard.legal() == ["draw", "take 1", "take 2", "take 3", "take 4"]
    yard.play("take 1")
    assert yard.s.hand_size[0] == 2


def test_tc_ex_12_an_equal_count() -> None:
    assert Yard(["KKK", "", ""], ["", "", "KKL"]).legal("lay") == []
    yard = Yard(["KKLL", "", ""], ["", "", "KKL"])
    yard.play("lay black 2")
    assert (yard.depots[0], yard.discards) == ("KKLL", "KKL")


def test_tc_ex_13_a_shrinking_target() -> None:
    yard = Yard(["KKK", ""], ["", "KKK"], turn=1, ticket_deck="#1")
    yard.play("tickets", "done")
    assert yard.legal("lay") == ["lay black 3"]
    yard.play("lay black 3")
    assert yard.discards == "KK"


def test_tc_ex_14_a_triple_blocked() -> None:
    assert Yard(["RBW", ""], ["", "R"]).legal("triple") == []


def test_tc_ex_15_the_own_colour() -> None:
    assert Yard(["GGGGG", ""], ["GG", ""]).legal("lay") == []
    assert "lay green 5" in Yard(["GGGGG", ""], ["G", ""]).legal()


def test_tc_ex_16_all_locomotives() -> None:
    yard = Yard(["LL", "OOO"])
    yard.play("lay orange 0")
    assert yard.depots[0] == "O=LL"
    assert yard.legal("lay") == ["lay orange 3"]


def test_tc_ex_17_tickets_left() -> None:
    for kept in ("", "#7", "#7 #8"):
        yard = Yard(ticket_deck="#7 #8")
        yard.play("tickets", *(f"keep {ticket}" for ticket in kept.split()), "done")
        assert yard.tickets(0) == kept
    assert "tickets" not in Yard().legal()


def test_tc_ex_18_return_to_the_bottom() -> None:
    yard = Yard(ticket_deck="#5 #9 #20 #31 #1 #2")
    yard.play("tickets", "keep #9", "done")
    assert yard.ticket_deck.split()[-3:] == ["#5", "#20", "#31"]


def test_tc_ex_19_the_end_trigger() -> None:
    yard = Yard(["", "", ""], display="RRRRR", deck="KK", ticket_deck="#1", turn=1)
    yard.play("draw", "draw")
    seats = []
    while yard.phase == "turn":
        seats.append(yard.seat)
        assert "draw" not in yard.legal()
        assert yard.legal("take") == []
        yard.play("tickets", "done")
    assert (seats, yard.phase) == ([2, 0, 1], "complete")


def test_tc_ex_20_a_trigger_by_refill() -> None:
    yard = Yard(display="RLWWW", deck="K")
    yard.play("take 0")
    assert yard.legal() == ["take 0", "take 2", "take 3", "take 4", "stop"]
    yard.play("take 2")
    assert (yard.display, yard.s.last_turns) == ("KL.WW", 2)


def test_tc_ex_21_the_last_card_alone() -> None:
    yard = Yard(display="LLLLL", deck="K")
    yard.play("draw")
    assert (yard.hand(0), yard.seat) == ("K", 1)


@pytest.mark.parametrize("free", [True, False])
def test_tc_ex_22_a_forced_pass(free: bool) -> None:
    assert Yard(["R", ""], deck="", last_turns=1, free_pass_last_turn=free).legal() == ["pass"]


def test_tc_ex_23_the_best_assignment() -> None:
    yard = at_scoring("WBBYGL", "#39 #3 #11", ticket_assignment="auto")
    assert (yard.completed(0), yard.tickets(0)) == ("#3 #39", "#11")
    assert SCORING.completed_points(yard.s, 0) - SCORING.penalty(yard.s, 0) == 15
    other = at_scoring("WBBYGL", "#39 #3 #11")
    other.play("complete #3", "complete #11")
    assert other.legal() == ["done"]
    other.play("done", "done")
    assert SCORING.completed_points(other.s, 0) - SCORING.penalty(other.s, 0) == -3


def test_tc_ex_24_a_tie_of_assignments() -> None:
    yard = at_scoring("YRB", "#12 #13", ticket_assignment="auto")
    assert yard.completed(0) == "#13"
    assert SCORING.completed_points(yard.s, 0) - SCORING.penalty(yard.s, 0) == 0


def test_tc_ex_25_a_full_final_scoring() -> None:
    stacks = ["KKBBBPPYL", "WWBBRGL", "YYGOR"]
    tickets = ["#43 #38 #1 #2", "#44 #13 #8", "#3 #6 #20"]
    yard = Yard([""] * 3, [], stacks, tickets, "", last_turns=1, turn=2, ticket_assignment="auto")
    yard.play("pass")
    assert [yard.completed(seat) for seat in range(3)] == ["#1 #38 #43", "#13 #44", "#3 #6"]
    assert [yard.bonuses(seat) for seat in range(3)] == [
        ["seattle", "new_york"],
        ["los_angeles", "new_york", "miami"],
        ["chicago", "dallas"],
    ]
    assert [yard.score(seat) for seat in range(3)] == [60, 56, 24]
    assert yard.ranking == [1, 2, 3]


def test_tc_ex_26_tie_breaks() -> None:
    yard = ended(["#4 #19 #24 #36", "#8 #13 #18 #26", "#1 #2 #9"], ["", "", "#3"])
    standings = [yard.rules.standing(yard.s, seat) for seat in range(3)]
    assert standings == [(60, 4, 1), (60, 4, 2), (60, 3, 4)]  # points, tickets, bonuses
    assert yard.ranking == [2, 1, 3]


def test_tc_ex_27_four_players_between_the_halves() -> None:
    yard = halfway()
    assert (yard.s.hand_size.tolist(), yard.s.train_deck_size) == ([8, 10, 7, 11], 55)


def test_tc_ex_28_a_ticket_carried_over() -> None:
    yard = halfway()
    assert (yard.tickets(0), yard.score(0)) == ("#44", 5)
    yard.s.train_deck[:], yard.s.train_deck_size, yard.s.last_turns = 0, 0, 1
    yard.engine.relist(0)
    yard.play("pass", "done", "done", "done", "done")
    assert SCORING.penalty(yard.s, 0) == 20
    assert yard.score(0) == 5 - 20 + 12 + 15


def test_tc_ex_29_hoarding() -> None:
    hands = (ALL[:22], ALL[22:45], ALL[45:68], ALL[68:91])
    yard = four(hands, ("", "", "", ""), ("#1", "#2", "#3", "#4"), ALL[91:], ("", "", "", ""))
    yard.score_now("done", "done", "done", "done")
    assert yard.s.hand_size.tolist() == [24, 24, 24, 24]  # 22 + 2, and one each for the others
    assert (yard.deck, yard.display) == ("", ".....")
    yard.play("pass", "pass", "pass", "pass")
    assert yard.phase == "complete"
    assert yard.s.stack_size.sum() == 0
    yard.play("done", "done", "done", "done")
    assert yard.over


def test_tc_ex_30_less_than_nothing() -> None:
    assert ended(["", ""], ["#46 #43", ""]).score(0) == -42


def test_tc_ex_31_a_city_that_nobody_serves() -> None:
    yard = ended(["#43 #12", "#44"])
    assert not any("dallas" in yard.bonuses(seat) for seat in (0, 1))
