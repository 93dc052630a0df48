"""Great Lakes in a terminal: what its table shows and hides, and a whole game typed in."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse import Table
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES, words
from roundhouse.terminal import draw
from roundhouse.terminal.boards.great_lakes import Board
from roundhouse.terminal.play import bots_at
from roundhouse.terminal.save import LogFile
from roundhouse.terminal.table import TerminalTable
from tests.terminal_tools import Typist

GAME = "great_lakes"


def played(moves: int, seats: int = 3, seed: int = 3) -> Table:
    """A table after so many random moves."""
    table, pick = Table(GAME, seats, seed, mode="compiled"), Random(seed)
    for _ in range(moves):
        if not table.over:
            table.play(pick.choice(table.codes()))
    return table


def screen_of(table: Table, seat: int | None, lang: str = "en", width: int = 100) -> str:
    """The table and everybody's points, as this seat sees them."""
    board = Board(table.game, words(lang, GAME))
    screen = Typist([], interactive=False, width=width)
    moves = table.moves() if seat is not None and seat == table.seat else []
    screen.show(board.draw(draw.scene(table, seat, moves, ())))
    screen.show(*draw.points_so_far(table, board, seat, ()))
    return screen.text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 5, 40, 200])
def test_a_table_is_drawn_in_every_language_for_every_seat(lang: str, moves: int) -> None:
    table = played(moves)
    for seat in (None, 0, 1, 2):
        shown = screen_of(table, seat, lang)
        assert "None" not in shown
        assert words(lang, GAME).say("term-lakes-track") in shown


def test_claimed_routes_stand_by_region_with_their_owner() -> None:
    table = played(400, 2)
    shown = screen_of(table, None)
    box = table.game.module("box")
    for route, seat in table.view(None)["routes"].items():
        row = box.ROUTE_ROWS[box.ROUTES.index(route)]
        sign = "═" if row.type == "rail" else "≈"
        name = words("en", GAME).say
        assert f"{name('place-' + row.a)} {sign}{row.length}{sign} {name('place-' + row.b)} [{seat + 1}]" in shown
    assert len(table.view(None)["routes"]) > 3


def test_the_tickets_of_others_are_not_shown() -> None:
    table = played(60, 2)
    ticket_name = table.game.module("say").ticket_name
    own, other = (table.state()["tickets"][seat]["cards"] for seat in (0, 1))
    shown = screen_of(table, 0)
    assert all(ticket_name(words("en", GAME), ticket) in shown for ticket in own)
    assert not any(ticket_name(words("en", GAME), ticket) in shown for ticket in other)


def test_the_legend_has_every_route() -> None:
    table = played(0)
    screen = Typist([], interactive=False, width=100)
    screen.show(Board(table.game, words("en", GAME)).legend())
    shown = screen.text()
    assert shown.count("═") + shown.count("≈") == 2 * 110 + 2


def test_a_whole_game_can_be_typed_in() -> None:
    seats, pick = 2, Random(1)
    table, typed = Table(GAME, seats, 1, mode="compiled"), list[str]()
    bots = bots_at([1], 4, "random")
    while (seat := table.seat) is not None:
        codes = table.codes()
        if seat in bots:
            table.play(bots[seat].choose(SeatView.of(table, seat)))
        else:
            typed.append(str(1 + pick.randrange(len(codes))))
            table.play(codes[int(typed[-1]) - 1])
    screen = Typist([*typed, ""], interactive=False, width=100)
    here = TerminalTable(Table(GAME, seats, 1, mode="compiled"), bots_at([1], 4, "random"), screen, "en", LogFile())
    here.play()
    assert here.table.over
    assert here.table.record.tobytes() == table.record.tobytes()
    assert "The game is over" in screen.text()
