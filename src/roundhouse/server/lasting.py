"""Work that is done to its end, even if the one who waits for it leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


class ToItsEnd(Generic[Result]):
    """Something to await; if its waiter is cancelled, the rest of it is done in the background.

    `asyncio.shield` makes a task of all work, and what follows from it waits for three turns of the loop.  Here a
    task is made only for work whose waiter leaves.
    """

    def __init__(self, work: Coroutine[Any, Any, Result], soon: Callable[[Coroutine[Any, Any, Result]], Any]) -> None:
        self.work, self.soon = work, soon

    def __await__(self) -> Generator[Any, Any, Result]:
        while True:
            try:
                waits_for = self.work.send(None)
            except StopIteration as done:
                result: Result = done.value
                return result
            try:
                yield from _shielded(waits_for)
            except BaseException:  # of what it waits for, which it will see by itself; or the waiter is cancelled
                if waits_for is None or not waits_for.done() or _is_fine(waits_for):
                    self.soon(self._rest(waits_for))
                    raise

    async def _rest(self, waits_for: asyncio.Future[Any] | None) -> Result:
        if waits_for is not None:
            await asyncio.wait([waits_for])
        return await self


def _is_fine(known: asyncio.Future[Any]) -> bool:
    """Whether it has a result."""
    return not known.cancelled() and known.exception() is None


def _shielded(waits_for: asyncio.Future[Any] | None) -> Generator[Any, Any, Any]:
    """Wait for this, which goes on if the waiter is cancelled."""
    if waits_for is None:  # only for the next turn of the loop
        yield
    else:
        waits_for._asyncio_future_blocking = False  # it was asked for, and is now waited for
        yield from asyncio.shield(waits_for).__await__()
