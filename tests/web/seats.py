"""Who sits at the tables of these tests, and what is read from their screens."""

from __future__ import annotations

from typing import Any

from roundhouse.core.game import games, load

from .person import Person
from .server import WebServer

PERSON: dict[str, Any] = {"kind": "person", "name": "Olena"}
OTHER: dict[str, Any] = {"kind": "person", "name": "Marko"}
BOT: dict[str, Any] = {"kind": "bot", "level": "greedy"}
OPEN: dict[str, Any] = {"kind": "open"}
FIRST: dict[str, Any] = {"first_player": 0}
JUNIOR: dict[str, Any] = {"variant": "junior", **FIRST}
GAMES = games()
SHORT = {"traffic": JUNIOR, "great_lakes": {"max_turns": 100, **FIRST}}  # where a whole game is needed once more


def first(game: str) -> dict[str, Any]:
    """Olena begins, whatever the game calls that."""
    return {name: 0 for name in ("first_player", "start_player") if name in load(game).options}


def short(game: str) -> dict[str, Any]:
    """A game that is soon over, and Olena begins."""
    return SHORT.get(game, first(game))


def scores_on_screen(person: Person) -> list[int]:
    """The points on the final sheet, by seat."""
    shown = person.find("[data-page=final] [data-seat-score]")
    found = {
        int(each.get_attribute("data-seat-score") or 0): int(each.inner_text().replace("−", "-"))
        for each in shown.all()
    }
    return [found[seat] for seat in sorted(found)]


def table_of(person: Person) -> str:
    """The id of the table on the screen."""
    return person.page.url.split("/t/")[1].split("#")[0].split("?")[0]


def mid_game(server: WebServer, game: str, seats: list[dict[str, Any]], plies: int, **fields: Any) -> list[str]:
    """The links of the people at a table that has been played for a while."""
    table, tokens = server.new_table(game, seats, **fields)
    server.advance_to(table, tokens, plies)
    return [server.link(table, token) for token in tokens]


def finished(server: WebServer, game: str, seats: list[dict[str, Any]], **fields: Any) -> tuple[str, list[str]]:
    """A finished table: its id, and the links of its people."""
    table, tokens = server.new_table(game, seats, **fields)
    server.advance(table, tokens)
    return table, [server.link(table, token) for token in tokens]


def to_look_at(server: WebServer, game: str) -> tuple[str, list[str]]:
    """A finished table of three, which anybody may watch: one of each game, for all tests that change nothing at it."""
    if game not in server.finished:
        server.finished[game] = finished(server, game, [PERSON, BOT, BOT], options=short(game), watch="anyone")
    return server.finished[game]
