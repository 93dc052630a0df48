"""The environments that PettingZoo and Gymnasium know, by their own tests; a learner on every adapter."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from roundhouse import IllegalMove, InvalidOption, Table, games
from roundhouse.bots import LEVELS
from roundhouse.observe import tensors
from roundhouse.rl.extra import MissingExtra, need

gymnasium = pytest.importorskip("gymnasium")
pettingzoo_test = pytest.importorskip("pettingzoo.test")
pytest.importorskip("pyspiel")

import roundhouse.rl.gymnasium as gym_side  # noqa: E402
from roundhouse.rl import pettingzoo as zoo  # noqa: E402

ROOT = Path(__file__).parents[2]
# It warns of every environment whose observations are a dictionary, but for those whose names it knows.
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning", "ignore:Observation is not a NumPy array:UserWarning"
)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few hundred moves."""
    monkeypatch.setenv("ROUNDHOUSE_MODE", "interpreted")


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


# PettingZoo


@DICTIONARIES
@pytest.mark.parametrize("name", games())
def test_pettingzoo_api(name: str) -> None:
    pettingzoo_test.api_test(zoo.env(name), num_cycles=60)


@pytest.mark.parametrize("name", games())
def test_pettingzoo_seeds(name: str) -> None:
    pettingzoo_test.seed_test(lambda: zoo.env(name, seats=3), num_cycles=20)


@pytest.mark.parametrize("name", games())
def test_pettingzoo_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_test.render_test(lambda render_mode: zoo.env(name, render_mode=render_mode))
    assert f'"game": "{name}"' in capsys.readouterr().out


def test_pettingzoo_plays_to_the_end_and_pays_out() -> None:
    env = zoo.env("continental_express", seats=3)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut_off, _ = env.last()
        total[agent] += reward
        assert not is_cut_off
        env.step(None if is_over else first_legal(seen["action_mask"]))
    table = env.unwrapped.desk.table
    assert [won > 0 for won in total.values()] == [place == 1 for place in table.ranking()]
    assert sum(total.values()) == pytest.approx(0)
    assert env.agents == []


def test_pettingzoo_shows_moves_to_the_one_who_decides() -> None:
    env = zoo.env("traffic", seats=3)
    env.reset(seed=7)
    legal = {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents}
    assert legal == {agent: agent == env.agent_selection for agent in env.agents}
    with pytest.raises(IllegalMove):
        env.unwrapped.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


# Gymnasium


@pytest.mark.parametrize("name", games())
def test_gymnasium_check(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.make(f"roundhouse/{name}-v0", render_mode="ansi").unwrapped)


def gym_games(name: str, **given: Any) -> Iterator[tuple[Any, float]]:
    """The table after each step of a game, and what the step brought."""
    env = gymnasium.make(f"roundhouse/{name}-v0", **given)
    seen, _ = env.reset(seed=3)
    is_over = False
    while not is_over:
        seen, reward, is_over, is_cut_off, _ = env.step(first_legal(seen["action_mask"]))
        assert not is_cut_off
        yield env.unwrapped.desk.table, reward


@pytest.mark.parametrize("opponents", [name for name, level in LEVELS.items() if level.way != "search"])
def test_gymnasium_plays_against_bots(opponents: str) -> None:
    *before, (table, reward) = gym_games("continental_express", seats=3, seat=1, opponents=opponents)
    assert all(earlier == 0 for _, earlier in before)
    assert table.over
    assert (reward > 0) == (table.ranking()[1] == 1)


def test_gymnasium_plays_alone() -> None:
    *_, (table, reward) = gym_games("isle_of_trains", seats=1)
    assert reward == pytest.approx(table.scores()[0] / 100)


def test_gymnasium_ends_a_game_at_an_illegal_move() -> None:
    env = gymnasium.make("roundhouse/traffic-v0", seats=2)
    seen, _ = env.reset(seed=1)
    _, reward, is_over, _, about = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, is_over) == (-1, True)
    assert about["illegal"]


def test_gymnasium_vector() -> None:
    env: Any = gymnasium.make_vec("roundhouse/continental_express-v0", num_envs=3, seats=3, seat=2)
    seen, _ = env.reset(seed=1)
    rewards, ends = np.zeros(3), 0
    for _ in range(120):
        assert (env.batch.deciders == 2).all()
        assert env.observation_space.contains(seen)
        seen, reward, over, cut_off, _ = env.step([first_legal(mask) for mask in seen["action_mask"]])
        rewards, ends = rewards + abs(reward), ends + int(over.sum())
        assert not reward[~over].any()
        assert not cut_off.any()
    assert ends == env.batch.games.sum() > 0
    assert rewards.all()


