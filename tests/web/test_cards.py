"""Every card of every game, at the size of a hand, in every language: nothing of it is cut off."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from .person import PHONE, People
from .seats import BOT, FIRST, GAMES, PERSON
from .server import WebServer
from .words import LANGUAGES

pytestmark = pytest.mark.xdist_group("web")
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
CUT_OFF = """
() => document.fonts.ready.then(() => [...document.querySelectorAll(".hand .card")].flatMap((card) => {
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
            message["view"]["hands"][0] = {"size": len(hand), "cards": hand}
            message["moves"] = []
        socket.send(json.dumps(message))

    server.on_message(change)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_cut_off(server: WebServer, people: People, game: str, lang: str) -> None:
    cards = list(server.get(f"api/games/{game}/catalogue?lang={lang}")["cards"])
    table, tokens = server.new_table(game, [PERSON, BOT], options=FIRST)
    found = {}
    for name, settings in {"laptop": LAPTOP, "phone": PHONE}.items():
        person = people(lang=lang, **settings)
        person.page.route_web_socket("**/ws", partial(deal, cards))
        person.sit(server.link(table, tokens[0]))
        person.until("count => document.querySelectorAll('.hand .card').length === count", len(cards))
        found[name] = person.page.evaluate(CUT_OFF)
    assert found == {"laptop": [], "phone": []}
