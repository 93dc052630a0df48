"""What a table may agree on before the game.  The first value of each option is the default."""

from typing import Any

from ...core.errors import InvalidOption
from ...core.game import Option
from ...core.record import NONE

STARTING_PIECES = 0
FIRST_PLAYER = 1
TIE_BREAK = 2
ALLOW_SINGLE_DRAW = 3
MAX_RESETS = 4
RETURN_ORDER = 5
OVERPAY = 6
MAX_TURNS = 7

CHOOSE, RECOMMENDED = 0, 1
RANDOM = NONE  # otherwise a seat
SHARED, TICKETS = 0, 1
DRAWN, SHUFFLED = 0, 1
NO_LIMIT = 0  # otherwise a number of turns

OPTIONS = (
    Option("starting_pieces", {"choose": CHOOSE, "recommended": RECOMMENDED}),
    Option("first_player", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3, 4: 4}, of_seats=True),
    Option("tie_break", {"shared": SHARED, "tickets": TICKETS}),
    Option("allow_single_draw", {True: 1, False: 0}),
    Option("max_resets_in_a_row", {3: 3, 1: 1, 2: 2}),
    Option("return_order", {"drawn": DRAWN, "shuffled": SHUFFLED}),
    Option("overpay", {False: 0, True: 1}),
    Option("max_turns", {"none": NO_LIMIT, 100: 100, 200: 200, 400: 400}),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        raise InvalidOption("first-player", "great_lakes", seat=first, seats=seats)
