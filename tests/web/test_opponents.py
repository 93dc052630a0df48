"""A person's path against the best bot: a hint says why, and Enter does it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .person import People, Person
from .server import LOOK_AHEAD, SECONDS, WebServer
from .words import LANGUAGES

GAME = "continental_express"
TOLD = {"en": "continuations", "uk": "продовжень", "ru": "продолжений"}


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server whose bots and hints look ahead."""
    pytest.importorskip("numba")
    server = WebServer(tmp_path_factory.mktemp("thoughtful"), more=LOOK_AHEAD)
    server.start()
    yield server
    server.stop()


def sit_against(server: WebServer, person: Person, level: str) -> None:
    """Set up a table for two in the lobby: this person and a bot of this level."""
    person.page.goto(server.address)
    person.find(f"[data-game={GAME}]").click()
    while person.find("[data-seat-plan]").count() > 2:
        person.find("[data-seat-plan]").last.locator("[data-remove]").click()
    chosen = person.find("[data-seat-plan] [data-level]").first
    for _ in range(10):
        if chosen.get_attribute("data-level") == level:
            break
        chosen.click()
    assert chosen.get_attribute("data-level") == level
    person.find("[data-start]").click()
    person.wait_for_turn()


def do_what_is_hinted(person: Person) -> None:
    """Ask for a hint, and do it with Enter."""
    person.wait_for_turn()
    person.until("() => document.querySelector('.hint') === null")
    act = person.act
    person.page.keyboard.press("h")
    person.find(".is-hinted").first.wait_for()
    person.page.keyboard.press("Enter")
    person.until("act => document.querySelector('[data-act]')?.dataset.act !== act", act)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_browser_a_hint_compares_two_moves_and_says_why(thoughtful: WebServer, people: People, lang: str) -> None:
    person = people(lang=lang)
    person.page.set_default_timeout(SECONDS * 1000)
    sit_against(thoughtful, person, "5")
    do_what_is_hinted(person)  # which contract to keep
    person.wait_for_turn()
    person.page.keyboard.press("h")
    person.until("told => document.querySelector('.hint')?.textContent.includes(told)", TOLD[lang])
    hint = [each for each in person.heard if each["t"] == "hint"][-1]
    assert hint["reason"] in person.find(".hint").inner_text()
    assert TOLD[lang] in hint["reason"]
    assert person.find(".is-hinted").count() > 0
