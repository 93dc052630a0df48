"""What may be done: the bar's sentence, what is lit, why not, taking back, confirming, hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from roundhouse.core.words import LANGUAGES

from .person import People, Person
from .seats import BOT, GAMES, JUNIOR, OTHER, PERSON, first, mid_game
from .server import WebServer
from .words import say

WHY = ".why [role=status]"
ROOM_TO_SAY = (
    "() => { const say = document.querySelector('[data-bar] .say'); return [say.clientHeight, say.scrollHeight]; }"
)


def menu_choice(person: Person, label: str, value: str) -> None:
    """Change a setting in the menu."""
    person.page.get_by_role("button", name=say("menu"), exact=True).click()
    group = person.page.get_by_role("group", name=say(label), exact=True)
    group.get_by_role("button", name=say(value), exact=True).click()
    person.page.keyboard.press("Escape")
    person.find("dialog").wait_for(state="detached")


def test_the_bar_says_what_is_expected_and_of_whom(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, OTHER], options=JUNIOR)
    olena, marko = people(), people()
    olena.sit(server.link(table, tokens[0]))
    marko.sit(server.link(table, tokens[1]))
    assert olena.find("[data-bar=mine]").is_visible()
    assert olena.question == olena.scene["question"]
    assert olena.lit.count() > 0
    assert marko.find("[data-bar=waiting]").is_visible()
    assert marko.question == marko.scene["question"]
    assert "Olena" in marko.question
    assert marko.lit.count() == 0


def asked_place(person: Person) -> str:
    """Play until a place that may not be chosen is on the screen; a selector of it."""
    person.wait_for_turn()
    while person.find("[data-asked]:visible").count() == 0:
        person.step()
        person.wait_for_turn()
    person.page.evaluate(
        "[...document.querySelectorAll('[data-asked]')].find((e) => e.checkVisibility()).id = 'closed'"
    )
    return "#closed"


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_place_says_why_and_which_rule(server: WebServer, people: People, game: str) -> None:
    person = people()
    person.sit(mid_game(server, game, [PERSON, BOT], 30, options=first(game))[0])
    place = person.find(asked_place(person))
    assert place.get_attribute("data-lit") is None
    place.hover()
    person.page.wait_for_selector(WHY)
    said = person.find(WHY).inner_text()
    assert len(said) > 10
    person.page.mouse.move(1, 1)
    person.find(WHY).wait_for(state="detached")
    place.focus()
    person.page.wait_for_selector(WHY)
    assert person.find(WHY).inner_text() == said
    person.find(".why button").first.click()
    sheet = person.find("dialog")
    sheet.locator("[data-passage]").wait_for()
    assert len(sheet.locator("[data-passage]").inner_text()) > 10
    sheet.locator("summary").click()
    sheet.locator(".clause summary").first.click()
    assert sheet.locator("code").first.inner_text().startswith("test_")
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_behind_what_is_asked_is_one_click_away(server: WebServer, people: People, game: str) -> None:
    person = people(lang="uk")
    person.sit(mid_game(server, game, [PERSON, BOT], 30, options=first(game))[0])
    person.wait_for_turn()
    number = person.scene["clause"]
    rule = person.find(f'[data-rule="{number}"]')
    assert number not in rule.inner_text()
    rule.click()
    told = server.get(f"api/games/{game}/clauses/{number}?lang=uk")
    passage = person.find("dialog [data-passage]")
    passage.wait_for()
    assert passage.text_content() == re.sub("<[^>]+>", "", told["passage"]["html"])
    assert person.find("dialog h2").inner_text() == told["passage"]["title"]
    assert person.find("dialog .clause").count() == 0
    person.find("dialog summary").click()
    assert person.find("dialog .clause .text").inner_text() in told["text"]
    with person.page.expect_popup() as opened:
        person.page.get_by_role("link", name=say("rules-read-on", "uk")).click()
    opened.value.wait_for_selector(f"#{told['passage']['id']}.is-shown")


def test_moves_are_taken_back_up_to_what_was_revealed(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("isle_of_trains", [PERSON])
    person = people()
    person.sit(server.link(table, tokens[0]))
    undo = person.find("[data-undo=act]")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.hover()
    person.page.wait_for_selector(WHY)
    assert person.find(WHY).inner_text() == person.scene["undo"]["why"]

    while not (person.scene["undo"]["act"] and person.tried is None):  # an action that has shown nobody anything
        person.step()
        person.wait_for_turn()
    ply = person.scene["ply"]
    act = person.act
    undo.click()
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
    assert person.scene["ply"] < ply

    while not (person.scene["undo"]["turn"] and person.tried is None):  # two of them: now the turn can be started over
        person.step()
        person.wait_for_turn()
    ply, act = person.scene["ply"], person.act
    person.find("[data-undo=turn]").click()
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
    assert person.scene["ply"] <= ply - 2

    while person.scene["view"]["phase"] != "action" or person.scene["undo"]["act"] or person.tried is not None:
        person.step()  # until something was revealed
        person.wait_for_turn()
    assert undo.get_attribute("aria-disabled") == "true"
    undo.focus()
    person.page.wait_for_selector(WHY)
    assert person.find(WHY).inner_text() == person.scene["undo"]["why"]
    ply = person.scene["ply"]
    undo.click(force=True)  # a disabled button, for those who cannot see that it is
    person.page.keyboard.press("Control+z")
    assert person.scene["ply"] == ply
    assert person.find("[role=alert]").inner_text() == ""


def test_ctrl_z_and_escape_take_back(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    person = people()
    person.sit(server.link(table, tokens[0]))
    for key in ("Control+z", "Escape"):
        while not (person.scene["undo"]["act"] and person.scene["decider"] == 0 and person.tried is None):
            person.play(most=1)
            person.wait_for_turn()
        act, ply = person.act, person.scene["ply"]
        person.page.keyboard.press(key)
        person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
        assert person.scene["ply"] < ply


def test_confirming_is_a_setting(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    person = people()
    person.sit(server.link(table, tokens[0]))
    menu_choice(person, "confirm", "confirm-always")
    act = person.act
    person.lit.first.click()
    person.find("[data-confirm]").wait_for()
    person.page.keyboard.press("Escape")
    person.find("[data-confirm]").wait_for(state="detached")
    assert person.act == act
    person.lit.first.click()
    person.find("[data-confirm]").wait_for()
    person.page.keyboard.press("Enter")
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
    person.wait_for_turn()
    menu_choice(person, "confirm", "confirm-never")
    act = person.act
    person.lit.first.click()
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_which_move_and_why(server: WebServer, people: People, game: str) -> None:
    person = people()
    person.sit(mid_game(server, game, [PERSON, BOT], 20, options=first(game))[0])
    person.wait_for_turn()
    person.find("[data-hint]").click()
    person.find(".hint").wait_for()
    hint = next(each for each in person.heard if each["t"] == "hint")
    assert hint["text"] in person.find(".hint").inner_text()
    assert hint["reason"] in person.find(".hint").inner_text()
    assert len(hint["reason"]) > 10
    assert person.find(".is-hinted").count() > 0
    person.page.keyboard.press("h")
    person.wait(lambda: sum(each["t"] == "hint" for each in person.heard) == 2)
    assert hint["code"] in [move["code"] for move in person.scene["moves"]]


def test_enter_makes_the_hinted_move_for_whoever_has_clicked_the_button(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "continental_express", [PERSON, BOT], 20, options=first("continental_express"))[0])
    person.wait_for_turn()
    act = person.act
    person.find("[data-hint]").click()
    person.find(".hint kbd").wait_for()
    expect(person.find("[data-hint]")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
    assert sum(each["t"] == "hint" for each in person.heard) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_many_choices_the_sentence_and_what_stands_under_it_have_room(
    server: WebServer, people: People, lang: str
) -> None:
    person = people(lang=lang)
    table, tokens = server.new_table("isle_of_trains", [PERSON, BOT, BOT, BOT], options=first("isle_of_trains"))
    server.play_until(
        table,
        tokens,
        lambda scene: int(scene["moves"][0]["code"]),
        lambda scene: scene["turn"] > 4 and scene["view"]["phase"] == "action",
    )
    person.sit(server.link(table, tokens[0]))
    person.page.wait_for_selector("[data-bar=mine].crowded [data-since] [data-more]")
    high, needed = person.page.evaluate(ROOM_TO_SAY)
    assert needed <= high
