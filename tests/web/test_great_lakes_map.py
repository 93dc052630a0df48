"""The map of Great Lakes in a real browser: wheel, keys, buttons, drag, fingers and the small map."""

from __future__ import annotations

from typing import Any

import pytest

from .person import PHONE, People, Person
from .seats import BOT, FIRST, PERSON
from .server import Scene, WebServer

PLACE = """
id => { const box = document.querySelector(`[data-at="${id}"]`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; }
"""
SIZE = """
() => { const boxes = [...document.querySelectorAll('[data-at^="port-"]')].map((each) => each.getBoundingClientRect());
        const x = boxes.map((box) => box.x + box.width / 2); return Math.max(...x) - Math.min(...x); }
"""

# Several steps of the wheel, each drawn before the next, and no time to rest: what of the board has changed.
STEPS = """
async () => {
  const changed = new Set(), window = document.querySelector("[data-pans]");
  const note = (list) => { for (const each of list) changed.add(each.target); };
  const watch = new MutationObserver(note);
  watch.observe(document.querySelector("main.board"), { subtree: true, childList: true, attributes: true });
  const box = window.getBoundingClientRect();
  for (let step = 0; step < 6; step++) {
    window.dispatchEvent(new WheelEvent("wheel", { deltaY: -60, clientX: box.x + 200, clientY: box.y + 200 }));
    for (let turn = 0; turn < 20; turn++) await null;
    note(watch.takeRecords());
  }
  return [...changed].map((each) => `${each.localName}.${each.classList[0] ?? ""}`);
}
"""
LETTERS = "parseFloat(getComputedStyle(document.querySelector('main.board svg .names[style]')).fontSize)"
HIT = "document.querySelector('.hit-port').offsetWidth"


def can_claim(scene: Scene) -> bool:
    """Whether there is a route to claim."""
    return any(move["kind"] == "claim" for move in scene["moves"])


def sit(server: WebServer, person: Person) -> dict[str, float]:
    """Sit down at a table when a route may be claimed; where the map is on the screen."""
    table, tokens = server.new_table("great_lakes", [PERSON, BOT], options=FIRST)
    server.play_until(table, tokens, lambda scene: int(scene["moves"][0]["code"]), can_claim)
    person.sit(server.link(table, tokens[0]))
    person.wait_for_turn()
    box: Any = person.find("[data-pans]").bounding_box()
    return dict(box)


def width(person: Person) -> float:
    """How far apart the ports farthest west and east are on the screen."""
    return float(person.page.evaluate(SIZE))


def place(person: Person, at: str) -> list[float]:
    """Where something is on the screen."""
    found: list[float] = person.page.evaluate(PLACE, at)
    return found


def wider(person: Person, than: float) -> None:
    """Wait until the map has grown."""
    person.wait(lambda: width(person) > than * 1.2)


def test_the_wheel_zooms_towards_the_pointer_and_buttons_and_keys_zoom_too(server: WebServer, people: People) -> None:
    person = people()
    sit(server, person)
    whole, (x, y) = width(person), place(person, "port-detroit")
    assert person.find(".overview").count() == 0
    person.page.mouse.move(x, y)
    person.page.mouse.wheel(0, -500)
    wider(person, whole)
    assert place(person, "port-detroit") == pytest.approx([x, y], abs=3)
    assert person.find(".overview").is_visible()
    for closer, farther in (("+", "-"), ("Zoom in", "Zoom out")):
        person.find("[data-pans]").focus()
        person.page.keyboard.press("0")
        person.wait(lambda: width(person) == pytest.approx(whole, abs=2))
        for name, grows in ((closer, True), (farther, False)):
            if len(name) == 1:
                person.page.keyboard.press(name)
            else:
                person.page.get_by_role("button", name=name, exact=True).click()
            person.wait(lambda grows=grows: (width(person) > whole * 1.2) == grows)  # type: ignore[misc]


def test_the_map_is_dragged_and_pushed_and_a_drag_chooses_nothing(server: WebServer, people: People) -> None:
    person = people()
    sit(server, person)
    act, whole = person.act, width(person)
    lit = person.find('[data-at^="route-"][data-lit]').first
    name = lit.get_attribute("data-at") or ""
    person.find("[data-pans]").focus()
    person.page.keyboard.press("+")
    wider(person, whole)
    lit.scroll_into_view_if_needed()
    x, y = place(person, "port-detroit")
    person.page.keyboard.press("ArrowRight")
    person.wait(lambda: place(person, "port-detroit")[0] < x - 50)
    lit.scroll_into_view_if_needed()
    x, y = place(person, name)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    for step in range(1, 9):
        person.page.mouse.move(x - 10 * step, y - 6 * step)
    person.page.mouse.up()
    person.wait(lambda: place(person, name) != [x, y])
    assert (person.act, person.find("[data-confirm], .picked").count()) == (act, 0)


def test_two_fingers_zoom_and_the_small_map_leads_there(server: WebServer, people: People) -> None:
    person = people(**PHONE)
    box = sit(server, person)
    before, touch = width(person), person.page.context.new_cdp_session(person.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (40, 50, 60, 70, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    wider(person, before)
    west = place(person, "port-duluth")[0]
    overview: Any = person.find(".overview").bounding_box()
    person.page.touchscreen.tap(overview["x"] + overview["width"] * 0.14, overview["y"] + overview["height"] * 0.3)
    person.wait(lambda: place(person, "port-duluth")[0] > west + box["width"])


def test_a_step_of_a_zoom_moves_the_map_and_draws_nothing_anew_until_it_rests(
    server: WebServer, people: People
) -> None:
    person = people()
    sit(server, person)
    whole, letters, hit = width(person), person.page.evaluate(LETTERS), person.page.evaluate(HIT)
    person.find("[data-pans]").focus()
    person.page.keyboard.press("+")  # now the small map is there
    person.wait(lambda: person.page.evaluate(HIT) < hit)
    before = width(person)
    assert before > whole * 1.2
    changed = person.page.evaluate(STEPS)
    assert width(person) > before * 1.2
    assert set(changed) <= {"div.content", "div.over", "rect.seen"}
    assert len(changed) == 3
    small = person.page.evaluate(HIT)
    person.wait(lambda: person.page.evaluate(HIT) < small and person.page.evaluate(LETTERS) < letters)


REACHED = """
() => {
  const board = document.querySelector("main.board");
  board.scrollTop = board.scrollHeight;
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const points = (tab) => {
    const { left, top, width, height } = tab.getBoundingClientRect();
    return [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
  };
  return [board.scrollTop, tabs.map((tab) => points(tab).every((found) => tab.contains(found)))];
}
"""


def test_on_a_low_phone_the_tools_of_the_map_scroll_away_under_the_tabs(server: WebServer, people: People) -> None:
    person = people(**{**PHONE, "viewport": {"width": 390, "height": 660}})
    sit(server, person)
    scrolled, reached = person.page.evaluate(REACHED)
    assert scrolled > 0
    assert reached == [True, True, True]
