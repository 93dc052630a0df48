"""What new players stumbled over, each tried again as they did it (docs/ux.md has the list)."""

from __future__ import annotations

import base64
import signal

import pytest
from playwright.sync_api import Browser

from .person import PHONE, People, new_person
from .positions import positions
from .seats import BOT, PERSON, first, mid_game
from .server import WebServer
from .stage import Stage
from .test_great_lakes import SEATS, choose_route, take_cards_until_payable, view, view_routes
from .words import say

# Whether the browser allowed sound when it was tried: each time, in order.
WATCH_AUDIO = """
window.allowed = [];
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.allowed.push(navigator.userActivation.hasBeenActive); }
};
"""
# How clearly a picture stands out: how bright its pixels are to eyes, a tenth from the darkest and from the brightest.
CONTRAST = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const linear = (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const bright = [];
  for (let i = 0; i < data.length; i += 4)
    bright.push(0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]));
  bright.sort((a, b) => a - b);
  const [dark, light] = [0.1, 0.9].map((part) => bright[Math.floor(bright.length * part)]);
  return (light + 0.05) / (dark + 0.05);
}"""
# A move is tried, or waits for the brass button.
CHOSEN = """([code, text]) => (document.querySelector("[data-act]").dataset.tried ?? "").split(",").includes(code)
  || document.querySelector("[data-bar] [role=status]").innerText === text"""
SOME = 8  # clicks, one of which makes a move that is heard
CLEAR = 3  # what is asked of pictures that mean something (WCAG 1.4.11)


@pytest.mark.parametrize("dark", [False, True])
def test_what_an_objective_still_lacks_is_clear_by_day_and_by_night(
    server: WebServer, browser: Browser, dark: bool
) -> None:
    person = new_person(browser, dark=dark)
    told = next(each for each in positions("continental_express", ("en",)) if each.name == "take")
    Stage(person, server.address).open(told)
    picture = base64.b64encode(person.find(".w.missing").first.screenshot()).decode()
    contrast = person.page.context.new_page().evaluate(CONTRAST, picture)
    person.page.context.close()
    assert contrast >= CLEAR


def test_another_route_is_picked_while_one_is_to_be_paid_for(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=first("great_lakes"))[0])
    route = take_cards_until_payable(person, range(2, 50))
    other = min(view_routes(person) - {route})
    claim = next(move for move in person.scene["moves"] if move["args"].get("route") == other)
    choose_route(person, route)
    person.find(".pay").wait_for()
    person.find(f'[data-at="route-{other}"]').dispatch_event("click")
    person.until(CHOSEN, [str(claim["code"]), claim["text"]])
    assert view(person)["routes"].get(route) is None


def test_a_hint_behind_another_tab_brings_it_to_the_front(server: WebServer, people: People) -> None:
    person = people(**PHONE)
    person.sit(mid_game(server, "continental_express", [PERSON, BOT], 30, options=first("continental_express"))[0])
    person.wait_for_turn()
    person.find("[role=tab]").last.click()
    assert person.find(".is-hinted:visible").count() == 0
    person.find("[data-hint]").click()
    person.find("[role=tabpanel] .is-hinted:visible").first.wait_for()
    assert person.find("[role=tab]").last.get_attribute("aria-selected") == "false"


def test_a_scenario_for_one_leaves_one_seat(server: WebServer, people: People) -> None:
    person = people()
    person.page.goto(server.address)
    person.find("[data-game=isle_of_trains]").click()
    assert person.find("[data-seat-plan]").count() > 1
    person.page.get_by_label("Solo game").select_option(index=2)
    person.until("() => document.querySelectorAll('[data-seat-plan]').length === 1")


def test_a_panned_map_takes_its_bubble_away(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=first("great_lakes"))[0])
    person.wait_for_turn()
    person.page.get_by_label("Zoom in").click()
    person.page.keyboard.press("Tab")  # from now on by keys
    person.find("[data-at^=route-]").first.focus()
    person.find(".why").wait_for()
    person.find(".viewport").focus()
    person.page.keyboard.press("ArrowLeft")
    person.find(".why").wait_for(state="detached")


def test_a_server_that_has_stopped_talking_is_told_of_and_so_is_its_return(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "traffic", [PERSON, BOT], 20, options=first("traffic"))[0])
    person.wait_for_turn()
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        person.page.get_by_text(say("connection-silent")).wait_for()
    finally:
        server.process.send_signal(signal.SIGCONT)
    person.page.get_by_text(say("connection-open")).wait_for()


def test_no_sound_is_tried_before_the_browser_allows_any(server: WebServer, people: People) -> None:
    person = people()
    person.page.add_init_script(WATCH_AUDIO)
    person.sit(mid_game(server, "traffic", [PERSON, BOT], 20, options=first("traffic"))[0])
    person.wait_for_turn()
    person.play(SOME)
    person.until("() => window.allowed.length > 0")
    assert person.page.evaluate("window.allowed.every(Boolean)")
