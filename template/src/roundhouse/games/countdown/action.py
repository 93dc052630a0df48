"""What a seat may do: every kind of move with its arguments."""

from ...core.actions import number_actions, offer_in
from .box import CARDS

SEATS = 4
COUPLE = 0
DROP = 1
TAKE_OPEN = 2
DRAW = 3

LAYOUT = number_actions({
    "couple": {"card": CARDS},
    "drop": {"card": CARDS},
    "take_open": {},
    "draw": {},
})  # fmt: skip

OPENING: tuple[str, ...] = ()  # kinds that only open a choice
offer = offer_in(LAYOUT)
