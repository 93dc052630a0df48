"""How much of the server one address, or all together, may take: enough for a school class behind one address."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace

from .errors import Declined

MINUTE, HOUR = 60.0, 3600.0
NETWORK = 64  # bits of an IPv6 address: what is behind them is one household


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What is allowed; each is a number that `roundhouse serve --limit NAME=N` changes."""

    tables_each: int = 120  # that one address may set up within an hour
    tables: int = 2000  # that all may set up within an hour
    joins_each: int = 60  # open seats that one address may take from the list within an hour
    joins: int = 2000  # that all may take
    sockets_each: int = 200  # that one address may have open at once
    sockets: int = 4000  # that all may have open at once
    spectators: int = 100  # at one table
    chat: int = 2000  # lines at one table; spectators may fill half of them
    acts: int = 10_000  # at one table before nothing is taken back any more

    @classmethod
    def read(cls, given: dict[str, str]) -> Limits:
        """The default limits, with these changes."""
        known = [field.name for field in fields(cls)]
        for name, number in given.items():
            if name not in known:
                raise Declined("online-limit-name", name=name, known=", ".join(known))
            if not (number.isascii() and number.isdigit() and int(number) > 0):
                raise Declined("online-limit-number", name=name, given=number)
        return replace(USUAL, **{name: int(number) for name, number in given.items()})


USUAL = Limits()
UNLIMITED = Limits(**{limit.name: 10**9 for limit in fields(Limits)})


def household(address: str) -> str:
    """Whose address this is: of IPv6 the network, since the owner of one address there owns all of them."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a socket of this machine
        return address
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is None:
        return str(ipaddress.ip_network((number, NETWORK), strict=False))
    return str(getattr(number, "ipv4_mapped", None) or number)


class TooMany(Declined):
    """Not now, but after this number of minutes."""

    @property
    def seconds(self) -> int:
        """When to come back."""
        return int(self.args_said["minutes"] * MINUTE)


class Allowance:
    """A number of actions per hour: all at once, or one after the other as time passes."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.clock = most, clock
        self.left, self.at = float(most), clock()

    def wait(self) -> float:
        """The seconds until one more is allowed; 0: it is allowed now."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.at) * self.most / HOUR)
        self.at = now
        return max(0.0, (1 - self.left) * HOUR / self.most)

    @property
    def is_full(self) -> bool:
        """Whether nothing is taken from it."""
        return self.wait() == 0 and self.left == self.most


REASONS = {"tables": "online-many-tables", "joins": "online-many-joins"}  # why no more, by what is counted


class Hourly:
    """Who has done something how often: set up tables, or joined them."""

    def __init__(self, what: str, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.refusal, self.clock = REASONS[what], clock
        self.most_each: int = getattr(limits, f"{what}_each")
        self.all = Allowance(getattr(limits, what), clock)
        self.each: dict[str, Allowance] = {}  # no more than `all` has given within an hour

    def take(self, address: str) -> None:
        """One more; Declined says when, if not now."""
        whose = household(address)
        own = self.each.get(whose) or Allowance(self.most_each, self.clock)
        wait = max(own.wait(), self.all.wait())
        if wait > 0:
            raise TooMany(self.refusal, minutes=math.ceil(wait / MINUTE))
        self.each = {name: each for name, each in self.each.items() if not each.is_full}
        self.each[whose] = own
        own.left -= 1
        self.all.left -= 1


class Sockets:
    """Who has how many connections open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """A connection, for as long as it lasts; False: there are too many."""
        whose = household(address)
        self.open[whose] += 1
        try:
            yield self.open[whose] <= self.limits.sockets_each and self.open.total() <= self.limits.sockets
        finally:
            self.open[whose] -= 1
            if not self.open[whose]:
                del self.open[whose]
