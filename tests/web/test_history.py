"""What happened: the log, the past, replays, the final sheet, the rematch."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import pytest

from roundhouse.server.client import PAGE

from .person import People, Person
from .seats import BOT, FIRST, GAMES, JUNIOR, OTHER, PERSON, finished, mid_game, scores_on_screen, to_look_at
from .server import WebServer
from .words import say

PAST = "[data-bar=past]"
NEAR_TOP = 60  # pixels: the button and a line


def test_a_line_of_the_log_shows_its_moment_and_arrows_walk_on(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "traffic", [PERSON, BOT], 14, options=JUNIOR)[0])
    person.wait_for_turn()
    now = person.scene["ply"]
    lines = person.find("ol.log li.line button")
    assert lines.count() == rows([line for line in server_log(person) if line["kind"] != "began"])
    lines.nth(1).click()
    person.find(PAST).wait_for()
    moment = next(each for each in person.heard if each["t"] == "moment")
    assert moment["ply"] < now
    assert person.question.startswith(say("past", ply=moment["ply"], last=now))
    assert person.lit.count() == 0
    person.page.keyboard.press("ArrowRight")
    person.until("text => document.querySelector('[data-bar]').innerText.includes(text)", past(moment["ply"] + 1, now))
    person.page.keyboard.press("ArrowLeft")
    person.until("text => document.querySelector('[data-bar]').innerText.includes(text)", past(moment["ply"], now))
    person.find(PAST).get_by_role("button", name=say("back-to-now")).click()
    person.wait_for_turn()
    person.page.keyboard.press("ArrowLeft")
    person.find(PAST).wait_for()
    person.page.keyboard.press("End")
    person.find("[data-bar=mine]").wait_for()


def test_a_long_log_is_read_back_where_it_is_scrolled_up_and_by_keyboard(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "traffic", [PERSON, BOT], 170, options=FIRST)[0])
    person.wait_for_turn()
    first, later = person.scene["log_from"], person.scene["log"]
    assert first > PAGE
    log, earlier = person.find("ol.log"), person.find("ol.log li.earlier button")
    assert earlier.inner_text() == say("log-earlier")
    top = log.locator("li:not(.earlier)").first.inner_text()
    person.until("() => document.querySelector('ol.log').scrollTop > 0")  # it goes to its end by itself, a little later
    log.evaluate("list => list.scrollTop = 0")
    person.wait(lambda: len(read(person)) == PAGE)
    shown = rows(read(person) + later)
    person.until("count => document.querySelectorAll('ol.log li:not(.earlier)').length === count", shown)
    old_top = log.locator("li:not(.earlier)").nth(shown - rows(later))
    assert old_top.inner_text() == top
    assert abs(old_top.bounding_box()["y"] - log.bounding_box()["y"]) < NEAR_TOP  # type: ignore[index]  # both are seen
    for had in range(PAGE, first, PAGE):
        earlier.focus()
        person.page.keyboard.press("Enter")
        person.wait(partial(has_read, person, min(first, had + PAGE)))
        person.until("count => document.querySelectorAll('ol.log li').length >= count", rows(read(person) + later))
    person.until("() => document.querySelector('ol.log li.earlier') === null")
    assert log.locator("li").first.inner_text() == turn_title(person, 1)
    assert person.page.evaluate("document.activeElement.closest('ol.log') !== null")
    assert len(read(person)) == first
    assert log.locator("li").count() == rows(read(person) + later)


def read(person: Person) -> list[dict[str, Any]]:
    """The lines of the log that were read back, the earliest first."""
    pages = [each["log"] for each in person.heard if each["t"] == "lines"]
    return [line for page in reversed(pages) for line in page]


def has_read(person: Person, lines: int) -> bool:
    """Whether this number of lines was read back."""
    return len(read(person)) == lines


def rows(lines: list[dict[str, Any]]) -> int:
    """In how many rows these lines are shown: equal ones are told as one."""
    return len(lines) - sum(line["together"] is not None for line in lines[1:])


def turn_title(person: Person, turn: int) -> str:
    """The heading of a turn of the one who sits first."""
    return say("log-turn", turn=turn, whose="own", name=person.scene["people"][0]["name"])


def server_log(person: Person) -> list[dict[str, Any]]:
    """All lines so far: a fresh page gets them with its first scene."""
    assert person.scene["log_from"] == 0  # not a long one
    log: list[dict[str, Any]] = person.scene["log"]
    return log


def past(ply: int, last: int) -> str:
    return say("past", ply=ply, last=last)


def slide(person: Person, to: int) -> None:
    """Move the slider, and wait until the table is there."""
    person.find("input[type=range]").fill(str(to))
    last = person.scene["ply"]
    person.until("text => document.querySelector('output').innerText === text", f"{to} / {last}")
    person.wait(lambda: any(each["t"] == "moment" and each["ply"] == to for each in person.heard))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_a_slider_and_shows_all_hands(server: WebServer, people: People, game: str) -> None:
    table, _ = to_look_at(server, game)
    guest = people()
    guest.page.goto(f"{server.address}r/{table}")
    guest.find("input[type=range]").wait_for()
    last = guest.scene["ply"]
    for ply in (0, last // 2, last - 1):
        slide(guest, ply)
        moment = [each for each in guest.heard if each["t"] == "moment" and each["ply"] == ply][-1]
        hidden = [hand["cards"] for hand in moment["view"].get("hands", [])] or moment["view"]["dealt"]
        assert None not in hidden
        cards = moment["view"].get("wagons", hidden)[moment["view"]["seat"]]
        kinds = len(set(cards))  # in some games equal cards lie in a pile
        guest.until("count => document.querySelectorAll('.hand [data-card]').length >= count", kinds)
    guest.page.keyboard.press("ArrowLeft")
    guest.until("text => document.querySelector('output').innerText === text", f"{last - 2} / {last}")
    guest.page.get_by_role("button", name=say("step-first")).click()
    guest.until("text => document.querySelector('output').innerText === text", f"0 / {last}")
    guest.page.get_by_role("button", name=say("play"), exact=True).click()
    guest.until("text => document.querySelector('output').innerText !== text", f"0 / {last}")


def test_before_the_end_no_link_shows_what_is_hidden(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR, watch="anyone")
    server.advance_to(table, tokens, 8)
    guest = people()
    guest.page.goto(f"{server.address}r/{table}")
    guest.page.wait_for_selector("[data-act]")
    guest.page.keyboard.press("ArrowLeft")
    guest.wait(lambda: any(each["t"] == "moment" for each in guest.heard))
    moment = next(each for each in guest.heard if each["t"] == "moment")
    for view in (guest.scene["view"], moment["view"]):
        assert [hand["cards"] for hand in view["hands"]] == [None, None]
    assert (
        guest.find(
            "[data-card]:visible",
        ).count()
        == guest.find(".track [data-card]:visible").count()
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_final_sheet_says_who_won_and_how(server: WebServer, people: People, game: str) -> None:
    table, links = to_look_at(server, game)
    person = people()
    person.sit(links[0])
    person.find("[data-page=final]").wait_for()
    replayed = server.replayed(table)
    assert scores_on_screen(person) == replayed.scores()
    assert person.find("[data-page=final] h2").first.inner_text() == person.scene["ending"]["text"]
    assert person.find("svg.chart").is_visible()
    assert person.find("svg.chart path.ln").count() == 3
    for column in person.find(".columns > section").all():  # where the points came from
        assert len(column.inner_text().split("\n")) > 3

    info = person.scene["table"]
    assert hashlib.sha256(bytes.fromhex(info["seed"])).hexdigest() == info["commitment"]
    person.find(
        "details summary",
    ).click()
    assert say("seal-kept") in person.find("details summary").inner_text()
    assert info["seed"] in person.find("details").inner_text()

    person.find("ol.turns button").first.click()  # a turning point shows its moment
    person.find(PAST).wait_for()
    person.find(PAST).get_by_role("button", name=say("back-to-now")).click()
    person.find("[data-page=final]").wait_for()


def test_a_rematch_takes_both_browsers_to_the_new_table(server: WebServer, people: People) -> None:
    table, links = finished(server, "traffic", [PERSON, OTHER], options=JUNIOR)
    olena, marko = people(), people(lang="uk")
    olena.sit(links[0])
    marko.sit(links[1])
    olena.page.get_by_role("button", name=say("rematch"), exact=True).click()
    olena.find("[data-bar]").wait_for()
    marko.page.get_by_role("button", name=say("rematch-join", "uk"), exact=True).click()
    marko.find("[data-bar]").wait_for()
    assert olena.page.url == marko.page.url
    assert table not in olena.page.url
    assert olena.scene["table"]["options"]["variant"] == "junior"
    assert {olena.scene["viewer"], marko.scene["viewer"]} == {0, 1}


def test_six_seats_have_room_on_the_final_sheet(server: WebServer, people: People) -> None:
    """No name is cut, nothing leaves its column, and the totals are on the first screen."""
    _, links = finished(server, "traffic", [PERSON, *[BOT] * 5], options=JUNIOR)
    for lang, width, height in (("uk", 1280, 720), ("ru", 1440, 900), ("en", 390, 844)):
        person = people(lang=lang, viewport={"width": width, "height": height})
        person.sit(links[0])
        person.find("[data-page=final] details").wait_for()
        columns = person.find(".columns > section").all()
        assert len(columns) == 6
        assert person.find(f".column .nm >> text={say('you', lang)}").count() == 1
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        assert person.page.evaluate(LEFT_OUT) == []
        if width > height:
            for total in person.find("[data-seat-score]").all():
                box = total.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] < height


# Words of a column that are cut, or that leave it.
LEFT_OUT = """
() => [...document.querySelectorAll(".columns > section")].flatMap((column) => {
  const room = column.getBoundingClientRect();
  const texts = [...column.querySelectorAll("*")].filter(
    (part) => !part.closest(".vh, svg") && [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
  );
  const isCut = (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible";
  const isOut = (box) => box.left < room.left - 1 || box.right > room.right + 1;
  return texts.filter((part) => isCut(part) || isOut(part.getBoundingClientRect())).map((part) => part.textContent);
})
"""
