"""One connected browser: what it may see, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from ..core.words import Lang
from .budget import Metered, Purse
from .changes import OnScreen
from .wire import ServerMessage

if TYPE_CHECKING:
    from .room import Room

MOST_WAITING = 400  # messages for a browser that does not read them
PAGE = 40  # lines of the log in one message: more than a screen shows

encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """What a client sends through: a WebSocket, or a test."""

    async def send_texts(self, *texts: bytes) -> None:
        """Send these messages."""
        ...

    async def close(self, code: int = 1000) -> None:
        """Say good-bye."""
        ...


class Client:
    """A browser at a table.  Scenes are made when they can be sent, so that a slow reader gets only the latest."""

    def __init__(
        self,
        wire: Wire,
        room: Room,
        held: tuple[int, ...],
        is_host: bool,
        lang: Lang,
        tokens: tuple[str, ...] = (),
        hands_over: bool = False,
    ) -> None:
        self.wire, self.room, self.held, self.is_host, self.lang = wire, room, held, is_host, lang
        self.tokens = tokens  # that let it in
        self.viewer: int | None = held[0] if held else None
        self.hands_over, self._has_looked = hands_over, False
        self.lines_first = self.lines_sent = 0  # what it was sent of the log: from this line to before that one
        self._messages: deque[ServerMessage] = deque()
        self._shown = OnScreen()
        self._is_scene_due = False
        self._payer: Purse | None = None  # by whose doing it is due
        self._work = asyncio.Event()
        self._is_left_behind = asyncio.Event()
        self.is_dismissed = False

    def send(self, message: ServerMessage) -> None:
        """Send this after what is waiting already."""
        self._messages.append(message)
        self._work.set()
        if len(self._messages) > MOST_WAITING:
            self._is_left_behind.set()

    def dismiss(self) -> None:
        """Its table goes to another process: it is to come again."""
        self.is_dismissed = True
        self._is_left_behind.set()

    async def left_behind(self) -> None:
        """Wait until this browser no longer reads what it is sent, or is dismissed."""
        await self._is_left_behind.wait()

    def refresh(self, by: Purse | None = None) -> None:
        """The scene has changed; the one who changed it pays for making the new one."""
        self._is_scene_due, self._payer = True, by
        self._work.set()

    def forget_log(self, lines: int = 0) -> None:
        """Only this number of lines of the log that was sent, from the first on, are still valid."""
        self.lines_sent = min(self.lines_sent, lines)

    def log_due(self, lines: int) -> tuple[bool, int]:
        """Whether this browser is sent the log of this length from a new beginning, and the first line to send."""
        if self.lines_sent <= self.lines_first or lines - self.lines_sent > PAGE:
            return True, max(0, lines - PAGE)
        return False, self.lines_sent

    def look_through(self, decider: int | None) -> None:
        """Several seats at one device: it shows the one that decides, or stays with one until it is handed over."""
        if decider in self.held and not (self.hands_over and self._has_looked):
            self.sit_at(decider)
        self._has_looked = True

    def sit_at(self, seat: int | None) -> None:
        """Show the table from this seat."""
        if seat != self.viewer:
            self.viewer = seat
            self.forget_log()  # it says "you" to another

    async def pump(self) -> None:
        """Send what there is to send, until the connection ends."""
        while True:
            await self._work.wait()
            self._work.clear()
            texts = []
            if self._is_scene_due:
                self._is_scene_due = False
                texts.append(self._shown.show(await Metered(self.room.scene_for(self), self._payer)))
            while self._messages:
                texts.append(encode(self._messages.popleft()))
            await self.wire.send_texts(*texts)
