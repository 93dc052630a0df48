"""What a table may agree on before the game.  The first value of each option is the default."""

from typing import Any

from ...core.errors import InvalidOption
from ...core.game import Option
from ...core.record import NONE

FIRST_PLAYER = 0
LONG_TRAIN = 1

RANDOM = NONE  # otherwise a seat

OPTIONS = (
    Option("first_player", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3}, of_seats=True),
    Option("long_train", {True: 1, False: 0}),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        raise InvalidOption("first-player", "countdown", seat=first, seats=seats)
