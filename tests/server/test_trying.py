"""Moves that are tried before they are made, and those that are made without being asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

from bench.offline import room_of
from roundhouse.bots import best_hint
from roundhouse.bots.advice import Advice
from roundhouse.core import trial
from roundhouse.core.errors import IllegalMove
from roundhouse.core.revealed import reveals
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.server.client import Client
from roundhouse.server.errors import Declined
from roundhouse.server.room import Room
from roundhouse.server.wire import Play, Tried

COMMAND = "command-of-mine"


class Thinker:
    """Workers that think here."""

    processes = 1

    async def hint(self, view: SeatView) -> Any:
        return Advice(*best_hint(view))


def room_at(game: str, holds: Callable[[Table], bool], seats: int = 2, seed: int = 5) -> Room:
    """A table of a game played at random until something is so."""
    table, chance = Table(game, seats, seed, mode="interpreted"), random.Random(seed)
    while not holds(table):
        table.play(chance.choice(table.codes()))
    start = room_of(Table(game, seats, seed, mode="interpreted"), [], False, Thinker())
    for code in table.codes_played:
        start.history.play(cast(int, start.history.table.seat), [code])
    return start


def code_of(table: Table, kind: str, **args: Any) -> int:
    return next(move.code for move in table.moves() if move.kind == kind and args.items() <= move.args.items())


def kinds(table: Table) -> set[str]:
    return {move.kind for move in table.moves()}


def play(room: Room, codes: list[int], after: int = 0, skip: bool = True) -> Play:
    return Play(id=COMMAND, after=after, codes=codes, whole=True, skip=skip)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def test_the_middle_of_a_decision_is_shown_and_nothing_is_made() -> None:
    room = room_at("isle_of_trains", lambda table: table.phase == "action" and "build" in kinds(table))
    table, seat = room.history.table, cast(int, room.history.table.seat)
    before, build = table.live.tobytes(), code_of(table, "build")

    async def ask() -> None:
        tried = await room.attempt((seat,), play(room, [build]), "en")
        assert isinstance(tried, Tried)
        there = trial.tried(table, [build])
        assert (tried.codes, tried.view["phase"], tried.clause) == ([build], "build", "IT-046")
        assert [move.code for move in tried.moves] == there.codes()
        assert tried.view == there.view(seat)
        assert table.live.tobytes() == before
        assert room.acts == 0

    run(ask())


def test_steps_without_a_choice_belong_to_what_is_tried() -> None:
    def builds(table: Table) -> list[list[int]]:
        """Builds that can be made in one way, and have to be paid for."""
        build = [code_of(table, "build")] if table.phase == "action" and "build" in kinds(table) else []
        found = [[*build, card] for card in trial.tried(table, build).codes()] if build else []
        return [codes for codes in found if paid_only(trial.tried(table, codes))]

    def paid_only(there: Table) -> bool:
        trial.follow(there, there.seat)
        return there.phase == "pay"

    room = room_at("isle_of_trains", lambda table: len(builds(table)) > 0)
    codes, seat = builds(room.history.table)[0], cast(int, room.history.table.seat)

    async def ask() -> None:
        tried = await room.attempt((seat,), play(room, codes), "en")
        assert tried is not None
        assert tried.view["phase"] == "pay"
        assert tried.codes[:2] == codes
        assert len(tried.codes) > len(codes)
        asked = await room.attempt((seat,), play(room, codes, skip=False), "en")
        assert asked is not None
        assert (asked.codes, asked.view["phase"]) == (codes, "mode")

    run(ask())


def test_what_shows_something_is_made_and_not_tried() -> None:
    room = room_at("isle_of_trains", lambda table: table.phase == "action")
    table, seat = room.history.table, cast(int, room.history.table.seat)
    codes = [code_of(table, "take")]
    codes.append(code_of(trial.tried(table, codes), "take_deck"))

    async def ask() -> None:
        assert await room.attempt((seat,), play(room, codes), "en") is None
        await room.play((seat,), COMMAND, 0, codes)
        assert room.acts == 1
        assert await room.attempt((seat,), play(room, codes), "en") is None  # sent again: it is done

    run(ask())


def test_a_turn_that_has_nothing_left_to_decide_ends_by_itself() -> None:
    def ends(table: Table) -> list[int]:
        """Takes after which nothing can be claimed."""
        return [code for code in table.codes() if kinds(trial.tried(table, [code])) == {"end"}]

    room = room_at("continental_express", lambda table: table.phase == "take" and len(ends(table)) > 0)
    seat, code = cast(int, room.history.table.seat), ends(room.history.table)[0]
    asked = room_at("continental_express", lambda table: table.phase == "take" and len(ends(table)) > 0)

    async def ask() -> None:
        await asked.play((seat,), COMMAND, 0, [code], skip=False)
        assert (asked.decider, asked.history.table.phase) == (seat, "claim")
        ply = room.history.ply
        await room.play((seat,), COMMAND, 0, [code], skip=True)
        assert room.decider == 1 - seat
        assert (room.acts, room.history.ply) == (1, ply + 2)

    run(ask())


def test_a_skipped_step_is_taken_back_with_the_move_before_it() -> None:
    def skips(table: Table) -> list[int]:
        """Moves that show nothing, and that others follow without a choice which show nothing."""
        found = []
        for code in table.codes():
            there = trial.tried(table, [code])
            made = len(there.codes_played)
            trial.follow(there, table.seat)
            codes = there.codes_played[len(table.codes_played) :]
            if len(there.codes_played) > made and not reveals(table.game, table.live, codes):
                found.append(code)
        return found

    room = room_at("isle_of_trains", lambda table: len(skips(table)) > 0)
    seat, code, ply = cast(int, room.history.table.seat), skips(room.history.table)[0], room.history.ply

    async def ask() -> None:
        await room.play((seat,), COMMAND, 0, [code], skip=True)
        assert room.history.ply > ply + 1
        await room.undo((seat,), "another-command", 1, whole_turn=False)
        assert room.history.ply == ply

    run(ask())


def test_others_cannot_try_and_nonsense_is_refused() -> None:
    room = room_at("isle_of_trains", lambda table: table.phase == "action")
    seat, code = cast(int, room.history.table.seat), code_of(room.history.table, "take")

    async def ask() -> None:
        with pytest.raises(Declined, match="not your turn"):
            await room.attempt((1 - seat,), play(room, [code]), "en")
        with pytest.raises(Declined):
            await room.attempt((seat,), play(room, [code], after=1), "en")
        with pytest.raises(IllegalMove):
            await room.attempt((seat,), play(room, [code, 99_999]), "en")
        with pytest.raises(Declined, match="not your turn"):
            await room.hint((1 - seat,), COMMAND, "en", [code])

    run(ask())


def test_hints_and_reasons_are_given_in_the_middle_of_a_decision() -> None:
    room = room_at("isle_of_trains", lambda table: table.phase == "action")
    table, seat = room.history.table, cast(int, room.history.table.seat)
    take = code_of(table, "take")
    there = trial.tried(table, [take])
    deck = code_of(there, "take_deck")

    async def ask() -> None:
        hint = await room.hint((seat,), COMMAND, "en", [take])
        assert hint.code in there.codes()
        assert (await room.why((seat,), COMMAND, "en", {"kind": "take_deck"}, [take])).text is None
        assert (await room.why((seat,), COMMAND, "en", {"kind": "take_deck"})).text is not None
        with pytest.raises(Declined):  # what the deck would show is not told by asking
            await room.hint((seat,), COMMAND, "en", [take, deck])
        with pytest.raises(Declined):
            await room.why((seat,), COMMAND, "en", {"kind": "take"}, [take, deck])

    run(ask())


def test_only_whoever_decides_is_told_what_lies_ahead() -> None:
    room = room_at("isle_of_trains", lambda table: table.phase == "action")
    table, seat = room.history.table, cast(int, room.history.table.seat)
    expected = {
        (code, move.code)
        for code, there in trial.ahead(table)
        for move in there.moves()
        if move.code not in table.codes()
    }

    async def ask() -> None:
        for held in ((seat,), (1 - seat,), ()):
            scene = await room.scene_for(Client(cast(Any, None), room, held, False, "uk"))
            found = {(offer.before[0], offer.code) for offer in scene.ahead}
            assert found == (expected if held == (seat,) else set())
            assert all(not offer.before for offer in scene.moves)

    run(ask())
    assert len(expected) > 3
