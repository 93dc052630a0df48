"""Who may see what (TC-HID-01 to TC-HID-10)."""

from __future__ import annotations

from typing import Any

import pytest

from .test_second_half import halfway
from .test_setup import begun, dealt
from .yard import BOX, Yard

EVERYBODY = (None, 0, 1, 2)


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


def test_tc_hid_02_all_that_a_seat_sees() -> None:
    yard = Yard(
        ["GGL", "BB", "R"],
        depots=["", "BLL R", "Y"],
        stacks=["YY", "KL", ""],
        tickets=["#3 #39", "#11", "#1"],
        deck="KKKBB",
        display="RLWW",
        ticket_deck="#5 #9 #20",
    )
    yard.complete(1, "#14")
    yard.s.discards[BOX.COLOURS.index("green")] = 2
    seen = yard.view(0)
    assert [part.pop("city") for part in seen["cities"]] == list(BOX.BIG_CITIES)
    hidden = {"size": 1, "held": None, "declared": None, "looked_at": None, "chosen": None}
    assert seen == {
        "start_player": 0,
        "turn": 0,
        "turns": 0,
        "half": 0,
        "halves": 1,
        "last_turns": None,
        "ending": None,
        "train_deck": {"size": 5, "cards": None},
        "display": ["red", "locomotive", "white", "white", None],
        "hands": [
            {"size": 3, "cards": ["green", "green", "locomotive"]},
            {"size": 2, "cards": None},
            {"size": 1, "cards": None},
        ],
        "discards": ["green", "green"],
        "depots": [
            [],
            [
                {"colour": "blue", "coloured": 1, "locomotives": 2},
                {"colour": "red", "coloured": 1, "locomotives": 0},
            ],
            [{"colour": "yellow", "coloured": 1, "locomotives": 0}],
        ],
        "stacks": [{"size": 2, "cards": None}, {"size": 2, "cards": None}, {"size": 0, "cards": []}],
        "ticket_deck": {"size": 3, "cards": None},
        "returned": [[], None, None],
        "tickets": [
            {
                "size": 2,
                "held": ["chicago_dallas", "los_angeles_pittsburgh"],
                "declared": [],
                "looked_at": [],
                "chosen": [],
            },
            hidden,
            hidden,
        ],
        "completed": [[], ["seattle_denver"], []],
        "row": None,
        "group": None,
        "triple": [],
        "least": {**dict.fromkeys(BOX.COLOURS, 2), "blue": 4},
        "reach": [
            {
                "chicago_dallas": ["hand", "hand"],
                "los_angeles_pittsburgh": ["missing"] * 4,
            },
            None,
            None,
        ],
        "cities": [{"served": [0, 1, 0], "leaders": [1]}, *([{"served": [0, 0, 0], "leaders": []}] * 5)],
        "best": None,
        "free": None,
    }


@pytest.mark.parametrize(
    ("moves", "table", "shown"),
    [
        ([], {"depots": ["BL", "", ""]}, {"row": "blue"}),
        (["lay green 2"], {}, {"group": {"colour": "green", "coloured": 2}}),
        (["triple green", "triple red"], {"hands": ["RGY", "", ""]}, {"triple": ["green", "red"]}),
        ([], {"last_turns": 3}, {"last_turns": 3}),
        (["pass"], {"max_turns": 100, "last_turns": 3}, {"turns": 1, "last_turns": 2, "turn": 1}),
    ],
)
def test_tc_hid_02_what_is_being_done_is_open(moves: list[str], table: dict[str, Any], shown: dict[str, Any]) -> None:
    yard = three(**table)
    yard.play(*moves)
    for seat in EVERYBODY:
        seen = yard.view(seat)
        assert {key: seen[key] for key in shown} == shown


def test_tc_hid_02_once_its_card_is_sent_no_row_is_shown_as_being_dispatched() -> None:
    yard = three(depots=["BL", "", ""])
    yard.play("send blue locomotive")
    assert [yard.view(seat)["row"] for seat in EVERYBODY] == [None] * 4


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


def test_tc_hid_05_the_others_are_told_how_many_are_looked_at_and_not_which() -> None:
    yard = three()
    yard.play("tickets")
    seen = ["chicago_montreal", "seattle_los_angeles", "dallas_new_york", "los_angeles_duluth"]
    assert told(yard, 0, "looked") == [{"seat": 0, "ticket": ticket} for ticket in seen]
    for other in (None, 1, 2):
        assert told(yard, other, "looked") == [{"seat": 0, "ticket": None}] * 4


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
