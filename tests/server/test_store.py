"""Every call of the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server.store import ActRow, Appended, Saved, SeatRow, Store, StoreError
from roundhouse.server.wire import Status, Watch

from .store_tools import NOW, a_line, a_table, an_act, append, two_seats, with_store


def test_what_was_kept_is_loaded_by_another_store(url: str) -> None:
    acts = [
        an_act(0),
        an_act(1),
        ActRow(act=2, kind="undo", codes=[], to_ply=3, seat=0, command="undo-2", at=NOW, spent=0.0),
    ]

    async def keep(store: Store) -> None:
        assert await store.create_table(a_table(), two_seats()) == "ABC234"
        for act in acts:
            assert await append(store, "ABC234", act) is Appended.WRITTEN
        assert await store.add_chat("ABC234", a_line()) is Appended.WRITTEN
        assert await store.add_chat("ABC234", replace(a_line(1), seat=1)) is Appended.WRITTEN

    async def look(store: Store) -> None:
        lines = [a_line(), replace(a_line(1), seat=1)]
        assert await store.load("ABC234") == Saved(a_table(), two_seats(), acts, lines)

    with_store(url, keep)
    with_store(url, look)


def test_a_table_that_does_not_exist(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.load("ABC234") is None
        assert await store.claim_seat("ABC234", 0, "token-ABC234-0", "token-of-Оля", "Оля") is False
        refused = [
            append(store, "ABC234", an_act()),
            store.add_chat("ABC234", a_line()),
            store.save_seat("ABC234", two_seats()[0]),
            store.set_status("ABC234", "over", NOW),
            store.set_rematch("ABC234", "XYZ789"),
        ]
        for error in await asyncio.gather(*refused, return_exceptions=True):
            assert isinstance(error, StoreError)
            assert error.reason == "store-no-table"
            assert "ABC234" in error.say("uk")

    with_store(url, play)


def test_the_same_command_makes_one_table(url: str) -> None:
    async def play(store: Store) -> None:
        again = replace(a_table("XYZ789"), command=a_table().command)
        asked = [store.create_table(a_table(), two_seats()), store.create_table(again, two_seats("XYZ789"))]
        first, second = await asyncio.gather(*asked)
        assert first == second == await store.create_table(again, two_seats("XYZ789"))
        assert [table.id for table, _ in await store.list_tables(9)] == [first]
        assert await store.seats_of(["token-XYZ789-0", "token-ABC234-0"]) == [(first, 0)]

    with_store(url, play)


def test_two_tables_do_not_get_one_id(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        with pytest.raises(StoreError, match="There is a table ABC234 already") as refused:
            await store.create_table(replace(a_table(command="another"), watch_token="another"), [])
        assert refused.value.reason == "store-table-taken"
        with pytest.raises(StoreError):  # nor two seats one token
            await store.create_table(a_table("XYZ789"), two_seats("ABC234"))
        assert await store.load("XYZ789") is None

    with_store(url, play)


def test_an_act_has_its_number_and_its_command_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        await store.create_table(a_table("XYZ789"), [])
        assert await append(store, "ABC234", an_act(0, "first")) is Appended.WRITTEN
        assert await append(store, "ABC234", an_act(0, "other")) is Appended.TAKEN
        assert await append(store, "ABC234", an_act(0, "first")) is Appended.REPEATED
        assert await append(store, "ABC234", an_act(1, "first"), "first") is Appended.REPEATED
        assert await append(store, "XYZ789", an_act(0, "first")) is Appended.WRITTEN
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.acts == [an_act(0, "first")]

    with_store(url, play)


def test_an_act_is_written_only_behind_the_act_before_it(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        assert await append(store, "ABC234", an_act(0)) is Appended.WRITTEN
        assert await append(store, "ABC234", an_act(2)) is Appended.TAKEN  # a gap
        assert await append(store, "ABC234", an_act(1), "another") is Appended.TAKEN  # another history
        together = [
            append(store, "ABC234", an_act(1)),
            append(store, "ABC234", an_act(2)),
            append(store, "ABC234", an_act(4)),
            append(store, "ABC234", an_act(2, "late"), "play-1"),
            append(store, "ABC234", an_act(3, "later"), "late"),
            append(store, "ABC234", an_act(3, "play-0"), "play-2"),
            append(store, "ABC234", an_act(4, "behind"), "play-0"),
        ]
        written, taken, repeated = Appended.WRITTEN, Appended.TAKEN, Appended.REPEATED
        assert await asyncio.gather(*together) == [written, written, taken, taken, taken, repeated, taken]
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.acts == [an_act(0), an_act(1), an_act(2)]

    with_store(url, play)


def test_a_line_has_its_number_and_its_command_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        assert await store.add_chat("ABC234", a_line(0, "first")) is Appended.WRITTEN
        assert await store.add_chat("ABC234", a_line(0, "other")) is Appended.TAKEN
        assert await store.add_chat("ABC234", a_line(1, "first")) is Appended.REPEATED

    with_store(url, play)


def test_those_who_wait_together_get_answers_of_their_own(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        answers = await asyncio.gather(
            append(store, "ABC234", an_act(0, "a")),
            append(store, "ABC234", an_act(0, "b")),
            append(store, "ABC234", an_act(0, "a")),
            append(store, "ABC234", an_act(1, "a"), "a"),
            append(store, "NOBODY", an_act(0, "a")),
            store.add_chat("ABC234", a_line(0)),
            store.claim_seat("ABC234", 1, "token-ABC234-1", "token-of-Ян", "Ян"),
            store.create_table(a_table("XYZ789"), []),
            append(store, "ABC234", an_act(2, "\udc80")),  # no letter at all
            return_exceptions=True,
        )
        written, taken, repeated = Appended.WRITTEN, Appended.TAKEN, Appended.REPEATED
        assert answers[:4] == [written, taken, repeated, repeated]
        assert isinstance(answers[4], StoreError)
        assert answers[5:8] == [written, True, "XYZ789"]
        assert isinstance(answers[8], StoreError)

    with_store(url, play)


def test_more_wait_than_are_written_at_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        acts = [an_act(number) for number in range(1200)]
        answers = await asyncio.gather(*(append(store, "ABC234", act) for act in acts))
        assert set(answers) == {Appended.WRITTEN}
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.acts == acts

    with_store(url, play)


def test_a_caller_who_leaves_does_not_disturb_the_others(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        leaves = asyncio.create_task(append(store, "ABC234", an_act(0)))
        stays = asyncio.create_task(append(store, "ABC234", an_act(1)))
        await asyncio.sleep(0)
        leaves.cancel()
        assert await stays is Appended.WRITTEN
        assert await append(store, "ABC234", an_act(0)) is Appended.REPEATED

    with_store(url, play)


def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        waits = asyncio.create_task(append(store, "ABC234", an_act(0)))
        await asyncio.sleep(0)
        await store.close()
        assert await waits is Appended.WRITTEN
        with pytest.raises(StoreError, match="shutting down"):
            await append(store, "ABC234", an_act(1))

    with_store(url, play)


def test_seats_are_saved_and_claimed(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), two_seats())
        await store.save_seat("ABC234", replace(two_seats()[0], name="Olha", is_stood_in=True))
        link = "token-ABC234-1"
        assert await store.claim_seat("ABC234", 0, "token-ABC234-0", "token-of-Ян", "Ян") is False
        assert await store.claim_seat("ABC234", 1, "token-ABC234-0", "token-of-Ян", "Ян") is False
        for used in (link, "token-ABC234-0", "watch-ABC234"):
            with pytest.raises(StoreError) as refused:
                await store.claim_seat("ABC234", 1, link, used, "Eve")
            assert refused.value.reason == "store-token-taken"
        assert await store.claim_seat("ABC234", 1, link, "token-of-Ян", "Ян") is True
        assert await store.claim_seat("ABC234", 1, link, "token-of-Ян", "Ян") is False
        assert await store.claim_seat("ABC234", 1, link, "token-of-Eve", "Eve") is False
        assert await store.claim_seat("ABC234", 1, "token-of-Ян", "token-of-Eve", "Eve") is False
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.seat_rows == [
            SeatRow(
                seat=0, kind="person", level=None, name="Olha", token="token-ABC234-0", is_host=True, is_stood_in=True
            ),
            SeatRow(seat=1, kind="person", level=None, name="Ян", token="token-of-Ян"),
        ]

    with_store(url, play)


def test_tokens_lead_to_seats_and_tables(url: str) -> None:
    async def play(store: Store) -> None:
        for id in ("ABC234", "XYZ789"):
            await store.create_table(a_table(id), two_seats(id))
        tokens = ["token-XYZ789-1", "token-ABC234-0", "token-nobody"]
        assert await store.seats_of(tokens) == [("ABC234", 0), ("XYZ789", 1)]
        assert await store.seats_of([]) == []

    with_store(url, play)


def test_a_game_begins_and_ends_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        told: list[tuple[Status, float]] = [("playing", 5.0), ("playing", 6.0), ("over", 7.5), ("over", 8.0)]
        for status, at in told:
            await store.set_status("ABC234", status, at)
        saved = await store.load("ABC234")
        assert saved is not None
        assert saved.table == replace(a_table(), status="over", started=5.0, ended=7.5)

    with_store(url, play)


def test_the_first_rematch_stands(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        assert await store.set_rematch("ABC234", "XYZ789") == "XYZ789"
        assert await store.set_rematch("ABC234", "DEF567") == "XYZ789"

    with_store(url, play)


def test_tables_are_listed_newest_first(url: str) -> None:
    async def play(store: Store) -> None:
        watched: list[Watch] = ["anyone", "link", "anyone", "anyone"]
        for number, watch in enumerate(watched):
            id = f"TABLE{number + 2}"
            await store.create_table(a_table(id, NOW + number, watch), two_seats(id))
        await store.set_status("TABLE4", "playing", NOW)
        listed = await store.list_tables(3)
        assert [table.id for table, _ in listed] == ["TABLE5", "TABLE4", "TABLE3"]
        assert listed[0][1] == two_seats("TABLE5")
        assert [table.id for table, _ in await store.list_tables(9, status="playing")] == ["TABLE4"]
        public = await store.list_tables(9, status="gathering", watch="anyone")
        assert [table.id for table, _ in public] == ["TABLE5", "TABLE2"]
        assert await store.list_tables(9, status="over") == []
        assert sorted(table.id for table, _ in await store.tables_of(["TABLE4", "NOTAB2"])) == ["TABLE4"]
        assert await store.tables_of([]) == []

    with_store(url, play)


def test_a_fault_of_ours_is_refused_and_told_to_the_log_and_others_are_written(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(connection: AsyncConnection) -> None:
        raise ZeroDivisionError("a fault of ours")

    async def play(store: Store) -> None:
        await store.create_table(a_table(), [])
        both = [store.writer.change("ABC234", work), store.add_chat("ABC234", a_line())]
        refused, written = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(refused, StoreError)
        assert (refused.reason, written) == ("store-failed", Appended.WRITTEN)

    with_store(url, play)
    assert [record.getMessage() for record in caplog.records] == ["table ABC234: this cannot be written"]
    assert "ZeroDivisionError: a fault of ours" in caplog.text
