"""Every page: rules, keyboard help, phones, light and dark, and what axe-core finds."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from roundhouse import load

from .person import PHONE, People, Person
from .seats import BOT, GAMES, JUNIOR, OPEN, PERSON, finished, first, mid_game, short, to_look_at
from .server import WebServer
from .words import LANGUAGES, say

COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}  # of axe-core
SCHEMES: tuple[tuple[Literal["light", "dark"], dict[str, Any]], ...] = (("light", {}), ("dark", COLOURS))
GRAVE = ("serious", "critical")


def findings(person: Person, **options: Any) -> list[str]:
    """What axe-core calls serious or critical on this page."""
    found = Axe().run(person.page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{person.page.url}: {each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def in_both_themes(person: Person) -> list[str]:
    """The findings by day, and by night those that come from colours: nothing else differs."""
    found = []
    for scheme, options in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {each}" for each in findings(person, **options)]
    return found


def test_axe_finds_nothing_serious_in_lobby_waiting_room_and_rules(server: WebServer, people: People) -> None:
    person = people()
    person.page.goto(server.from_elsewhere)  # where the lobby also has an address to hand out
    person.find("[data-start]").wait_for()
    found = in_both_themes(person)
    table, tokens = server.new_table("isle_of_trains", [PERSON, OPEN])
    person.page.goto(server.link(table, tokens[0]))
    person.find("[data-link]").first.wait_for()
    found += in_both_themes(person)
    person.page.goto(f"{server.address}rules/isle_of_trains")
    person.find(".rules").wait_for()
    found += in_both_themes(person)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_the_table(server: WebServer, people: People, game: str) -> None:
    link = mid_game(server, game, [PERSON, BOT, BOT], 45, options=first(game))[0]
    person, phone = people(), people(lang="uk", **PHONE)
    for each in (person, phone):
        each.sit(link)
        each.wait_for_turn()
    found = in_both_themes(person) + findings(phone)  # whose colours are the same
    if game == GAMES[0]:  # the bar of the past is that of all games
        person.page.keyboard.press("ArrowLeft")
        person.find("[data-bar=past]").wait_for()
        found += findings(person)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_after_the_end(server: WebServer, people: People, game: str) -> None:
    table, links = to_look_at(server, game)
    person = people()
    person.sit(links[0])
    person.find("[data-page=final] details").wait_for()
    found = in_both_themes(person)
    person.page.goto(f"{server.address}r/{table}")
    person.find("input[type=range]").wait_for()
    found += findings(person)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_read_in_three_languages_and_lead_to_clauses(
    server: WebServer, people: People, game: str
) -> None:
    person = people()
    person.page.goto(f"{server.address}rules/{game}")
    texts = set()
    for lang in LANGUAGES:
        person.find(f"button[lang={lang}]").click()
        title = server.get(f"api/games/{game}/rules?lang={lang}")["title"]
        person.until("title => document.title === title", say("title-rules", lang, game=title))
        texts.add(person.find(".rules").inner_text())
    assert len(texts) == 3
    assert person.find("figure").count() > 0
    person.until("() => [...document.querySelectorAll('figure')].every((e) => e.querySelector('.drawing') !== null)")
    person.find(".contents a").last.click()
    person.until(
        "() => document.querySelector('.rules section:last-child h2').getBoundingClientRect().top < innerHeight"
    )
    assert person.page.url.endswith(f"rules/{game}")
    mark = person.find(".rules .mark").first
    number = (mark.get_attribute("data-clauses") or "").split()[0]
    mark.click()
    assert number in person.find("dialog .clause h3").first.inner_text()
    person.find("dialog summary").first.click()
    assert person.find("dialog code").first.inner_text().startswith("test_")


def test_a_question_mark_tells_the_keys(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    person = people()
    person.sit(server.link(table, tokens[0]))
    person.page.keyboard.press("?")
    sheet = person.find("dialog")
    sheet.wait_for()
    assert [each.inner_text() for each in sheet.locator("kbd").all()] == [
        "1–9, a–z", "Enter", "Esc", "Ctrl+Z", "← →", "End", "H", "I", "Tab", "?"
    ]  # fmt: skip
    act = person.act
    person.page.keyboard.press("1")  # keys belong to the dialog now
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert person.act == act
    person.page.get_by_role("button", name=say("rules"), exact=True).click()
    person.find("dialog .rules").wait_for()


# A button may be drawn lower than what a finger hits of it.
LOW_BUTTONS = """
() => [...document.querySelectorAll(".play button, .play [data-card]")].filter((e) => e.checkVisibility())
  .filter((e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isHit = (down) => e.contains(document.elementFromPoint(x, y + down));
    return box.height < 44 && !(isHit(-21.5) && isHit(21.5));
  }).map((e) => e.outerHTML.slice(0, 200))
"""
HIDDEN_HAND = """
() => [...document.querySelectorAll(".hand [data-card]")].map((e) => e.getBoundingClientRect())
  .filter((box) => box.top < 0 || box.bottom > innerHeight + 2 || box.left < -1 || box.right > innerWidth + 1).length
