"""What can happen at the table."""

from ...core.events import declare_events, secret
from .action import SEATS
from .box import CARDS

BEGAN = 0
COUPLED = 1
DROPPED = 2
TOOK_OPEN = 3
DREW = 4
ENDED = 5

EVENTS = declare_events({
    "began": {"seat": SEATS},
    "coupled": {"seat": SEATS, "card": CARDS},
    "dropped": {"seat": SEATS, "card": CARDS},
    "took_open": {"seat": SEATS, "card": CARDS},
    "drew": {"seat": SEATS, "card": secret(CARDS, "seat")},
    "ended": {},
})  # fmt: skip