@pytest.mark.parametrize("name", games())
def test_gymnasium_vector_tells_what_was_seen_at_the_end(name: str) -> None:
    """By replaying the game that ended: the last observation is of its end, the one beside it of the next deal."""
    env: Any = gymnasium.make_vec(f"roundhouse/{name}-v0", num_envs=2, seats=2, seat=1)
    played: list[list[int]] = [[], []]
    ended: dict[int, list[int]] = {}
    step = env.batch.step

    def noted(codes: Any, where: Any) -> None:
        for i in np.flatnonzero([1, 1] if where is None else where).tolist():
            played[i].append(int(codes[i]))
        step(codes, where)
        for i in np.flatnonzero(env.batch.done).tolist():
            ended.setdefault(i, played[i][:])

    env.batch.step = noted
    seen, about = env.reset(seed=1)
    while not ended:
        assert not about
        seen, *_, about = env.step([first_legal(mask) for mask in seen["action_mask"]])
    for i, codes in ended.items():
        table = Table(name, 2, env.batch.seed_of(i, 0), mode="interpreted")
        for code in codes:
            table.play(code)
        assert table.over
        assert about["final_obs"][i]["observation"].tolist() == tensors.of(name).row(table.live, 1).tolist()
        assert not about["final_obs"][i]["action_mask"].any()
        assert env.single_observation_space.contains(about["final_obs"][i])
    there = [i in ended for i in range(2)]
    assert about["_final_obs"].tolist() == about["_final_info"].tolist() == there


def test_gymnasium_vector_asks_bots() -> None:
    env: Any = gymnasium.make_vec("roundhouse/traffic-v0", num_envs=2, seats=2, opponents="greedy")
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.step([first_legal(mask) for mask in seen["action_mask"]])
    assert env.batch.played.min() > 5
    with pytest.raises(InvalidOption, match="no seat 2"):
        gym_side.SeatEnv("traffic", seats=2, seat=2)


# A learner on each of them


def learn() -> Any:
    """The example, which is no package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "examples"))
        return importlib.import_module("learn")


@pytest.mark.long
def test_a_learner_that_sees_the_table_beats_random_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """It learns by one adapter; an interval of 95 % around the share that it then wins by each is above one half."""
    monkeypatch.setenv("ROUNDHOUSE_MODE", "compiled")
    example, name = learn(), "continental_express"
    learner = example.learner_for(name)
    example.won(learner, "vector", name, 1600, learns=True)
    for adapter in example.ADAPTERS:
        won = example.won(learner, adapter, name, 300, learns=False)
        assert won.mean() - 1.96 * won.std() / len(won) ** 0.5 > 0.5, adapter


@pytest.mark.parametrize("adapter", ["pettingzoo", "gymnasium", "open_spiel"])
def test_a_learner_learns_by_each_adapter(adapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_MODE", "compiled")
    learner = learn().learner_for("continental_express")
    before = [each.copy() for each in learner.weights]
    learn().won(learner, adapter, "continental_express", 16, learns=True)
    assert not any((now == then).all() for now, then in zip(learner.weights, before, strict=True))


def test_what_is_seen_decides_what_a_learner_likes() -> None:
    """Rewards that depend on nothing but what is seen are learned: with the same moves legal it plays differently."""
    learner = learn().Learner(4, 2)
    chance = np.random.default_rng(1)
    for _ in range(3000):
        seen = chance.integers(0, 2, (1, 4)).astype(np.int8)
        code = learner.choose(seen, np.ones((1, 2)), [0])[0]
        learner.end(0, 1.0 if code == seen[0, 2] else -1.0)
    odds = learner.think(np.eye(4, dtype=np.int8)[[0, 2]], np.ones((2, 2)))[2]
    assert odds[0, 0] > 0.8
    assert odds[1, 1] > 0.8


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingExtra, match=r'needs no_such_thing, .*pip install "roundhouse\[rl\]"'):
        need("no_such_thing", "roundhouse.rl.something")
    with pytest.raises(ImportError):
        need("no_such_thing", "roundhouse.rl.something")
