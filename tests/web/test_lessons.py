"""Guided first games in a browser: the one who only reads and does what is lit comes to their end, and plays on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from roundhouse import load
from roundhouse.core.game import games

from .learner import HANDS, Hand, learn, screen_for
from .person import People
from .seats import OPEN, PERSON, table_of
from .server import WebServer
from .words import LANGUAGES, say

# How much of what is lit first lies under the text of the guide.
HIDDEN = """
() => {
  const [ring, guide] = [".ring", "[data-guide]"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return ring && guide ? Math.max(0, ring.bottom - guide.top) / ring.height : 1;
}
"""
TAUGHT = [name for name in games() if load(name).lesson is not None]
# Each game once, and each language and each hand with some of them; `python -m tests.web.lessons` does all of it.
ONCE = [(name, LANGUAGES[i % 3], HANDS[(i + i // 3) % 3]) for i, name in enumerate(TAUGHT)]


@pytest.mark.parametrize(("game", "lang", "hand"), ONCE, ids=[" ".join(each) for each in ONCE])
def test_whoever_follows_what_is_lit_learns_the_game(
    server: WebServer, people: People, game: str, lang: str, hand: Hand
) -> None:
    lesson = load(game).lesson
    assert lesson is not None
    person = people(lang=lang, **screen_for(hand))
    table, tokens = server.new_table(game, [{"kind": "person"}], lesson=True, lang=lang)
    person.sit(server.link(table, tokens[0]))
    assert learn(person, hand) == list(range(len(lesson.steps)))
    person.wait_for_turn()
    assert person.scene["lesson"] is None
    assert person.scene["ply"] == len(lesson.line)


def test_the_lobby_offers_it_and_every_step_is_gone_back_skipped_and_left(server: WebServer, people: People) -> None:
    person = people()
    person.page.goto(server.address)
    person.find(f'[data-game="{TAUGHT[-1]}"]').click()
    learn_it = person.find("[data-learn]")
    expect(learn_it).to_contain_class("go")
    learn_it.click()
    guide = person.find("[data-guide]")
    expect(guide).to_have_attribute("data-guide", "0")
    person.find("[data-guide-next]").click()
    expect(guide).to_have_attribute("data-guide", "1")
    person.page.keyboard.press("b")
    expect(guide).to_have_attribute("data-guide", "0")
    person.until(
        "() => document.querySelector('[data-guide-skip]') || document.querySelector('[data-guide-next]').click()"
    )
    step = int(guide.get_attribute("data-guide") or 0)
    person.page.keyboard.press("s")
    expect(guide).to_have_attribute("data-guide", str(step + 1))
    person.page.reload()
    expect(guide).to_have_attribute("data-guide", str(step + 1))
    person.find("[data-guide-back]").click()
    expect(guide).to_have_attribute("data-guide", str(step))
    other = person.find("[data-lit]:not([data-guided])").last
    other.click()
    expect(guide).to_contain_text(say("guide-strayed"))
    person.find("[data-guide-back]").click()
    expect(guide).to_have_attribute("data-guide", str(step))
    person.find("[data-guide-leave]").click()
    expect(guide).to_have_count(0)
    person.wait_for_turn()
    table = table_of(person)
    person.page.goto(server.address)
    person.find(f'[data-game="{TAUGHT[-1]}"]').click()
    expect(learn_it).to_contain_class("ghost")
    person.sit(server.address + "t/" + table)
    expect(person.find("[data-bar]")).to_be_visible()
    expect(guide).to_have_count(0)


def test_whoever_comes_by_link_to_a_game_that_is_new_to_them_is_offered_its_lesson(
    server: WebServer, people: People
) -> None:
    lesson = load(TAUGHT[-1]).lesson
    assert lesson is not None
    table, tokens = server.new_table(TAUGHT[-1], [PERSON, OPEN])
    person = people()
    person.page.goto(server.link(table, tokens[0]))
    offer = person.find("[data-offer] a")
    expect(offer).to_have_text(say("learn-game", minutes=lesson.minutes))
    with person.page.context.expect_page() as opened:
        offer.click()
    expect(opened.value.locator(f'[data-game="{TAUGHT[-1]}"]')).to_have_attribute("aria-pressed", "true")
    expect(opened.value.locator("[data-learn]")).to_contain_class("go")


def test_on_a_phone_what_a_long_text_speaks_of_is_in_sight(server: WebServer, people: People) -> None:
    person = people(lang="uk", **screen_for("touch"))
    table, tokens = server.new_table("isle_of_trains", [{"kind": "person"}], lesson=True, lang="uk")
    person.sit(server.link(table, tokens[0]))
    guide = person.find("[data-guide]")
    for step in range(3):
        expect(guide).to_have_attribute("data-guide", str(step))
        person.until("() => document.querySelector('[data-guide-next], [data-guide-skip]:enabled') !== null")
        while guide.get_attribute("data-guide") == str(step):
            person.page.evaluate(
                "document.querySelector('[data-guide-next]:enabled, [data-guide-skip]:enabled')?.click()"
            )
            person.page.wait_for_timeout(50)
    person.until(f"() => ({HIDDEN})() < 0.1")
