"""A table at which somebody may be taught: steps of a lesson are gone back to, skipped and left."""

from __future__ import annotations

from abc import abstractmethod

from msgspec.structs import replace

from . import lessons
from .errors import Declined
from .seating import Seating


class Taught(Seating):
    """A table that may be a lesson."""

    @abstractmethod
    async def play(self, held: tuple[int, ...], command: str, after: int, codes: list[int]) -> None:
        """Make moves for the one of these seats that decides."""

    @abstractmethod
    async def _take_back(self, command: str, acts: int) -> None:
        """Write down that the last acts are taken back, take them back, and show it."""

    @abstractmethod
    def _check_current(self, after: int) -> None:
        """Refuse what was meant for another moment."""

    def answer(self) -> int | None:
        """How the seat that decides answers in a lesson; None: as it likes."""
        stage = lessons.stage(self.history) if self.row.is_lesson else None
        return None if stage is None else stage.answer

    async def end_lesson(self) -> None:
        """From now on it is a game like any other."""
        async with self.lock:
            if self.row.is_lesson:
                await self.context.store.end_lesson(self.row.id)
                self.row = replace(self.row, is_lesson=False)
                self.show()

    async def skip_step(self, held: tuple[int, ...], command: str, after: int) -> None:
        """Make the moves of a step for the one who learns."""
        stage = lessons.stage(self.history) if self.row.is_lesson else None
        if command in self.commands:
            return
        if stage is None:
            raise Declined("online-not-taught")
        if not stage.moves:
            raise Declined("online-not-your-turn")
        await self.play(held, command, after, list(stage.moves))

    async def go_to_step(self, command: str, after: int, step: int) -> None:
        """Back to where a step begins, whatever was revealed since: in a lesson it is the same for everybody."""

        async def work() -> None:
            self._check_current(after)
            lesson = self.history.table.game.lesson if self.row.is_lesson else None
            if lesson is None or self.row.status != "playing":
                raise Declined("online-not-taught")
            begins = lesson.steps[min(step, len(lesson.steps) - 1)].begins
            starts = [act.before for act in self.history.acts]
            to_ply = max((ply for ply in starts if ply <= begins), default=0)
            acts = sum(ply >= to_ply for ply in starts)
            if begins < self.history.ply and acts:
                await self._take_back(command, acts)

        await self._once(command, work)
