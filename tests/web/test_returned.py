"""The tickets that somebody gave back are named on their own screen, and on nobody else's."""

from __future__ import annotations

from typing import Any

import pytest

from .person import PHONE, People, Person
from .seats import OTHER, PERSON, first
from .server import Scene, WebServer


def keep_few(scene: Scene) -> int:
    """Somebody who keeps no more than they must."""
    moves = scene["moves"]
    return int(next((move for move in moves if move["kind"] == "done"), moves[0])["code"])


def names(server: WebServer, game: str, lang: str) -> dict[str, str]:
    """What the tickets are called, with their points."""
    box = server.get(f"api/games/{game}/catalogue?lang={lang}")
    if game == "great_lakes":
        return {id: f"{ticket['name']} {ticket['points']}" for id, ticket in box["tickets"].items()}
    cities = {id: city["name"] for id, city in box["cities"].items()}
    ends = {id: " – ".join(cities[city] for city in ticket["cities"]) for id, ticket in box["tickets"].items()}
    return {id: f"{ends[id]} {ticket['points']}" for id, ticket in box["tickets"].items()}


def shown(person: Person) -> list[str]:
    """What is said to have been given back."""
    return person.find(".returned > span").all_inner_texts()


@pytest.mark.parametrize("game", ["great_lakes", "ticket_cards"])
def test_everybody_sees_what_they_gave_back_themselves(server: WebServer, people: People, game: str) -> None:
    table, tokens = server.new_table(game, [PERSON, OTHER], options=first(game), watch="anyone")
    server.play_until(table, tokens, keep_few, lambda scene: scene["view"]["phase"] == "turn")
    looks: list[tuple[str, dict[str, Any]]] = [("uk", {}), ("en", PHONE)]
    for seat, (lang, settings) in enumerate(looks):
        person = people(lang=lang, **settings)
        person.sit(server.link(table, tokens[seat]))
        if settings:
            person.page.get_by_role("tab").last.tap()
        person.find(".returned").wait_for()
        back = person.scene["view"]["returned"][seat]
        assert len(back) > 1
        assert sorted(shown(person)) == sorted(names(server, game, lang)[item["ticket"]] for item in back)
    spectator = people()
    spectator.sit(f"{server.address}t/{table}")
    spectator.find("[data-at~='seat:1']").first.wait_for()
    assert spectator.find(".returned").count() == 0
