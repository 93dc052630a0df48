"""What a message makes the server do: nothing twice, nothing for ever, and no more than its sender may cost."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bench.offline import Disk, act_of, room_of
from roundhouse.bots import best_hint
from roundhouse.bots.advice import Advice
from roundhouse.core import journal
from roundhouse.core.errors import IllegalMove
from roundhouse.core.table import MARKED, Move, Table
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES
from roundhouse.server import budget, scene
from roundhouse.server.budget import BURST, HOUSEHOLD, Budget, Metered, Purse, Purses, in_slices, payer
from roundhouse.server.client import PAGE, Client
from roundhouse.server.context import Context
from roundhouse.server.history import History
from roundhouse.server.room import Room
from roundhouse.server.rooms import Rooms
from roundhouse.server.scene import ViewerScene
from roundhouse.server.store import ActRow, Saved
from roundhouse.server.store.health import Health


class Thinker:
    """Workers that count what they think about."""

    processes = 1

    def __init__(self) -> None:
        self.asked = 0

    async def hint(self, view: SeatView) -> Any:
        self.asked += 1
        return Advice(*best_hint(view))


def game(moves: int = 10**6) -> tuple[Table, list[ActRow]]:
    """A game of Traffic, and its acts."""
    table, acts = Table("traffic", 2, 3, {"first_player": 0}, mode="interpreted"), list[ActRow]()
    while not table.over and len(acts) < moves:
        seat, code = cast(int, table.seat), table.codes()[len(acts) % len(table.codes())]
        table.play(code)
        acts.append(act_of(len(acts), seat, code))
    return table, acts


def room(moves: int = 10**6) -> tuple[Room, Thinker]:
    """That game online."""
    table, acts = game(moves)
    thinker = Thinker()
    return room_of(table, acts, table.over, thinker), thinker


def counting(monkeypatch: pytest.MonkeyPatch, *methods: tuple[object, str]) -> Counter[str]:
    """How often each of these is called from now on."""
    calls: Counter[str] = Counter()

    def counted(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **others: Any) -> Any:
            calls[name] += 1
            return method(*args, **others)

        return call

    for owner, name in methods:
        monkeypatch.setattr(owner, name, counted(name, getattr(owner, name)))
    return calls


EVERYTHING = (
    (Table, "view_of"),
    (Table, "scores"),
    (Table, "closed_scores"),
    (Table, "breakdown"),
    (Table, "ranking"),
    (ViewerScene, "_line"),
)


def test_after_the_end_everything_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        here, _ = room()
        clients = [Client(cast(Any, None), here, seats, False, "en") for seats in ((0,), (1,), ())]
        first = [await here.scene_for(client) for client in clients]
        assert all(scene.ending is not None and scene.ending.turns for scene in first)
        calls = counting(monkeypatch, *EVERYTHING)
        await here.rename(0, "Somebody else")
        for client in clients:
            client.forget_log()
            scene = await here.scene_for(client)
            assert scene.people[0].name == "Somebody else"
            assert (await here.look(client.viewer, "commandX", "en", 0)).ply == 0
        assert {**calls, "view_of": 0} == {"view_of": 0}
        assert calls["view_of"] == len(clients)  # of the moment that is looked at

    asyncio.run(play())


def test_a_line_of_the_log_keeps_the_name_of_its_time() -> None:
    async def play() -> None:
        here, _ = room(8)
        client = Client(cast(Any, None), here, (1,), False, "en")
        before = [line.text for line in (await here.scene_for(client)).log]
        await here.rename(0, "Somebody else")
        after = await here.scene_for(client)
        assert (after.log, after.log_from) == ([], len(before))
        client.forget_log()
        assert [line.text for line in (await here.scene_for(client)).log] == before
        assert any("Person 0" in text for text in before)

    asyncio.run(play())


def test_the_log_is_said_once_for_each_seat_and_all_spectators_in_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        here, _ = room(8)
        said = counting(monkeypatch, (ViewerScene, "_line"))
        for _ in range(3):  # as often as they like to come
            for seats in ((0,), (1,), (), ()):
                for lang in LANGUAGES:
                    scene = await here.scene_for(Client(cast(Any, None), here, seats, False, lang))
                    assert len(scene.log) == len(here.history.entries)
        assert said["_line"] == len(here.history.entries) * (len(here.seat_rows) + 1) * len(LANGUAGES)

    asyncio.run(play())


def test_whoever_comes_is_sent_a_page_of_the_log_and_reads_back_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        here, _ = room()
        lines, said = len(here.history.entries), counting(monkeypatch, (ViewerScene, "_line"))
        assert lines > 2 * PAGE
        scene = await here.scene_for(Client(cast(Any, None), here, (1,), False, "uk"))
        assert (scene.log_anew, scene.log_from, said["_line"]) == (True, lines - PAGE, PAGE)
        whole = scene.log
        while len(whole) < lines:
            page = await here.lines(1, "commandX", "uk", lines - len(whole))
            assert (page.lang, page.viewer, len(page.log)) == ("uk", 1, min(PAGE, lines - len(whole)))
            whole = page.log + whole
            assert said["_line"] == len(whole)
            assert page.log_from == lines - len(whole)
        assert whole == here.viewer_scene(1, "uk").log(0, lines)
        assert (await here.lines(1, "commandX", "uk", 0)).log == []
        assert (await here.lines(1, "commandX", "uk", 10**6)).log == scene.log
        assert said["_line"] == lines

    asyncio.run(play())


def test_opening_a_table_reads_only_the_events_that_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    (table, acts), read = game(), counting(monkeypatch, (journal, "read_event"))

    async def play() -> None:
        here = room_of(table, acts[:-1], False, Thinker())  # after the end it is told where the game turned, too
        assert not read
        assert len(here.history.entries) > 2 * PAGE
        await here.scene_for(Client(cast(Any, None), here, (1,), False, "en"))
        assert 0 < read["read_event"] <= PAGE  # equal ones are read once

    asyncio.run(play())


def test_whoever_reads_on_is_sent_what_is_new_unless_that_is_too_much() -> None:
    async def play() -> None:
        here, _ = room()
        lines, client = len(here.history.entries), Client(cast(Any, None), here, (1,), False, "en")
        for first, sent, is_anew, begins in (
            (0, 0, True, lines - PAGE),
            (50, lines - 3, False, lines - 3),
            (50, lines, False, lines),
            (0, lines - PAGE, False, lines - PAGE),
            (0, lines - PAGE - 1, True, lines - PAGE),
            (lines - 9, lines - 9, True, lines - PAGE),  # all that it had was taken back
        ):
            client.lines_first, client.lines_sent = first, sent
            scene = await here.scene_for(client)
            assert (scene.log_anew, scene.log_from, len(scene.log)) == (is_anew, begins, lines - begins)
            assert (client.lines_first, client.lines_sent) == (begins if is_anew else first, lines)

    asyncio.run(play())


def test_turns_are_counted_in_scenes_and_earlier_moments() -> None:
    async def play() -> None:
        here, _ = room(40)
        began = [number for number, entry in enumerate(here.history.entries) if entry.event.kind == "began"]
        assert here.history.turns == began
        scene = await here.scene_for(Client(cast(Any, None), here, (1,), False, "en"))
        assert scene.turn == len(began) > 3
        for ply in (0, 7, 30, 40):
            moment = await here.look(1, "commandX", "en", ply)
            assert moment.turn == sum(line < moment.log_until for line in began)
        here.history.take_back(30)
        assert here.history.turns == [line for line in began if line < len(here.history.entries)]

    asyncio.run(play())


def test_a_name_from_another_process_leaves_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        here, _ = room(8)
        client = Client(cast(Any, None), here, (1,), False, "en")
        before = (await here.scene_for(client)).log
        seats = [replace(here.seat_rows[0], name="Somebody else"), here.seat_rows[1]]
        acts = [
            ActRow(act=act, kind="play", codes=[], to_ply=0, seat=0, command=command, at=1.0)
            for act, command in enumerate(here.order)
        ]

        async def load(table: str) -> Saved:
            return Saved(here.row, seats, acts, [])

        monkeypatch.setattr(here.context.store, "load", load, raising=False)
        said = counting(monkeypatch, (ViewerScene, "_line"))
        await here.read_again()
        client.forget_log()
        scene = await here.scene_for(client)
        assert (scene.log, scene.people[0].name) == (before, "Somebody else")
        assert not said["_line"]

    asyncio.run(play())


def test_a_line_is_said_once_in_the_same_words_and_anew_in_others(monkeypatch: pytest.MonkeyPatch) -> None:
    history, known = room()[0].history, OrderedDict[Any, Any]()
    named, renamed = ["Ann", "Bob"], ["Ann", "Carol"]
    viewers = [(0, "en", named), (1, "en", named), (None, "uk", named), (0, "en", renamed)]

    def lines(viewer: int | None, lang: str, names: list[str], before: OrderedDict[Any, Any]) -> list[Any]:
        monkeypatch.setattr(scene, "_lines", before)
        return ViewerScene(history, viewer, lang, names).log(0, len(history.entries))

    anew = [lines(*viewer, OrderedDict()) for viewer in viewers]
    assert [lines(*viewer, known) for viewer in viewers] == anew
    said = counting(monkeypatch, (Table, "say"))
    assert [lines(*viewer, known) for viewer in viewers] == anew
    assert said["say"] == sum(line.together is not None for log in anew for line in log) > 0
    assert scene.MOST_SAID >= len(known) > 0


def test_moves_are_said_one_at_a_time_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        here, _ = room(4)
        viewer_scene = here.viewer_scene(here.decider, "en")
        said = counting(monkeypatch, (Move, "say"))
        work = viewer_scene.prepare(is_playing=True, first=0)
        while not said["say"]:
            next(work)
        assert said["say"] == 1
        del work  # as if the viewer had gone
        offers = [offer.code for offer in viewer_scene.offers()]
        assert offers == here.history.table.codes()
        assert list(here.viewer_scene(here.decider, "en").prepare(is_playing=True, first=0)) == [None]
        assert said["say"] == len(offers) > 1
        there, _ = room(4)
        assert there.viewer_scene(there.decider, "en").offers() == viewer_scene.offers()
        assert said["say"] == len(offers)  # the same words, at another table
        assert [offer.text for offer in viewer_scene.offers()] == [
            move.say("en", here.names("en")) for move in here.history.table.moves()
        ]

    asyncio.run(play())


def test_a_new_position_is_worked_out_anew() -> None:
    async def play() -> None:
        here, _ = room(4)
        seat = cast(int, here.decider)
        client = Client(cast(Any, None), here, (seat,), False, "en")
        before = await here.scene_for(client)
        await here.play((seat,), "commandX", here.acts, [before.moves[-1].code])
        after = await here.scene_for(client)
        assert (after.view, after.moves) != (before.view, before.moves)
        assert after.view == here.history.table.view(seat)

    asyncio.run(play())


def test_a_hint_is_thought_out_once_for_a_position() -> None:
    async def play() -> None:
        here, thinker = room(4)
        seat = cast(int, here.decider)
        asked = [here.hint((seat,), f"command{i}", lang) for i, lang in enumerate(("en", "uk", "en"))]
        hints = await asyncio.gather(*asked)
        assert len({hint.code for hint in hints}) == 1
        assert hints[0].text != hints[1].text
        assert thinker.asked == 1
        await here.play((seat,), "commandX", here.acts, [hints[0].code])
        await here.hint((cast(int, here.decider),), "commandY", "en")
        assert thinker.asked == 2

    asyncio.run(play())


def test_a_legal_move_before_an_illegal_one_costs_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = game(100)
    history = History(table, 0.0)
    before, played = table.live.tobytes(), list(table.codes_played)
    calls = counting(monkeypatch, (type(table.engine), "play"), (type(table.engine), "play_all"))
    with pytest.raises(IllegalMove):
        history.play(cast(int, table.seat), [table.codes()[0], 100_000], 0.0)
    assert calls == {"play": 2}
    assert (table.live.tobytes(), table.codes_played) == (before, played)
    assert table.codes()


def test_to_go_back_is_to_play_a_few_moves_again() -> None:
    table, acts = game()
    assert len(acts) > 3 * MARKED
    for ply in (0, 1, MARKED - 1, MARKED, MARKED + 1, 2 * MARKED, len(acts) - 1, len(acts)):
        there = Table("traffic", 2, 3, {"first_player": 0}, mode="interpreted")
        for act in acts[:ply]:
            there.play(act.codes[0])
        again = table.table_at(ply)
        assert (again.live, again.codes()) == (there.live, there.codes())
        assert again.table_at(ply // 2).live == there.table_at(ply // 2).live
    table.go_back_to(MARKED + 3)
    table.play(acts[MARKED + 3].codes[0])
    assert table.live == table.table_at(MARKED + 4).live
    assert len(table._marks) == 2


# Budgets


class Hours:
    """A clock that stands until it is moved on."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_fills_up_again_and_nobody_waits_for_ever() -> None:
    clock = Hours()
    own = Budget(0.1, clock)
    assert (own.wait(), own.is_full) == (0.0, True)
    own.charge(0.1 * BURST + 0.2)
    assert own.wait() == pytest.approx(2.0)
    clock.now += 1.5
    assert own.wait() == pytest.approx(0.5)
    clock.now += 1.0
    assert own.wait() == 0
    own.charge(1000.0)
    assert own.wait() == budget.LONGEST
    clock.now += 10**6
    assert own.is_full


