"""What a game says of its end: where points come from, and how it ended where points against others do not decide."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NO_DETAILS: Mapping[str, Any] = MappingProxyType({})


def fixed(details: dict[str, Any]) -> MappingProxyType[str, Any]:
    """Details that nobody changes any more."""
    return MappingProxyType(details)


copyreg.pickle(MappingProxyType, lambda details: (fixed, (dict(details),)))  # hints are made in other processes


class Earned(NamedTuple):
    """Points of a seat that come from one thing: the sentence `source-NAME` names it."""

    name: str
    points: int
    details: Mapping[str, Any] = NO_DETAILS  # which one it is, where there are several


class Verdict(NamedTuple):
    """How a game ended for the one who played it alone."""

    is_won: bool | None  # None: there was nothing to win
    sentence: str  # of the game's words
    details: Mapping[str, Any] = NO_DETAILS
