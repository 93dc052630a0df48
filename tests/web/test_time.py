"""Time to change one's mind: bots wait for Undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .person import People, Person
from .seats import BOT, JUNIOR, PERSON
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
