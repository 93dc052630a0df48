"""Tables online: setting one up, playing, taking back, talking, coming and going."""

from __future__ import annotations

import asyncio
import hashlib
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.chance import seed_bytes
from roundhouse.core.table import Table
from roundhouse.server.history import History

from .online import BOT, GREEDY, OPEN, OTHER, PERSON, Online, with_server
from .player import Player, new_id, new_secret


async def turn_of(player: Player) -> None:
    """Until it is this player's turn, or the game is over."""
    await player.until(lambda: player.is_turn or player.is_over)


async def play_out(*players: Player) -> None:
    """Everybody plays anything until the game is over."""
    chance = random.Random(5)
    while not players[0].is_over:
        turns = [asyncio.create_task(turn_of(player)) for player in players]
        await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for player in players:
            if player.is_turn:
                answer = await player.play(chance.choice(player.scene["moves"])["code"])
                assert answer["t"] == "done", answer


@pytest.mark.parametrize(
    ("game", "seats"),
    [("traffic", 3), ("isle_of_trains", 2), ("isle_of_trains", 1), ("continental_express", 4), ("ticket_cards", 4)],
)
@pytest.mark.long
def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path, game: str, seats: int) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table(game, [PERSON, *[GREEDY] * (seats - 1)])
        player = await online.connect(table, tokens)
        committed: dict[str, Any] = player.scene["table"]
        assert committed["seed"] is None
        await play_out(player)
        ending = player.scene["ending"]
        assert len(ending["scores"]) == len(ending["breakdowns"]) == seats
        assert ending["timeline"][-1] == ending["scores"]
        told: dict[str, Any] = player.scene["table"]
        assert hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest() == committed["commitment"]
        log = (await online.log(table, tokens[0])).json()["log"]
        again = Table.from_log(log, mode="interpreted")
        assert (again.over, again.scores()) == (True, ending["scores"])
        await player.close()

    with_server(tmp_path, play)


@pytest.mark.long
def test_two_browsers_play_each_other_by_link(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OPEN])
        olena = await online.connect(table, tokens)
        assert olena.scene["table"]["status"] == "gathering"
        link = olena.scene["people"][1]["token"]
        marko = await online.connect(table, [link], "uk", "Марко")
        await olena.until(lambda: olena.scene["table"]["status"] == "playing")
        assert [p["name"] for p in olena.scene["people"]] == ["Olena", "Марко"]
        assert olena.scene["people"][1]["token"] is None
        assert marko.welcome["seats"] == [1]
        await play_out(olena, marko)
        await marko.until(lambda: marko.is_over)
        assert marko.scene["ending"]["scores"] == olena.scene["ending"]["scores"]
        assert len(marko.log) == len(olena.log)

    with_server(tmp_path, play)


def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 0})
        player = await online.connect(table, tokens)
        command, code = new_id(), player.scene["moves"][0]["code"]
        first = await player.ask("play", id=command, after=0, codes=[code])
        again = await player.ask("play", id=command, after=0, codes=[code])
        assert (first["t"], again["t"]) == ("done", "done")
        stale = await player.ask("play", after=0, codes=[code])
        assert (stale["t"], stale["reason"]) == ("refused", "online-stale")
        assert player.scene["act"] == 1

    with_server(tmp_path, play)


def test_a_table_ordered_twice_is_one_table(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        body = {"id": new_id(), "secret": new_secret(), "game": "traffic", "seats": [PERSON, BOT]}
        first, again = [(await online.post("/api/tables", body)).json() for _ in range(2)]
        assert first == again

    with_server(tmp_path, play)


def test_what_is_begun_can_be_taken_back_until_something_is_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.rooms.new_seed", lambda: seed_bytes(3))

    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 0})
        player = await online.connect(table, tokens)
        before = player.scene
        cards = [move for move in before["moves"] if move["kind"] == "play" and move["args"]["card"] in WAGONS]
        await player.play(cards[0]["code"])
        assert player.scene["undo"]["act"]
        assert (await player.ask("undo", after=1, whole_turn=False))["t"] == "done"
        assert player.scene["view"] == before["view"]
        assert player.log == before["log"]
        await player.play(next(move["code"] for move in player.scene["moves"] if move["kind"] == "draw_cards"))
        assert player.scene["undo"]["why"] is not None
        refused = await player.ask("undo", after=player.scene["act"], whole_turn=True)
        assert refused["reason"] == "undo-revealed"

    with_server(tmp_path, play)


WAGONS = {"freight_1", "freight_2", "freight_3", "passenger_2", "passenger_3", "passenger_4", "high_speed_3"}


