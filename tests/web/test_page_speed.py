"""What a first visit costs, in bytes and in turns of asking: times are measured by `python -m tests.web.page_speed`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.core.words import LANGUAGES

from .page_speed import LOBBY, Visit, count_wire
from .person import People, Person
from .seats import GAMES
from .server import WebServer

MOST_BYTES = 200_000
LOADED = "performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"
POSTERS = "() => [...document.querySelectorAll('[data-game] img')].filter((each) => each.naturalWidth > 0).length"


def loaded(person: Person) -> list[str]:
    """The paths of what the page has asked for."""
    paths: list[str] = person.page.evaluate(LOADED)
    return paths


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[WebServer]:
    """A server at which nobody has been: its lobby has no list of tables."""
    started = WebServer(tmp_path)
    started.start()
    yield started
    started.stop()


def test_a_first_visit_of_the_lobby_is_small_and_brings_no_game(people: People, new_server: WebServer) -> None:
    person, visit = people(lang="uk"), Visit()
    count_wire(person.page.context.new_cdp_session(person.page), visit)
    person.page.goto(new_server.address)
    person.page.wait_for_selector(LOBBY)
    person.wait(lambda: person.page.evaluate(POSTERS) == len(GAMES))
    person.page.wait_for_load_state("networkidle")
    assert 50_000 < visit.bytes <= MOST_BYTES
    names = [path.split("/")[-1] for path in loaded(person)]
    assert [name for name in names if name.startswith(tuple(f"{game}-" for game in GAMES))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_itself_names_all_that_the_lobby_needs(lang: str, people: People, server: WebServer) -> None:
    person = people(lang=lang)
    person.page.goto(server.address)
    person.page.wait_for_selector(LOBBY)
    assert "/api/games" not in loaded(person)  # they came with the page
    person.page.wait_for_load_state("networkidle")
    named = set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', server.read("", {"Accept-Language": lang})))
    needed = {path for path in loaded(person) if path.endswith((".js", ".css", ".woff2"))}
    assert needed == {path for path in named if not path.endswith(".svg")}


def test_in_another_language_than_the_browsers_the_list_of_games_is_asked_for(
    people: People, server: WebServer
) -> None:
    person = people(lang="en")
    person.page.goto(server.address)
    person.find("nav .seg [lang=uk]").click()
    titles = [game["title"] for game in server.get("api/games?lang=uk")]
    person.wait(lambda: person.find("[data-game] b").all_inner_texts() == titles)
    person.page.reload()  # the page comes in English; what was chosen is remembered
    person.wait(lambda: person.find("[data-game] b").all_inner_texts() == titles)
