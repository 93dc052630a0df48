"""Somebody who plays by clicking what is lit."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from roundhouse.server.changes import merged

SHOTS = os.environ.get("ROUNDHOUSE_SHOTS")  # a folder in which screenshots are kept
PATIENCE = 60_000  # milliseconds: nothing here may depend on how busy the machine is
MOST_CLICKS = 3000

# One of the lit places, scrolled to and come to rest, and a point of it that nothing covers; or that the game is over.
POINT_AT = """
share => {
  const { act, tried } = document.querySelector("[data-act]")?.dataset ?? {};
  const table = { act, tried: tried ?? null, isPicked: document.querySelector("[data-picked]") !== null };
  if (document.querySelector("[data-page=final]")) return { ...table, isOver: true };
  const shown = [...document.querySelectorAll("[data-lit]")].filter((place) => place.checkVisibility());
  const going = shown.filter((place) => place.dataset.lit === ""); // the one who has begun something goes on with it
  const lit = going.length > 0 ? going : shown;
  if (lit.length === 0) return null;
  const place = lit[Math.floor(share * lit.length)];
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = place.getBoundingClientRect();
  const parts = [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95];
  for (const down of parts)
    for (const across of parts) {
      const [x, y] = [Math.round(box.left + box.width * across), Math.round(box.top + box.height * down)];
      const top = document.elementFromPoint(x, y);
      if (!top || !place.contains(top)) continue;
      const before = window.pointedAt;
      const isSame = before?.place === place && before.x === x && before.y === y;
      const frames = isSame ? before.frames + 1 : 0;
      window.pointedAt = { place, x, y, frames };
      return frames < 2 ? null : { ...table, x, y }; // a first frame is drawn before things know their new size
    }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { ...table, covered: `${place.outerHTML.slice(0, 200)} under ${over?.outerHTML.slice(0, 200)}` };
}
"""
# What is picked is put back by another click.
CHANGED = """
([act, wasPicked, tried]) => {
  if (document.querySelector("[data-confirm]")) return "confirm";
  const isPicked = document.querySelector("[data-picked]") !== null;
  const table = document.querySelector("[data-act]")?.dataset;
  const isDone = wasPicked || isPicked || document.querySelector("[data-page=final]")
    || table?.act !== act || (table?.tried ?? null) !== tried;
  return isDone ? "done" : null;
}
"""
ACTED = """
([act, tried]) => {
  const table = document.querySelector("[data-act]")?.dataset;
  return table?.act !== act || (table?.tried ?? null) !== tried;
}
"""


class Person:
    """A page, and the hand on the mouse."""

    def __init__(self, page: Page, lang: str = "en", seed: int = 1, taps: bool = False) -> None:
        self.page, self.lang, self.taps, self.chance = page, lang, taps, random.Random(seed)
        self.complaints: list[str] = []
        self.scene: dict[str, Any] = {}  # the last that the server showed
        self._scenes: dict[WebSocket, dict[str, Any]] = {}  # by connection: a rematch has one of its own
        self.seen: dict[str, Any] = {}  # the view on the screen: of the scene, or of what was tried last
        self.heard: list[dict[str, Any]] = []  # whatever else it told
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._read)
        page.on("websocket", self._listen)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", partial(self._hear, socket))

    def _hear(self, socket: WebSocket, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "scene":
            self.scene = self._scenes[socket] = merged(self._scenes.get(socket, {}), message)
            self.seen = self.scene["view"]
        else:
            self.seen = message["view"] if message["t"] == "tried" else self.seen
            self.heard.append(message)

    def find(self, selector: str) -> Locator:
        """What is on the page."""
        return self.page.locator(selector)

    def until(self, holds: str, arg: Any = None) -> Any:
        """Wait until something is so on the page, as JavaScript says it; what it answered."""
        return self.page.wait_for_function(holds, arg=arg, timeout=PATIENCE).json_value()

    def wait(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so for us."""
        for _ in range(PATIENCE // 20):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise TimeoutError("it has not come about")

    @property
    def lit(self) -> Locator:
        """What may be clicked to make a move."""
        return self.page.locator("[data-lit]:visible")

    @property
    def question(self) -> str:
        """The sentence of the action bar."""
        return self.page.locator("[data-bar] [role=status]").inner_text()

    @property
    def is_over(self) -> bool:
        """Whether the final sheet is on the screen."""
        return self.page.locator("[data-page=final]").count() > 0

    def sit(self, link: str) -> None:
        """Open a link, and wait for the table."""
        self.page.goto(link)
        self.page.wait_for_selector("[data-act]")

    def wait_for_turn(self) -> None:
        """Until there is something to click, or the game is over."""
        self.page.wait_for_selector("[data-lit]:visible, [data-page=final]")
        assert self.complaints == []

    def step(self) -> bool:
        """Wait for one's turn, click one of the lit things, and wait until it is done; False: the game is over."""
        point = self.until(POINT_AT, self.chance.random())
        assert self.complaints == []
        if "isOver" in point:
            return False
        assert "covered" not in point, f"this is lit, and something else lies over it: {point['covered']}"
        hand = self.page.touchscreen.tap if self.taps else self.page.mouse.click
        hand(point["x"], point["y"])
        self.settle(point["act"], point["isPicked"], point["tried"])
        return True

    @property
    def is_picked(self) -> bool:
        """Whether the bar lists the moves of a place."""
        return self.page.locator("[data-picked]").count() > 0

    @property
    def act(self) -> str | None:
        """How many acts the table on the screen has seen."""
        return self.page.evaluate("document.querySelector('[data-act]')?.dataset.act")  # type: ignore[no-any-return]

    @property
    def tried(self) -> str | None:
        """The moves of the decision that is begun on the screen and not made yet."""
        return self.page.evaluate("document.querySelector('[data-act]')?.dataset.tried ?? null")  # type: ignore[no-any-return]

    def settle(self, act: str | None, was_picked: bool, tried: str | None = None) -> None:
        """Wait until an act or a step of a decision has followed, or the bar asks which move is meant."""
        if self.until(CHANGED, [act, was_picked, tried]) == "confirm":
            self.page.locator("[data-confirm]").click()
            self.until(ACTED, [act, tried])

    def play(self, most: int = MOST_CLICKS, choose: Callable[[Person], bool] | None = None) -> int:
        """Play to the end, or for that many clicks; how many there were."""
        for clicks in range(most):
            if not (choose or Person.step)(self):
                return clicks
        return most

    def shot(self, name: str) -> None:
        """Keep a picture, if a folder is given for them."""
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(SHOTS) / f"{name}.png")


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
People = Callable[..., Person]


def new_person(
    browser: Browser, lang: str = "en", dark: bool = False, motion: bool = False, seed: int = 1, **settings: Any
) -> Person:
    """Somebody with a browser of their own."""
    context = browser.new_context(
        locale=lang,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        **(settings or DESKTOP),
    )
    return Person(context.new_page(), lang, seed, taps=bool(settings.get("has_touch")))


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Makes people; at the end nobody's page may have complained."""
    made: list[Person] = []

    def make(**settings: Any) -> Person:
        made.append(new_person(browser, seed=len(made), **settings))
        return made[-1]

    yield make
    for person in made:
        person.page.context.close()
    complaints = [complaint for person in made for complaint in person.complaints]
    assert complaints == [], "\n".join(complaints)
