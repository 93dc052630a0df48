"""The card game in a terminal: what its table shows, what it hides, and a whole game typed in."""

from __future__ import annotations

from functools import cache

import pytest

from roundhouse import Table
from roundhouse.core.words import LANGUAGES, words
from roundhouse.terminal import show
from roundhouse.terminal.boards.ticket_cards import Board
from tests.games.ticket_cards.test_setup import begun
from tests.modules import module_of
from tests.terminal_tools import Typist, at_terminal, others, typed_on

GAME = "ticket_cards"


def dealt(seats: int) -> Table:
    return Table(GAME, seats, 4, mode="interpreted")


@cache
def typed_game(seats: int, most: int = 1000) -> tuple[tuple[str, ...], Table]:
    """The numbers that the person types, at most this number of them, and the table that they lead to."""
    table = dealt(seats)
    return tuple(typed_on(table, others(seats), 4, most)), table


def screen_of(table: Table, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """The table and everybody's points, as this seat sees them."""
    board, screen = Board(table.game, words(lang, GAME)), Typist(width=width)
    bots = [each for each in range(table.seats) if each != seat]
    screen.show(board.render(show.scene(table, seat, table.moves() if table.seat == seat else [], bots)))
    screen.show(*show.points_so_far(table, board, seat, bots))
    return screen.text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.long
def test_a_game_is_typed_to_its_end(seats: int, lang: str) -> None:
    typed, played = typed_game(seats)
    here, screen = at_terminal(dealt(seats), [*typed, ""], lang)
    here.play()
    shown = screen.text()
    assert here.table.state() == played.state()
    assert max(map(len, shown.split("\n"))) <= 80
    assert "…" not in shown
    end = shown[shown.rindex(words(lang, GAME).say("title")) :]
    totals = [line.split()[-1] for line in end.split("\n") if line.split()[:1] == [here.words.say("tc-total")]]
    assert totals == [str(points).replace("-", "−") for points in played.scores()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_cards_rows_and_tickets(lang: str) -> None:
    said = words(lang, GAME)
    table = dealt(3)
    shown = screen_of(table, 0, lang)
    names = [module_of(table.game, "say").ticket_name(said, name) for name in table.view(0)["tickets"][0]["looked_at"]]
    assert all(name in shown for name in names)
    assert said.say("tc-hand", cards=8) in shown
    assert all(f"{place} [{said.say(f'short-{card}')}]" in shown for place, card in _display(table))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_is_shown_the_tickets_that_it_gave_back(lang: str) -> None:
    table, said = begun(3, kept=2), words(lang, GAME)
    for seat in range(3):
        back = [
            module_of(table.game, "say").ticket_name(said, item["ticket"])
            for item in table.view(seat)["returned"][seat]
        ]
        assert len(back) == 4
        shown = screen_of(table, seat, lang)
        assert all(name in shown[shown.index(said.say("tc-returned")) :] for name in back)
        for other in (None, (seat + 1) % 3):
            assert not any(name in screen_of(table, other, lang) for name in back)
    assert said.say("tc-returned") not in screen_of(table, None, lang)


def _display(table: Table) -> list[tuple[int, str]]:
    return [(place, card) for place, card in enumerate(table.view(None)["display"], start=1)]


def test_a_spectator_sees_neither_hands_nor_tickets() -> None:
    table = dealt(3)
    shown = screen_of(table, None)
    assert "Your hand" not in shown
    assert "Your tickets" not in shown
    assert "You look at" not in shown
    assert "Big cities: Seattle 8" in shown


def test_rows_and_open_stacks_are_drawn() -> None:
    _, table = typed_game(4)
    shown = screen_of(table, 0)
    rows = [row for depot in table.view(0)["depots"] for row in depot]
    said = words("en", GAME)
    for row in rows:
        assert f"[{said.say('short-' + row['colour'])}{row['coloured']}" in shown
    assert "Stack of player 1:" in shown
    assert "Second deck." in shown


def test_a_ticket_that_is_chosen_has_a_tick() -> None:
    table = dealt(2)
    table.play(table.moves()[0])
    assert screen_of(table, 0).count("✓") == 1
    assert "✓" not in screen_of(table, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_names_every_card(lang: str) -> None:
    game, said, screen = dealt(2).game, words(lang, GAME), Typist(width=80)
    screen.show(Board(game, said).legend())
    shown = screen.text()
    assert all(said.say(f"card-{card}") in shown for card in module_of(game, "box").CARDS)