def test_a_household_shares_a_budget_that_outlasts_a_connection() -> None:
    purses = Purses()
    purses.one("192.0.2.1", 0.1).charge(HOUSEHOLD * 0.1 * BURST + 1.0)
    again, other = purses.one("192.0.2.1", 0.1), purses.one("192.0.2.2", 0.1)
    assert again.budgets[1].wait() > 0
    assert max(each.wait() for each in other.budgets) == 0


def test_only_ones_own_work_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours()
    monkeypatch.setattr("roundhouse.server.budget.time.thread_time", clock)

    async def work(seconds: float) -> str:
        for _ in range(2):
            clock.now += seconds
            await asyncio.sleep(0)
        return "done"

    async def play() -> list[float]:
        purses = [Purse(Budget(1.0, Hours()), Budget(1.0, Hours())) for _ in range(2)]
        seconds = (0.25, 2.0)
        works = [Metered(work(each), purse) for each, purse in zip(seconds, purses, strict=True)]
        assert await asyncio.gather(*works) == ["done", "done"]
        return [BURST - purse.budgets[0].left for purse in purses]

    assert asyncio.run(play()) == pytest.approx([0.5, 4.0])


def test_work_that_is_paid_for_can_be_cancelled_and_can_fail() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def play() -> None:
        with pytest.raises(ValueError, match="no"):
            await Metered(fail(), None)
        waiting = asyncio.ensure_future(Metered(asyncio.Event().wait(), None))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(play())


