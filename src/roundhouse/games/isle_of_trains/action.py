"""What a seat may do: every kind of move with its arguments."""

from ...core.actions import number_actions, offer_in
from .box import BUILDINGS, CARDS, CARGO, COLOURS, ISLANDS, MOST_LOADS, POSITIONS

SEATS = 4
ROW = 3

TAKE = 0
BUILD = 1
LOAD = 2
DELIVER = 3
DECLINE = 4
TAKE_ROW = 5
TAKE_DECK = 6
TAKE_BAG = 7
CARD = 8
FORCE = 9
LOAD_PASSENGER = 10
EXTEND = 11
UPGRADE = 12
REPLACE = 13
DROP = 14
KEEP = 15
ONTO = 16
TO = 17
SPECIAL_ONLY = 18
PRIMARY = 19
SECONDARY = 20
TICKET = 21
ELSEWHERE = 22
STRAY = 23
SPECIAL = 24
FINISH = 25
ITEM = 26
COUNT_AS = 27
BUY_BACK = 28

LAYOUT = number_actions({
    "take": {},
    "build": {},
    "load": {},
    "deliver": {},
    "decline": {},  # a bonus action, or to go on, or to pass
    "take_row": {"slot": ROW},
    "take_deck": {},
    "take_bag": {},
    "card": {"card": CARDS},  # to build, load, pay, discard or fetch
    "force": {"card": CARDS},  # to load on a car of another cargo
    "load_passenger": {"colour": COLOURS},
    "extend": {},  # the train, or the buildings
    "upgrade": {"position": POSITIONS},
    "replace": {"building": BUILDINGS},
    "drop": {"position": POSITIONS},
    "keep": {},  # all cars
    "onto": {"seat": SEATS, "position": POSITIONS},
    "to": {"island": ISLANDS},
    "special_only": {},
    "primary": {},
    "secondary": {"contract": ("a", "b")},
    "ticket": {},  # a passenger of the destination's colour
    "elsewhere": {},  # a passenger to another destination, with Caboose 9
    "stray": {},  # a passenger of another colour, with Caboose 10
    "special": {},
    "finish": {},
    "item": {"position": POSITIONS, "place": MOST_LOADS},
    "count_as": {"cargo": CARGO},
    "buy_back": {},
})  # fmt: skip

OPENING = ("take", "build", "load", "deliver")  # what is taken, built, loaded, or where to
offer = offer_in(LAYOUT)
