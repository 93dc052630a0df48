"""What a table may agree on, and rulings of the engine (TC-AMB-01 to TC-AMB-20)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.errors import InvalidOption

from .test_second_half import four, halfway
from .yard import BOX, Yard


def played(seats: int, seed: int, **options: Any) -> Any:
    """A random game to its end."""
    table, chance = Table("ticket_cards", seats, seed, options, mode="interpreted"), random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.codes()))
    return table


def test_tc_amb_01_start_player() -> None:
    first = [next(e for e in played(3, seed, start_player=2).events if e.kind == "began") for seed in range(3)]
    assert [event.args["seat"] for event in first] == [2, 2, 2]
    with pytest.raises(InvalidOption):
        Table("ticket_cards", 2, options={"start_player": 2}, mode="interpreted")


@pytest.mark.parametrize(("choice", "stack"), [("locomotive_first", "L"), ("colour_first", "B")])
def test_tc_amb_02_dispatch_choice(choice: str, stack: str) -> None:
    yard = Yard(depots=["BBL", ""], dispatch_choice=choice)
    assert (yard.phase, yard.stack(0)) == ("turn", stack)
    assert Yard(depots=["BBL", ""]).phase == "dispatch"


@pytest.mark.parametrize(("choice", "stacks"), [("locomotive_first", ["L", "LL", "BLL"]), ("colour_first", "B BL BLL")])
def test_tc_amb_02_when_one_kind_is_gone_the_other_goes(choice: str, stacks: list[str] | str) -> None:
    yard = Yard(depots=["BLL", ""], dispatch_choice=choice, ticket_deck="#1")
    found = [yard.stack(0)]
    for _ in range(2):
        yard.play("tickets", "done", "tickets", "done")
        found.append(yard.stack(0))
    assert found == (stacks.split() if isinstance(stacks, str) else stacks)


@pytest.mark.parametrize("looks", ["none", "own", "all"])
def test_tc_amb_03_open_stack(looks: str) -> None:
    yard = Yard(["", ""], ["B", ""], open_stack=looks)
    seen = [yard.view(seat)["stacks"][0]["cards"] for seat in (0, 1, None)]
    assert seen == {"none": [None] * 3, "own": [["blue"], None, None], "all": [["blue"]] * 3}[looks]


def test_tc_amb_03_a_game_is_the_same_whoever_looks() -> None:
    ends = [played(3, 4, open_stack=looks) for looks in ("none", "own", "all")]
    assert ends[0].codes_played == ends[1].codes_played == ends[2].codes_played
    assert ends[0].scores() == ends[1].scores() == ends[2].scores()


@pytest.mark.parametrize(("free", "legal"), [(True, ["lay red 2", "pass"]), (False, ["lay red 2"])])
def test_tc_amb_04_free_pass_last_turn(free: bool, legal: list[str]) -> None:
    assert Yard(["RR", ""], deck="", last_turns=2, free_pass_last_turn=free).legal() == legal


def test_tc_amb_05_allow_single_draw() -> None:
    yard = Yard(display="RRRRR", allow_single_draw=True)
    yard.play("draw")
    assert "stop" in yard.legal()
    yard.play("stop")
    assert (yard.hand(0), yard.seat) == ("K", 1)


def test_tc_amb_06_locomotive_wash() -> None:
    deck = "L" * 12 + "K" * 10
    for seed in range(40):
        yard = Yard(display="LLGWW", deck=deck, locomotive_wash=True, seed=seed)
        yard.play("take 2")
        washes = yard.discards.count("W") // 2
        assert yard.display.count("L") < 3 or yard.s.train_deck_size == 0
        assert (washes == 1) == any(event.kind == "washed" for event in yard.events)
        assert len(yard.discards) % 5 == 0
        assert yard.seat == 0
        assert yard.s.train_deck_size == len(deck) - 1 - len(yard.discards)
        if len(yard.discards) > 5:
            return
    pytest.fail("a second wash in a row was never seen")


def test_tc_amb_06_it_stops_when_the_deck_is_empty() -> None:
    yard = Yard(display="LLGWW", deck="LLLL", locomotive_wash=True)
    yard.play("take 2")
    assert (yard.display, yard.discards, yard.deck) == ("LLL..", "WWLLL", "")
    assert yard.s.last_turns == 2


def test_tc_amb_06_no_game_begins_with_three_open_locomotives() -> None:
    dealt: list[Any] = [
        Table("ticket_cards", 2, seed, {"locomotive_wash": True}, mode="interpreted").live for seed in range(200)
    ]
    assert all((s.display == BOX.LOCO).sum() < 3 for s in dealt)
    assert any(s.discards.sum() for s in dealt)


def test_tc_amb_07_draw_after_exhaustion() -> None:
    yard = Yard(display="RRRRR", deck="K", draw_after_exhaustion="stop")
    yard.play("draw")
    assert (yard.seat, yard.hand(0), yard.display) == (1, "K", "RRRRR")
    assert Yard(display="RRRRR", deck="KK", draw_after_exhaustion="stop").legal() == ["draw", *_places()]


def _places() -> list[str]:
    return [f"take {place}" for place in range(5)]


def test_tc_amb_08_all_locomotive_group() -> None:
    assert Yard(["LLL", ""], all_locomotive_group=False).legal("lay") == []
    assert Yard(["LLLG", ""], all_locomotive_group=False).legal("lay") == ["lay green 1"]
    assert len(Yard(["LLL", ""]).legal("lay")) == 8


def test_tc_amb_09_ticket_draw_needs_four() -> None:
    assert "tickets" not in Yard(ticket_deck="#1 #2 #3", ticket_draw_needs_four=True).legal()
    assert "tickets" in Yard(ticket_deck="#1 #2 #3 #4", ticket_draw_needs_four=True).legal()


def test_tc_amb_10_ticket_return_order() -> None:
    orders = set()
    for seed in range(30):
        yard = Yard(ticket_deck="#1 #2 #3 #4 #5", ticket_return_order="random", seed=seed)
        yard.play("tickets", "keep #1", "done")
        assert yard.ticket_deck.startswith("#5 ")
        orders.add(yard.ticket_deck)
    assert len(orders) == 6


def test_tc_amb_11_ticket_assignment() -> None:
    assert "complete" not in {e.kind for e in played(2, 1, ticket_assignment="auto").events}
    auto = Yard(stacks=["Y", ""], tickets=["#1", "#2"], deck="", last_turns=1, turn=1, ticket_assignment="auto")
    auto.play("pass")
    assert (auto.over, auto.completed(0)) == (True, "#1")
    manual = Yard(stacks=["Y", ""], tickets=["#1", "#2"], deck="", last_turns=1, turn=1)
    manual.play("pass")
    assert (manual.over, manual.phase) == (False, "complete")


def test_tc_amb_12_keep_display_between_halves() -> None:
    for seed in range(5):
        yard = halfway(keep_display_between_halves=True, seed=seed)
        assert yard.display.startswith("WWW")
        assert "." not in yard.display
        assert yard.s.train_deck_size == 55


@pytest.mark.parametrize(("starts", "seat"), [("continue", 0), ("first_player", 2)])
def test_tc_amb_13_second_half_start(starts: str, seat: int) -> None:
    yard = four(second_half_start=starts)
    yard.s.start_player = 2
    yard.score_now("done", "done", "done", "done")
    assert yard.seat == seat


def test_tc_amb_14_observe_stack_recall() -> None:
    yard = Yard(["", "", ""], ["BB R", "", ""], observe_stack_recall=True)
    for seat in (None, 0, 1, 2):
        assert yard.view(seat)["stacks"][0] == {"size": 2, "cards": ["blue", "red"]}


@pytest.mark.parametrize("value", ["none", 1000, 500, 200, 100])
def test_tc_amb_15_max_turns(value: int | str) -> None:
    table = Table("ticket_cards", 2, 1, {"max_turns": value}, mode="interpreted")
    assert table.live.options[-1] == (0 if value == "none" else value)
    yard = Yard(ticket_deck="#1", max_turns=value)
    yard.s.turns = 99
    yard.play("tickets", "done")
    assert yard.over == (value == 100)


def test_tc_amb_16_a_game_cut_off_completes_nothing_and_shows_everything() -> None:
    yard = Yard(stacks=["Y", ""], tickets=["#1", "#2"], ticket_deck="#3", max_turns=100)
    yard.s.turns = 99
    yard.play("tickets", "done")
    assert yard.over
    assert [yard.score(seat) for seat in (0, 1)] == [-5, -5]
    seen = yard.view(None)
    assert seen["stacks"][0]["cards"] == ["yellow"]
    assert seen["tickets"][0]["held"] == ["chicago_new_york"]
    assert seen["ending"] == "truncated"


def test_tc_amb_16_the_turns_of_a_scoring_reached_in_time_are_a_normal_end() -> None:
    yard = Yard(tickets=["#1", "#2"], deck="", last_turns=1, turn=1, max_turns=100)
    yard.s.turns = 99
    yard.play("pass", "done", "done")
    assert yard.events[-1].args == {"reason": "deck_empty"}


def test_tc_amb_17_everybody_is_asked() -> None:
    yard = Yard([""] * 3, stacks=["Y", "", ""], tickets=["#2", "#1", "#3"], deck="", last_turns=1, turn=2)
    yard.play("pass")
    asked = []
    while not yard.over:
        asked.append((yard.seat, yard.legal()))
        yard.play("done")
    assert asked == [(0, ["done"]), (1, ["done"]), (2, ["done"])]


def test_tc_amb_18_compound_choices_are_made_step_by_step() -> None:
    yard = Yard(["GGLL", ""])
    yard.play("lay green 2")
    assert (yard.phase, yard.seat, yard.depots[0]) == ("locomotives", 0, "")
    assert Yard(["GG", ""]).legal() == ["draw", "lay green 2"]
    direct = Yard(["GG", ""])
    direct.play("lay green 2")
    assert direct.seat == 1


def test_tc_amb_18_what_is_named_cannot_be_named_twice() -> None:
    yard = Yard(["GBRW", ""], ticket_deck="#1 #2")
    yard.play("triple white")
    assert "triple white" not in yard.legal()
    other = Yard(ticket_deck="#1 #2")
    other.play("tickets", "keep #2")
    assert other.legal() == ["keep #1", "done"]


def test_tc_amb_18_a_triple_may_be_named_in_any_order() -> None:
    ends = set()
    for order in ("green blue red", "red green blue", "blue red green"):
        yard = Yard(["GBR", ""])
        yard.play(*(f"triple {colour}" for colour in order.split()))
        ends.add(" ".join(yard.depots))
    assert ends == {"B G R "}


def test_tc_amb_19_cards_are_dealt_one_at_a_time() -> None:
    s: Any = Table("ticket_cards", 4, 3, mode="interpreted").live
    assert s.hand_size.tolist() == [8, 8, 8, 8]
    yard = four(("L" * 16 + "K" * 10 + "B" * 10 + "G" * 10 + "R" * 10 + "W" * 10 + "Y" * 10 + "O" * 10 + "PPPP",
                 "", "", ""), ("", "", "", ""), ("#1", "#2", "#3", "#4"), "", ("", "", "", ""))  # fmt: skip
    yard.score_now("done", "done", "done", "done")
    assert yard.s.hand_size.tolist() == [92, 2, 1, 1]  # six purple cards, from seat 0 on


def test_tc_amb_19_choices_are_asked_from_seat_0_on() -> None:
    table = Table("ticket_cards", 4, 3, {"start_player": 2}, mode="interpreted")
    asked = []
    for _ in range(4):
        asked.append(table.seat)
        table.play(table.moves()[0])
        table.play({"kind": "done"})
    assert asked == [0, 1, 2, 3]


def test_tc_amb_20_hands_stay_secret_after_the_end() -> None:
    table = played(2, 6)
    assert table.over
    assert table.view(0)["hands"][1]["cards"] is None
    assert table.view(None)["tickets"][1]["held"] is not None
