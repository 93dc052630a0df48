"""Hands of cards, counted by kind: fields `hands` (by seat and kind) and `hand_size` (by seat) of a game's state."""

from __future__ import annotations

from .chance import random_kind
from .record import Cells
from .state import GameState


class WithHands(GameState):
    """A state with hands, which the game declares with its own shape and visibility."""

    hands: Cells
    hand_size: Cells


def gain(s: WithHands, seat: int, card: int) -> None:
    """Put a card into a hand."""
    s.hands[seat, card] += 1
    s.hand_size[seat] += 1


def lose(s: WithHands, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hands[seat, card] -= 1
    s.hand_size[seat] -= 1


def random_card(s: WithHands, seat: int) -> int:
    """A card of a hand that is not empty, each as likely as any other."""
    return random_kind(s, s.hands[seat], int(s.hand_size[seat]))
