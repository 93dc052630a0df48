"""What can happen at the table."""

from ...core.events import declare_events, secret
from .action import DEALT, SEATS, SLOTS
from .box import BOXED, CARDS, COLOURS, DECK_CARDS, DECKS, MOST_LENGTH, PIECES, PORTS, ROUTES, SHIP, TICKETS, TRAIN

TOOK = 0
DREW = 1
TURNED_UP = 2
RESHUFFLED = 3
SWEPT = 4
CLAIMED = 5
PAID = 6
BUILT_HARBOUR = 7
DREW_TICKETS = 8
CHOSE = 9
KEPT = 10
RETURNED = 11
CHOSE_PIECES = 12
EXCHANGED = 13
PASSED = 14
LAST_TURNS = 15
BEGAN = 16
ENDED = 17

ENDINGS = ("last_turns", "turn_limit")
LAST_TURNS_OVER, TURN_LIMIT = range(2)
PURPOSES = ("rail", "sea", "harbour")  # what is paid for, as in rules/payment.py
MOST = MOST_LENGTH + 1
RETURNED_ONES = ("first", "second", "third")  # GL-071: three at most; None where there are fewer

EVENTS = declare_events({
    "took": {"seat": SEATS, "card": CARDS, "slot": SLOTS},
    "drew": {"seat": SEATS, "deck": DECKS, "card": secret(CARDS, "seat")},
    "turned_up": {"card": CARDS, "slot": SLOTS},
    "reshuffled": {"deck": DECKS, "cards": DECK_CARDS + 1},
    "swept": {"times": SLOTS},  # the display, for its wild cards
    "claimed": {"seat": SEATS, "route": ROUTES},
    "paid": {"colour": (*COLOURS, "wild"), "wilds": MOST, "special": MOST, "plain": MOST, "for": PURPOSES},
    "built_harbour": {"seat": SEATS, "city": PORTS},
    "drew_tickets": {"seat": SEATS, "tickets": DEALT + 1},
    "chose": {"seat": SEATS},  # in secret, before the first turn
    "kept": {"seat": SEATS, "tickets": DEALT + 1},
    "returned": {"seat": SEATS, "tickets": DEALT, **{nth: secret(TICKETS, "seat") for nth in RETURNED_ONES}},
    "chose_pieces": {"seat": SEATS, "trains": int(PIECES[TRAIN]) + 1, "ships": int(PIECES[SHIP]) + 1},
    "exchanged": {"seat": SEATS, "to": DECKS, "pieces": BOXED + 1},
    "passed": {"seat": SEATS},
    "last_turns": {"seat": SEATS},
    "began": {"seat": SEATS},
    "ended": {"reason": ENDINGS},
})  # fmt: skip
