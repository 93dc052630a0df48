"""What a table may agree on before the game.  The first value of each option is the default."""

from typing import Any

from ...core.errors import InvalidOption
from ...core.game import Option
from ...core.record import NONE

START_PLAYER = 0
DISPATCH_CHOICE = 1
OPEN_STACK = 2
FREE_PASS_LAST_TURN = 3
ALLOW_SINGLE_DRAW = 4
LOCOMOTIVE_WASH = 5
DRAW_AFTER_EXHAUSTION = 6
ALL_LOCOMOTIVE_GROUP = 7
TICKET_DRAW_NEEDS_FOUR = 8
TICKET_RETURN_ORDER = 9
TICKET_ASSIGNMENT = 10
KEEP_DISPLAY_BETWEEN_HALVES = 11
SECOND_HALF_START = 12
OBSERVE_STACK_RECALL = 13
MAX_TURNS = 14

RANDOM = NONE  # otherwise a seat
OWNER_CHOOSES, LOCOMOTIVE_FIRST, COLOUR_FIRST = 0, 1, 2
NOBODY_LOOKS, OWNER_LOOKS, ALL_LOOK = 0, 1, 2
ROW_OR_STOP, STOP = 0, 1
AS_DRAWN, SHUFFLED = 0, 1
MANUAL, AUTO = 0, 1
CONTINUE, FIRST_PLAYER = 0, 1

YES: dict[str | int | bool, int] = {True: 1, False: 0}
NO: dict[str | int | bool, int] = {False: 0, True: 1}

OPTIONS = (
    Option("start_player", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3}, of_seats=True),
    Option(
        "dispatch_choice",
        {"owner": OWNER_CHOOSES, "locomotive_first": LOCOMOTIVE_FIRST, "colour_first": COLOUR_FIRST},
    ),
    Option("open_stack", {"none": NOBODY_LOOKS, "own": OWNER_LOOKS, "all": ALL_LOOK}),
    Option("free_pass_last_turn", YES),
    Option("allow_single_draw", NO),
    Option("locomotive_wash", NO),
    Option("draw_after_exhaustion", {"row_or_stop": ROW_OR_STOP, "stop": STOP}),
    Option("all_locomotive_group", YES),
    Option("ticket_draw_needs_four", NO),
    Option("ticket_return_order", {"drawn": AS_DRAWN, "random": SHUFFLED}),
    Option("ticket_assignment", {"manual": MANUAL, "auto": AUTO}),
    Option("keep_display_between_halves", NO),
    Option("second_half_start", {"continue": CONTINUE, "first_player": FIRST_PLAYER}),
    Option("observe_stack_recall", NO),
    Option("max_turns", {"none": 0, 1000: 1000, 500: 500, 200: 200, 100: 100}),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    first = options["start_player"]
    if isinstance(first, int) and first >= seats:
        raise InvalidOption("first-player", "ticket_cards", seat=first, seats=seats)
