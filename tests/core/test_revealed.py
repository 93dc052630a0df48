"""What showed somebody something cannot be taken back; what showed nobody anything can."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse.core import revealed
from roundhouse.core.errors import IllegalMove
from roundhouse.core.game import Game, games, load
from roundhouse.core.journal import Journal
from roundhouse.core.record import ALL, NOBODY
from roundhouse.core.revealed import reveals
from roundhouse.core.state import GameState
from roundhouse.core.table import Table

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
FIRST_TICKETS = {"kind": "keep", "tickets": "1+2+3"}
OTHER_TWINS = 200
LOOKED_AT = 1  # positions of a game
# Moves that showed nothing when they were first made in this game, and moves that showed something; for a game that is
# not listed its own tests say it.
UNDOABLE = {
    "traffic": {"play", "place", "hook", "end"},
    "isle_of_trains": {"build", "load", "deliver", "onto", "item", "take"},
    "continental_express": {"keep", "end", "token"},
    "ticket_cards": {"keep", "triple"},
    "great_lakes": {"claim", "colour", "exchange", "pieces", "keep"},
}
FINAL = {
    "traffic": {"draw_cards", "draw_loco"},
    "isle_of_trains": {"take_deck"},
    "continental_express": {"take"},
    "ticket_cards": {"draw", "tickets"},
    "great_lakes": {"draw", "refill", "tickets"},
}


def lakes() -> Table:
    return Table("great_lakes", 3, 5, {"first_player": 0}, mode="interpreted")


def refuses_undo(table: Table) -> bool:
    """Whether the last move cannot be taken back online."""
    ply = len(table.codes_played) - 1
    journal = Journal(table.table_at(ply))
    seat = journal.table.seat
    assert seat is not None
    journal.play(seat, table.codes_played[ply:])
    if not table.revealed():
        return journal.can_take_back([seat]) != 1
    with pytest.raises(IllegalMove):
        journal.can_take_back([seat])
    return True


def choose(table: Table) -> Iterator[bool]:
    """Everybody chooses tickets, then pieces: whether each choice shows something."""
    moves: list[dict[str, Any]] = [FIRST_TICKETS] * 3 + [{"kind": "pieces", "trains": n} for n in ("18", "33", "25")]
    for move in moves:
        table.play(move)
        yield refuses_undo(table)


def test_whoever_chooses_last_in_secret_has_seen_what_the_others_chose() -> None:
    assert list(choose(lakes())) == [False, False, True, False, False, True]


def test_twins_alone_know_it_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revealed, "_hidden", lambda engine, seat: b"")
    assert list(choose(lakes())) == [False, False, True, False, False, True]


def test_twins_alone_know_of_a_card_that_all_see_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revealed, "_hidden", lambda engine, seat: b"")
    table = Table("continental_express", 3, 1, mode="interpreted")
    while table.phase != "take":
        table.play(table.codes()[0])
    table.play(table.codes()[0])
    assert refuses_undo(table)


def random_acts(game: Game, seed: int, most: int = 10**6) -> Iterator[tuple[Table, GameState, int]]:
    """The moves of a random game of three: the table after each, the state before it, and the move."""
    table, pick = Table(game.name, 3, seed, mode="interpreted"), random.Random(seed)
    while not table.over and len(table.codes_played) < most:
        before, code = table.live.copy(), pick.choice(table.codes())
        table.play(code)
        yield table, before, code


@every_game
def test_ordinary_moves_can_be_taken_back_and_draws_cannot(game: Game) -> None:
    shown: dict[str, bool] = {}
    for _, before, code in random_acts(game, 2, 400):
        kind = game.layout.describe(code)[0]
        if kind not in shown:
            shown[kind] = reveals(game, before, [code])
    assert {kind for kind, answer in shown.items() if not answer} >= UNDOABLE.get(game.name, set()), shown
    assert {kind for kind, answer in shown.items() if answer} >= FINAL.get(game.name, set()), shown


@every_game
def test_what_shows_nothing_looks_the_same_on_two_hundred_other_twins(game: Game) -> None:
    found = 0
    for table, before, code in random_acts(game, 4):
        if len(table.codes_played) % 9 == 0 and not reveals(game, before, [code]):
            twins = range(1000, 1000 + OTHER_TWINS, revealed.TWINS["interpreted"])
            assert not any(reveals(game, before, [code], first) for first in twins)
            found += 1
            if found == LOOKED_AT:
                return
    assert found


@every_game
def test_what_shows_nothing_changes_nothing_that_only_others_see(game: Game) -> None:
    for table, before, code in random_acts(game, 3, 25):
        if not reveals(game, before, [code]):
            for name, field in game.State.fields.items():
                if field.seen != ALL and not name.startswith("event"):
                    rows = [row for row in range(field.shape[0]) if row != before.seat] if field.seen != NOBODY else ...
                    after = table.live.record[name][rows]
                    assert (before.record[name][rows] == after).all(), (name, game.layout.describe(code))


def test_moves_made_together_are_judged_together() -> None:
    table = Table("isle_of_trains", 3, 7, mode="interpreted")
    for kind in ("take", "take_deck"):
        table.play(next(move for move in table.moves() if move.kind == kind))
    assert table.revealed_since(0)
    assert not table.revealed_since(0, 1)


def test_twins_kept_for_the_next_move_give_the_answer_that_new_ones_give() -> None:
    for _, before, code in random_acts(load("isle_of_trains"), 6, 25):
        kept = reveals(load("isle_of_trains"), before, [code])
        revealed._kept.clear()
        assert kept == reveals(load("isle_of_trains"), before, [code])


def test_the_same_moves_asked_about_again_get_the_same_answer() -> None:
    table = Table("isle_of_trains", 2, 3, mode="interpreted")
    load_one = next(code for code in table.codes() if table.game.layout.describe(code)[0] == "load")
    assert not reveals(table.game, table.live, [load_one])  # twins are kept for the next move
    table.play(load_one)
    for _ in range(3):
        assert not reveals(table.game, table.live, table.codes()[:1])
