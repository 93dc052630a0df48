"""Direct hands in a real browser: one click where one will do, another one to change one's mind, Enter and Esc."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .person import People, Person
from .seats import BOT, PERSON, first
from .server import WebServer
from .test_great_lakes import any_move, choose_route, listen, take_cards_until_payable, view

SEATS = [PERSON, BOT]


def begin(server: WebServer, person: Person, game: str, phase: str) -> None:
    """Sit down where this is asked."""
    table, tokens = server.new_table(game, SEATS, options=first(game))
    server.play_until(table, tokens, any_move(1), lambda scene: scene["view"]["phase"] == phase)
    person.sit(server.link(table, tokens[0]))
    person.wait_for_turn()


def ticket(person: Person, name: str) -> Locator:
    """A ticket to choose."""
    return person.find(f'.tray [data-card="{name}"]')


def test_a_kept_ticket_is_put_back_by_another_click_and_enter_keeps_the_rest(server: WebServer, people: People) -> None:
    person = people()
    sent = listen(person)
    begin(server, person, "ticket_cards", "start_tickets")
    act, dealt = person.act, view(person)["tickets"][0]["looked_at"]
    for name in dealt[:2]:
        ticket(person, name).click()
        expect(ticket(person, name)).to_have_attribute("aria-pressed", "true")
    ticket(person, dealt[0]).click()
    expect(ticket(person, dealt[0])).not_to_have_attribute("aria-pressed", "true")
    expect(ticket(person, dealt[1])).to_have_attribute("aria-pressed", "true")
    ticket(person, dealt[2]).click()
    expect(ticket(person, dealt[2])).to_have_attribute("aria-pressed", "true")
    assert person.act == act  # nothing is made yet
    person.page.keyboard.press("Enter")
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
    own = person.scene["view"]["tickets"][0]
    assert sorted(own["held"] + own["chosen"]) == sorted(dealt[1:3])
    assert len(sent[-1]) == 3


def test_one_click_takes_an_open_card_unless_one_wants_to_be_asked(server: WebServer, people: People) -> None:
    person = people()
    sent = listen(person)
    begin(server, person, "great_lakes", "turn")
    assert person.find('[data-at~="deck:tickets"]').get_attribute("data-key")  # numbers reach the decks
    card = next(slot for slot, card in enumerate(view(person)["display"]) if card != "wild")
    act = person.act
    person.find(f'[data-at~="display:{card}"]').click()
    person.until("act => document.querySelector('[data-act]').dataset.act !== act", act)
    assert [len(codes) for codes in sent] == [1, 2]
    assert person.scene["view"]["phase"] == "second_card"
    person.page.evaluate("localStorage.setItem('roundhouse.settings', JSON.stringify({ refill: false }))")
    person.page.reload()
    person.wait_for_turn()
    card = next(slot for slot, card in enumerate(person.scene["view"]["display"]) if card != "wild")
    person.find(f'[data-at~="display:{card}"]').click()
    person.wait(lambda: person.tried is not None)
    assert view(person)["phase"] == "refill"


def test_escape_closes_the_exchange_and_enter_pays(server: WebServer, people: People) -> None:
    person = people()
    begin(server, person, "great_lakes", "turn")
    person.find("[data-exchange]").click()
    person.find(".exchange .stepper").first.wait_for()
    person.page.keyboard.press("Escape")
    person.find(".exchange .stepper").first.wait_for(state="detached")
    route = take_cards_until_payable(person, range(3, 50))
    choose_route(person, route)
    person.find(".pay").wait_for()
    person.page.mouse.click(5, 400)
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.scene["view"]["routes"].get(route) == 0)
