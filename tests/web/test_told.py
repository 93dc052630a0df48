"""Everything explains itself where it is looked at: by the pointer, the focus and a long press."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from .person import PHONE, People, Person
from .seats import BOT, GAMES, PERSON, first, mid_game
from .server import WebServer

TOLD = ".why .about b"

# Every visible thing is asked; what is answered, by what was asked about, and where the bubble stands.
ASK_ALL = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const found = [];
  const silent = [];
  for (const thing of document.querySelectorAll("[data-about]")) {
    if (!thing.checkVisibility() || !thing.isConnected) continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    await frame();
    thing.dispatchEvent(new FocusEvent("focus"));
    let bubble = null;
    for (let i = 0; i < 600 && !bubble; i++) {
      await frame();
      const shown = document.querySelector(".why:not(.unmeasured)");
      if (shown?.querySelector(".about")) bubble = shown;
    }
    if (!bubble) { silent.push(thing.outerHTML.slice(0, 160)); continue; }
    const [one, other] = [bubble.getBoundingClientRect(), thing.getBoundingClientRect()];
    found.push({
      kind: thing.dataset.about,
      text: bubble.innerText,
      isInside: one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight,
      isCovering: one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      box: [other.left, other.top, other.width, other.height],
    });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })); // it goes at once
    while (document.querySelector(".why")) await frame();
  }
  return { found, silent };
}
"""


def bubble(person: Person) -> str:
    """What the bubble says, once it is there."""
    person.page.wait_for_selector(TOLD)
    return person.find(".why").inner_text()


def is_gone(person: Person) -> None:
    person.find(".why").wait_for(state="detached")


def press_long(person: Person, thing: Locator) -> None:
    """A finger that rests on something."""
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = person.page.context.new_cdp_session(person.page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    person.page.wait_for_selector(".why, dialog")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_answers_what_it_is(server: WebServer, people: People, game: str) -> None:
    person = people()
    person.sit(mid_game(server, game, [PERSON, BOT], 40, options=first(game))[0])
    person.wait_for_turn()
    asked: dict[str, Any] = person.page.evaluate(ASK_ALL)
    assert asked["silent"] == []
    assert len(asked["found"]) > 10
    assert [each for each in asked["found"] if not each["isInside"]] == []
    assert [each for each in asked["found"] if each["isCovering"]] == []
    assert person.complaints == []


def test_a_thing_is_told_by_pointer_keyboard_and_finger(server: WebServer, people: People) -> None:
    link = mid_game(server, "traffic", [PERSON, BOT], 40, options=first("traffic"))[0]
    person = people()
    person.sit(link)
    person.wait_for_turn()
    pile = person.find("[data-at~='pile:locomotives']")
    pile.hover()
    said = bubble(person)
    assert len(said.splitlines()) >= 3
    person.page.keyboard.press("Escape")
    is_gone(person)
    person.page.mouse.move(1, 1)
    person.page.keyboard.press("Tab")  # from now on by keys
    person.find("[data-told]").first.focus()
    before = bubble(person)
    person.page.keyboard.press("ArrowDown")
    person.until("before => ![before, undefined].includes(document.querySelector('.why')?.innerText)", before)
    assert person.find("[aria-live=polite]").filter(has_text=person.find(TOLD).inner_text()).count() == 1
    act = person.act
    finger = people(**PHONE)
    finger.sit(link)
    finger.wait_for_turn()
    press_long(finger, finger.find("[data-at~='pile:locomotives']"))
    assert bubble(finger) == said
    assert finger.act == act  # it was not chosen
    finger.page.touchscreen.tap(5, 5)
    is_gone(finger)


def test_a_card_shown_large_says_in_words_what_it_does(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "traffic", [PERSON, BOT], 40, options=first("traffic"))[0])
    person.wait_for_turn()
    person.find(".hand [data-card]").last.click(button="right")  # a fan covers all but its last card in part
    told = person.find("dialog .told p")
    told.first.wait_for()
    assert told.count() >= 2