def test_scenes_are_paid_for_by_whoever_caused_them() -> None:
    async def play() -> None:
        here, _ = room(4)
        client = Client(cast(Any, None), here, (0,), False, "en")
        here.clients.add(client)
        purse = Purse(Budget(1.0), Budget(1.0))
        with purse.pays():
            here.show()
        assert client._payer is purse
        assert payer.get() is None
        here.show()
        assert client._payer is None

    asyncio.run(play())


def test_long_work_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours()
    monkeypatch.setattr("roundhouse.server.budget.time.perf_counter", clock)
    turns: list[int] = []

    async def other() -> None:
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    def work() -> Any:
        for _ in range(10):
            clock.now += 0.75 * budget.SLICE
            yield

    async def play() -> None:
        task = asyncio.ensure_future(other())
        await in_slices(work())
        task.cancel()

    asyncio.run(play())
    assert len(turns) >= 5


def test_a_long_game_is_opened_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    table, acts = game()
    half, store = room_of(table, acts[: len(acts) // 2], False, Thinker()), Shelf()
    monkeypatch.setattr(budget, "SLICE", 0.0)

    async def go() -> None:
        rooms = Rooms(Context(cast(Any, store), cast(Any, Thinker()), compiled=set()))  # machine code takes one slice
        store.saved = Saved(half.row, half.seat_rows, acts[: len(acts) // 2], [])
        opening, turns = asyncio.create_task(rooms.open(half.row.id)), 0
        while not opening.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > len(acts) // 2
        opened = await opening
        assert opened.acts == len(acts) // 2
        opened.leave()

    asyncio.run(go())


def test_the_points_of_the_timeline_are_noted_on_the_way_and_forgotten_with_what_is_taken_back() -> None:
    table, acts = game()
    history = History(Table("traffic", 2, table.seed, {"first_player": 0}, mode="interpreted"), 0.0)
    for act in acts[:40]:
        history.play(act.seat, act.codes)
    history.take_back(15)
    for act in acts[25:]:
        history.play(act.seat, act.codes)
    noted = dict(history._points)
    plies, points = history.timeline()
    assert len(plies) > 20
    assert set(plies) - set(noted) <= {0, len(acts)}  # the deal, and the end if no turn begins there
    assert points == [history.table.table_at(ply).scores() for ply in plies]


class Shelf(Disk):
    """A database with one table."""

    def __init__(self) -> None:
        self.saved: Saved | None = None
        self.health = Health("", cast(Any, None))

    async def load(self, table: str) -> Saved | None:
        return self.saved
