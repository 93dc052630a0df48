"""What a table may agree on before the game.  The first value of each option is the default."""

from typing import Any

from ...core.errors import InvalidOption
from ...core.game import Option
from ...core.record import NONE

START_PLAYER = 0
CHARACTER_OPTIONAL = 1
SWITCHMAN_MAY_SWAP_LOCOMOTIVES = 2
OBJECTIVE_PAYMENT = 3
CONTRACT_SETS_REPEAT = 4

RANDOM = NONE  # otherwise a seat
CHOOSE, NATURAL_FIRST = 0, 1

OPTIONS = (
    Option("start_player", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3}, of_seats=True),
    Option("character_optional", {True: 1, False: 0}),
    Option("switchman_may_swap_locomotives", {True: 1, False: 0}),
    Option("objective_payment", {"choose": CHOOSE, "natural_first": NATURAL_FIRST}),
    Option("contract_sets_repeat", {True: 1, False: 0}),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    first = options["start_player"]
    if isinstance(first, int) and first >= seats:
        raise InvalidOption("start-player", "continental_express", seat=first, seats=seats)
