"""Actions (TR-047 to TR-063), but for the sorting hump."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import gain, lose, random_card
from .. import action, box, event, option, phase
from ..action import offer
from ..state import LOCO_DECK, WAGON_DECK, State
from .cards import discard, draw_one
from .hump import use_hump
from .revision import begin_revision
from .turn import finish_card, grant_extra_turns

STOLEN = 2


def play_action(s: State, card: int) -> None:
    """TR-048 to TR-063; who is aimed at, or which wagon is lifted, is decided next."""
    if card == box.EXTRA_TRACK:
        build_track(s)
    elif card == box.STOCK_RENEWAL:
        tell(s, event.PLAYED, s.turn, card)
        renew_stock(s)
    elif card == box.SORTING_HUMP:
        tell(s, event.PLAYED, s.turn, card)
        use_hump(s)
    else:
        s.phase = phase.AIM


def build_track(s: State) -> None:
    """TR-048 to TR-051, TR-AMB-31: one more track, at once, and one more turn; the card marks the track."""
    lose(s, s.turn, box.EXTRA_TRACK)
    tell(s, event.BUILT, s.turn, s.track_count)
    s.track_count += 1
    grant_extra_turns(s, 1)
    finish_card(s)


def renew_stock(s: State) -> None:
    """TR-062, TR-063: one card of each deck that has one."""
    discard(s, box.STOCK_RENEWAL)
    for deck in (WAGON_DECK, LOCO_DECK):
        if s.deck_size[deck] > 0:
            draw_one(s, deck)
    finish_card(s)


def offer_targets(s: State, moves: Moves) -> None:
    """TR-052, TR-055, TR-057: an opponent; for a semaphore also oneself (TR-AMB-21)."""
    may_be_self = s.card == box.RED_SEMAPHORE and s.options[option.SELF_SEMAPHORE]
    for seat in range(s.seats):
        if seat != s.turn or may_be_self:
            offer(moves, action.AIM, seat)


def aim(s: State, target: int) -> None:
    """TR-052, TR-055, TR-057: the card hits the player chosen."""
    if s.card == box.RED_SEMAPHORE:
        stop(s, target)
    elif s.card == box.SWITCH:
        tell(s, event.PLAYED, s.turn, s.card)
        steal(s, target)
    else:
        tell(s, event.PLAYED, s.turn, s.card)
        begin_revision(s, target)


def stop(s: State, target: int) -> None:
    """TR-052 to TR-054: the semaphore lies before its target until a turn was skipped."""
    lose(s, s.turn, box.RED_SEMAPHORE)
    s.semaphores[target] += 1
    tell(s, event.STOPPED, s.turn, target)
    finish_card(s)


def steal(s: State, victim: int) -> None:
    """TR-055, TR-056: two random cards, or as many as there are."""
    discard(s, box.SWITCH)
    for _ in range(min(STOLEN, int(s.hand_size[victim]))):
        card = random_card(s, victim)
        lose(s, victim, card)
        gain(s, s.turn, card)
        tell(s, event.STOLE, s.turn, victim, card)
    finish_card(s)
