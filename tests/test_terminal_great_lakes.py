"""Great Lakes in a terminal: what its table shows and hides, and a whole game typed in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from roundhouse import Table, load
from roundhouse.core.testing import random_table
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES, words
from roundhouse.terminal import show
from roundhouse.terminal.boards import Shown
from roundhouse.terminal.boards.great_lakes import Board
from roundhouse.terminal.play import bots_at
from roundhouse.terminal.save import LogFile
from roundhouse.terminal.table import TerminalTable
from tests import terminal_tools
from tests.games.great_lakes.lakes import VIEW, Lakes, begun
from tests.modules import module_of
from tests.terminal_tools import Typist

GAME = "great_lakes"


def played(moves: int, seats: int = 3, seed: int = 3) -> Table:
    """A table after this number of random moves."""
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
    screen.show(board.render(show.scene(table, seat, moves, ())))
    screen.show(*show.points_so_far(table, board, seat, ()))
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
    box = module_of(table.game, "box")
    for route, seat in table.view(None)["routes"].items():
        row = box.ROUTE_ROWS[box.ROUTES.index(route)]
        sign = "═" if row.type == "rail" else "≈"
        name = words("en", GAME).say
        assert f"{name('place-' + row.a)} {sign}{row.length}{sign} {name('place-' + row.b)} [{seat + 1}]" in shown
    assert len(table.view(None)["routes"]) > 3


def test_the_tickets_of_others_are_not_shown() -> None:
    table = played(60, 2)
    ticket_name = module_of(table.game, "say").ticket_name
    own, other = (table.state()["tickets"][seat]["cards"] for seat in (0, 1))
    shown = screen_of(table, 0)
    assert all(ticket_name(words("en", GAME), ticket) in shown for ticket in own)
    assert not any(ticket_name(words("en", GAME), ticket) in shown for ticket in other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_is_shown_the_tickets_that_it_gave_back(lang: str) -> None:
    table, said = begun(2, seed=5, first_player=0), words(lang, GAME)
    for seat in (0, 1):
        known = sorted(table.view(seat)["returned"][seat], key=lambda item: -item["place"])
        back = [module_of(table.game, "say").ticket_name(said, item["ticket"]) for item in known]
        assert len(back) == 2
        assert "   ".join([said.say("term-lakes-returned"), *back]) in screen_of(table, seat, lang)
        for other in (None, 1 - seat):
            assert not any(name in screen_of(table, other, lang) for name in back)
    assert said.say("term-lakes-returned") not in screen_of(table, None, lang)


def test_the_legend_has_every_route() -> None:
    table = played(0)
    screen = Typist([], interactive=False, width=100)
    screen.show(Board(table.game, words("en", GAME)).legend())
    shown = screen.text()
    assert shown.count("═") + shown.count("≈") == 2 * 110 + 2


def chart_of(table: Table, wanted: str, lang: str = "en") -> str | None:
    """What the map shows of this to the player who decides."""
    chart = Board(table.game, words(lang, GAME)).chart(show.scene(table, table.seat, table.moves(), ()), wanted)
    screen = Typist([], interactive=False, width=100)
    screen.show(chart or "")
    return screen.text() if chart else None


def routes_on(shown: str | None, lang: str = "en") -> set[str]:
    """The routes that a map shows, by their drawings; twins that look the same count as one."""
    box, say = module_of(load(GAME), "box"), words(lang, GAME).say
    signs = {"rail": "═", "sea": "≈"}
    return {
        f"{row.a} {row.type} {row.length} {row.b}"
        for row in box.ROUTE_ROWS
        if f"{say('place-' + row.a)} {signs[row.type]}{row.length}{signs[row.type]} {say('place-' + row.b)}"
        in (shown or "")
    }


def drawn(routes: Iterable[str]) -> set[str]:
    """Routes by their names, as `routes_on` gives them."""
    rows = module_of(load(GAME), "box").ROUTE_ROWS
    return {f"{row.a} {row.type} {row.length} {row.b}" for row in rows if row.route in set(routes)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_shows_what_a_filter_asks_for(lang: str) -> None:
    table = next(table for table in random_turns(2, 5) if len(table.view(None)["routes"]) > 12)
    every = [row.route for row in module_of(table.game, "box").ROUTE_ROWS]
    claimable = [str(move.args["route"]) for move in table.moves() if move.kind == "claim"]
    mine = [route for route, seat in table.view(None)["routes"].items() if seat == table.seat]
    assert claimable
    assert mine
    assert routes_on(chart_of(table, "", lang), lang) == routes_on(chart_of(table, "1", lang), lang) == drawn(every)
    assert routes_on(chart_of(table, "2", lang), lang) == drawn(claimable)
    assert routes_on(chart_of(table, "3", lang), lang) == drawn(mine)


def test_the_map_shows_the_ways_of_the_own_tickets() -> None:
    lakes = Lakes(tickets=["T33", "T25"], routes={"R085": 0})  # Muskegon-Bay City, of which one part is claimed
    board, screen = Board(lakes.game, words("en", GAME)), Typist([], interactive=False, width=100)
    chart = board.chart(Shown(VIEW.to_dict(lakes.s) | {"seats": 2}, 0, [], frozenset(), lakes.s), "4")
    assert chart is not None
    screen.show(chart)
    assert routes_on(screen.text()) == drawn(["R083"])


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "chi"), ("en", "Chicago"), ("uk", "чика"), ("ru", "ЧИКАГО"), ("uk", "chicago")]
)
def test_the_map_shows_the_routes_of_a_city(lang: str, wanted: str) -> None:
    rows = module_of(load(GAME), "box").ROUTE_ROWS
    touching = [row.route for row in rows if "chicago" in (row.a, row.b)]
    assert routes_on(chart_of(played(40), wanted, lang), lang) == drawn(touching)


def test_a_city_that_there_is_not_is_refused() -> None:
    assert chart_of(played(40), "atlantis") is None
    here, screen = at_terminal(played(0), ["m atlantis", "m", "c", "c 99", "c x"])
    with pytest.raises(EOFError):
        here.play()
    shown = screen.text()
    assert "“atlantis”" in shown
    assert "the whole map" in shown
    assert shown.count("number of the move after c") == 3


def random_turns(seats: int, seed: int) -> Iterator[Table]:
    """The tables of a random game whenever a turn begins."""
    return (table for table in random_table(load(GAME), seats, {}, seed, "compiled") if table.phase == "turn")


def at_terminal(table: Table, entries: list[str], lang: str = "en") -> tuple[TerminalTable, Typist]:
    """A person at seat 0, random bots elsewhere, and what the person types."""
    return terminal_tools.at_terminal(table, entries, lang, 100, "random")


def test_a_route_is_claimed_and_paid_for_at_once_and_taken_back_at_once() -> None:
    for table in random_turns(2, 3):
        paid = [n for n, move in enumerate(table.moves(), start=1) if len(table.finish(move)) > 1]
        if table.seat == 0 and paid:
            break
    here, screen = at_terminal(Table.from_state(table.state()), [f"с {paid[0]}"])  # the Cyrillic letter of the same key
    before, steps = here.table.live.tobytes(), [move.code for move in table.finish(table.moves()[paid[0] - 1])]
    here._ask(here.table.moves())
    assert "c NUMBER" in screen.text()
    assert here.table.codes_played == steps
    here._undo()
    assert here.table.live.tobytes() == before


def test_only_a_game_with_steps_to_finish_offers_it() -> None:
    here, screen = at_terminal(Table("traffic", 2, 7, mode="interpreted"), ["c 1", "m"])
    with pytest.raises(EOFError):
        here.play()
    shown = screen.text()
    assert "c NUMBER" not in shown
    assert "“c 1” is not one of the choices" in shown
    assert "“m” is not one of the choices" in shown


def typed_in(table: Table, finish: bool) -> tuple[list[str], Table]:
    """What a person types in a game to its end, and the table that it leads to."""
    pick, bots, typed = Random(1), bots_at([1], 4, "random"), list[str]()
    while (seat := table.seat) is not None:
        moves = table.moves()
        if seat in bots:
            table.play(bots[seat].choose(SeatView.of(table, seat)))
        else:
            number = 1 + pick.randrange(len(moves))
            typed += ["m 2"] * (number == 1) + [f"c {number}" if finish else str(number)]
            table.play_sequence(table.finish(moves[number - 1]) if finish else [moves[number - 1]])
    return typed, table


@pytest.mark.parametrize("finish", [False, True])
@pytest.mark.long
def test_a_whole_game_can_be_typed_in(finish: bool) -> None:
    typed, table = typed_in(Table(GAME, 2, 1, mode="compiled"), finish)
    screen = Typist([*typed, ""], interactive=False, width=100)
    here = TerminalTable(Table(GAME, 2, 1, mode="compiled"), bots_at([1], 4, "random"), screen, "en", LogFile())
    here.play()
    assert here.table.over
    assert here.table.live.tobytes() == table.live.tobytes()
    assert "The game is over" in screen.text()
