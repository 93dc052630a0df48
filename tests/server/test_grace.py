"""A finished turn can be taken back before bots answer it, for a few seconds and no longer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from roundhouse.server.clocks import Clocks
from roundhouse.server.grace import LONGEST, Grace
from roundhouse.server.wire import Clock

from .online import BOT, OTHER, PERSON, Online, with_server
from .player import Player

ENDLESS = 1000.0  # how long a second of grace lasts where nobody is to wait for its end


class Hours:
    """A clock that is moved by hand."""

    now = 100.0

    def __call__(self) -> float:
        """What it shows."""
        return self.now


def test_bots_wait_as_long_as_was_asked_for() -> None:
    hours = Hours()
    grace = Grace(clock=hours)
    assert grace.left == 0
    grace.act(0, 2.0)
    assert (grace.seat, grace.left) == (0, 2.0)
    hours.now += 1.5
    assert grace.left == 0.5
    grace.end()
    assert grace.left == 0


def test_one_turn_holds_a_table_five_seconds_at_most_however_often_it_is_taken_back() -> None:
    hours, held = Hours(), 0.0
    grace = Grace(clock=hours)
    for _ in range(20):
        grace.act(0, LONGEST)
        stretch = min(0.75, grace.left)
        held += stretch
        hours.now += stretch
        grace.end()  # taken back
    assert held == LONGEST
    grace.act(1, 0.0)
    grace.act(0, 3.0)  # the next turn has its own
    assert grace.left == 3.0


def test_an_ended_grace_counts_only_to_its_end() -> None:
    hours = Hours()
    grace = Grace(clock=hours)
    grace.act(0, 2.0)
    hours.now += 60
    assert grace.left == 0
    grace.act(0, 5.0)
    assert grace.left == 3.0


def test_waiting_ends_with_the_grace() -> None:
    async def wait() -> None:
        grace = Grace(ENDLESS)
        grace.act(0, 1.0)
        waiting = asyncio.create_task(grace.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        grace.end()
        await waiting
        grace.act(0, 1e-9)
        await grace.wait()  # by itself
        assert grace.left == 0

    asyncio.run(wait())


def test_no_clock_is_charged_for_grace_and_none_is_set_back_by_undo() -> None:
    clocks = Clocks(Clock("move", 60), 2)
    clocks.run(0, 1000.0)
    clocks.run(None, 1040.0)  # a bot waits
    assert (clocks.left(0, 1041.0), clocks.left(1, 1041.0)) == (60, 60)
    clocks.resume(0, 1042.0)
    assert clocks.left(0, 1042.0) == 20
    clocks.resume(0, 1045.0)  # an earlier step of the same turn
    assert clocks.left(0, 1045.0) == 17
    clocks.run(1, 1050.0)
    assert clocks.left(1, 1051.0) == 59


async def sit_down(online: Online, seats: list[dict[str, Any]]) -> list[Player]:
    """The people of a table where each turn of the beginning is one choice, which shows nobody anything."""
    table, tokens = await online.new_table("great_lakes", seats, options={"first_player": 0})
    people = [await online.connect(table, [token]) for token in tokens]
    await people[0].until(lambda: people[0].is_turn)
    return people


async def act(player: Player, **asked: float) -> dict[str, Any]:
    """Make a legal move, and wait for its scene."""
    before = player.scene["act"]
    answer = await player.ask("play", after=before, codes=[player.scene["moves"][0]["code"]], **asked)
    await player.until(lambda: answer["t"] != "done" or bool(player.scene["act"] > before))
    return answer


async def take_back(player: Player) -> None:
    """Take the last act back."""
    assert (await player.ask("undo", after=player.scene["act"], whole_turn=False))["t"] == "done"
    await player.until(lambda: player.is_turn)


def test_a_finished_turn_is_taken_back_while_the_bot_waits(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        (player,) = await sit_down(online, [PERSON, BOT])
        await act(player, grace=2.0)
        assert player.scene["grace"] > 0
        assert (player.scene["decider"], player.scene["act"]) == (1, 1)
        await take_back(player)
        assert (player.scene["grace"], player.scene["act"]) == (0.0, 2)
        await act(player, grace=2.0)
        assert player.scene["act"] == 3
        assert (await player.ask("go_on", after=3))["t"] == "done"
        await player.until(lambda: bool(player.scene["act"] > 3))  # the bot's
        assert player.scene["grace"] == 0.0

    with_server(tmp_path, play, grace=ENDLESS)


def test_nobody_else_sees_or_ends_the_grace(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        player, other = await sit_down(online, [PERSON, BOT, OTHER])
        await act(player, grace=5.0)
        await other.until(lambda: bool(other.scene["act"] == 1))
        assert other.scene["grace"] == 0.0
        assert (await other.ask("go_on", after=1))["t"] == "done"
        assert (await player.ask("go_on", after=0))["reason"] == "online-stale"
        await take_back(player)  # the bot has waited
        await act(player, grace=5.0)
        assert player.scene["grace"] > 0

    with_server(tmp_path, play, grace=ENDLESS)


def test_people_do_not_wait_and_what_showed_something_has_no_grace(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        player, _ = await sit_down(online, [PERSON, OTHER])
        await act(player, grace=5.0)
        assert player.scene["grace"] == 0.0
        table, tokens = await online.new_table("traffic", [PERSON, BOT], options={"first_player": 0})
        drawing = await online.connect(table, tokens)
        await drawing.until(lambda: drawing.is_turn)
        (draw,) = [move for move in drawing.scene["moves"] if move["kind"] == "draw_cards"]
        assert (await drawing.ask("play", after=0, codes=[draw["code"]], grace=5.0))["t"] == "done"
        await drawing.until(lambda: bool(drawing.scene["act"] > 1))  # the bot has not waited

    with_server(tmp_path, play, grace=ENDLESS)


def test_nobody_may_ask_for_more_than_five_seconds(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        (player,) = await sit_down(online, [PERSON, BOT])
        for asked in (5.1, -1.0, 1e300):
            await player.send(t="play", id="impatient", after=0, codes=[player.scene["moves"][0]["code"]], grace=asked)
            await player.until(lambda: None in player.answers)
            assert player.answers.pop(None)["reason"] == "online-unreadable"
        assert player.scene["act"] == 0
        await act(player)  # without asking for any
        await player.until(lambda: bool(player.scene["act"] > 1))

    with_server(tmp_path, play, grace=ENDLESS)
