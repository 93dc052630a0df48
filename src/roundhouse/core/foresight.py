"""How a game is looked ahead in: numbers that its opinion brings along, found by matches."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Foresight(NamedTuple):
    """What a search has to know of a game besides its rules and its opinion: the usual numbers, or the game's own."""

    points: float = 15.0  # a lead of this size is a clear one
    doubt: float = 2.0  # moves that are worth less by this are tried e times less
    explore: float = 1.0  # how much moves are tried that look worse so far
    lapse: float = 0.1  # which part of the moves of a playout is any move, not the best one
    cut: int = 1000  # moves after which a playout is counted as it stands
    pace: int = 2000  # simulations a second on one processor, about
    advice: float = 0.0  # where its network judges: what part of a move's prior is the opinion's
    played_on: float = 0.0  # what part of a table's value is found by playing on, not by its network
    network_pace: int = 0  # the same where its network judges; 0: playing on is better, or there is no network


class Rethinking(NamedTuple):
    """How a bot tries moves before it makes the one that its game values most: numbers that an opinion may bring."""

    phases: tuple[int, ...]  # decisions that are worth it
    moves: int = 5  # how many are tried: those that its game values most
    clear: float = 1.0  # standard errors by which another move has to do better


class Level(NamedTuple):
    """How a bot thinks, and how it errs."""

    way: Literal["random", "greedy", "keen", "hasty", "trained", "search", "rethinking"]
    overlooks: float = 0.0  # which part of the moves it does not think of
    is_near_sighted: bool = False  # hasty: it looks at the points that come at once
    temperature: float = 0.0  # trained: how far it strays from the move that its network likes most
    effort: float = 0.0  # of those that look ahead: about how many seconds of a processor they think
