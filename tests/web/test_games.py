"""Whole games in a real browser, by clicking what is lit."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any

import pytest

from .person import DESKTOP, PHONE, People, Person
from .seats import BOT, JUNIOR, OPEN, PERSON, scores_on_screen, short, table_of
from .server import WebServer

A_WHILE = 20  # clicks
# Long games, by their seats: after this number of moves, well before their end, they are played on by clicks.
LATE = {("isle_of_trains", 3): 260, ("isle_of_trains", 1): 80, ("great_lakes", 2): 100, ("ticket_cards", 4): 60}


def set_option(person: Person, server: WebServer, game: str, name: str, value: str | int) -> None:
    """Choose a value of one of the game's options in the lobby."""
    games = {each["name"]: each for each in server.get("api/games?lang=en")}
    option = next(each for each in games[game]["options"] if each["name"] == name)
    label = next(each["label"] for each in option["values"] if each["value"] == value)
    choice = person.page.locator(".optn", has=person.page.get_by_text(option["label"], exact=True))
    if choice.count() == 0:
        person.find("button[aria-expanded=false].more").click()
    if choice.locator("select").count():
        choice.locator("select").select_option(label=label)
    else:
        choice.get_by_role("button", name=label, exact=True).click()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("traffic", 3, {}),
        ("isle_of_trains", 3, {}),
        ("continental_express", 4, {}),
        ("isle_of_trains", 1, {"solo": "scenario_2"}),
        ("ticket_cards", 2, {}),
        ("ticket_cards", 4, {"dispatch_choice": "locomotive_first"}),
        ("great_lakes", 2, {"max_turns": 100}),
    ],
    ids=["traffic", "isle", "express", "scenario", "ticket_cards", "second_deck", "great_lakes"],
)
def test_a_game_is_set_up_in_the_lobby_and_played_to_its_end(
    server: WebServer, people: People, game: str, seats: int, options: dict[str, Any]
) -> None:
    person = people()
    person.page.goto(server.address)
    person.find(f"[data-game={game}]").click()
    while person.find("[data-seat-plan]").count() > seats:
        person.find("[data-seat-plan]").last.locator("[data-remove]").click()
    for name, value in options.items():
        set_option(person, server, game, name, value)
    person.find("[data-start]").click()
    person.wait_for_turn()
    if (game, seats) in LATE:
        play_early_and_late(server, person, LATE[game, seats])
    else:
        person.play()
    assert person.is_over
    assert scores_on_screen(person) == server.replayed(table_of(person)).scores()
    assert options.items() <= person.scene["table"]["options"].items()


