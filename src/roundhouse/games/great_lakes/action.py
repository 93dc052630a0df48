"""What a seat may do: every kind of move with its arguments."""

from itertools import compress

from ...core.actions import number_actions, number_in, offer_in
from . import box
from .box import BOXED, COLOURS, DECKS, FEWEST_TRAINS, MOST_LENGTH, PORTS, ROUTES, TRAIN

SEATS = 5
SLOTS = 6
DEALT = 5  # tickets at the start, the most that are chosen from at a time

TAKE = 0
DRAW = 1
STOP = 2
REFILL = 3
CLAIM = 4
HARBOUR = 5
COLOUR = 6
PAY = 7
SINGLES = 8
TICKETS = 9
KEEP = 10
PIECES = 11
EXCHANGE = 12
PASS = 13

NUMBERS = tuple(str(n + 1) for n in range(DEALT))
SUBSETS = tuple("+".join(compress(NUMBERS, (mask >> i & 1 for i in range(DEALT)))) for mask in range(1, 1 << DEALT))
MIXES = tuple(str(trains) for trains in range(FEWEST_TRAINS, int(box.PIECES[TRAIN]) + 1))

LAYOUT = number_actions({
    "take": {"slot": SLOTS},
    "draw": {"deck": DECKS},
    "stop": {},
    "refill": {"deck": DECKS},
    "claim": {"route": ROUTES},
    "harbour": {"city": PORTS},
    "colour": {"colour": (*COLOURS, "wild")},
    "pay": {"wilds": MOST_LENGTH + 1, "special": MOST_LENGTH + 1},  # anchored train cards, or double ships
    "singles": {"cards": MOST_LENGTH + 1},
    "tickets": {},
    "keep": {"tickets": SUBSETS},  # the first, the second, … of those drawn
    "pieces": {"trains": MIXES},
    "exchange": {"to": DECKS, "pieces": tuple(str(n + 1) for n in range(BOXED))},
    "pass": {},
})  # fmt: skip

OPENING: tuple[str, ...] = ()
offer = offer_in(LAYOUT)
number = number_in(LAYOUT)
