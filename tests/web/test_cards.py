"""Every card of every game, at the size of a hand, in every language: nothing of it is cut off."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from .person import PHONE, People
from .seats import BOT, GAMES, PERSON, first
from .server import WebServer
from .words import LANGUAGES

pytestmark = pytest.mark.xdist_group("web")
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


def deal(hand: list[str], socket: WebSocketRoute) -> None:
    """Between browser and server: the browser believes that it holds these cards."""
    server = socket.connect_to_server()

    def change(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "scene":
            show(message["view"], hand)
            message["moves"] = []
        socket.send(json.dumps(message))

    server.on_message(change)


def show(view: dict[str, Any], cards: list[str]) -> None:
    """Whoever looks holds these cards; where nobody has a hand, they lie open."""
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
    for settings in (LAPTOP, PHONE):
        for start in range(0, len(cards), most):
            shown = cards[start : start + most]
            person = people(lang=lang, **settings)
            person.page.route_web_socket("**/ws", partial(deal, shown))
            person.sit(server.link(table, tokens[0]))
            person.until(
                "([where, count]) => document.querySelectorAll(`${where} .card`).length === count", [where, len(shown)]
            )
            assert person.page.evaluate(CUT_OFF, where) == []
