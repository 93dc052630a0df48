"""Who may see what (TC-HID-01 to TC-HID-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse import InvalidPosition, Table, load
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE
from roundhouse.core.view import masked

from .test_second_half import halfway
from .test_setup import begun, dealt
from .yard import Yard

EVERYBODY = (None, 0, 1, 2)
GAME = load("ticket_cards")
BOX, ANYWHERE = GAME.module("box"), GAME.module("state").ANYWHERE


def three(**table: Any) -> Yard:
    return Yard(**{"hands": ["GGL", "BB", "R"], "ticket_deck": "#5 #9 #20 #31 #40", "display": "RLWWK", **table})


def told(yard: Yard, seat: int | None, kind: str) -> list[dict[str, Any]]:
    return [event.seen_by(seat).args for event in yard.events if event.kind == kind]


def test_tc_hid_01_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    yard = three()
    for seat in EVERYBODY:
        hands = yard.view(seat)["hands"]
        assert [hand["size"] for hand in hands] == [3, 2, 1]
        assert [hand["cards"] is not None for hand in hands] == [owner == seat for owner in range(3)]
    assert yard.view(0)["hands"][0]["cards"] == ["green", "green", "locomotive"]


def test_tc_hid_02_the_display_the_depots_and_the_discard_are_open() -> None:
    yard = three(depots=["", "YYL", "OO"], hands=["OOO", "", ""])
    yard.play("lay orange 3")
    for seat in EVERYBODY:
        seen = yard.view(seat)
        assert seen["display"] == ["red", "locomotive", "white", "white", "black"]
        assert seen["depots"][0] == [{"colour": "orange", "coloured": 3, "locomotives": 0}]
        assert seen["depots"][1] == [{"colour": "yellow", "coloured": 2, "locomotives": 1}]
        assert seen["discards"] == ["orange", "orange"]


def test_tc_hid_03_nobody_sees_the_decks() -> None:
    yard = three()
    for seat in EVERYBODY:
        assert yard.view(seat)["train_deck"] == {"size": 20, "cards": None}
        assert yard.view(seat)["ticket_deck"] == {"size": 5, "cards": None}


def test_tc_hid_04_kept_tickets_are_seen_by_their_owner() -> None:
    table = begun(3, kept=2)
    for seat in EVERYBODY:
        parts = table.view(seat)["tickets"]
        assert [part["size"] for part in parts] == [2, 2, 2]
        assert [part["held"] is not None for part in parts] == [owner == seat for owner in range(3)]


def test_tc_hid_04_all_see_them_when_completed_and_after_the_end() -> None:
    yard = Yard(["", ""], stacks=["Y", ""], tickets=["#1 #46", "#3"], deck="", last_turns=1, turn=1)
    yard.play("pass", "complete #1", "done", "done")
    seen = yard.view(None)
    assert seen["completed"] == [["chicago_new_york"], []]
    assert [part["held"] for part in seen["tickets"]] == [["seattle_miami"], ["chicago_dallas"]]


def test_tc_hid_04_tickets_not_completed_stay_secret_between_the_halves() -> None:
    yard = halfway()
    assert [part["held"] for part in yard.view(None)["tickets"]] == [None] * 4
    assert yard.view(None)["completed"][0] == ["chicago_new_york"]


def test_tc_hid_05_tickets_being_looked_at_are_seen_by_the_chooser() -> None:
    yard = three()
    yard.play("tickets", "keep #9")
    for seat in EVERYBODY:
        part = yard.view(seat)["tickets"][0]
        assert part["looked_at"] == (
            ["chicago_montreal", "seattle_los_angeles", "dallas_new_york", "los_angeles_duluth"] if seat == 0 else None
        )
        assert part["chosen"] == (["seattle_los_angeles"] if seat == 0 else None)
        assert yard.view(seat)["ticket_deck"]["size"] == 1


def test_tc_hid_05_so_are_those_dealt_at_setup() -> None:
    table = dealt(3)
    for seat in EVERYBODY:
        looked = [part["looked_at"] for part in table.view(seat)["tickets"]]
        assert [each is not None and len(each) == 6 for each in looked] == [owner == seat for owner in range(3)]


def test_tc_hid_05_and_those_declared_until_all_are_in() -> None:
    yard = Yard([""] * 3, stacks=["Y", "", ""], tickets=["#1", "#2", "#3"], deck="", last_turns=1, turn=2)
    yard.play("pass", "complete #1", "done")
    for seat in EVERYBODY:
        assert yard.view(seat)["tickets"][0]["declared"] == (["chicago_new_york"] if seat == 0 else None)
        assert yard.view(seat)["tickets"][0]["size"] == 1
        assert yard.view(seat)["completed"] == [[], [], []]


def test_tc_hid_06_all_see_which_open_card_was_taken_and_that_one_was_drawn() -> None:
    yard = three()
    yard.play("take 0")
    assert {told(yard, seat, "took")[0]["card"] for seat in EVERYBODY} == {"red"}
    yard.play("draw")
    assert all(told(yard, seat, "drew")[0]["seat"] == 0 for seat in EVERYBODY)


def test_tc_hid_07_an_unseen_card_is_known_to_the_drawer_only() -> None:
    yard = three()
    yard.play("draw")
    assert [told(yard, seat, "drew")[0]["card"] for seat in EVERYBODY] == [None, "black", None, None]


def test_tc_hid_08_all_see_a_card_leave_an_open_row() -> None:
    yard = three(depots=["BL", "", ""])
    yard.play("send blue locomotive")
    for seat in EVERYBODY:
        assert told(yard, seat, "sent") == [{"seat": 0, "colour": "blue", "card": "locomotive"}]


def test_tc_hid_09_nobody_sees_a_stack_until_it_is_turned_up() -> None:
    yard = Yard([""] * 3, stacks=["YL", "", ""], tickets=["#1", "#2", "#3"], deck="", last_turns=1, turn=2)
    assert [yard.view(seat)["stacks"][0] for seat in EVERYBODY] == [{"size": 2, "cards": None}] * 4
    yard.play("pass")
    for seat in EVERYBODY:
        assert yard.view(seat)["stacks"][0] == {"size": 2, "cards": ["yellow", "locomotive"]}


def test_tc_hid_10_the_running_score_is_open() -> None:
    yard = halfway()
    assert [yard.score(seat) for seat in range(4)] == [5, 0, 0, 0]
    for seat in (None, 0, 1, 2, 3):
        assert yard.view(seat)["completed"] == [["chicago_new_york"], [], [], []]


def known(s: Any, seat: int) -> dict[str, int]:
    """Where a seat knows Tickets to lie in the deck."""
    return {BOX.TICKET_NAMES[ticket]: place for ticket, place in enumerate(s.returned[seat].tolist()) if place != NONE}


def guesses(s: Any, seat: int | None, number: int) -> Iterator[Any]:
    """So many guesses of a seat at the whole table."""
    engine = Engine(GAME, 1, "compiled")
    for seed in range(number):
        engine.states[0] = masked(s, seat).record
        engine.determinise(0, seat, seed_bytes(seed))
        yield GAME.State.at(engine.states, 0).copy()


def in_deck(s: Any) -> list[str]:
    """The Ticket deck, from below."""
    return [BOX.TICKET_NAMES[ticket] for ticket in s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()]


def look_and_keep(table: Any, *places: int) -> list[str]:
    """The seat on turn looks at Tickets, keeps some of them, and ends its choice; those it looked at."""
    while table.phase != "turn":
        table.play(table.codes()[0])
    seat = table.seat
    table.play({"kind": "tickets"})
    seen: list[str] = table.state()["tickets"][seat]["looked_at"]
    for place in places:
        table.play({"kind": "keep", "ticket": seen[place]})
    table.play({"kind": "done"})
    return seen


def test_tc_hid_03_a_seat_goes_on_knowing_the_tickets_that_it_gave_back_at_the_start() -> None:
    table = begun(3, kept=2)
    back = known(table.record, 0)
    assert (len(back), set(back.values())) == (4, {ANYWHERE})
    assert [entry["place"] for entry in table.view(0)["returned"][0]] == [None] * 4
    assert [table.view(seat)["returned"][0] for seat in (None, 1, 2)] == [None] * 3
    places = set()
    for guess in guesses(table.record, 0, 50):
        assert set(back) <= set(in_deck(guess))
        places.add(in_deck(guess).index(min(back)))
    assert len(places) > 10


@pytest.mark.parametrize("order", ["drawn", "random"])
def test_tc_hid_03_a_seat_goes_on_knowing_the_tickets_that_it_put_under_the_deck(order: str) -> None:
    table = begun(2, kept=6, ticket_return_order=order, start_player=0)
    seen = look_and_keep(table, 0)
    assert sorted(known(table.record, 0)) == sorted(seen[1:])
    for name, place in known(table.record, 0).items():
        assert place == (in_deck(table.record).index(name) if order == "drawn" else 2)
    for guess in guesses(table.record, 0, 20):
        assert set(in_deck(guess)[:3]) == set(seen[1:])
        assert order == "random" or in_deck(guess)[:3] == in_deck(table.record)[:3]
    other = look_and_keep(table, 0, 1)
    assert sorted(known(table.record, 0).values()) == ([2, 3, 4] if order == "drawn" else [4, 4, 4])
    assert sorted(known(table.record, 1)) == sorted(other[2:])


def test_tc_hid_03_what_another_looked_at_may_be_kept_unless_it_put_all_of_it_back() -> None:
    for kept, left in ((0, 4), (1, 0)):
        table = begun(2, kept=2, start_player=0)
        while table.phase != "turn":
            table.play(table.codes()[0])
        assert set(known(table.record, 1).values()) == {ANYWHERE}
        look_and_keep(table, *range(kept))
        assert len(known(table.record, 1)) == left


def test_tc_hid_03_a_position_in_which_a_seat_knows_what_is_not_so_is_refused() -> None:
    state = begun(2, kept=2).state()
    deck, held = state["ticket_deck"]["cards"], state["tickets"][1]["held"][0]
    for wrong in ({"ticket": held}, {"ticket": deck[0], "place": 0}, {"ticket": deck[-1], "place": 1}):
        with pytest.raises(InvalidPosition, match="returned"):
            Table.from_state({**state, "returned": [[wrong], []]}, mode="interpreted")
    right = [[{"ticket": deck[-1], "place": 0}], []]
    assert Table.from_state({**state, "returned": right}, mode="interpreted").state()["returned"] == right