"""


# One language for each game: test_room.py measures its phases in another one, and `python -m tests.web.room` in all.
@pytest.mark.parametrize(("game", "lang"), [(game, LANGUAGES[(i + 2) % 3]) for i, game in enumerate(GAMES)])
def test_a_phone_has_room_for_everything(server: WebServer, people: People, game: str, lang: str) -> None:
    person = people(lang=lang, **PHONE)
    person.sit(mid_game(server, game, [PERSON, BOT, BOT], 30, options=first(game))[0])
    for _ in range(4):
        person.wait_for_turn()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert person.page.evaluate("document.querySelector('main').scrollWidth") <= 390
        assert person.page.evaluate("document.documentElement.scrollHeight") <= 844
        assert person.page.evaluate(LOW_BUTTONS) == []
        assert person.page.evaluate(HIDDEN_HAND) == 0
        assert person.find("[data-bar]").is_visible()
        assert person.find(".seats").is_visible()
        person.step()
    for path in ("", f"rules/{game}"):
        person.page.goto(server.address + path)
        person.page.wait_for_selector("[data-start], .rules")
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 390


MANY_TABLES = 9  # more than a low screen has lines for
SCREENS = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
OUT_OF_SIGHT = """
() => [...document.querySelectorAll("[data-game], [data-seat-plan], [data-start]")].filter((e) => {
  const box = e.getBoundingClientRect();
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth || !e.contains(top);
}).map((e) => e.outerHTML.slice(0, 200))
"""


# The low screen is also the narrower one: there every language is tried.
@pytest.mark.parametrize(("screen", "lang"), [(SCREENS[0], "uk"), *((SCREENS[1], lang) for lang in LANGUAGES)])
def test_a_game_with_bots_is_set_up_without_scrolling(
    server: WebServer, people: People, screen: dict[str, int], lang: str
) -> None:
    for _ in range(MANY_TABLES):
        server.new_table("traffic", [PERSON, OPEN], watch="anyone")
    person = people(lang=lang, viewport=screen)
    person.page.goto(server.from_elsewhere)  # where the lobby also has an address to hand out
    person.until("count => document.querySelectorAll('[data-table]').length >= count", MANY_TABLES)
    for game in GAMES:
        person.find(f"[data-game={game}]").click()
        person.until("game => document.querySelector(`[data-game=${game}][aria-pressed=true]`) !== null", game)
        assert person.find("[data-seat-plan]").count() >= 3
        assert person.page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_on_a_phone_scrolls_sideways_only_among_the_games(
    server: WebServer, people: People, lang: str
) -> None:
    person = people(lang=lang, **PHONE)
    person.page.goto(server.from_elsewhere)  # where the lobby also has an address to hand out
    for game in GAMES:
        poster = person.find(f"[data-game={game}]")
        poster.tap()
        person.until(
            "game => { const box = document.querySelector(`[data-game=${game}]`).getBoundingClientRect();"
            " return box.left >= 0 && box.right <= innerWidth; }",
            game,
        )
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert person.find("[data-start]").is_visible()
    level = person.find("[data-seat-plan] [data-level]").first
    before = level.get_attribute("data-level")
    level.tap()
    assert level.get_attribute("data-level") != before


# Who won, all points and all buttons are in sight; how the game went may be scrolled to, and is no wider than the page.
CUT_OFF = """
() => [...document.querySelectorAll("[data-page=final] :is(.nm, .tab, .tl, .acts .btn, details)")].filter((e) => {
  const box = e.getBoundingClientRect();
  const isBelow = box.bottom > innerHeight && !e.closest(".tl");
  return e.scrollWidth > e.clientWidth + 1 || isBelow || box.right > innerWidth;
}).map((e) => e.outerHTML.slice(0, 200))
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_final_sheet_fits_a_low_screen(server: WebServer, people: People, game: str) -> None:
    _, links = finished(server, game, [PERSON, *[BOT] * (max(load(game).seat_counts) - 1)], options=short(game))
    person = people(viewport=SCREENS[1])
    person.sit(links[0])
    for lang in LANGUAGES:
        person.find(f"button[lang={lang}]").click()
        person.until("lang => document.documentElement.lang === lang", lang)
        person.find("[data-page=final] details").wait_for()
        assert person.page.evaluate(CUT_OFF) == []


def room_colour(person: Person) -> Any:
    """How light the page is, from 0 to 255."""
    return person.page.evaluate(
        "() => { const c = document.createElement('canvas').getContext('2d');"
        " c.fillStyle = getComputedStyle(document.body).backgroundColor; c.fillRect(0, 0, 1, 1);"
        " return c.getImageData(0, 0, 1, 1).data[1]; }"
    )


def test_light_and_dark_follow_the_system_and_a_switch(server: WebServer, people: People) -> None:
    person = people()
    person.page.goto(server.address)
    person.find("[data-start]").wait_for()
    day = room_colour(person)
    person.page.emulate_media(color_scheme="dark")
    night = room_colour(person)
    assert night < 80 < 160 < day
    switch = person.page.get_by_role("banner").get_by_role("button", name=say("theme"))
    switch.click()  # from "like the system" to light
    assert room_colour(person) == day
    person.page.emulate_media(color_scheme="light")
    switch.click()
    assert room_colour(person) == night
    person.page.reload()
    person.find("[data-start]").wait_for()
    assert room_colour(person) == night
    switch.click()
    assert room_colour(person) == day
