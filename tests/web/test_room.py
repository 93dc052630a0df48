"""Words and buttons have room on every page, asked of a real browser."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from .person import PHONE, People
from .positions import Position, among_bots, positions
from .room import MEASURE, SMALLEST, TABLET, new_look, walk_lobby, walk_table, walk_waiting
from .seats import BOT, GAMES, PERSON
from .server import WebServer
from .shots import with_cards
from .stage import Stage
from .words import LANGUAGES

BOX = "margin:0;position:absolute;left:20px;width:90px;font:16px/20px sans-serif;white-space:nowrap;"
# How far the last of these lies below the window that it is seen through.
BELOW = """
([what, through]) => [...document.querySelectorAll(what)].at(-1).getBoundingClientRect().bottom
  - document.querySelector(through).getBoundingClientRect().bottom
"""
FAULTS = f"""
<meta name="viewport" content="width=device-width">
<main style="position:relative;height:700px">
  <p style="{BOX}top:0;overflow:hidden">Words that are longer than their box</p>
  <p style="{BOX}top:40px;overflow:hidden;text-overflow:ellipsis">Shortened by three dots</p>
  <p style="{BOX}top:80px;overflow:auto">These are only scrolled away, which is right</p>
  <p style="{BOX}top:120px">Upper line</p><p style="{BOX}top:128px">Lower line</p>
  <p style="{BOX}top:160px">Under a lid</p><i style="{BOX}top:150px;height:50px;background:#fff"></i>
  <div data-overlaps="inside"><b style="{BOX}top:220px">One card</b><b style="{BOX}top:226px">Another</b></div>
  <button style="{BOX}top:260px;height:60px;padding:0">High enough</button>
  <button style="{BOX}top:340px;height:30px;padding:0">Too low</button>
  <p style="{BOX}left:350px;top:400px">Out of the window</p>
  <div data-bar style="{BOX}top:440px;height:50px;overflow:hidden">
    <button style="width:44px;height:70px" title="Half a button"></button>
  </div>
  <div data-bar style="{BOX}top:520px;height:50px;overflow:auto hidden">
    <button style="width:140px;height:44px" title="Moved out of the bar"></button>
  </div>
</main>
"""


def test_the_measure_finds_what_is_cut_or_covered_and_nothing_else(people: People) -> None:
    page = people(**PHONE).page
    page.set_content(FAULTS)
    found = {(each["kind"], each["text"]) for each in page.evaluate(MEASURE, True)["found"]}
    assert found == {
        ("cut", "Words that are longer than their box"),
        ("cut", "Shortened by three dots"),
        ("overlap", "Upper line"),
        ("covered", "Under a lid"),
        ("small", "Too low"),
        ("cut", "Out of the window"),
        ("cut", "Half a button"),
        ("cut", "Moved out of the bar"),
        ("sideways", ""),
    }


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_phase_with_the_most_seats_has_room_on_a_low_screen_and_on_a_phone(
    server: WebServer, browser: Browser, game: str
) -> None:
    place = GAMES.index(game)
    langs = {size: LANGUAGES[(place + i) % 3] for i, size in enumerate(("1280x720", SMALLEST, TABLET))}
    told = list(positions(game, tuple(langs.values())))
    for size, lang in langs.items():
        look = new_look(browser, size, lang)
        walk_table(look, Stage(look.person, server.address), shown_on(size, told), hints=size != TABLET)
        look.person.page.context.close()
        assert [str(each) for each in look.found] == []


def test_a_bar_with_four_choices_and_all_that_takes_back_has_room(server: WebServer, browser: Browser) -> None:
    link = with_cards(server, "isle_of_trains", [PERSON, BOT, BOT], 170)
    for size, lang in (("1280x720", "ru"), (SMALLEST, "uk"), (TABLET, "uk"), (TABLET, "ru")):
        look = new_look(browser, size, lang)
        look.person.sit(link)
        look.person.page.evaluate("document.fonts.ready")
        assert look.person.page.locator("[data-bar] [data-undo=turn]").count() == 1
        assert look.person.page.locator("[data-bar] .do > [data-lit]").count() == 4
        look.measure(f"isle_of_trains {size} {lang}")
        look.person.page.context.close()
        assert [str(each) for each in look.found] == []


def test_on_a_phone_all_rows_of_the_market_are_seen_with_their_prices(server: WebServer, browser: Browser) -> None:
    told = next(each for each in positions("continental_express", LANGUAGES) if each.name == "take")
    among = replace(told, scenes={lang: among_bots(scene, lang) for lang, scene in told.scenes.items()})
    for lang in LANGUAGES:
        look = new_look(browser, SMALLEST, lang)
        Stage(look.person, server.address).open(among)
        assert look.person.page.evaluate(BELOW, [".market .edge", "main.board"]) <= 1, lang
        look.person.page.context.close()


def shown_on(size: str, told: list[Position]) -> list[Position]:
    """Every phase; on a tablet the fullest, the one in which everybody is away, and the end."""
    if size != TABLET:
        return [each for each in told if each.name != "over"]
    fullest = max(told, key=lambda each: each.weight)
    return [fullest, *[each for each in told if each.name in ("absent", "returned", "over")]]


@pytest.mark.parametrize(
    ("size", "lang", "games"),
    [("1280x720", "ru", GAMES), (SMALLEST, "uk", GAMES), ("1440x900", "en", GAMES[:1]), (TABLET, "uk", GAMES[1:3])],
)
def test_lobby_and_waiting_room_have_room(
    server: WebServer, browser: Browser, size: str, lang: str, games: list[str]
) -> None:
    look = new_look(browser, size, lang)
    walk_lobby(look, server.from_elsewhere, games)
    walk_waiting(look, server, games)
    look.person.page.context.close()
    assert [str(each) for each in look.found] == []
