"""Every card of every game, at the size of a hand, in every language: nothing of it is cut off."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from roundhouse.server.changes import merged

from .person import PHONE, People
from .seats import BOT, GAMES, PERSON, first
from .server import WebServer
from .words import LANGUAGES

OPEN, ROW = 9, 3  # cards that lie open where nobody has a hand, and of these in a row
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
CUT_OFF = """
where => document.fonts.ready.then(() => [...document.querySelectorAll(`${where} .card`)].flatMap((card) => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll("span, b")].filter((part) => part.children.length === 0 && part.innerText?.trim())
    .map((part) => ({ text: part.innerText, at: part.getBoundingClientRect() }))
    .filter(({ at }) => at.width > 0 && (at.bottom > box.bottom + 1 || at.right > box.right + 3))
    .map(({ text, at }) => `${text}: ${Math.round(at.bottom - box.bottom)} ${Math.round(at.right - box.right)}`);
}))
"""
ARE_SHOWN = """
([where, cards]) => document.querySelectorAll(`${where} .card`).length === cards.length
  && cards.every((card) => document.querySelector(`${where} [data-card="${card}"]`) !== null)
"""


class Dealer:
    """Between browser and server: the browser believes that it holds the cards that are dealt here."""

    def __init__(self, cards: list[str]) -> None:
        self.cards, self.scene = cards, dict[str, Any]()
        self.browser: WebSocketRoute | None = None

    def connect(self, browser: WebSocketRoute) -> None:
        """Pass on what the server tells."""
        self.browser = browser
        browser.connect_to_server().on_message(self._hear)

    def deal(self, cards: list[str]) -> None:
        """Tell the open page of other cards."""
        self.cards = cards
        self._tell()

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "scene":
            self.scene = merged(self.scene, message)
            self._tell()
        else:
            self._send(message)

    def _tell(self) -> None:
        view = dict(self.scene["view"])
        show(view, self.cards)
        self._send({**self.scene, "after": 0, "view": view, "moves": []})

    def _send(self, message: dict[str, Any]) -> None:
        assert self.browser is not None
        self.browser.send(json.dumps(message))


def show(view: dict[str, Any], cards: list[str]) -> None:
    """The one who looks holds these cards; where nobody has a hand, they lie open."""
    if "hands" in view:
        view["hands"][0] = {"size": len(cards), "cards": cards}
    else:
        places = [*cards, *[None] * (OPEN - len(cards))]
        view["phase"], view["market"] = "take", [places[place : place + ROW] for place in range(0, OPEN, ROW)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_cut_off(server: WebServer, people: People, game: str, lang: str) -> None:
    cards = list(server.get(f"api/games/{game}/catalogue?lang={lang}")["cards"])
    table, tokens = server.new_table(game, [PERSON, BOT], options=first(game))
    where, most = (".market", OPEN) if game == "continental_express" else (".hand", len(cards))
    parts = [cards[start : start + most] for start in range(0, len(cards), most)]
    for settings in (LAPTOP, PHONE):
        person, dealer = people(lang=lang, **settings), Dealer(parts[0])
        person.page.route_web_socket("**/ws", dealer.connect)
        person.sit(server.link(table, tokens[0]))
        for part in parts:
            dealer.deal(part)
            person.until(ARE_SHOWN, [where, part])
            assert person.page.evaluate(CUT_OFF, where) == []
