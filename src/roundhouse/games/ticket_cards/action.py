"""What a seat may do: every kind of move with its arguments."""

from ...core.actions import number_actions, offer_in
from .box import COLOURS, LOCOS, MOST_COLOURED, TICKET_NAMES

SEATS = 4
DISPLAY = 5  # TC-013
COLOURED, LOCOMOTIVE = 0, 1
SENDABLE = ("coloured", "locomotive")

SEND = 0
DRAW = 1
TAKE = 2
STOP = 3
LAY = 4
ADD = 5
TRIPLE = 6
TICKETS = 7
KEEP = 8
COMPLETE = 9
DONE = 10
PASS = 11

LAYOUT = number_actions({
    "send": {"colour": COLOURS, "card": SENDABLE},
    "draw": {},
    "take": {"place": DISPLAY},
    "stop": {},
    "lay": {"colour": COLOURS, "coloured": MOST_COLOURED + 1},  # the coloured cards of a group
    "add": {"locomotives": LOCOS + 1},  # to that group
    "triple": {"colour": COLOURS},
    "tickets": {},
    "keep": {"ticket": TICKET_NAMES},
    "complete": {"ticket": TICKET_NAMES},
    "done": {},
    "pass": {},
})  # fmt: skip

OPENING: tuple[str, ...] = ()
offer = offer_in(LAYOUT)
