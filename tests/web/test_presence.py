"""Who is there: stand-ins, spectators, clocks, seats by link, pass and play."""

from __future__ import annotations

from .person import PHONE, People, Person
from .seats import BOT, JUNIOR, OPEN, OTHER, PERSON, mid_game
from .server import WebServer
from .words import say


def seat_of(person: Person, seat: int) -> str:
    """The selector of a seat's panel."""
    return f'[data-at~="seat:{seat}"]'


def test_a_bot_takes_an_absent_seat_and_gives_it_back(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [OTHER, PERSON], options=JUNIOR)
    olena, marko = people(), people()
    olena.sit(server.link(table, tokens[1]))
    marko.sit(server.link(table, tokens[0]))
    panel = olena.find(seat_of(olena, 0))
    assert panel.get_by_role("button", name=say("seat-stand-in")).count() == 0
    marko.page.goto("about:blank")
    panel.get_by_role("button", name=say("seat-stand-in")).click()
    panel.get_by_text(say("seat-bot")).wait_for(state="attached")
    olena.wait_for_turn()  # the bot has played for Marko
    marko.sit(server.link(table, tokens[0]))
    panel.get_by_text(say("seat-bot")).wait_for(state="detached")
    while marko.lit.count() == 0:
        olena.step()
        olena.page.wait_for_selector("[data-lit]:visible, [data-bar=waiting]")
        if olena.find("[data-bar=waiting]").count():
            marko.wait_for_turn()
    marko.step()


def test_an_open_seat_is_played_by_a_bot_until_somebody_comes(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [OPEN, PERSON], options=JUNIOR)
    olena, marko = people(), people()
    olena.page.goto(server.link(table, tokens[0]))
    link = olena.find("[data-link]").first.get_attribute("data-link")
    assert link is not None
    olena.page.get_by_role("button", name=say("start-game", game="Traffic")).click()
    olena.wait_for_turn()
    assert "#" in link
    marko.sit(link)
    assert "#" not in marko.page.url  # the secret is taken out of the address bar
    assert marko.scene["viewer"] == 0
    marko.page.reload()
    marko.page.wait_for_selector("[data-act]")
    assert marko.scene["viewer"] == 0


def test_a_spectator_sees_no_hand(server: WebServer, people: People) -> None:
    olena, guest = people(), people()
    olena.sit(mid_game(server, "isle_of_trains", [PERSON, BOT], 12, options={"first_player": 0})[0])
    olena.page.get_by_role("button", name=say("menu"), exact=True).click()
    link = olena.page.get_by_label(f"{say('copy-link')}: {say('link-watch')}").get_attribute("data-link")
    assert link is not None
    guest.sit(link)
    olena.wait(lambda: olena.scene["spectators"] == 1)
    assert guest.scene["viewer"] is None
    assert [hand["cards"] for hand in guest.scene["view"]["hands"]] == [None, None]
    assert olena.scene["view"]["hands"][0]["cards"] is not None
    assert guest.find(".hand").count() == 0
    assert guest.lit.count() == 0
    assert guest.find("[data-bar=waiting]").is_visible()
    assert "Olena" in guest.question


def test_clocks_tick_and_when_one_runs_out_a_bot_plays_on(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, OTHER], options=JUNIOR, clock={"kind": "bank", "seconds": 6})
    olena = people()
    olena.sit(server.link(table, tokens[0]))
    own = olena.find(f"{seat_of(olena, 0)} time")
    shown = own.inner_text()
    assert olena.find(f"{seat_of(olena, 1)} time").inner_text() == "0:06"
    olena.until("text => document.querySelector('[data-at~=\"seat:0\"] time').innerText < text", shown)
    olena.wait(lambda: bool(olena.scene["people"][0]["is_stood_in"]))  # the bank is empty
    olena.wait(lambda: any(line["seat"] == 0 and line["kind"] != "began" for line in olena.scene["log"]))
    assert own.inner_text() == "0:00"


def test_pass_and_play_covers_the_hands_between_turns(server: WebServer, people: People) -> None:
    person = people()
    person.page.goto(server.address)
    person.find("[data-game=traffic]").click()
    while person.find("[data-seat-plan]").count() > 2:
        person.find("[data-seat-plan]").last.locator("[data-remove]").click()
    person.find("[data-seat-plan] input").fill("Olena")
    person.find("[data-seat-plan] select").select_option("here")
    person.find("[data-seat-plan] input").last.fill("Marko")
    person.find("[data-start]").click()
    uncover = person.page.locator("main.cover button")
    for _ in range(3):
        uncover.wait_for()
        viewer = person.scene["viewer"]
        name = ["Olena", "Marko"][viewer]
        assert person.find("h1").inner_text() == say("cover-title", name=name)
        assert person.find(".hand, [data-card], [data-lit], .log").count() == 0
        for card in set(person.scene["view"]["hands"][viewer]["cards"]):
            assert card not in person.page.content()
        uncover.click()
        person.wait_for_turn()
        assert person.find(".hand [data-card]").count() == len(person.scene["view"]["hands"][viewer]["cards"])
        assert person.scene["view"]["hands"][1 - viewer]["cards"] is None
        while person.scene["decider"] == viewer:
            person.step()
            person.page.wait_for_selector("[data-lit]:visible, [data-hand-over]")
        hand_over = person.find("[data-hand-over]")
        assert hand_over.inner_text().startswith(say("hand-over", name=["Marko", "Olena"][viewer]))
        drawn = person.scene["view"]["hands"][viewer]["cards"]  # one's own, with what was drawn last
        assert person.find(".hand [data-card]").count() == len(drawn)
        person.shot(f"hand-over-{viewer}")
        if viewer:
            person.page.keyboard.press("Enter")
        else:
            hand_over.click()
        uncover.wait_for()
        person.wait(lambda viewer=viewer: person.scene["viewer"] != viewer)  # type: ignore[misc]
    assert person.complaints == []


SPILLED = """
() => [...document.querySelectorAll(".seats .seat")].flatMap((seat) => {
  const box = seat.getBoundingClientRect();
  const parts = [...seat.querySelectorAll(".who, button")].map((part) => part.getBoundingClientRect());
  return parts.filter((part) => part.left < box.left || part.right > box.right || part.width < 20);
}).length
"""


def test_on_a_phone_an_absent_seat_keeps_its_name_and_its_button(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, OTHER, BOT, BOT], options=JUNIOR)
    person = people(**PHONE)
    person.sit(server.link(table, tokens[0]))
    button = person.page.get_by_role("button", name=say("seat-stand-in"))
    button.wait_for()
    assert person.page.evaluate(SPILLED) == 0
    button.tap()
    person.wait(lambda: bool(person.scene["people"][1]["is_stood_in"]))
