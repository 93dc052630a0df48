"""A small table of Traffic, written as the ledger writes it, for tests of single rules.

    station = Station(tracks=["F1 F2", "P4"], hands=["X2 L2_4 switch", "P1"])
    station.play("play X2", "place 0 left")
    assert station.tracks == ["X2 F1 F2", "P4"]

The cards are those of `ledger_edition`, named as in the ledger: F2 is a freight wagon worth 2, L2_4 the locomotive
L(2,4).  Only the cards named are on the table: nothing is conserved, and decks are empty unless given (top first).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from roundhouse.core.game import load
from tests.modules import module_of

from ..small import SmallTable

LEDGER = Path(__file__).with_name("ledger_edition")
GAME = load("traffic", LEDGER)
BOX, RULES, PHASE = module_of(GAME, "box"), module_of(GAME, "rules"), module_of(GAME, "phase")
SCORING, TRACTION, TRACKS = (module_of(GAME, f"rules.{name}") for name in ("scoring", "traction", "tracks"))


class Station(SmallTable):
    """A table with these tracks, hands and decks, and seat `turn` to move; rules run in the interpreter."""

    def __init__(
        self,
        tracks: Sequence[str] = ("", ""),
        hands: Sequence[str] = ("", ""),
        wagon_deck: str = "",
        loco_deck: str = "",
        turn: int = 0,
        seed: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(GAME, len(hands), seed, {"first_player": turn, **options})
        s = self.s
        s.track_count = len(tracks)
        for track, wagons in enumerate(tracks):
            for i, card in enumerate(wagons.split()):
                s.tracks[track, i] = number(card)
                s.track_size[track] += 1
        for seat, cards in enumerate(hands):
            for card in cards.split():
                s.hands[seat, number(card)] += 1
                s.hand_size[seat] += 1
        for deck, cards in enumerate((wagon_deck, loco_deck)):
            for i, card in enumerate(reversed(cards.split())):
                s.decks[deck, i] = number(card)
                s.deck_size[deck] += 1
        self.engine.relist(0)

    def pulls(self, loco: str, track: int = 0, side: str = "left") -> set[int]:
        """The numbers of wagons that a locomotive may take from this side of a track."""
        bits = TRACTION.pulls(self.s, number(loco), track, module_of(GAME, "action").SIDES.index(side))
        return {k for k in range(bits.bit_length()) if bits >> k & 1}

    def add_train(self, seat: int, loco: str, wagons: str) -> None:
        """Lay a dispatched train before a seat."""
        s, cards = self.s, wagons.split()
        start = int(s.train_end[s.train_count - 1]) if s.train_count else 0
        s.coupled[start : start + len(cards)] = [number(card) for card in cards]
        s.train_seat[s.train_count], s.train_loco[s.train_count] = seat, number(loco)
        s.train_end[s.train_count] = start + len(cards)
        s.train_count += 1

    @property
    def tracks(self) -> list[str]:
        """The wagons on each track."""
        s = self.s
        return [" ".join(BOX.CARDS[card] for card in s.tracks[t, : s.track_size[t]]) for t in range(s.track_count)]

    def hand(self, seat: int) -> str:
        """The cards in a hand, in the order of their numbers."""
        return " ".join(BOX.CARDS[card] for card, n in enumerate(self.s.hands[seat]) for _ in range(n))

    @property
    def discards(self) -> str:
        """The discard pile, in the order of the card numbers."""
        return " ".join(BOX.CARDS[BOX.FIRST_ACTION + i] for i, n in enumerate(self.s.discards) for _ in range(n))

    @property
    def trains(self) -> list[str]:
        """The trains as "seat: locomotive wagons"."""
        s = self.s
        starts = [0, *s.train_end[: s.train_count]]
        return [
            f"{s.train_seat[i]}: " + " ".join(BOX.CARDS[card] for card in [s.train_loco[i], *s.coupled[a:b]])
            for i, (a, b) in enumerate(pairwise(starts))
        ]


def number(card: str) -> int:
    """The number of a card."""
    return int(BOX.CARDS.index(card))
