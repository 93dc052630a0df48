"""A table read from disk in one go is the one that its acts lead to one by one."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bench.offline import opened as from_disk
from bench.offline import room_of
from roundhouse.core import journal
from roundhouse.core.game import games
from roundhouse.core.table import Table
from roundhouse.server.absence import AWAY, NOTES, OPEN, SEAT, TIME, bot_command
from roundhouse.server.client import PAGE, Client
from roundhouse.server.history import History
from roundhouse.server.kept import Kept, left_of
from roundhouse.server.room import Room
from roundhouse.server.store import ActColumns, ActRow, Saved, columns_of

from .test_cost import Thinker, counting

MOVES = 150


@pytest.fixture(autouse=True)
def _compiled() -> None:
    pytest.importorskip("numba")


def acts_of(table: Table, chance: random.Random) -> list[ActRow]:
    """A game of people who come and go, act in several moves, and take back, as it is kept."""
    acts, left = list[ActRow](), list[ActRow]()
    while not table.over and len(table.codes_played) < MOVES:
        codes: list[int] = []
        if left and chance.random() < 0.15:
            left, seat = left[: -chance.randint(1, min(3, len(left)))], 0
            table.go_back_to(left[-1].to_ply if left else 0)
        else:
            seat = cast(int, table.seat)
            while table.seat == seat and len(codes) < chance.randint(1, 3):
                codes.append(chance.choice(table.codes()))
                table.play(codes[-1])
        player = chance.choice(["", "", "", SEAT, OPEN, AWAY, TIME])
        act = ActRow(
            act=len(acts),
            kind="play" if codes else "undo",
            codes=codes,
            to_ply=len(table.codes_played),
            seat=seat,
            command=bot_command(player, len(acts)) if player else f"command{len(acts)}",
            at=float(len(acts)),
            spent=0.5,
        )
        acts.append(act)
        left += [act] if codes else []
    return acts


def opened(table: Table, acts: list[ActRow]) -> Room:
    """The table of these acts, with a clock, read from disk."""
    room = room_of(table, [], False, Thinker())
    row = replace(room.row, clock_kind="bank", clock_seconds=900)
    return from_disk(Saved(row, room.seat_rows, acts, []), room.context)


def known(room: Room) -> dict[str, Any]:
    """All that a room knows of its game."""
    history = room.history
    table, plies = history.table, history.turn_plies()
    return {
        "state": table.live.tobytes(),
        "codes": (table.codes(), table.codes_played, [table.table_at(ply).live for ply in range(0, history.ply, 29)]),
        "entries": list(history.entries),
        "turns": (history.turns, plies),
        "acts": list(history.acts),
        "until": [history.entries_until(ply) for ply in range(history.ply + 1)],
        "points": {ply: points for ply, points in history._points.items() if ply == 0 or ply in plies},
        "kept": (room.acts, room.order, room.commands, room.lost),
        "clocks": room.clocks.spent,
        "undo": [history.reveals(-1)] if history.acts else [],
    }


def one_by_one(monkeypatch: pytest.MonkeyPatch, table: Table, acts: list[ActRow]) -> Room:
    """The table of these acts, each made by itself."""
    with monkeypatch.context() as patch:
        patch.setattr(Kept, "_make_in_one_go", lambda room, saved: False)
        return opened(table, acts)


@pytest.mark.parametrize("game", games())
def test_acts_made_in_one_go_are_those_made_one_by_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        chance = random.Random(7)
        table = Table(game, None, 7, mode="compiled")
        acts = acts_of(table, chance)
        slow = one_by_one(monkeypatch, table, acts)
        made = counting(monkeypatch, (Kept, "_make"))
        fast = opened(table, acts)
        assert not made
        assert [entry.event.kind for entry in fast.history.entries if entry.event.kind in NOTES]
        expected, found = known(slow), known(fast)
        assert {ply: found["points"][ply] for ply in expected["points"]} == expected["points"]
        assert {**found, "points": 0} == {**expected, "points": 0}
        for room in (slow, fast):  # and both go on in the same way
            history = room.history
            history.take_back(3)
            history.take_back_to(history.ply // 2)
            seat = cast(int, history.table.seat)
            history.play(seat, [history.table.codes()[0]], 999.0, "bot:away:again")
        assert {**known(fast), "points": 0} == {**known(slow), "points": 0}

    asyncio.run(play())


@pytest.mark.parametrize("wrong", ["move", "seat", "ply", "gap"])
def test_acts_that_do_not_follow_are_found_one_by_one(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = Table("traffic", None, 7, mode="compiled")
        acts = acts_of(table, random.Random(3))
        at = next(n for n, act in enumerate(acts) if act.kind == "play" and n > 20)
        bad = {
            "move": replace(acts[at], codes=[table.game.A - 1] * len(acts[at].codes)),
            "seat": replace(acts[at], seat=acts[at].seat + 1),
            "ply": replace(acts[at], to_ply=acts[at].to_ply + 1),
            "gap": replace(acts[at], act=at + 5),
        }[wrong]
        room = opened(table, [*acts[:at], bad, *acts[at + 1 :]])
        assert room.acts == at
        assert [act.command for act in room.lost] == [act.command for act in acts[at:]]
        assert known(room) == {**known(one_by_one(monkeypatch, table, acts[:at])), "kept": known(room)["kept"]}

    asyncio.run(play())


def test_what_is_left_of_acts() -> None:
    acts = acts_of(Table("traffic", None, 7, mode="compiled"), random.Random(3))
    numbers = left_of(columns_of(acts))
    assert numbers is not None
    left = [acts[number] for number in numbers]
    assert 0 < len(left) < len(acts)
    assert [act.to_ply - len(act.codes) for act in left] == [0, *(act.to_ply for act in left[:-1])]
    assert left_of(columns_of([])) == range(0)
    assert left_of(columns_of(acts[1:])) is None
    assert left_of(columns_of([replace(acts[0], to_ply=9)])) is None


def test_opening_plays_no_move_by_itself_and_reads_only_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = Table("traffic", 4, 7, mode="compiled")
        acts = acts_of(table, random.Random(3))
        room = opened(table, [])
        calls = counting(
            monkeypatch, (Table, "play"), (Table, "closed_scores"), (journal, "read_event"), (journal, "Act")
        )
        room.read(Saved(room.row, room.seat_rows, acts, []))
        assert not calls
        lines = len(room.history.entries)
        assert lines > PAGE
        await room.scene_for(Client(cast(Any, None), room, (1,), False, "en"))
        assert calls["read_event"] <= PAGE
        assert calls["Act"] <= 3
        assert not calls["play"]

    asyncio.run(play())


def test_a_fault_that_is_not_of_the_acts_is_logged_once_for_each_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        table = Table("traffic", None, 7, mode="compiled")
        acts = acts_of(table, random.Random(3))
        right = {**known(opened(table, acts)), "points": 0}  # which are told after the end, and compared above
        monkeypatch.setattr(History, "play_again", broken)
        room = opened(table, acts)
        assert {**known(room), "points": 0} == right
        again = Room(Saved(room.row, room.seat_rows, acts, []), room.context)
        again.read(Saved(room.row, room.seat_rows, acts, []))
        assert {**known(again), "points": 0} == right
        assert [record.message for record in caplog.records] == [
            f"table {room.row.id}: its acts cannot be made in one go, only slowly"
        ]
        assert "something is broken" in caplog.text  # with what it was

    def broken(history: History, acts: ActColumns) -> None:
        raise TypeError("something is broken")

    asyncio.run(play())


def test_acts_that_do_not_follow_are_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        table = Table("traffic", None, 7, mode="compiled")
        acts = acts_of(table, random.Random(3))
        at = next(n for n, act in enumerate(acts) if act.kind == "play" and n > 20)
        bad = replace(acts[at], codes=[table.game.A - 1] * len(acts[at].codes))
        room = opened(table, [*acts[:at], bad])
        assert len(room.lost) == 1
        assert len(caplog.records) == 1
        assert "in one go" not in caplog.text

    asyncio.run(play())