def test_a_whole_turn_is_taken_back_at_once() -> None:
    table = Table("traffic", 2, seed=3, options={"first_player": 0}, mode="interpreted")
    history = History(table, 0.0)
    start, ply = table.state(), 0
    while table.seat == 0 and ply < 4:
        move = next(
            m for m in table.moves() if m.kind in ("play", "place") and m.args.get("card", "freight_1") in WAGONS
        )
        history.play(0, [move.code], 0.0)
        ply += 1
        if table.phase == "second_card":
            break
    acts = history.can_take_back([0], whole_turn=True)
    assert acts == len(history.acts) == ply > 1
    history.take_back(acts)
    assert table.state() == start


def test_nobody_plays_or_takes_back_for_others(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 0})
        first, second = await online.connect(table, tokens[:1]), await online.connect(table, tokens[1:])
        code = first.scene["moves"][0]["code"]
        assert second.scene["moves"] == []
        assert (await second.play(code))["reason"] == "online-not-your-turn"
        assert (await second.ask("hint"))["reason"] == "online-not-your-turn"
        assert (await second.ask("why", kind="play", args={"card": "freight_1"}))["reason"] == "online-not-your-turn"
        await first.play(code)
        await second.until(lambda: second.scene["act"] == 1)
        assert (await second.ask("undo", after=1, whole_turn=False))["reason"] == "undo-others"

    with_server(tmp_path, play)


def test_hints_and_reasons_are_said_in_the_language_asked_for(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT], options={"first_player": 0})
        player = await online.connect(table, tokens, "uk")
        hint = await player.ask("hint")
        assert hint["code"] in [move["code"] for move in player.scene["moves"]]
        assert hint["reason"]
        why = await player.ask("why", kind="end", args={})
        assert why["text"]
        assert "TR-" not in why["text"]
        assert why["clauses"] == ["TR-019"]
        ukrainian = [line["text"] for line in player.log]
        assert (await player.ask("language", lang="en"))["t"] == "done"
        await player.until(lambda: [line["text"] for line in player.log] != ukrainian)
        assert player.log[0]["text"] == "Your turn begins." or player.log[0]["text"].isascii()

    with_server(tmp_path, play)


def test_an_absent_seat_is_played_by_a_bot_and_given_back(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 1})
        here = await online.connect(table, tokens[:1])
        assert (await here.ask("stand_in", seat=1, on=True))["t"] == "done"
        await here.until(lambda: here.is_turn)
        assert here.scene["people"][1]["is_stood_in"]
        back = await online.connect(table, tokens[1:])
        assert not back.scene["people"][1]["is_stood_in"]
        assert (await here.ask("stand_in", seat=1, on=True))["reason"] == "online-not-away"

    with_server(tmp_path, play)


def test_a_clock_that_runs_out_lets_a_bot_play_on(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        clock = {"kind": "move", "seconds": 1}
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], clock=clock, options={"first_player": 0})
        player = await online.connect(table, tokens)
        assert player.scene["clocks"][0]["runs"]
        assert 0 < player.scene["clocks"][0]["left"] <= 1
        await player.until(lambda: player.scene["people"][0]["is_stood_in"] and player.scene["act"] > 0)

    with_server(tmp_path, play)


def test_a_bank_that_is_empty_stays_empty(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        clock = {"kind": "bank", "seconds": 1}
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], clock=clock, options={"first_player": 0})
        player = await online.connect(table, tokens[:1])
        await player.until(lambda: player.scene["people"][0]["is_stood_in"])
        assert (await player.ask("stand_in", seat=0, on=False))["reason"] == "online-out-of-time"

    with_server(tmp_path, play)


def test_what_is_said_reaches_everybody_once(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], watch="anyone")
        first, watcher = await online.connect(table, tokens[:1]), await online.connect(table, [])
        command = new_id()
        for _ in range(2):
            await first.ask("chat", id=command, text="Добрий вечір!")
        await watcher.until(lambda: bool(watcher.others))
        assert [said["line"]["text"] for said in watcher.others] == ["Добрий вечір!"]
        again = await online.connect(table, tokens[1:])
        assert [line["text"] for line in again.welcome["chat"]] == ["Добрий вечір!"]

    with_server(tmp_path, play)


def test_a_table_is_for_those_who_have_its_link(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT])
        stranger = await online.connect(table, [])
        assert stranger.answers[None]["reason"] == "online-no-table"
        player = await online.connect(table, tokens)
        watcher = await online.connect(table, [player.welcome["watch_token"]])
        assert (watcher.welcome["seats"], watcher.scene["viewer"]) == ([], None)
        assert (await watcher.ask("play", after=0, codes=[0]))["reason"] == "online-not-a-player"
        assert (await player.ask("rename", seat=0, name="Оля"))["t"] == "done"
        await watcher.until(lambda: watcher.scene["people"][0]["name"] == "Оля")

    with_server(tmp_path, play)


