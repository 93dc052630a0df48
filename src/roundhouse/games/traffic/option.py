"""What a table may agree on before the game.  The first value of each option is the default."""

from typing import Any

from ...core.errors import InvalidOption
from ...core.game import Option
from ...core.record import NONE

VARIANT = 0
FIRST_PLAYER = 1
SELF_SEMAPHORE = 2
HS_PULLS_SPECIALS = 3
PASS_WHEN_DECKS_EMPTY = 4
REVISION_TRACKS = 5
STACK_EXTRA_TURNS = 6
MODERNISED_STACK = 7
TIE_BREAK = 8

FULL, JUNIOR = 0, 1
RANDOM = NONE  # otherwise a seat
ANY, ONE = 0, 1
MULTIPLY, ONCE = 0, 1
SHARED = 0

OPTIONS = (
    Option("variant", {"full": FULL, "junior": JUNIOR}),
    Option("first_player", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5}, of_seats=True),
    Option("self_semaphore", {True: 1, False: 0}),
    Option("hs_pulls_specials", {True: 1, False: 0}),
    Option("pass_when_decks_empty", {False: 0, True: 1}),
    Option("revision_tracks", {"any": ANY, "one": ONE}),
    Option("stack_extra_turns", {True: 1, False: 0}),
    Option("modernised_stack", {"multiply": MULTIPLY, "once": ONCE}),
    Option("tie_break", {"shared": SHARED}),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        raise InvalidOption("first-player", "traffic", seat=first, seats=seats)
