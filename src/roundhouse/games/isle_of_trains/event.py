"""What can happen at the table."""

from ...core.events import declare_events, secret
from .action import SEATS
from .box import CARDS, COLOURS, CONTRACTS, DECK_CARDS, ISLANDS, POSITIONS, SPACES

TOOK = 0
DREW = 1
DREW_PASSENGER = 2
GAINED = 3
DISCARDED = 4
BUILT = 5
UPGRADED = 6
BUILT_BUILDING = 7
DROPPED = 8
LOADED = 9
LOADED_PASSENGER = 10
FORCED = 11
COMPLETED = 12
DELIVERED = 13
STRAYED = 14
SPECIAL = 15
RESHUFFLED = 16
NIGHT = 17
BOUGHT_BACK = 18
FETCHED = 19
TOOK_TRAIN = 20
LAST_ROUND = 21
BEGAN = 22
ENDED = 23
TURNED_UP = 24

ENDINGS = ("last_round", "deck_empty", "won")
LAST_ROUND_OVER, DECK_EMPTY, WON = range(3)
TRIGGERS = ("progress", "no_cards")
BY_PROGRESS, BY_CARDS = range(2)
MANY = 100

EVENTS = declare_events({
    "took": {"seat": SEATS, "card": CARDS},  # from the row
    "drew": {"seat": SEATS, "card": secret(CARDS, "seat")},
    "drew_passenger": {"seat": SEATS, "colour": COLOURS},
    "gained": {"seat": SEATS, "tokens": MANY},
    "discarded": {"seat": SEATS, "card": CARDS},
    "built": {"seat": SEATS, "card": CARDS, "cost": MANY},
    "upgraded": {"seat": SEATS, "card": CARDS, "old": CARDS, "cost": MANY},
    "built_building": {"seat": SEATS, "card": CARDS},
    "dropped": {"seat": SEATS, "card": CARDS},
    "loaded": {"seat": SEATS, "card": CARDS, "owner": SEATS, "position": POSITIONS},
    "loaded_passenger": {"seat": SEATS, "colour": COLOURS, "owner": SEATS, "position": POSITIONS},
    "forced": {"seat": SEATS, "card": secret(CARDS, "seat"), "owner": SEATS, "position": POSITIONS},
    "completed": {"seat": SEATS, "island": ISLANDS, "contract": CONTRACTS},
    "delivered": {"seat": SEATS, "colour": COLOURS, "island": ISLANDS, "space": SPACES + 1},
    "strayed": {"seat": SEATS, "colour": COLOURS, "island": ISLANDS, "space": SPACES + 1},
    "special": {"seat": SEATS, "items": MANY},
    "reshuffled": {"cards": DECK_CARDS + 1},
    "night": {"card": CARDS},
    "bought_back": {"seat": SEATS, "card": CARDS},
    "fetched": {"seat": SEATS, "card": CARDS},
    "took_train": {"seat": SEATS},
    "last_round": {"reason": TRIGGERS},
    "began": {"seat": SEATS},
    "ended": {"reason": ENDINGS},
    "turned_up": {"card": CARDS},  # in the row
})  # fmt: skip
