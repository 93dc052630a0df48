"""What a first visit costs, in bytes: times are measured by `python -m tests.web.page_speed`."""

from __future__ import annotations

from .page_speed import LOBBY, Visit, count_wire
from .person import People
from .seats import GAMES
from .server import WebServer

MOST_BYTES = 200_000
LOADED = "performance.getEntriesByType('resource').map((each) => each.name.split('/').pop())"


def test_a_first_visit_of_the_lobby_is_small_and_brings_no_game(people: People, server: WebServer) -> None:
    person, visit = people(lang="uk"), Visit()
    count_wire(person.page.context.new_cdp_session(person.page), visit)
    person.page.goto(server.address)
    person.page.wait_for_selector(LOBBY)
    person.page.wait_for_load_state("networkidle")
    assert 50_000 < visit.bytes <= MOST_BYTES
    names: list[str] = person.page.evaluate(LOADED)
    assert [name for name in names if name.startswith(tuple(f"{game}-" for game in GAMES))] == []
    assert len([name for name in names if name.startswith("Poster-") and name.endswith(".js")]) > len(GAMES)
