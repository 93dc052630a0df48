"""What can happen at the table."""

from ...core.events import declare_events, secret
from .action import DISPLAY, SEATS, SENDABLE
from .box import CARDS, COLOURS, LOCOS, MOST_COLOURED, TICKET_NAMES, TICKETS, TRAIN_CARDS

BEGAN = 0
SENT = 1
DREW = 2
TOOK = 3
WASHED = 4
LAID = 5
TRIPLED = 6
ROBBED = 7
LOOKED = 8
KEPT = 9
PASSED = 10
SCORED = 11
RESUMED = 12
ENDED = 13

ENDINGS = ("deck_empty", "truncated")
DECK_EMPTY, TRUNCATED = range(2)
MOST_POINTS = 3000  # of all tickets together: 46 of at most 50

EVENTS = declare_events({
    "began": {"seat": SEATS, "last": 2},
    "sent": {"seat": SEATS, "colour": COLOURS, "card": SENDABLE},
    "drew": {"seat": SEATS, "card": secret(CARDS, "seat")},
    "took": {"seat": SEATS, "card": CARDS, "place": DISPLAY, "next_card": CARDS},
    "washed": {},
    "laid": {"seat": SEATS, "colour": COLOURS, "coloured": MOST_COLOURED + 1, "locomotives": LOCOS + 1},
    "tripled": {"seat": SEATS, "colour": COLOURS, "second": COLOURS, "third": COLOURS},
    "robbed": {"seat": SEATS, "victim": SEATS, "colour": COLOURS, "cards": TRAIN_CARDS},
    "looked": {"seat": SEATS, "ticket": secret(TICKET_NAMES, "seat")},
    "kept": {"seat": SEATS, "tickets": TICKETS},
    "passed": {"seat": SEATS},
    "scored": {"seat": SEATS, "tickets": TICKETS + 1, "points": MOST_POINTS},
    "resumed": {"cards": TRAIN_CARDS},  # the second deck
    "ended": {"reason": ENDINGS},
})  # fmt: skip