def test_the_host_seats_bots_and_begins(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OPEN, OPEN], options={"first_player": 0})
        host = await online.connect(table, tokens)
        guest = await online.connect(table, [host.scene["people"][1]["token"]], name="Guest")
        assert (await guest.ask("start"))["reason"] == "online-not-host"
        assert (await host.ask("set_seat", seat=2, kind="bot", level="random"))["t"] == "done"
        assert (await host.ask("set_seat", seat=1, kind="bot", level="random"))["reason"] == "online-seat-held"
        assert (await host.ask("start"))["t"] == "done"
        assert host.scene["table"]["status"] == "playing"
        assert (await host.ask("set_seat", seat=2, kind="open", level="random"))["reason"] == "online-begun"

    with_server(tmp_path, play)


def test_a_public_table_is_joined_from_the_list(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OPEN], watch="anyone")
        private, _ = await online.new_table("traffic", [PERSON, OPEN])
        listed = (await online.post("/api/departures", {})).json()
        assert [(line["table"], line["can_join"]) for line in listed] == [(table, True)]
        mine = (await online.post("/api/departures", {"tokens": tokens})).json()
        assert [(line["table"], line["is_yours"]) for line in mine] == [(table, True)]
        joined = (await online.post(f"/api/tables/{table}/join", {"claim": new_secret()})).json()
        guest = await online.connect(table, [joined["token"]])
        assert guest.welcome["seats"] == [1]
        full = await online.post(f"/api/tables/{table}/join", {"claim": new_secret()})
        assert (full.status_code, full.json()["reason"]) == (422, "online-no-open-seat")
        hidden = await online.post(f"/api/tables/{private}/join", {"claim": new_secret()})
        assert (hidden.status_code, hidden.json()["reason"]) == (404, "online-no-table")

    with_server(tmp_path, play)


@pytest.mark.long
def test_a_rematch_seats_the_same_people(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER, BOT], options={"variant": "junior"})
        first, second = await online.connect(table, tokens[:1]), await online.connect(table, tokens[1:])
        assert (await first.ask("rematch"))["reason"] == "online-not-over"
        await play_out(first, second)
        assert (await first.ask("rematch"))["t"] == "done"
        await second.until(lambda: bool(second.others))
        links: dict[str, Any] = second.others[-1]
        again = await online.connect(links["table"], links["tokens"])
        assert again.welcome["seats"] == [1]
        assert again.scene["table"]["options"]["variant"] == "junior"
        assert [p["name"] for p in again.scene["people"][:2]] == ["Olena", "Marko"]
        assert (await second.ask("rematch"))["t"] == "done"
        assert first.scene["table"]["rematch"] == links["table"]

    with_server(tmp_path, play)


@pytest.mark.long
def test_earlier_moments_are_shown_as_they_were(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, BOT], options={"first_player": 0})
        player = await online.connect(table, tokens)
        start = player.scene["view"]
        await play_out(player)
        moment = await player.ask("look", ply=0)
        assert moment["view"]["tracks"] == start["tracks"]
        assert moment["view"]["hands"][0] == start["hands"][0]
        assert moment["view"]["hands"][1]["cards"] is not None  # after the end nothing is hidden
        assert (await player.ask("look", ply=10**5))["reason"] == "online-no-such-ply"

    with_server(tmp_path, play)


def test_pass_and_play_shows_the_seat_that_decides(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 1})
        both = await online.connect(table, tokens)
        assert both.welcome["seats"] == [0, 1]
        assert both.scene["viewer"] == 1
        draw = next(move["code"] for move in both.scene["moves"] if move["kind"] == "draw_cards")
        await both.play(draw)
        await both.until(lambda: both.scene["viewer"] == 0)
        assert both.scene["view"]["hands"][1]["cards"] is None

    with_server(tmp_path, play)


def test_pass_and_play_stays_with_a_seat_until_it_is_handed_over(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options={"first_player": 1})
        both = Player(online.address, table, tokens, hands_over=True)
        await both.connect()
        assert both.scene["viewer"] == 1  # nobody has looked yet: it is the player who decides
        while both.scene["decider"] == 1:
            act = both.scene["act"]
            await both.play(both.scene["moves"][-1]["code"])
            await both.until(partial(has_acts, both, act + 1))
        assert (both.scene["viewer"], both.scene["moves"]) == (1, [])
        assert both.scene["view"]["hands"][0]["cards"] is None
        assert (await both.ask("hand_over", seat=0))["t"] == "done"
        await both.until(lambda: bool(both.scene["viewer"] == 0))
        assert both.is_turn
        assert both.scene["view"]["hands"][1]["cards"] is None
        alone = await online.connect(table, tokens[:1])
        assert (await alone.ask("hand_over", seat=1))["reason"] == "online-not-your-seat"
        assert alone.scene["viewer"] == 0

    with_server(tmp_path, play)


def has_acts(player: Player, acts: int) -> bool:
    """Whether a table has seen this number of acts."""
    return bool(player.scene["act"] >= acts)
