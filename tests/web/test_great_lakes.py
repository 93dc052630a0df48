"""The table of Great Lakes in a real browser: what is put together before it is made."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from .person import PHONE, People, Person
from .seats import BOT, FIRST, PERSON, mid_game
from .server import Scene, WebServer
from .test_pages import in_both_themes

# What was clicked is tried, and the table is ready for the next click.
TRIED_AND_LIT = """([code, place]) =>
    (document.querySelector('[data-act]').dataset.tried ?? '').split(',').includes(code) &&
    document.querySelector(`[data-at="${place}"]`).dataset.lit !== undefined"""
ENOUGH = 40  # turns in which there will be something to choose from
SEATS = [PERSON, BOT]


def view(person: Person) -> dict[str, Any]:
    """The table as it is shown now."""
    return person.seen


def begin(server: WebServer, person: Person, **options: Any) -> None:
    """Sit down at a new table, before anything is chosen."""
    table, tokens = server.new_table("great_lakes", SEATS, options={**FIRST, **options})
    person.sit(server.link(table, tokens[0]))
    person.wait_for_turn()


def any_move(seed: int) -> Callable[[Scene], int]:
    """Any legal move."""
    chance = random.Random(seed)
    return lambda scene: int(chance.choice(scene["moves"])["code"])


def listen(person: Person) -> list[list[int]]:
    """The codes of every act that this browser sends from now on."""
    sent: list[list[int]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "play":
            sent.append(message["codes"])

    def attach(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    person.page.on("websocket", attach)
    return sent


def take_cards_until_payable(person: Person, ways: range) -> str:
    """Take cards from the decks until a route can be paid in that many ways; which."""
    for _ in range(ENOUGH):
        person.wait(lambda: person.scene["decider"] == 0)
        person.wait_for_turn()
        for name, price in view(person)["prices"].items():
            if price["ways"] in ways and name in view_routes(person):
                return str(name)
        act = person.act
        person.find('[data-at~="deck:train"][data-lit]').click()
        person.until("act => document.querySelector('[data-act]')?.dataset.act !== act", act)
    raise AssertionError("there has been nothing to pay for")


def view_routes(person: Person) -> set[str]:
    """The routes that may be claimed now."""
    return {move["args"]["route"] for move in person.scene["moves"] if move["kind"] == "claim"}


def choose_route(person: Person, route: str) -> None:
    """Enter on a route of the map."""
    person.find(f'[data-at="route-{route}"]').focus()
    person.page.keyboard.press("Enter")


def test_tickets_are_kept_by_toggling_them(server: WebServer, people: People) -> None:
    person = people()
    begin(server, person)
    stubs, commit = person.find(".stub"), person.find("[data-commit]")
    drawn = view(person)["drawn"][0]["cards"]
    assert stubs.count() == len(drawn) == 5
    for place in (0, 1, 4):
        assert commit.get_attribute("aria-disabled") == "true"  # three must be kept
        stubs.nth(place).click()
    stubs.nth(1).click()
    assert commit.get_attribute("aria-disabled") == "true"
    assert "one more" in commit.inner_text()
    stubs.nth(3).click()
    assert "Keep 3 tickets" in commit.inner_text()
    commit.click()
    person.wait(lambda: view(person)["phase"] == "pieces")
    assert sorted(view(person)["tickets"][0]["cards"]) == sorted(drawn[place] for place in (0, 3, 4))


def test_trains_and_ships_are_split_in_secret(server: WebServer, people: People) -> None:
    person = people(**PHONE)
    begin(server, person)
    for place in range(3):
        person.find(".stub").nth(place).tap()
    person.find("[data-commit]").tap()
    slider = person.find(".split input[type=range]")
    slider.wait_for()
    before = int(slider.input_value())
    for _ in range(2):
        person.find(".split .stepper button").last.tap()
    person.find("[data-commit]").tap()
    person.wait(lambda: view(person)["phase"] == "turn")
    assert view(person)["supply"][0] == {"train": before + 2, "ship": 50 - before - 2}


def test_every_payment_is_offered_and_the_chosen_one_is_made_in_one_act(server: WebServer, people: People) -> None:
    person = people()
    sent = listen(person)
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=FIRST)[0])
    route = take_cards_until_payable(person, range(3, 50))
    choose_route(person, route)
    person.find(".pay").wait_for()
    offered = person.scene["moves"]
    payments, hand = view(person)["payments"], Counter(view(person)["hands"][0]["cards"])
    assert len(payments) > 2
    shown = []
    for payment in payments:
        shown.append(person.find(".pay .cards").inner_text())
        raised = person.find(".hand .pays").evaluate_all("piles => piles.map((pile) => pile.dataset.card)")
        assert set(raised) == set(payment["cards"])
        person.find("[data-step=on]").click()
    assert len(set(shown)) == len(payments)
    person.find("[data-step=on]").click()
    del sent[:]
    person.find("[data-commit]").click()
    person.wait(lambda: view(person)["routes"].get(route) == 0)
    claim = next(move["code"] for move in offered if move["kind"] == "claim" and move["args"]["route"] == route)
    assert sent == [[claim, *payments[1]["steps"]]]
    left = Counter(person.scene["view"]["hands"][0]["cards"])
    assert hand - left == Counter(payments[1]["cards"])


def test_a_card_of_the_hand_changes_the_payment(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=FIRST)[0])
    route = take_cards_until_payable(person, range(3, 50))
    choose_route(person, route)
    person.find(".pay").wait_for()
    payments = view(person)["payments"]
    other = next(card for payment in payments for card in payment["cards"] if card not in payments[0]["cards"])
    person.find(f'.hand [data-card="{other}"]').click()
    way = int(person.find(".pay").get_attribute("data-way") or 0)
    assert other in payments[way]["cards"]
    act, prices = person.act, person.scene["view"]["prices"]
    another = min(name for name in view_routes(person) - {route} if prices[name]["ways"] > 1)
    place = person.find(f'[data-at="route-{another}"]')
    place.evaluate("place => place.click()")  # another route, without taking anything back
    code = next(move["code"] for move in person.scene["moves"] if move["args"].get("route") == another)
    person.until(TRIED_AND_LIT, [str(code), f"route-{another}"])
    person.page.keyboard.press("Escape")
    person.find(".pay, [data-confirm]").first.wait_for(state="detached")
    assert (person.act, person.tried) == (act, None)


def test_what_can_be_paid_in_one_way_only_waits_for_the_brass_button(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=FIRST)[0])
    route = take_cards_until_payable(person, range(1, 2))
    act = person.act
    choose_route(person, route)
    person.find("[data-confirm]").wait_for()
    assert person.find(".hand .pays").count() > 0
    person.page.keyboard.press("Escape")
    person.find("[data-confirm]").wait_for(state="detached")
    assert person.act == act
    choose_route(person, route)
    person.find("[data-confirm]").click()
    person.wait(lambda: view(person)["routes"].get(route) == 0)


def test_pieces_are_exchanged_for_points(server: WebServer, people: People) -> None:
    person = people()
    table, tokens = server.new_table("great_lakes", SEATS, options={**FIRST, "starting_pieces": "recommended"})
    server.play_until(table, tokens, any_move(1), lambda scene: scene["view"]["phase"] == "turn")
    person.sit(server.link(table, tokens[0]))
    person.wait_for_turn()
    supply, track = view(person)["supply"][0], view(person)["track"][0]
    person.find("[data-exchange]").click()
    person.find(".exchange .stepper button").last.click()
    assert "2" in person.find(".exchange .cost").inner_text()
    person.find("[data-commit]").click()
    person.wait(lambda: view(person)["supply"][0] != supply)
    assert view(person)["supply"][0] == {"train": supply["train"] + 2, "ship": supply["ship"] - 2}
    assert view(person)["track"][0] == track - 2


def test_a_ticket_pointed_at_is_shown_on_the_map(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=FIRST)[0])
    person.wait_for_turn()
    journeys = [journey for journey in view(person)["journeys"] if journey["missing"]]
    assert journeys
    assert person.find(".map path.journey").count() == 0
    for journey in journeys:
        person.find(f'[data-ticket="{journey["ticket"]}"]').hover()
        person.until(
            "n => document.querySelectorAll('.map path.journey:not(.under)').length === n", len(journey["missing"])
        )


def test_a_route_is_claimed_from_the_list_by_keyboard(server: WebServer, people: People) -> None:
    person = people()
    person.sit(mid_game(server, "great_lakes", SEATS, 24, options=FIRST)[0])
    route = take_cards_until_payable(person, range(1, 2))
    person.page.get_by_role("button", name="List of routes").focus()
    person.page.keyboard.press("Enter")
    person.find(f'[data-at="list-{route}"]').focus()
    person.page.keyboard.press("Enter")
    person.find("[data-confirm]").wait_for()
    person.find("[data-confirm]").focus()
    person.page.keyboard.press("Enter")
    person.wait(lambda: view(person)["routes"].get(route) == 0)


def test_the_end_is_announced_with_the_turns_of_everybody(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("great_lakes", SEATS, options=FIRST)
    server.play_until(table, tokens, any_move(1), lambda scene: scene["view"]["turns_left"] is not None)
    person = people()
    person.sit(server.link(table, tokens[0]))
    person.wait_for_turn()
    left = view(person)["turns_left"]
    assert left is not None
    said = person.find(".notice").inner_text()
    assert "Last turns" in said
    of_seats = person.find(".notice li").all_inner_texts()
    assert len(of_seats) == 2
    numbers = {"no": 0, "one": 1}
    assert sum(int(numbers.get(text.split()[-3], text.split()[-3])) for text in of_seats) == left


def test_a_hint_puts_together_what_it_proposes(server: WebServer, people: People) -> None:
    person = people()
    begin(server, person)
    for phase in ("first_tickets", "pieces"):
        person.wait(lambda now=phase: view(person)["phase"] == now)  # type: ignore[misc]
        person.wait_for_turn()
        person.find("[data-hint]").click()
        person.find("[data-commit].is-hinted").wait_for()
        hint = next(each for each in reversed(person.heard) if each["t"] == "hint")
        assert hint["text"] in (person.find("[data-commit]").text_content() or "")
        person.find("[data-commit]").click()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_in_what_is_put_together(
    server: WebServer, people: People, settings: dict[str, Any]
) -> None:
    person = people(**settings)
    begin(server, person)
    for place in range(3):
        person.find(".stub").nth(place).click()
    found = in_both_themes(person)
    person.find("[data-commit]").click()
    person.find(".split").wait_for()
    found += in_both_themes(person)
    person.find("[data-commit]").click()
    person.wait(lambda: view(person)["phase"] == "turn")
    person.wait_for_turn()
    if settings:
        person.find("[role=tab]").nth(1).click()
    person.find("[data-exchange]").click()
    found += in_both_themes(person)
    person.find("[data-exchange]").click()
    if not settings:
        choose_route(person, take_cards_until_payable(person, range(3, 50)))
        person.find(".pay").wait_for()
        found += in_both_themes(person)
    assert found == []
