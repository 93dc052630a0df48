"""Continental Express in a terminal: what its table shows, what it hides, and whole games typed in."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from roundhouse import Table
from roundhouse.core.words import LANGUAGES, words
from roundhouse.terminal import show
from roundhouse.terminal.boards.continental_express import Board
from tests.modules import module_of
from tests.terminal_tools import Typist, at_terminal, others, typed_on

GAME = "continental_express"


def dealt(seats: int, seed: int = 7) -> Table:
    return Table(GAME, seats, seed, {"start_player": 0}, mode="interpreted")


def after(seats: int, moves: int, seed: int = 7) -> Table:
    """A table after this number of random moves."""
    table, pick = dealt(seats, seed), Random(seed)
    for _ in range(moves):
        table.play(pick.choice(table.codes()))
    return table


def first_in_phase(phase: str) -> Table:
    """The first table of some random games in which this is decided."""
    for seed in range(50):
        table, pick = dealt(2, seed), Random(seed)
        while not table.over:
            if table.phase == phase:
                return table
            table.play(pick.choice(table.codes()))
    raise AssertionError(phase)


@cache
def typed_game(seats: int, most: int = 1000) -> tuple[tuple[str, ...], Table]:
    """The numbers that the person types, at most this number of them, and the table that they lead to."""
    table = dealt(seats)
    return tuple(typed_on(table, others(seats), 4, most)), table


def screen_of(table: Table, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    """The table and everybody's points, as this seat sees them."""
    board, screen = Board(table.game, words(lang, GAME)), Typist(width=width)
    screen.show(board.render(show.scene(table, seat, table.moves() if table.seat == seat else [], [])))
    screen.show(*show.points_so_far(table, board, seat, []))
    return screen.text()


def lines(shown: str) -> list[str]:
    """The lines with single spaces."""
    return [" ".join(line.split()) for line in shown.split("\n")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.long
def test_a_game_with_a_bot_is_typed_to_its_end(lang: str) -> None:
    typed, played = typed_game(2)
    here, screen = at_terminal(dealt(2), [*typed, ""], lang)
    here.play()
    shown, said = screen.text(), here.words
    assert here.table.state() == played.state()
    end = shown[shown.rindex(said.say("title")) :]
    assert show.winners(played, said, 0, (1,)) in end
    for seat, mine in enumerate(end.split(said.say("express-part"))[1:3]):
        total = next(line for line in lines(mine) if line.startswith(said.say("express-total")))
        assert total.split()[-1] == str(played.scores()[seat])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_a_table_of_four_fits_the_terminal(lang: str, width: int) -> None:
    typed, _ = typed_game(4, most=30)
    here, screen = at_terminal(dealt(4), [*typed, "s", "?"], lang, width)
    with pytest.raises(EOFError):
        here.play()
    shown = screen.text()
    assert max(map(len, shown.split("\n"))) <= width
    assert "…" not in shown
    assert words(lang, GAME).say("express-about-switchman") in " ".join(shown.split())


def test_before_the_contracts_are_chosen_only_they_are_shown() -> None:
    table = dealt(2)
    shown = screen_of(table)
    assert any(line.startswith("Your contracts: ") for line in lines(shown))
    assert "Row (pile)" not in shown
    assert "Objectives (" not in shown


def test_the_market_shows_prices_piles_and_cards() -> None:
    table = after(3, 3)
    shown, view = lines(screen_of(table)), table.view(0)
    start = shown.index("Row (pile) 2 notes 1 note free")
    said = words("en", GAME)
    for row, cards in enumerate(view["market"]):
        chips = " ".join(f"[{said.say(f'short-{card}')}]" for card in cards)
        assert shown[start + 1 + row] == f"{row + 1} ({view['piles'][row]['size']}) {chips}"


def test_an_event_met_during_setup_is_said_to_be_in_its_pile() -> None:
    table = next(t for t in (after(2, 2, seed) for seed in range(100)) if "station_fire" in t.view(0)["event_piles"])
    pile = table.view(0)["event_piles"]["station_fire"] + 1
    assert f"Known to lie in pile {pile}: station fire" in lines(screen_of(table))


def test_the_objectives_show_wagons_points_and_symbols() -> None:
    table = after(2, 2)
    state = table.state()
    cards = [*state["deck"]["cards"], *state["objectives"]]
    state["objectives"] = ["o03", "o04", "o19"]
    state["deck"] = [card for card in cards if card not in state["objectives"]]
    shown = lines(screen_of(Table.from_state(state, mode="interpreted")))
    assert "1 [Pas ×2] [Tank] 5 points black" in shown
    assert "2 [Box ×2] [Mail ×2] 9 points black" in shown
    assert "3 [Pas] [Tank ×2] 6 points yellow" in shown


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_contract_is_shown_to_its_owner_only(seat: int | None) -> None:
    table = after(3, 40)
    said = words("en", GAME)
    names = [module_of(table.game, "say").contract_name(said, name) for name in table.state()["contracts"]]
    shown = " ".join(screen_of(table, seat).split())
    assert [name in shown for name in names] == [owner == seat for owner in range(3)]
    assert shown.count(said.say("express-hidden")) == 3 - (seat is not None)


def test_at_the_end_all_contracts_are_shown() -> None:
    _, table = typed_game(2)
    shown, said = " ".join(screen_of(table).split()), words("en", GAME)
    for name in table.view(None)["contracts"]:
        assert module_of(table.game, "say").contract_name(said, name) in shown
    assert said.say("express-hidden") not in shown
    assert "This is the last turn." not in shown


def test_the_last_turns_are_announced() -> None:
    table, pick = dealt(3), Random(1)
    while table.view(None)["turns_left"] is None:
        table.play(pick.choice(table.codes()))
    said = words("en", GAME)
    assert said.say("express-last", turns=table.view(None)["turns_left"]) in lines(screen_of(table))


def test_the_objective_being_paid_for_is_marked() -> None:
    table = first_in_phase("pay")
    place = table.view(None)["place"]
    assert any(line.startswith(f"▶{place + 1} ") for line in lines(screen_of(table, table.seat)))
