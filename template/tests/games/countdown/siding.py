"""A small table of Countdown for tests of single rules.

    siding = Siding(hands=["coal mail", "diner"], trains=["sleeper", ""], open="timber")
    siding.play("couple mail")
    assert siding.train(0) == "sleeper mail"

Only the wagons named are on the table: nothing is conserved, and the stock (top first) is empty unless given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.core.game import load
from tests.modules import module_of

from ..small import SmallTable

GAME = load("countdown")
BOX, RULES = module_of(GAME, "box"), module_of(GAME, "rules")


class Siding(SmallTable):
    """A table with these hands, trains and wagons to take, and seat `turn` to move; rules run in the interpreter."""

    def __init__(
        self,
        hands: Sequence[str] = ("", ""),
        trains: Sequence[str] = (),
        open: str | None = None,
        stock: str = "",
        turn: int = 0,
        seed: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(GAME, len(hands), seed, {"first_player": turn, **options})
        s = self.s
        for seat, wagons in enumerate(hands):
            for card in numbers(wagons):
                s.hands[seat, card] += 1
                s.hand_size[seat] += 1
        for seat, wagons in enumerate(trains):
            for place, card in enumerate(numbers(wagons)):
                s.trains[seat, place] = card
                s.train_size[seat] += 1
        if open is not None:
            (s.open,) = numbers(open)
        for place, card in enumerate(numbers(stock)[::-1]):
            s.stock[0, place] = card
            s.stock_size[0] += 1
        s.seat, s.phase = turn, 0
        self.engine.relist(0)

    def train(self, seat: int) -> str:
        """The wagons of a train."""
        return " ".join(BOX.CARDS[card] for card in self.s.trains[seat, : self.s.train_size[seat]])

    def hand(self, seat: int) -> str:
        """The wagons of a hand, by kind."""
        return " ".join(BOX.CARDS[card] for card, n in enumerate(self.s.hands[seat]) for _ in range(n))


def numbers(wagons: str) -> list[int]:
    """Wagons by their numbers."""
    return [BOX.CARDS.index(card) for card in wagons.split()]
