"""How a network is trained: all that decides what comes out, but for chance and the speed of a machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from math import inf
from typing import Any, Literal

from ..core.errors import InvalidOption, plain

Device = Literal["cpu", "cuda"]
TRUTH = {"true": True, "false": False}
LEAST = dict.fromkeys(("places", "steps", "width", "layers", "batch", "epochs", "threads"), 1)  # of all else: 0


@dataclass(frozen=True)
class Recipe:
    """What a training is asked for; `of` has the values that fit a device."""

    game: str
    device: Device
    minutes: float = 10.0
    seed: int = 1
    tables: tuple[str, ...] = ()  # what is played, as `tables.read` takes it; none: what is usual
    places: int = 512  # games side by side
    steps: int = 64  # decisions in each place between two lessons
    width: int = 512
    layers: int = 3
    batch: int = 2048  # decisions that one step of learning looks at
    epochs: int = 3  # how often each decision is looked at
    rate: float = 7e-4  # of learning, at first; it falls to a twentieth
    clip: float = 0.2  # how far the odds of a move may change in one lesson
    trust: float = 0.95  # in what was seen rather than in what was expected: the λ of GAE
    entropy: float = 0.02  # what variety is worth, at first; it falls to a tenth
    cut: int = 0  # moves after which a game is given up, and lost by everybody; 0: three times what random games need
    old: float = 0.2  # the part of the places in which all but one seat are played by an older self
    greedy: float = 0.0  # the part of the places in which all but one seat are played by greedy bots
    advice: float = 0.0  # what a move is worth less by the game's opinion to be e times rarer at first; 0: nobody asks
    eyes: float = 0.0  # of how many decisions the worth is learnt with the eyes of another seat, too
    spread: int = 8000  # moves at most that are played at random before the first lesson, and as many again
    graphs: bool = True  # whether a GPU learns from a captured graph of its work
    threads: int = 1  # of the processor

    @classmethod
    def of(cls, game: str, device: Device, **given: Any) -> Recipe:
        """The usual recipe for a device, with some of it changed."""
        large = {"places": 16384, "steps": 48, "batch": 32768, "epochs": 2} if device == "cuda" else {}
        return cls(game, device, **{**large, **given})

    def known(self) -> dict[str, Any]:
        """All of it, as a network's file keeps it."""
        return asdict(self)


def read(given: Mapping[str, str]) -> dict[str, Any]:
    """Values of a recipe as they are typed."""
    known = {each.name: type(each.default) for each in fields(Recipe) if isinstance(each.default, int | float)}
    del known["minutes"]  # has an option of its own
    found: dict[str, Any] = {}
    for name, value in given.items():
        try:
            found[name] = TRUTH[value] if known[name] is bool else known[name](value)
            if not LEAST.get(name, 0) <= found[name] < inf:
                raise ValueError
        except (KeyError, ValueError):
            raise InvalidOption("train-value", name=name, value=plain(value), known=", ".join(known)) from None
    return found