def test_two_browsers_play_each_other_by_link(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("traffic", [PERSON, OPEN], options=JUNIOR)
    olena, marko = people(), people(lang="uk")
    olena.page.goto(server.link(table, tokens[0]))
    link = olena.find("[data-link]").first.get_attribute("data-link")
    assert link is not None
    marko.sit(link)
    olena.page.wait_for_selector("[data-act]")
    for _ in range(A_WHILE // 3):
        for person in (olena, marko):
            if person.lit.count():
                person.step()
    before = olena.scene["ply"]
    assert before > 4  # and it is seen by both
    marko.wait(lambda: marko.scene["ply"] >= before)
    server.advance(table, server.tokens(table))
    olena.wait(lambda: olena.is_over and marko.is_over)
    assert scores_on_screen(olena) == scores_on_screen(marko) == server.replayed(table).scores()


def test_a_reload_and_a_killed_server_lose_nothing(tmp_path_factory: pytest.TempPathFactory, people: People) -> None:
    server = WebServer(tmp_path_factory.mktemp("mortal"))
    server.start()
    try:
        table, tokens = server.new_table("traffic", [PERSON, BOT], options=JUNIOR)
        person = people()
        person.sit(server.link(table, tokens[0]))
        person.page.wait_for_selector("[data-connection=open]")
        person.play(most=4)
        person.page.reload()
        person.play(most=4)
        before = person.scene["ply"]
        server.stop(signal.SIGKILL)
        person.page.wait_for_selector("[data-connection=lost]")
        person.page.set_viewport_size(PHONE["viewport"])
        assert person.find("[data-connection=lost]").is_visible()  # on a phone, too
        person.page.set_viewport_size(DESKTOP["viewport"])
        server.start()
        person.page.wait_for_selector("[data-connection=open]")
        person.complaints = [each for each in person.complaints if "WebSocket" not in each]  # the browser's own
        assert person.scene["ply"] >= before
        person.play(most=4)
        if not person.is_over:
            server.advance(table, tokens)
            person.wait(lambda: person.is_over)
        assert scores_on_screen(person) == server.replayed(table).scores()
    finally:
        server.stop(signal.SIGKILL)


def play_a_while(
    server: WebServer, person: Person, tokens: list[str], choose: Callable[[Person], bool] | None = None
) -> None:
    """Play; if it takes long, a bot plays on to the end: whole games are played by clicks in the tests above."""
    person.play(A_WHILE, choose)
    if not person.is_over:
        server.advance(table_of(person), tokens)
        person.wait(lambda: person.is_over)


def play_early_and_late(server: WebServer, person: Person, late: int) -> None:
    """Play the beginning and some of the end of a long game by clicks, and let bots play between them and after."""
    table, tokens = table_of(person), server.tokens(table_of(person))
    person.play(A_WHILE)
    if not person.is_over:
        address = person.page.url
        person.page.goto("about:blank")  # nobody looks on meanwhile, which would cost more than the moves
        server.advance_to(table, tokens, late)
        person.sit(address)
        assert person.play(A_WHILE) > 0, "it was over before it was late"
    if not person.is_over:
        server.advance(table, tokens)
        person.wait(lambda: person.is_over)


def press_a_number(person: Person) -> bool:
    """Make a move without a mouse: a number, and Enter where the table asks; False: the game is over."""
    person.wait_for_turn()
    if person.is_over:
        return False
    act, was_picked, tried = person.act, person.is_picked, person.tried
    lit = person.until("() => document.querySelectorAll('[data-key]').length")
    person.page.keyboard.press(str(person.chance.randint(1, min(9, lit))))
    person.settle(act, was_picked, tried)
    return True


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("traffic", [PERSON, BOT]),
        ("isle_of_trains", [PERSON]),
        ("continental_express", [PERSON, BOT]),
        ("ticket_cards", [PERSON, BOT]),
        ("great_lakes", [PERSON, BOT]),
    ],
)
def test_a_game_is_played_with_the_keyboard_alone(
    server: WebServer, people: People, game: str, seats: list[dict[str, Any]]
) -> None:
    table, tokens = server.new_table(game, seats, options=short(game))
    person = people()
    person.sit(server.link(table, tokens[0]))
    play_a_while(server, person, tokens, press_a_number)
    assert scores_on_screen(person) == server.replayed(table).scores()


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("traffic", "uk"),
        ("isle_of_trains", "ru"),
        ("continental_express", "uk"),
        ("ticket_cards", "uk"),
        ("great_lakes", "uk"),
    ],
)
def test_a_game_is_played_on_a_phone(server: WebServer, people: People, game: str, lang: str) -> None:
    table, tokens = server.new_table(game, [PERSON, BOT, BOT], options=short(game))
    person = people(lang=lang, dark=lang == "ru", **PHONE)
    person.sit(server.link(table, tokens[0]))
    play_a_while(server, person, tokens)
    assert scores_on_screen(person) == server.replayed(table).scores()


def follow_the_hint(person: Person) -> None:
    """Make the move that the table advises."""
    act = person.act
    person.find("[data-hint]").click()
    person.find(".is-hinted").first.click()
    person.settle(act, False)
    if person.is_picked:
        person.find("[data-bar] .is-hinted").click()
        person.until("act => document.querySelector('[data-act]')?.dataset.act !== act", act)


def test_the_best_tickets_are_completed_with_one_click(server: WebServer, people: People) -> None:
    table, tokens = server.new_table("ticket_cards", [PERSON, BOT])
    person = people()
    person.sit(server.link(table, tokens[0]))
    for _ in range(3):
        person.wait_for_turn()
        follow_the_hint(person)
    server.play_until(table, tokens, None, lambda scene: bool(scene["view"]["phase"] == "complete"))
    person.wait_for_turn()
    person.wait(lambda: bool(person.scene["view"]["phase"] == "complete"))
    best = person.scene["view"]["best"]
    assert len(best) > 1
    chosen = sorted([*best, *person.scene["view"]["tickets"][0]["declared"]])  # a hint may have completed one
    person.find(".tray .best").click()
    person.wait(lambda: person.scene["view"]["best"] == [])
    assert sorted(person.scene["view"]["tickets"][0]["declared"]) == chosen
    play_a_while(server, person, tokens)
    assert scores_on_screen(person) == server.replayed(table).scores()
    assert sorted(server.replayed(table).state()["completed"][0]) == chosen
