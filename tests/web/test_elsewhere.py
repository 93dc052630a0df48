"""The page as another machine opens it, over plain http: browsers trust it less there, and everything works."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Route

from .person import PHONE, People, Person
from .seats import BOT, JUNIOR, OPEN, PERSON, finished, table_of
from .server import WebServer
from .words import say

IN_THE_NETWORK = "http://192.168.1.5:7433"
BUTTONS_OF_A_LINK = "dialog [data-own-links] button"


def is_elsewhere(person: Person) -> bool:
    """Whether the browser takes the page for one of another machine."""
    return person.page.evaluate("isSecureContext") is False


def pasted(person: Person) -> str:
    """What is in the clipboard: typed into a field of the page."""
    person.page.evaluate(
        "(document.querySelector('dialog') ?? document.body).append(window.pad = document.createElement('textarea'))"
    )
    person.page.evaluate("window.pad.focus()")
    person.page.keyboard.press("ControlOrMeta+V")
    return str(person.page.evaluate("() => { window.pad.remove(); return window.pad.value; }"))


def test_from_another_machine_a_table_is_set_up_its_link_copied_and_a_move_made(
    server: WebServer, people: People
) -> None:
    olena, marko = people(), people(**PHONE)
    olena.page.goto(server.from_elsewhere)
    assert is_elsewhere(olena)
    assert olena.find("[data-nearby]").get_attribute("data-nearby") == server.from_elsewhere
    olena.find("[data-game=traffic]").click()
    while olena.find("[data-seat-plan]").count() > 2:
        olena.find("[data-seat-plan]").last.locator("[data-remove]").click()
    olena.find("[data-seat-plan] select").select_option("open")
    olena.find("[data-start]").click()
    copy = olena.find("[data-link]").first
    copy.click()
    copy.get_by_text(say("copied")).wait_for()
    link = copy.get_attribute("data-link")
    assert link is not None
    assert link.startswith(f"{server.from_elsewhere}t/{table_of(olena)}#")
    assert pasted(olena) == link
    marko.sit(link)
    assert is_elsewhere(marko)
    first, second = (olena, marko) if olena.scene["decider"] == 0 else (marko, olena)
    before = int(second.act or 0)
    first.wait_for_turn()
    while int(first.act or 0) == before:  # a card is tried before it is played
        first.step()
    second.wait(lambda: int(second.act or 0) > before)


def test_a_seat_taken_by_link_is_nobody_elses_and_moves_to_another_device(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, OPEN], options=JUNIOR)
    olena, marko, phone = people(), people(), people(**PHONE)
    olena.page.goto(f"{server.from_elsewhere}t/{table}#{tokens[0]}")
    link = olena.find("[data-link]").first.get_attribute("data-link")
    assert link is not None
    marko.sit(link)
    olena.page.get_by_role("button", name=say("menu"), exact=True).click()
    own = olena.find("dialog [data-own-links] [data-link]").get_attribute("data-link")
    assert own is not None
    assert own.endswith(f"#{tokens[0]}")
    marko.page.get_by_role("button", name=say("menu"), exact=True).click()
    personal = marko.find("dialog [data-own-links] [data-link]")
    moved = personal.get_attribute("data-link")
    assert moved is not None
    assert moved.partition("#")[2] not in (link.partition("#")[2], "")
    personal.click()
    personal.get_by_text(say("copied")).wait_for()
    assert pasted(marko) == moved
    marko.find(BUTTONS_OF_A_LINK).last.click()
    assert marko.find("[data-qr]").get_attribute("data-qr") == moved
    phone.sit(moved)
    assert phone.scene["viewer"] == 1
    phone.page.reload()
    phone.page.wait_for_selector("[data-act]")
    assert phone.scene["viewer"] == 1
    guest = people()
    guest.page.goto(link)  # the one who handed it out has nothing left
    guest.page.wait_for_selector("main h1")
    assert guest.scene == {}


def test_from_another_machine_a_seat_is_taken_from_the_list_and_kept(server: WebServer, people: People) -> None:
    table, _ = server.new_table("traffic", [OPEN, BOT], options=JUNIOR, watch="anyone")
    guest = people()
    guest.page.goto(server.from_elsewhere)
    guest.find(f"[data-table='{table}']").get_by_role("button", name=say("join")).click()
    guest.wait_for_turn()
    assert table_of(guest) == table
    guest.page.reload()
    guest.wait_for_turn()
    assert guest.scene["viewer"] == 0


def test_from_another_machine_the_seal_is_checked_and_the_record_saved(
    server: WebServer, people: People, tmp_path: Path
) -> None:
    _, links = finished(server, "traffic", [PERSON, BOT], options=JUNIOR)
    person = people()
    person.sit(links[0].replace(server.address, server.from_elsewhere))
    assert is_elsewhere(person)
    person.page.get_by_text(say("seal-kept")).click()
    with person.page.expect_download() as saving:
        person.find("[data-record]").click()
    saving.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert record["commitment"] == person.scene["table"]["commitment"]
    again = person.find("[data-page=final] [data-link]").get_attribute("data-link")
    assert again is not None
    guest = people()
    guest.sit(again)  # a private table is seen again by the one who has this link
    guest.find("input[type=range]").wait_for()


def test_from_another_machine_a_browser_that_cannot_notify_says_so(server: WebServer, people: People) -> None:
    person = people()
    person.page.goto(server.from_elsewhere)
    person.page.get_by_role("button", name=say("menu"), exact=True).click()
    person.find("dialog").get_by_role("group", name=say("notify")).get_by_text(say("on")).click()
    person.page.get_by_text(say("notify-insecure")).wait_for()


def test_on_the_machine_that_serves_it_links_lead_to_the_network(server: WebServer, people: People) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json={"addresses": [f"{IN_THE_NETWORK}/"]})

    person = people()
    person.page.route("**/api/here", answer)
    person.page.goto(server.address)
    assert person.find("[data-nearby]").get_attribute("data-nearby") == f"{IN_THE_NETWORK}/"
    table, tokens = server.new_table("traffic", [PERSON, OPEN], options=JUNIOR)
    person.page.goto(server.link(table, tokens[0]))
    person.until("start => document.querySelector('[data-link]')?.dataset.link.startsWith(start)", IN_THE_NETWORK)
    person.page.unroute("**/api/here")
    person.page.goto(server.address)
    person.find("[data-start]").wait_for()
    assert person.find("[data-nearby]").count() == 0  # it listens to this machine alone
