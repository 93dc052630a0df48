"""What can happen at the table."""

from ...core.events import declare_events
from .action import COLUMNS, PLACES, ROWS, SEATS
from .box import BANKNOTES, CARDS, COLOURS, CONTRACTS, OBJECTIVES, WAGON_CARDS

KEPT = 0
DEALT_ROW = 1
SHUFFLED_BACK = 2
RENEWED = 3
BEGAN = 4
TOOK = 5
TURNED_UP = 6
HAPPENED = 7
ROBBED = 8
SWAPPED = 9
GOT_TOKEN = 10
DISMISSED = 11
SPENT = 12
CLAIMED = 13
OPENED = 14
LAST_TURNS = 15
SHOWED = 16
ENDED = 17

EFFECTS = ("declined", "impossible")
DECLINED, IMPOSSIBLE = range(2)
TRIGGERS = ("fourth_objective", "no_small_cards")
FOURTH_OBJECTIVE, NO_SMALL_CARDS = range(2)
MANY = 10_000

EVENTS = declare_events({
    "kept": {"seat": SEATS},  # a contract, nobody sees which
    "dealt_row": {"row": ROWS, "left": CARDS, "middle": CARDS, "right": CARDS},
    "shuffled_back": {"card": CARDS, "row": ROWS},  # an event met during setup
    "renewed": {"first": OBJECTIVES, "second": OBJECTIVES, "third": OBJECTIVES},
    "began": {"seat": SEATS, "last": 2},
    "took": {"seat": SEATS, "card": CARDS, "row": ROWS, "column": COLUMNS, "price": len(COLUMNS)},
    "turned_up": {"row": ROWS, "card": CARDS},
    "happened": {"card": CARDS},  # an event of the game
    "robbed": {"seat": SEATS, "victim": SEATS, "banknotes": BANKNOTES + 1},
    "swapped": {"seat": SEATS, "card": WAGON_CARDS, "victim": SEATS, "other_card": WAGON_CARDS},
    "got_token": {"seat": SEATS, "colour": COLOURS},
    "dismissed": {"seat": SEATS, "card": CARDS, "reason": EFFECTS},
    "spent": {"seat": SEATS, "card": WAGON_CARDS, "wagons": MANY, "locomotives": MANY},
    "claimed": {"seat": SEATS, "objective": OBJECTIVES, "place": PLACES},
    "opened": {"objective": OBJECTIVES, "place": PLACES},
    "last_turns": {"seat": SEATS, "reason": TRIGGERS},
    "showed": {"seat": SEATS, "contract": CONTRACTS, "points": MANY},
    "ended": {"reason": TRIGGERS},
})  # fmt: skip
