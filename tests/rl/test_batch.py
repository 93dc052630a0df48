"""Many games side by side are the games that tables play, byte for byte."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from roundhouse import IllegalMove, InvalidOption, Table, games, load
from roundhouse.core.game import Game
from roundhouse.core.testing import variations, without_events
from roundhouse.observe import tensors
from roundhouse.rl import Batch, rewards

PLACES = 6
Array = npt.NDArray[Any]


def some_options(game: Game) -> list[dict[str, Any]]:
    """The defaults, and the last value of all options that go with any number of seats."""
    *_, last = variations(game)
    fitting = {name: value for name, value in last.items() if "first" not in name and "start" not in name}
    return [{}, {name: value for name, value in fitting.items() if name != "solo"}]


def arrays_of(batch: Batch) -> dict[str, bytes]:
    """All that a batch holds."""
    return {name: array.tobytes() for name, array in batch._runner.arrays._asdict().items()}


def table_of(batch: Batch, i: int) -> Table:
    """The game that is to be played in place i, dealt by a table."""
    seed = batch.seed_of(i, int(batch.games[i]))
    return Table(batch.game.name, int(batch.seats[i]), seed, batch.options_of(i), mode=batch.mode)


def shares(table: Table) -> list[float]:
    """What the end is worth, from the ranking."""
    if table.seats == 1:
        return [float(np.float32(table.scores()[0] / 100))]
    winners = table.ranking().count(1)
    won = (table.seats - winners) / (winners * (table.seats - 1))
    return [float(np.float32(won if place == 1 else -1 / (table.seats - 1))) for place in table.ranking()]


def check_place(batch: Batch, i: int, table: Table) -> None:
    """Place i is what the table is, as the seat that decides sees it."""
    assert batch.copy_of(i).tobytes() == table.live.tobytes()
    assert batch.deciders[i] == table.seat
    assert np.flatnonzero(batch.masks[i]).tolist() == sorted(table.codes())
    assert batch.played[i] == len(table.codes_played)


@pytest.mark.parametrize("name", games())
def test_every_place_plays_the_games_that_tables_play(name: str) -> None:
    game = load(name)
    batch = Batch(name, PLACES, seats=list(game.seat_counts), seed=5, options=some_options(game), threads=1)
    tables, ended = [table_of(batch, i) for i in range(PLACES)], 0
    for _ in range(700):
        codes = batch.sample().copy()
        batch.step(codes)
        for i, table in enumerate(tables):
            table.play(int(codes[i]))
            assert bool(batch.done[i]) == table.over
            if table.over:
                ended += 1
                assert batch.rewards[i].tolist()[: table.seats] == shares(table)
                assert batch.scores[i].tolist()[: table.seats] == table.scores()
                tables[i] = table_of(batch, i)
            else:
                assert not batch.rewards[i].any()
        if batch.done.any():
            for i, table in enumerate(tables):
                check_place(batch, i, table)
    assert ended > 0
    for i, table in enumerate(tables):
        check_place(batch, i, table)
        assert batch.observations[i].tobytes() == tensors.of(game).row(table.live, int(batch.deciders[i])).tobytes()


@pytest.mark.parametrize("name", games())
def test_interpreted_and_compiled_rules_fill_the_same_arrays(name: str) -> None:
    ways = [Batch(name, 3, seed=2, mode=mode, threads=1) for mode in ("interpreted", "compiled")]  # type: ignore[arg-type]
    for _ in range(80):
        assert ways[0].sample().tolist() == ways[1].sample().tolist()
        for batch in ways:
            batch.step(batch.sample())
    assert arrays_of(ways[0]) == arrays_of(ways[1])


def test_the_number_of_threads_changes_nothing() -> None:
    batches = [Batch("traffic", 50, seats=[2, 3, 6], seed=1, threads=threads) for threads in (1, 2, 7)]
    for _ in range(300):
        for batch in batches:
            batch.step(batch.sample())
    assert batches[0].games.any()
    assert all(arrays_of(one) == arrays_of(other) for one, other in pairwise(batches))


def test_a_batch_begins_again_with_the_same_games_or_with_those_of_another_seed() -> None:
    batch = Batch("traffic", 3, seed=1, mode="interpreted")
    first = arrays_of(batch)
    batch.step(batch.sample())
    batch.reset()
    assert arrays_of(batch) == first
    batch.reset(2)
    assert arrays_of(batch)["keys"] != first["keys"]
    assert len({batch.seed_of(i, k) for i in range(3) for k in range(3)}) == 9


def test_an_illegal_move_is_named_and_nothing_is_played_anywhere() -> None:
    batch = Batch("traffic", 5, seed=1, threads=2, mode="interpreted")
    before, codes = arrays_of(batch), batch.sample().copy()
    codes[3] = batch.game.A
    before["picks"] = arrays_of(batch)["picks"]
    with pytest.raises(IllegalMove, match=r"in place 3, so none was played anywhere\. There is no move number 282"):
        batch.step(codes)
    assert arrays_of(batch) == before
    codes[3] = int(np.flatnonzero(batch.masks[3] == 0)[0])
    with pytest.raises(IllegalMove) as refusal:
        batch.step(codes)
    assert str(refusal.value.args_said["why"]) == str(batch.table(3).why_not(int(codes[3])))
    assert arrays_of(batch) == before


def test_only_the_places_that_take_part_move() -> None:
    batch = Batch("traffic", 4, seed=1, mode="interpreted")
    before = [batch.copy_of(i) for i in range(4)]
    codes = batch.sample().copy()
    codes[[0, 2]] = -1  # not looked at
    batch.step(codes, where=[False, True, False, True])
    assert [batch.copy_of(i) == before[i] for i in range(4)] == [True, False, True, False]
    assert batch.played.tolist() == [0, 1, 0, 1]


def test_what_the_last_step_brought_is_told_once() -> None:
    batch = Batch("continental_express", 2, seed=1, mode="interpreted")
    while not batch.done.any():
        batch.step(batch.sample())
    place = int(np.flatnonzero(batch.done)[0])
    assert batch.rewards[place].any() or len(set(batch.scores[place, :2].tolist())) == 1
    batch.step(batch.sample(), where=np.arange(2) != place)
    assert not batch.done[place]
    assert not batch.rewards[place].any()
    assert batch.scores[place].any()


def test_a_game_that_does_not_end_is_cut_off_and_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("traffic").rules, "MOST_MOVES", 7)
    batch = Batch("traffic", 2, seed=1, mode="interpreted")
    for _ in range(6):
        batch.step(batch.sample())
        assert not batch.done.any()
    batch.step(batch.sample())
    assert batch.done.tolist() == batch.truncated.tolist() == [1, 1]
    assert not batch.rewards.any()
    assert batch.games.tolist() == [1, 1]
    batch.step(batch.sample())
    assert not batch.truncated.any()


def test_a_place_becomes_a_table() -> None:
    batch = Batch("traffic", 2, seats=3, seed=1, options={"variant": "junior"}, mode="interpreted")
    for _ in range(20):
        batch.step(batch.sample())
    table, codes = batch.table(1), batch.sample().copy()
    assert (table.seats, table.options["variant"]) == (3, "junior")
    assert without_events(Table.from_log(table.log(), mode="interpreted").live) == without_events(table.live)
    table.play(int(codes[1]))
    batch.step(codes)
    assert batch.copy_of(1) == table.live


def test_without_observations_there_is_no_room_for_them() -> None:
    batch = Batch("traffic", 2, seed=1, observe=False, mode="interpreted")
    assert batch.observations.shape == (2, 0)
    batch.step(batch.sample())
    assert Batch("traffic", 2, mode="interpreted").observations.shape == (2, tensors.of("traffic").size)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "from 1 to"),
        ({"n": 2.5}, "not 2.5"),
        ({"threads": 3}, "by 1 to 2 threads"),
        ({"device": "tpu"}, "can be on: cpu, cuda"),
        ({"seats": []}, "at least one number of seats"),
        ({"seats": [2, 9]}, "2 to 6, not by 9"),
        ({"options": []}, "at least one set of options"),
        ({"options": [{}, {"variant": "odd"}]}, "variant cannot be"),
        ({"seed": -1}, "seed -1"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidOption, match=said):
        Batch(**{"game": "traffic", "n": 2, "mode": "interpreted", **given})


@pytest.mark.parametrize("codes", [[1], [[1, 2]], [1.0, 2.0], [True, False], ["a", "b"]])
def test_moves_of_another_shape_or_type_are_refused(codes: Any) -> None:
    batch = Batch("traffic", 2, seed=1, mode="interpreted")
    with pytest.raises(InvalidOption, match="2 whole numbers, one for each place"):
        batch.step(codes)
    with pytest.raises(InvalidOption, match="2 flags"):
        batch.step(batch.sample(), where=[True])
    with pytest.raises(InvalidOption, match="no place 2"):
        batch.table(2)


@pytest.mark.parametrize(
    ("standings", "goal", "expected"),
    [
        ([(3,), (5,)], -1, [-1, 1]),
        ([(5, 1), (5, 2)], -1, [-1, 1]),
        ([(5,), (5,)], -1, [0, 0]),
        ([(1,), (9,), (2,)], -1, [-0.5, 1, -0.5]),
        ([(9,), (9,), (2,)], -1, [0.25, 0.25, -0.5]),
        ([(50,)], -1, [0.5]),
        ([(50,)], 1, [1]),
        ([(50,)], 0, [-1]),
    ],
)
def test_rewards_add_up_to_nothing_unless_one_plays_alone(
    monkeypatch: pytest.MonkeyPatch, standings: list[tuple[int, ...]], goal: int, expected: list[float]
) -> None:
    rules = SimpleNamespace(
        standing=lambda s, seat: standings[seat], score=lambda s, seat: standings[seat][0], goal=lambda s: goal
    )
    monkeypatch.setattr(rewards, "rules", rules)
    found = np.full(4, 7, np.float32)
    state: Any = SimpleNamespace(seats=len(standings))
    rewards.share_out(state, found)
    assert found.tolist() == [*expected, *[0] * (4 - len(expected))]


def test_whoever_plays_alone_wins_or_loses_by_the_goal() -> None:
    game = load("isle_of_trains")
    s: Any = game.State.new()
    s.seats, s.won = 1, 1
    solo = list(game.options).index("solo")
    assert game.rules.goal(s) == -1
    s.options[solo] = game.options["solo"].values["scenario_1"]
    assert game.rules.goal(s) == 1
    s.won = 0
    assert game.rules.goal(s) == 0
    s.seats = 2
    assert game.rules.goal(s) == -1
