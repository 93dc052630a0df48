"""Processor time: what one browser, and one household, may use.  One that has used too much is answered later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from functools import partial
from typing import Any, Generic, TypeVar

from .limits import household

Result = TypeVar("Result")
BURST = 6.0  # seconds for which a share may be saved up
HOUSEHOLD = 4  # the share of a household, in those of a browser
MOST_KNOWN = 1000  # households, before those that are owed nothing are forgotten
LONGEST = 10.0  # seconds that anybody is kept waiting
SLICE = 0.002  # seconds of work before others have their turn


class Budget:
    """A number of seconds of processor time per second, some of which may be saved up."""

    def __init__(self, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.share, self.clock = share, clock
        self.left, self.at = share * BURST, clock()

    def charge(self, seconds: float) -> None:
        """Take this away; there may be less than nothing left."""
        self._refill()
        self.left -= seconds

    def wait(self) -> float:
        """How long until there is something left; 0: there is."""
        self._refill()
        return min(LONGEST, max(0.0, -self.left / self.share))

    @property
    def is_full(self) -> bool:
        """Whether nothing is taken from it."""
        self._refill()
        return self.left == self.share * BURST

    def _refill(self) -> None:
        now = self.clock()
        self.left = min(self.share * BURST, self.left + (now - self.at) * self.share)
        self.at = now


class Purse:
    """What pays for one browser's doings: its own budget, and that of its household."""

    def __init__(self, own: Budget, shared: Budget) -> None:
        self.budgets = (own, shared)

    def charge(self, seconds: float) -> None:
        """Pay for this."""
        for budget in self.budgets:
            budget.charge(seconds)

    def wait(self) -> float:
        """How long until there is something left; 0: there is."""
        return max(budget.wait() for budget in self.budgets)

    async def afford(self) -> None:
        """Wait until there is something left."""
        wait = self.wait()
        if wait > 0:
            await asyncio.sleep(wait)

    @contextmanager
    def pays(self) -> Iterator[None]:
        """Inside this, work and what follows from it is charged to this purse."""
        before = payer.set(self)
        try:
            yield
        finally:
            payer.reset(before)


payer: ContextVar[Purse | None] = ContextVar("payer", default=None)  # by whose doing something happens now


def unpaid() -> Context:
    """Inside this, work is charged to nobody."""
    context = copy_context()
    context.run(payer.set, None)
    return context


class Purses:
    """The purses of all browsers; those of one household share a budget."""

    def __init__(self) -> None:
        self._shared: dict[str, Budget] = {}  # also of those who have left: they may come again at once

    def one(self, address: str, share: float) -> Purse:
        """A purse for a browser at this address."""
        whose = household(address)
        if len(self._shared) > MOST_KNOWN:
            self._shared = {name: budget for name, budget in self._shared.items() if not budget.is_full}
        shared = self._shared.setdefault(whose, Budget(HOUSEHOLD * share))
        return Purse(Budget(share), shared)


class Metered(Generic[Result]):
    """Something to await whose own processor time is charged to a purse: not what others do while it waits."""

    def __init__(self, work: Coroutine[Any, Any, Result], purse: Purse | None) -> None:
        self.work, self.purse = work, purse

    def __await__(self) -> Generator[Any, Any, Result]:
        step = partial(self.work.send, None)
        while True:
            try:
                waits_for = self._paid(step)
            except StopIteration as done:
                result: Result = done.value
                return result
            try:
                yield waits_for
                step = partial(self.work.send, None)
            except BaseException as error:  # a cancellation, among others: it is the work's to see
                step = partial(self.work.throw, error)

    def _paid(self, step: Callable[[], Any]) -> Any:
        began = time.thread_time()
        try:
            return step()
        finally:
            if self.purse is not None:
                self.purse.charge(time.thread_time() - began)


async def in_slices(work: Iterator[Result]) -> list[Result]:
    """Do work piece by piece, and let others have their turn every now and then; what each piece gave."""
    until, done = time.perf_counter() + SLICE, list[Result]()
    for piece in work:
        done.append(piece)
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    return done
