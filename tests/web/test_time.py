"""Time to change one's mind, and to see what the others did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .person import People, Person
from .seats import BOT, JUNIOR, PERSON, first
from .server import WebServer

RING = "[data-undo=act] [data-grace]"


@pytest.fixture
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server whose bots wait until they are told to go on."""
    server = WebServer(tmp_path_factory.mktemp("patient"), grace=1000.0)
    server.start()
    yield server
    server.stop()


def finish_turn(person: Person) -> int:
    """Click until a turn is finished that can be taken back; the acts by then."""
    while not person.scene["grace"]:
        person.wait_for_turn()
        person.step()
        person.wait(lambda: person.act == str(person.scene["act"]))
    return int(person.scene["act"])


def test_a_finished_turn_waits_for_undo_before_bots_answer(patient: WebServer, people: People) -> None:
    table, tokens = patient.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    person = people()
    person.sit(patient.link(table, tokens[0]))
    act = finish_turn(person)
    person.find(RING).wait_for()
    person.shot("grace")
    person.page.keyboard.press("Tab")  # to reach the button is not to go on
    person.find("[data-undo=act]").click()
    person.wait_for_turn()
    assert person.scene["act"] == act + 1  # the bot has done nothing
    assert person.find(RING).count() == 0

    act = finish_turn(person)
    person.find(RING).wait_for()
    person.page.wait_for_timeout(400)  # which a double click would take at most
    person.find(".brand").dispatch_event("pointerdown")
    person.wait(lambda: person.scene["act"] > act)


def test_the_strip_tells_and_shows_what_the_others_did(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    person = people()
    person.sit(server.link(table, tokens[0]))
    assert person.find("[data-since]").count() == 0
    while person.find("[data-bar=mine] [data-since]").count() == 0:
        person.step()
        person.wait_for_turn()
    person.shot("since")
    if person.find("[data-since] > .told").count() == 0:
        person.find("[data-since] [data-more]").click()
    line = person.find("[data-since] .told:visible").first
    line.hover()
    line.click()
    person.find("[data-bar=past]").wait_for()
    assert person.find("[data-since] [popover]:popover-open").count() == 0
    person.page.keyboard.press("End")
    person.find("[data-bar=mine]").wait_for()


def test_the_bar_keeps_its_height_and_the_board_its_place(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("isle_of_trains", [PERSON, BOT], options=first("isle_of_trains"))
    person = people(viewport={"width": 1280, "height": 720}, lang="uk")
    person.sit(server.link(table, tokens[0]))
    heights = set()
    for _ in range(12):
        person.wait_for_turn()
        heights.add(person.page.evaluate("document.querySelector('[data-bar]').getBoundingClientRect().height"))
        person.step()
    assert len(heights) == 1


SLOWLY = """
Element.prototype.animate = new Proxy(Element.prototype.animate, { apply(f, it, args) {
  args[1].duration = 3_600_000;
  return f.apply(it, args);
} })
"""


def test_a_train_leaves_along_its_rails_and_a_click_skips_it(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    person = people(motion=True)
    person.page.add_init_script(SLOWLY)
    person.sit(server.link(table, tokens[0]))
    scene = person.find("[data-moment=departs]")
    while scene.count() == 0:
        person.step()
        person.wait_for_turn()
    assert scene.first.locator(".wagon").count() > 0
    assert "dispatch" in person.find("p.sentence").inner_text()
    person.shot("train-leaves")
    person.page.mouse.click(700, 20)
    person.until("document.querySelector('[data-moment], p.sentence') === null")
