"""What each move tells (TC-HID-06 to TC-HID-08): every event with all that it says, in the order of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from .yard import Yard

TABLE: dict[str, Any] = {"hands": ["", "GGLL", "B"], "ticket_deck": "#5 #9 #20 #31 #40", "display": "RLWWK", "turn": 1}
FOUR = ["chicago_montreal", "seattle_los_angeles", "dallas_new_york", "los_angeles_duluth"]
LAST: dict[str, Any] = {"deck": "", "hands": ["", "", ""], "tickets": ["#1 #46", "#3", "#2"], "stacks": ["Y", "", ""]}
WASH: dict[str, Any] = {"locomotive_wash": True, "display": "RLLWW", "deck": "LLLLLLLKKKK"}


@pytest.mark.parametrize(
    ("moves", "told", "table"),
    [
        (["draw"], [("drew", 1, "black")], {}),
        (["draw", "draw"], [("drew", 1, "black"), ("began", 2, 0)], {}),
        (["draw", "stop"], [("began", 2, 1)], {"deck": "K"}),
        (["take 0"], [("took", 1, "red", 0, "black")], {}),
        (["take 1"], [("took", 1, "locomotive", 1, "black"), ("began", 2, 0)], {}),
        (["take 0"], [("took", 1, "red", 0, "locomotive"), ("washed",)], WASH),
        (["lay green 2"], [], {}),
        (["lay green 2", "add 1"], [("laid", 1, "green", 2, 1), ("began", 2, 0)], {}),
        (
            ["lay green 2"],
            [
                ("laid", 1, "green", 2, 2),
                ("robbed", 1, 0, "green", 3),
                ("began", 2, 0),
                ("sent", 2, "blue", "coloured"),
            ],
            {"depots": ["GLL", "", "B"]},
        ),
        (
            ["triple yellow", "triple black", "triple green"],
            [("tripled", 1, "yellow", "black", "green"), ("began", 2, 0)],
            {"hands": ["", "KGY", "B"]},
        ),
        (["send blue locomotive"], [("sent", 1, "blue", "locomotive")], {"depots": ["", "BL", "R"]}),
        (
            ["send blue coloured"],
            [("sent", 1, "blue", "coloured"), ("sent", 1, "red", "coloured")],
            {"depots": ["", "BL R"]},
        ),
        (["tickets"], [("looked", 1, ticket) for ticket in FOUR], {}),
        (["tickets", "keep #9"], [], {}),
        (["tickets", "keep #9", "keep #20", "done"], [("kept", 1, 2), ("began", 2, 0)], {}),
        (["pass"], [("passed", 1), ("began", 2, 1)], {**LAST, "last_turns": 2}),
        (["pass"], [("passed", 1)], {**LAST, "last_turns": 1}),
        (["pass", "complete #1", "done", "done"], [], {**LAST, "last_turns": 1}),
        (
            ["pass", "complete #1", "done", "done", "done"],
            [("scored", 0, 1, 5), ("scored", 1, 0, 0), ("scored", 2, 0, 0), ("ended", "deck_empty")],
            {**LAST, "last_turns": 1},
        ),
    ],
)
def test_tc_hid_06_a_move_tells_what_it_does(
    moves: list[str], told: list[tuple[Any, ...]], table: dict[str, Any]
) -> None:
    yard = Yard(**{**TABLE, **table})
    yard.play(*moves)
    assert [(event.kind, *event.args.values()) for event in yard.events] == told
