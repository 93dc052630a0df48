"""A table without rules: the page of the real client, told one prepared position after the other."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import WebSocketRoute

from .person import Person
from .positions import Position

TOKEN = "a-seat-of-this-stage"
TABLE = "7F3K"
# Frames are waited for by hand: on a busy machine they come seldom, and each question would cost one.
DRAWN = """
async (act) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isTold = () => document.querySelector(`[data-act="${act}"], [data-page=final] details`) !== null;
  while (act !== null && !isTold()) await new Promise((done) => setTimeout(done, 20));
  await document.fonts.ready;
  await frame();
  await frame();
}
"""


class Stage:
    """Stands between a browser and the server, which only hands out pages and boxes."""

    def __init__(self, person: Person, address: str) -> None:
        self.person, self.address = person, address
        self.position: Position | None = None
        self.line: WebSocketRoute | None = None
        self.shown = 0
        person.page.route_web_socket("**/ws", self._listen)

    def open(self, position: Position) -> None:
        """Open the page of a table that is at this position."""
        self.position = position
        act = self.shown + 1
        self.person.page.goto("about:blank")  # an address that differs after the # alone would not be opened anew
        self.person.page.goto(f"{self.address}t/{TABLE}#{TOKEN}")
        self.rest(act)

    def show(self, position: Position) -> None:
        """Tell the open page of another position of the same game."""
        self.position = position
        self._tell()
        self.rest(self.shown)

    def rest(self, act: int | None = None) -> None:
        """Wait until this act, or whatever has changed, is drawn."""
        self.person.page.evaluate(DRAWN, act)

    def _listen(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._answer)

    def _answer(self, text: str | bytes) -> None:
        message = json.loads(text)
        assert self.position is not None
        if message["t"] == "hello":
            self._tell()
            return
        hint = self.position.hints[self.person.lang] if message["t"] == "hint" else None
        self._send({**(hint or {"t": "done"}), "id": message["id"]})

    def _tell(self) -> None:
        assert self.position is not None
        scene = self.position.scenes[self.person.lang]
        self.shown += 1
        self._send(welcome(scene["viewer"]))
        self._send({**scene, "act": self.shown, "at": time.time()})

    def _send(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(message))


def welcome(viewer: int) -> dict[str, Any]:
    """The answer to somebody who sits here."""
    return {
        "t": "welcome",
        "run": "stage",
        "now": time.time(),
        "seats": [viewer],
        "tokens": [TOKEN],
        "is_host": True,
        "watch_token": None,
        "chat": [],
    }
