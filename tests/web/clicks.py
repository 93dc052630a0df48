"""How many clicks a turn takes: `python -m tests.web.clicks [GAME ...]`, in a real browser, played as a bot advises.

The person knows which moves they want to make in this turn, looks for the lit place that brings them furthest, and
clicks it.  Every click is counted, those on the brass button and on tickets to be kept, too.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from roundhouse.bots.greedy import worths
from roundhouse.core.journal import TURN_BEGINS
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView

from .chromium import QUIET, find_chromium
from .person import Person, new_person
from .seats import BOT, GAMES, PERSON, first
from .server import WebServer

BEGINNING = {"great_lakes": 4, "ticket_cards": 16, "continental_express": 2}  # moves of setup, made by bots
CLICKS = 150  # of each game: then the turn is finished
LONGEST = 60  # moves of a turn
LEFT_OUT = {"exchange", "pieces"}  # put together by a stepper: as many clicks as pieces, before and after

# What is lit, and which moves each place stands for: sequences of codes.
PLACES = """
() => {
  const found = [...document.querySelectorAll("[data-lit]")].filter((place) => place.checkVisibility());
  window.places = found;
  return {
    act: document.querySelector("[data-act]")?.dataset.act,
    tried: document.querySelector("[data-act]")?.dataset.tried ?? "",
    isPicked: document.querySelector("[data-bar][data-picked]") !== null,
    confirm: document.querySelector("[data-confirm]") !== null,
    isOver: document.querySelector("[data-page=final]") !== null,
    places: found.map((place) => ({
      moves: place.dataset.moves ?? "", picks: place.dataset.picks ?? "", isPressed: place.ariaPressed === "true",
      isBar: place.closest("[data-bar]") !== null,
    })),
  };
}
"""
CHANGED = """
([act, tried, picked, pressed]) => {
  const now = document.querySelector("[data-act]")?.dataset;
  if (document.querySelector("[data-page=final]")) return true;
  return now && (now.act !== act || (now.tried ?? "") !== tried
    || (document.querySelector("[data-bar][data-picked]") !== null) !== picked
    || document.querySelector("[data-confirm]") !== null
    || document.querySelectorAll("[data-picks][aria-pressed=true]").length !== pressed);
}
"""
READY = """
() => document.querySelector("[data-page=final]") !== null || document.querySelector("[data-confirm]") !== null
  || [...document.querySelectorAll("[data-lit]")].some((place) => place.checkVisibility())
"""


def kept(server: WebServer, table: str) -> Table:
    """The table as it lies on the disk of the server."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as tables:
        row = tables.execute("SELECT game, seats, options, seed FROM tables WHERE id = ?", [table]).fetchone()
        acts = tables.execute(
            "SELECT kind, codes, to_ply FROM acts WHERE table_id = ? ORDER BY act", [table]
        ).fetchall()
    game, seats, options, seed = row
    here = Table(game, seats, bytes(seed), json.loads(options), mode="interpreted")
    for kind, codes, to_ply in acts:
        if kind == "undo":
            here.go_back_to(to_ply)
        else:
            here.play_sequence(json.loads(codes))
    return here


def wish(here: Table) -> list[int]:
    """The moves that the seat that decides would make now, to the end of their turn."""
    there, seat = here.table_at(len(here.codes_played)), here.seat
    while there.seat == seat and not there.over and len(there.codes_played) - len(here.codes_played) < LONGEST:
        view = SeatView.of(there, seat)
        found = {code: worth for code, worth in zip(view.codes, worths(view), strict=True) if is_counted(there, code)}
        there.play(max(found, key=lambda code: found[code]))
    return there.codes_played[len(here.codes_played) :]


def is_counted(here: Table, code: int) -> bool:
    """Whether this kind of move is made by clicks on places."""
    return here.game.layout.describe(code)[0] not in LEFT_OUT


def reach(moves: str, wanted: list[int], tried: list[int]) -> int:
    """How far the best of a place's sequences leads along the wish; 0: not at all."""
    best = 0
    for written in moves.split():
        path = [int(code) for code in written.split(",")]
        if path[: len(tried)] == tried and len(path) > len(tried):  # what is tried is not put back
            is_on_the_way = path == wanted[: len(path)] or sorted(path) == sorted(wanted[: len(path)])
            best = max(best, len(path) if is_on_the_way else 0)
    return best


def picks_of(here: Table, code: int, wanted: list[int]) -> set[str]:
    """Which tickets are picked one by one, by what the places call them; a payment is left as it is proposed."""
    kind, args = here.game.layout.describe(code)
    if kind != "keep":
        return set()
    return set(str(args["tickets"]).split("+")) if "tickets" in args else {str(code) for code in wanted}


def best_place(page: dict[str, Any], here: Table, wanted: list[int]) -> int:
    """Which of the lit places to click: first what is to be picked, then what leads furthest."""
    tried = [int(code) for code in page["tried"].split(",") if code]
    picks = picks_of(here, wanted[0], wanted)
    for number, place in enumerate(page["places"]):
        if picks and place["picks"] and (place["picks"] in picks) != place["isPressed"]:
            return number
    ranked = [
        (reach(place["moves"], wanted, tried), -len(place["moves"].split()), -number)
        for number, place in enumerate(page["places"])
        if place["isBar"] or not page["isPicked"]
    ]
    furthest = max(ranked)
    if furthest[0] > 0:
        return -furthest[2]
    commits = [number for number, place in enumerate(page["places"]) if place["isBar"] and place["moves"]]
    assert commits, f"nothing leads to {wanted}: {page}"
    return commits[-1]  # another payment is proposed than the bot's: that will do


def click(person: Person, server: WebServer, table: str) -> bool:
    """One click on the way to what is wished; False: the game is over."""
    person.until(READY)
    page = person.page.evaluate(PLACES)
    if page["isOver"]:
        return False
    pressed = sum(bool(place["picks"]) and place["isPressed"] for place in page["places"])
    if page["confirm"]:
        person.find("[data-confirm]").click()
        person.until("act => document.querySelector('[data-act]')?.dataset.act !== act", page["act"])
        return True
    here = kept(server, table)
    number = best_place(page, here, wish(here))
    person.page.evaluate("number => window.places[number].click()", number)
    person.until(CHANGED, [page["act"], page["tried"], page["isPicked"], pressed])
    return True


def turns(here: Table, since: int) -> int:
    """How many turns of the first seat have begun since."""
    return sum(event.kind == TURN_BEGINS and event.args["seat"] == 0 and event.ply >= since for event in here.events)


def measure(browser: Browser, server: WebServer, game: str) -> tuple[int, int, int]:
    """Clicks, turns and moves of one person against a bot."""
    table, tokens = server.new_table(game, [PERSON, BOT], options=first(game))
    server.advance_to(table, tokens, BEGINNING.get(game, 0))
    person, before = new_person(browser), len(kept(server, table).codes_played)
    person.sit(server.link(table, tokens[0]))
    clicks, here = 0, kept(server, table)
    turn = turns(here, 0)
    while clicks < CLICKS or turns(here, 0) == turn:
        turn = turns(here, 0)
        if not click(person, server, table):
            break
        clicks += 1
        here = kept(server, table)
    person.page.context.close()
    return clicks, turns(here, before), len(here.codes_played) - before


def main(games: list[str]) -> None:
    """Print a line for each game."""
    program = find_chromium()
    assert program is not None, "there is no Chromium here"
    server = WebServer(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
            for game in games or GAMES:
                clicks, played, _ = measure(browser, server, game)
                print(f"{game}: {clicks / played:.1f} clicks a turn ({clicks} clicks, {played} turns)", flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
