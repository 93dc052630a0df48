"""What a seat may do: every kind of move with its arguments."""

from ...core.actions import number_actions, offer_in
from .box import COLOURS, CONTRACTS, MOST_NEEDED, WAGON_CARDS, WAGONS

SEATS = 4
ROWS = 3  # one beside each pile
COLUMNS = ("left", "middle", "right")
LEFT, MIDDLE, RIGHT = range(3)
PLACES = 3  # of open objectives

KEEP = 0
TAKE = 1
DECLINE = 2
ROB = 3
GIVE = 4
SWAP = 5
TOKEN = 6
CLAIM = 7
END = 8
PAY = 9

LAYOUT = number_actions({
    "keep": {"contract": CONTRACTS},
    "take": {"row": ROWS, "column": COLUMNS},
    "decline": {},
    "rob": {"seat": SEATS},
    "give": {"card": WAGON_CARDS},
    "swap": {"seat": SEATS, "card": WAGON_CARDS},
    "token": {"colour": COLOURS},
    "claim": {"place": PLACES},
    "end": {},
    "pay": {"wagon": WAGONS, "locomotives": MOST_NEEDED + 1},
})  # fmt: skip

OPENING: tuple[str, ...] = ()
offer = offer_in(LAYOUT)
