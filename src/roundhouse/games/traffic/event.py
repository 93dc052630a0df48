"""What can happen at the table."""

from ...core.events import declare_events, secret
from .action import SEATS, SIDES
from .box import CARDS, LOCO_CARDS, TRACKS, WAGON_CARDS

DREW = 0
PLAYED = 1
PLACED = 2
DISPATCHED = 3
BUILT = 4
STOPPED = 5
STOLE = 6
GAVE = 7
TOOK = 8
SWAPPED = 9
MOVED = 10
SKIPPED = 11
BEGAN = 12
ENDED = 13

DECKS = ("wagons", "locomotives")
SKIPS = ("semaphore", "nothing_playable", "passed")
SEMAPHORE, NOTHING_PLAYABLE, PASSED = range(3)
ENDINGS = ("hand_empty", "nobody_can_move", "all_passed")
HAND_EMPTY, NOBODY_CAN_MOVE, ALL_PASSED = range(3)

EVENTS = declare_events({
    "drew": {"seat": SEATS, "deck": DECKS, "card": secret(CARDS, "seat")},
    "played": {"seat": SEATS, "card": CARDS},
    "placed": {"seat": SEATS, "card": CARDS, "track": TRACKS, "side": SIDES},
    "dispatched": {"seat": SEATS, "card": CARDS, "train": LOCO_CARDS, "track": TRACKS, "wagons": WAGON_CARDS + 1},
    "built": {"seat": SEATS, "track": TRACKS},
    "stopped": {"seat": SEATS, "target": SEATS},
    "stole": {"seat": SEATS, "victim": SEATS, "card": secret(CARDS, "seat", "victim")},
    "gave": {"seat": SEATS, "receiver": SEATS, "card": secret(CARDS, "seat", "receiver")},
    "took": {"seat": SEATS, "card": CARDS, "track": TRACKS, "side": SIDES},
    "swapped": {"seat": SEATS, "card": CARDS, "track": TRACKS, "other_card": CARDS, "other_track": TRACKS},
    "moved": {"seat": SEATS, "card": CARDS, "track": TRACKS, "to_track": TRACKS, "position": WAGON_CARDS},
    "skipped": {"seat": SEATS, "reason": SKIPS},
    "began": {"seat": SEATS, "extra": 2},
    "ended": {"reason": ENDINGS},
})  # fmt: skip
