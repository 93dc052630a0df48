"""Journals: what was told of each act, and what may be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundhouse import IllegalMove, Table, games
from roundhouse.core.journal import Journal

from .tools import position, refused, traffic


def code(table: Table, kind: str, **args: object) -> int:
    found = table.game.layout.code(kind, args)
    assert found is not None
    return found


@pytest.mark.parametrize("game", games())
def test_a_journal_tells_what_playing_again_would_tell(game: str) -> None:
    journal, pick = Journal(Table(game, seed=3, mode="compiled")), random.Random(3)
    while (seat := journal.table.seat) is not None and journal.ply < 200:
        journal.play(seat, [pick.choice(journal.table.codes())])
    assert journal.events == journal.table.events
    assert [journal.entries[number].event.kind for number in journal.turns] == ["began"] * len(journal.turns)
    for ply in (0, 1, journal.ply // 2, journal.ply):
        assert journal.entries_until(ply) == len([event for event in journal.events if event.ply <= ply])
    again = Journal(journal.table)
    assert (again.entries, again.turns, again.acts) == (journal.entries, journal.turns, [])


def test_moves_that_are_one_act_are_all_made_or_none() -> None:
    table = Table.from_state(position(), mode="interpreted")
    journal, before = Journal(table), table.state()
    with refused(IllegalMove, "turn-passed"):
        journal.play(1, [code(table, "draw_cards")])
    with pytest.raises(IllegalMove):
        journal.play(0, [code(table, "play", card="fire_2"), code(table, "draw_cards")])
    assert (table.state(), journal.entries, journal.acts, journal.changes) == (before, [], [], 0)


def test_one_goes_back_over_bots_to_ones_own_last_choice() -> None:
    table = Table.from_state(position(), mode="interpreted")
    journal, before = Journal(table), table.state()
    journal.play(0, [code(table, "play", card="fire_2")])
    assert journal.can_go_back(0, []) == journal.can_take_back([0]) == 1
    journal.play(0, [code(table, "place", track=0, side="left")])
    assert (journal.can_go_back(0, []), journal.can_take_back([0], whole_turn=True)) == (1, 2)
    journal.acts[-1].was_choice = False  # as if there had been one place only
    assert journal.can_go_back(0, []) == 2
    journal.take_back(2)
    assert table.state() == before


def test_what_others_did_since_cannot_be_taken_back() -> None:
    journal = Journal(traffic())
    with refused(IllegalMove, "undo-nothing"):
        journal.can_take_back([0, 1])
    with refused(IllegalMove, "undo-nothing"):
        journal.can_go_back(0, [1])
    first = journal.table.seat
    assert first is not None
    journal.play(first, [code(journal.table, "draw_cards")])
    other = journal.table.seat
    assert other not in (None, first)
    with refused(IllegalMove, "undo-others"):
        journal.can_take_back([1 - first])
    with refused(IllegalMove, "undo-revealed"):
        journal.can_go_back(first, [])
    journal.play(1 - first, [code(journal.table, "draw_cards")])
    with refused(IllegalMove, "undo-since"):
        journal.can_go_back(first, [])
    with refused(IllegalMove, "undo-revealed"):
        journal.can_go_back(first, [1 - first])
    journal.take_back(2)
    assert (journal.ply, journal.acts) == (0, [])
    assert journal.events == journal.table.events


def test_what_only_its_player_decided_may_be_taken_back() -> None:
    table = Table.from_state(position(), mode="interpreted")
    journal, before = Journal(table), table.state()
    journal.play(0, [code(table, "play", card="fire_2")])
    assert not table.revealed()
    journal.take_back(journal.can_take_back([0]))
    assert table.state() == before


@pytest.mark.parametrize(
    "moves",
    [
        [{"kind": "draw_cards"}],
        [{"kind": "draw_loco"}],
        [{"kind": "play", "card": "switch"}, {"kind": "aim", "seat": 1}],
    ],
    ids=lambda moves: str(moves[-1]["kind"]),
)
def test_what_showed_somebody_a_card_may_not_be_taken_back(moves: list[Any]) -> None:
    table = Table.from_state(position(), mode="interpreted")
    journal = Journal(table)
    for move in moves:
        journal.play(0, [code(table, **move)])
    before = table.state(), journal.entries
    assert table.revealed()
    with refused(IllegalMove, "undo-revealed", "cannot be taken back"):
        journal.can_take_back([0])
    assert (table.state(), journal.entries) == before
    table.undo()
    assert len(table.codes_played) == len(moves) - 1


def test_the_end_of_a_game_may_not_be_taken_back() -> None:
    journal, pick = Journal(traffic()), random.Random(0)
    while (seat := journal.table.seat) is not None:
        journal.play(seat, [pick.choice(journal.table.codes())])
    with refused(IllegalMove, "undo-revealed"):
        journal.can_take_back([0, 1])
