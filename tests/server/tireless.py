"""A browser that plays on by itself: it connects again, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import websockets

from .player import Player, new_id

LOST = (OSError, TimeoutError, websockets.WebSocketException)
SECONDS_BETWEEN_TRIES = 0.05
SECONDS_TO_WAIT = 60.0  # for one's turn
SECONDS_TO_ANSWER = 20.0  # a server that says nothing for longer has been stopped or is gone
MOST_THOUGHT = 0.1  # seconds before a command
OF_UNDO, OF_TALK = 0.1, 0.05  # how likely they are
UNKNOWN = "store-failed"  # whether it was done: the database was away
NOTICES = ("online-store-away", "online-store-back")  # to everybody at a table

Seen = dict[tuple[str, int | None, int], str]  # by table, viewer and act: the hash of a view


def fingerprint(view: dict[str, Any]) -> str:
    """A view, short."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


@dataclass
class Command:
    """Something that was asked for."""

    id: str
    table: str
    message: dict[str, Any]
    times_sent: int = 0
    answer: str | None = None  # "done" or "refused"
    reason: str | None = None  # why it was refused


class Connection(Player):
    """A connection that notes each view it is shown."""

    def __init__(self, address: str, table: str, tokens: list[str], seen: Seen, last: dict[str, int]) -> None:
        super().__init__(address, table, tokens)
        self.seen, self.last = seen, last
        self.notices: list[str] = []

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("reason") in NOTICES:
            self.notices.append(message["reason"])
            return
        super()._take(message)
        if message["t"] == "scene":
            place = self.table, self.scene["viewer"], message["act"]
            assert message["act"] >= self.last.get(self.table, 0), f"an act that was shown is no longer so: {place}"
            self.last[self.table] = message["act"]
            now = fingerprint(self.scene["view"])
            assert self.seen.setdefault(place, now) == now, f"two positions after one act: {place}"

    def check(self) -> None:
        """Raise whatever has ended the connection, if it has ended."""
        if self.answers.get(None, {}).get("reason") == UNKNOWN:
            raise ConnectionError("the database was away when we came")
        assert None not in self.answers, self.answers
        if self._reader is not None and self._reader.done():
            self._reader.result()
            raise ConnectionError("the server is gone")


class Tireless:
    """Somebody who plays, at one table and then at its rematches, whatever happens to the server."""

    def __init__(self, address: str, table: str, tokens: list[str], chance: random.Random) -> None:
        self.address, self.table, self.tokens, self.chance = address, table, tokens, chance
        self.commands: list[Command] = []
        self.pending: Command | None = None
        self.seen: Seen = {}
        self.last: dict[str, int] = {}  # the last act that was shown, by table
        self.run = ""  # of the server that welcomed us last
        self.on_welcome: Callable[[Tireless], None] = lambda person: None
        self.answers: Counter[str] = Counter()  # by the run of the server that gave them
        self.errors = 0  # how often we were told that the database was away
        self.player: Connection | None = None
        self.lost: Exception | None = None  # why the last connection ended

    async def go(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self.play()
            except LOST as error:
                self.lost = error
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            finally:
                if self.player is not None:
                    await self.player.close()

    async def play(self) -> None:
        """Play over one connection, until it is lost or the table has a rematch."""
        self.player = player = Connection(self.address, self.table, self.tokens, self.seen, self.last)
        await asyncio.wait_for(player.connect(), SECONDS_TO_ANSWER)
        player.check()
        self.run = player.welcome["run"]
        self.on_welcome(self)
        while True:
            links = [message for message in player.others if message["t"] == "links"]
            if links and self.pending is None:
                self.table, self.tokens = links[-1]["table"], links[-1]["tokens"]
                return
            await self.do(player)

    async def do(self, player: Connection) -> None:
        """Send the next command, or again the last one, and wait for its answer."""
        if self.pending is None:
            await player.until(lambda: player.is_turn or player.is_over or player.scene["undo"]["act"], SECONDS_TO_WAIT)
            await asyncio.sleep(self.chance.uniform(0, MOST_THOUGHT))
            player.check()
            self.pending = self.next_command(player)
        command = self.pending
        command.times_sent += 1
        await player.send(**command.message)
        await player.until(lambda: command.id in player.answers, SECONDS_TO_ANSWER)
        if command.id not in player.answers:
            player.check()
        answer = player.answers.pop(command.id)
        if answer.get("reason") == UNKNOWN:
            self.errors += 1
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            return  # and send it again
        command.answer, command.reason = answer["t"], answer.get("reason")
        self.answers[self.run] += 1
        self.pending = None

    def next_command(self, player: Connection) -> Command:
        """What to do now."""
        scene, id, mood = player.scene, new_id(), self.chance.random()
        message: dict[str, Any] = {"t": "chat", "id": id, "text": f"Still there? {id}"}
        if player.is_over:
            message = {"t": "rematch", "id": id}
        elif player.is_turn and mood > OF_UNDO + OF_TALK:
            code = self.chance.choice(scene["moves"])["code"]
            message = {"t": "play", "id": id, "after": scene["act"], "codes": [code]}
        elif scene["undo"]["act"] and mood > OF_TALK:
            message = {"t": "undo", "id": id, "after": scene["act"], "whole_turn": self.chance.random() < 0.5}
        command = Command(id, self.table, message)
        self.commands.append(command)
        return command
