"""What a seat may do: every kind of move with its arguments."""

from ...core.actions import number_actions, offer_in
from .box import CARDS, MOST_PULLED, TRACKS, WAGON_CARDS

SEATS = 6
LEFT, RIGHT = 0, 1
SIDES = ("left", "right")

DRAW_CARDS = 0
DRAW_LOCO = 1
PASS = 2
END = 3
PLAY = 4
PLACE = 5
HOOK = 6
PULL = 7
AIM = 8
GIVE = 9
TAKE = 10
LIFT = 11
SWAP = 12
MOVE = 13

LAYOUT = number_actions({
    "draw_cards": {},
    "draw_loco": {},
    "pass": {},
    "end": {},
    "play": {"card": CARDS},
    "place": {"track": TRACKS, "side": SIDES},
    "hook": {"track": TRACKS, "side": SIDES},
    "pull": {"wagons": MOST_PULLED + 1},
    "aim": {"seat": SEATS},
    "give": {"card": CARDS},
    "take": {"track": TRACKS, "side": SIDES},
    "lift": {"wagon": WAGON_CARDS},  # counted over all tracks, from the left of the first
    "swap": {"wagon": WAGON_CARDS},  # with the lifted one
    "move": {"place": WAGON_CARDS + TRACKS},  # counted likewise, once the wagon is lifted off
})  # fmt: skip

OPENING: tuple[str, ...] = ()
offer = offer_in(LAYOUT)
