"""What is seen and heard: motion, symbols, the title, sounds, notifications, the screen reader, chat."""

from __future__ import annotations

import re
from functools import partial

import pytest

from .person import People, Person
from .seats import BOT, FIRST, GAMES, JUNIOR, OTHER, PERSON, first, mid_game
from .server import WebServer
from .words import say

# Sounds and notifications are counted, and the page believes that nobody looks at it.
COUNTED = """
window.tones = []; window.notes = [];
window.AudioContext = class {
  currentTime = 0; state = "running"; destination = {};
  createOscillator() {
    const frequency = { set value(hertz) { window.tones.push(hertz); } };
    return { frequency, connect: (next) => next, start() {}, stop() {} };
  }
  createGain() {
    const nothing = () => {};
    return { gain: { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
      connect: (next) => next };
  }
};
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.notes.push([title, options.body]); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
BELL = 784  # the first tone of the sound for one's turn

GHOSTS = """
window.ghosts = 0; window.ghost = null;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.parentElement === document.body && node.style?.position === "fixed") window.ghosts += 1;
}).observe(document, { childList: true, subtree: true });
"""


def test_the_turn_shows_in_title_and_icon_and_by_sound_and_notification(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [OTHER, PERSON], options=JUNIOR)
    olena, marko = people(), people()
    olena.page.add_init_script(COUNTED)
    olena.sit(server.link(table, tokens[1]))
    olena.page.get_by_role("button", name=say("menu"), exact=True).click()
    olena.page.get_by_role("group", name=say("notify")).get_by_role("button", name=say("on")).click()
    olena.page.keyboard.press("Escape")
    icon = "document.querySelector('link[rel=icon]').href"
    assert olena.page.title() == say("title-table", game="Traffic")
    resting = olena.page.evaluate(icon)
    assert BELL not in olena.page.evaluate("window.tones")
    marko.sit(server.link(table, tokens[0]))
    while marko.lit.count():
        marko.step()
        marko.page.wait_for_selector("[data-lit]:visible, [data-bar=waiting]")
    olena.wait_for_turn()
    assert olena.page.title() == say("title-your-turn", game="Traffic")
    assert olena.page.evaluate(icon) != resting
    assert BELL in olena.page.evaluate("window.tones")
    assert olena.page.evaluate("window.notes") == [[olena.page.title(), olena.scene["question"]]]


def test_chat_and_sound_go_off_by_one_click(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, OTHER], options=JUNIOR)
    olena, marko = people(), people()
    olena.page.add_init_script(COUNTED)
    olena.sit(server.link(table, tokens[0]))
    marko.sit(server.link(table, tokens[1]))
    talk = marko.find("section.chat")
    talk.get_by_role("button").click()
    talk.get_by_role("textbox").fill("Good evening <b>all</b>")
    talk.get_by_role("textbox").press("Enter")
    olena.wait(lambda: any(each["t"] == "said" for each in olena.heard))
    olena.find("section.chat").get_by_role("button").click()
    olena.find("section.chat").get_by_text("Good evening <b>all</b>").wait_for()

    olena.page.get_by_role("button", name=say("chat-off")).click()
    olena.find("section.chat ul").wait_for(state="detached")
    olena.page.get_by_role("banner").get_by_role("button", name=say("sound")).click()
    tones = olena.page.evaluate("window.tones.length")
    talk.get_by_role("textbox").fill("Hello?")
    talk.get_by_role("textbox").press("Enter")
    olena.wait(lambda: sum(each["t"] == "said" for each in olena.heard) == 2)
    olena.play(most=2)
    assert olena.page.evaluate("window.tones.length") == tones
    assert olena.page.get_by_text("Hello?").count() == 0
    olena.page.reload()
    olena.page.wait_for_selector("[data-act]")
    assert olena.page.get_by_role("button", name=say("chat-is-off")).is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_things_fly_and_a_click_skips_them(server: WebServer, people: People, game: str) -> None:
    link = mid_game(server, game, [PERSON, BOT], 10, options=first(game))[0]
    person = people(motion=True)
    person.page.add_init_script(GHOSTS)
    person.page.add_init_script(
        "Element.prototype.animate = new Proxy(Element.prototype.animate, { apply(f, it, args) {"
        " args[1].duration = 3_600_000; window.ghost = it; return f.apply(it, args); } })"
    )
    person.sit(link)
    while person.page.evaluate("window.ghosts") == 0:
        person.play(most=1)
    person.page.wait_for_function("window.ghost.isConnected")  # for an hour, if nobody clicked
    assert person.page.evaluate("window.ghost.getAttribute('aria-hidden')") == "true"
    person.page.mouse.click(700, 20)
    person.page.wait_for_function("!window.ghost.isConnected")

    calm = people()
    calm.page.add_init_script(GHOSTS)
    calm.sit(link)
    calm.play(most=4)
    assert calm.page.evaluate("window.ghosts") == 0
    assert calm.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--speed')") == "0"


def test_owners_and_card_colours_have_shapes(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "traffic", [PERSON, BOT, BOT, BOT, BOT, BOT], 30, options=FIRST)[0])
    shapes = person.page.evaluate(
        "[...document.querySelectorAll('.seats .seat-head .own')].map((mark) => mark.querySelector('svg').innerHTML)"
    )
    assert len(shapes) == len(set(shapes)) == 6
    typed = person.find(".track .type:has(.word)")
    assert typed.count() > 0
    for kind in typed.all():  # a track of a type says it by a symbol and a word
        assert kind.locator(".word").inner_text() != ""
    marks = person.page.evaluate(
        "[...document.querySelectorAll('.hand .card:not(.act):not(.loco)')]"
        ".map((card) => !!card.querySelector('.ty svg'))"
    )
    assert all(marks)

    person = people()
    person.sit(mid_game(server, "isle_of_trains", [PERSON, BOT, BOT, BOT], 60, options=FIRST)[0])
    person.wait_for_turn()
    assert person.find(".hand .card .stamp svg").count() == person.find(".hand .card").count()
    figures = person.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('section.loc')].map((island) =>"
        " [island.getAttribute('aria-label'), island.querySelector('h2 i svg').innerHTML]))"
    )
    colours = [name for name, shape in figures.items() if shape]
    assert len(set(figures.values())) == len(colours)  # each island's passengers have their own figure


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_always_in_sight(server: WebServer, people: People, game: str) -> None:
    person = people()
    person.sit(mid_game(server, game, [PERSON, BOT, BOT, BOT], 40, options=first(game))[0])
    view = person.scene["view"]
    for seat in range(4):
        panel = person.find(f'[data-at~="seat:{seat}"]')
        box = panel.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 901
        numbers = re.findall(r"[−-]?\d+", panel.inner_text())
        held = view["hands"][seat]["size"] if "hands" in view else view["banknotes"][seat]
        assert str(held) in numbers
        assert str(view["points"][seat]["total"]).replace("-", "−") in numbers or game == "traffic"
        name = person.scene["people"][seat]["name"] if seat else say("you")
        assert name in panel.inner_text()


UNNAMED = """
() => [...document.querySelectorAll("[data-lit], button, a, input, select")].filter((e) => e.checkVisibility())
  .filter((e) => !(e.getAttribute("aria-label") || e.getAttribute("aria-labelledby") || e.labels?.length
    || e.innerText.trim() || e.textContent.trim()))
  .map((e) => e.outerHTML.slice(0, 200))
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_hears_new_lines_and_names_every_place(server: WebServer, people: People, game: str) -> None:
    person = people()
    person.sit(mid_game(server, game, [PERSON, BOT], 16, options=first(game))[0])
    spoken: list[str] = []
    for _ in range(6):
        person.wait_for_turn()
        assert person.page.evaluate(UNNAMED) == []
        names = person.lit.evaluate_all("lit => lit.map((e) => e.textContent.trim())")
        texts = {move["text"] for move in person.scene["moves"]}
        assert all(len(name) > 2 for name in names)
        assert any(text in name for name in names for text in texts)
        person.step()
        spoken.append(person.find("[data-announced]").inner_text())  # nothing, where nothing is told of an act
    assert any(spoken)
    log = person.find("ol.log").inner_text()
    assert all(lines.split(". ")[0] in log for lines in spoken)


def is_said_in(person: Person, lang: str, before: set[str]) -> bool:
    """Whether bar, log, hand and lit places are in this language (English has no Cyrillic letters) and newly so."""
    scene, has_letters = person.scene, re.compile("[а-яёіїє]").search
    bar, log, hand = person.question, person.find("ol.log").inner_text(), person.find(".hand-place").inner_text()
    lit = " ".join(person.lit.all_text_contents())
    return (
        bar == scene["question"]
        and bar not in before
        and any(move["text"] in lit for move in scene["moves"])
        and all(bool(has_letters(text)) == (lang != "en") for text in (bar, log, hand, lit))
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_mid_game(server: WebServer, people: People, game: str) -> None:
    person = people()
    person.sit(mid_game(server, game, [PERSON, BOT], 16, options=first(game))[0])
    person.wait_for_turn()
    questions: set[str] = set()
    for lang in ("uk", "ru", "en"):
        person.find(f"button[lang={lang}]").click()
        person.until("lang => document.documentElement.lang === lang", lang)
        person.page.get_by_role("button", name=say("menu", lang), exact=True).wait_for()
        person.wait(partial(is_said_in, person, lang, questions))
        questions.add(person.question)
    assert len(questions) == 3
