"""Pictures of the tables: `python -m tests.web.shots FOLDER`."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .chromium import QUIET, find_chromium
from .person import DESKTOP, PHONE, Person, new_person
from .seats import BOT, FIRST, OPEN, PERSON, finished, first, mid_game
from .server import Scene, WebServer

SHARP = {"device_scale_factor": 2}
LOOKS: dict[str, dict[str, Any]] = {
    "light": DESKTOP,
    "dark": {"dark": True, **DESKTOP},
    "phone": {**PHONE, **SHARP},
    "uk": {"lang": "uk", **DESKTOP},
    "phone-uk-dark": {"lang": "uk", "dark": True, **PHONE, **SHARP},
    "laptop-ru": {"lang": "ru", "viewport": {"width": 1280, "height": 720}},
}
NAMES = ("Olena", "Marko", "Sofiia", "Taras")
LOADED, FEW, LONG = 6, 4, 3  # wagons in the station, cards in hand, wagons of a train: what is worth a picture
ACTIONS = ("extra_track", "red_semaphore", "switch", "technical_revision", "sorting_hump", "stock_renewal")


def worth(move: dict[str, Any], view: dict[str, Any]) -> float:
    """What a patient player of Traffic thinks of a move: long trains first."""
    longest = max(len(track) for track in view["tracks"])
    if move["kind"] == "play":
        card = str(move["args"]["card"])
        return 2 if card in ACTIONS else 5 if "loco" not in card else 8 if longest >= LONG else -8
    needs_loco = longest >= LONG and not any("loco" in card for card in view["hands"][view["seat"]]["cards"])
    return {"draw_cards": 3, "draw_loco": 9 if needs_loco else 1, "end": -1}.get(move["kind"], move["gain"] or 0)


def is_worth_a_picture(scene: Scene) -> bool:
    """Whether the first of them may send off one of many wagons, and has cards to look at."""
    view, hand = scene["view"], scene["view"]["hands"][0]["cards"]
    own = [train for train in view["trains"] if train["seat"] == 0]
    wagons = sum(map(len, view["tracks"]))
    return scene["viewer"] == 0 and bool(own) and wagons >= LOADED and len(hand or []) >= FEW and bool(locos(scene))


def locos(scene: Scene) -> list[int]:
    """The moves that play a locomotive."""
    return [move["code"] for move in scene["moves"] if "loco" in str(move["args"].get("card", ""))]


def full_station(server: WebServer) -> str:
    """Four patient people play Traffic until the first of them is about to send off a train from a full station."""
    people, chance = [{"kind": "person", "name": name} for name in NAMES], random.Random(4)
    table, tokens = server.new_table("traffic", people, options=FIRST)

    def best(scene: Scene) -> int:
        move = max(scene["moves"], key=lambda move: worth(move, scene["view"]) + 3 * chance.random())
        return int(move["code"])

    server.play_until(table, tokens, best, is_worth_a_picture)
    server.play_until(table, tokens, lambda scene: locos(scene)[0], lambda scene: not locos(scene))
    return server.link(table, tokens[0])


def take_a_card(scene: Scene) -> int:
    """Take cards and nothing else."""
    move = max(scene["moves"], key=lambda move: "take" in move["kind"] and move["kind"] != "take_bag")
    return int(move["code"])


def with_cards(server: WebServer, game: str, seats: list[dict[str, Any]], plies: int) -> str:
    """The link of somebody late in a game who holds some cards."""
    table, tokens = server.new_table(game, seats, options=FIRST)
    server.advance_to(table, tokens, plies)
    server.play_until(table, tokens, take_a_card, has_some_cards)
    return server.link(table, tokens[0])


def has_some_cards(scene: Scene) -> bool:
    """Whether there is something to look at in the hand."""
    return bool(scene["view"]["hands"][0]["size"] >= FEW and scene["view"]["phase"] == "action")


def pages(server: WebServer) -> dict[str, str]:
    """What is pictured: the name of the picture, and the address of its page."""
    four, three = [PERSON, BOT, BOT, BOT], [PERSON, BOT, BOT]
    found = {"rules": f"{server.address}rules/traffic"}
    for game, seats in (("traffic", four), ("isle_of_trains", three), ("great_lakes", four)):
        found[f"{game}-final"] = finished(server, game, seats, options=first(game))[1][0]
    found["traffic"] = full_station(server)
    found["isle_of_trains"] = with_cards(server, "isle_of_trains", three, 170)
    for game, plies in (("continental_express", 60), ("ticket_cards", 60), ("great_lakes", 100)):
        found[game] = mid_game(server, game, four, plies, options=first(game))[0]
    found["great_lakes-start"] = mid_game(server, "great_lakes", four, 0, options=first("great_lakes"))[0]
    found["solo"] = mid_game(server, "isle_of_trains", [PERSON], 60)[0]
    for seats in ([OPEN, BOT, OPEN], [OPEN, OPEN]):
        server.new_table("traffic", seats, watch="anyone")
    found["lobby"] = server.address
    return found


def take(person: Person, name: str, address: str, file: Path) -> None:
    """One picture."""
    person.page.goto(address)
    ready = {"lobby": "[data-start]", "rules": ".rules"}.get(name, "[data-lit]:visible, [data-page=final] details")
    person.page.wait_for_selector(ready)
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=file)


def take_all(browser: Browser, server: WebServer, folder: Path) -> None:
    """Every page in every look."""
    folder.mkdir(parents=True, exist_ok=True)
    found = pages(server)
    for look, settings in LOOKS.items():
        person = new_person(browser, **settings)
        for name, address in found.items():  # the lobby at last: then there are tables to return to
            take(person, name, address, folder / f"{name}-{look}.png")
        person.page.context.close()


def main(folder: str) -> None:
    """Start a server and a browser, and take them."""
    program = find_chromium()
    assert program is not None, "there is no Chromium here"
    server = WebServer(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            take_all(playwright.chromium.launch(executable_path=program, args=list(QUIET)), server, Path(folder))
    finally:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1])
