"""The games as OpenSpiel knows them, by its own tests, and what its observers show."""

from __future__ import annotations

import gzip
import pickle
import random
import unittest
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from roundhouse import games, load
from roundhouse.core.record import OWNER, OWNER_UNTIL_END
from roundhouse.core.testing import scrambled
from roundhouse.observe import tensors

pyspiel = pytest.importorskip("pyspiel")

import roundhouse.rl.open_spiel  # noqa: E402, F401

from . import playthroughs  # noqa: E402

every_game = pytest.mark.parametrize("name", games())
NONE, SINGLE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few hundred moves."""
    monkeypatch.setenv("ROUNDHOUSE_MODE", "interpreted")


def spiel(name: str, **given: Any) -> Any:
    return pyspiel.load_game(f"roundhouse_{name}", given)


def some_moves(game: Any, moves: int, deal: int = 3) -> Any:
    """A state after this number of moves."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[0])
    return state


def observer(game: Any, public: bool, private: Any) -> Any:
    """What shows one part of a state, or both."""
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
    return game.make_py_observer(kind)


def shown(by: Any, state: Any, seat: int) -> tuple[str, list[float]]:
    """What an observer shows a seat, as text and as numbers."""
    by.set_from(state, seat)
    return by.string_from(state, seat), by.tensor.tolist()


# Its own tests


@every_game
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(spiel(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@every_game
def test_simulation_with_copies_and_pickles(name: str) -> None:
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(spiel(name, seats=3, deals=5))


@every_game
def test_api(name: str) -> None:
    from open_spiel.integration_tests import api_test

    class Ours(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # of OpenSpiel
        game_name, game = f"roundhouse_{name}", spiel(name, seats=3, deals=2)

    done = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Ours).run(done)
    assert [text for _, text in [*done.errors, *done.failures]] == []
    assert done.testsRun >= 5


@pytest.mark.long
@every_game
def test_playthrough(name: str, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.integration_tests.playthrough_test import PlaythroughTest

    flags.FLAGS.mark_as_parsed()
    with gzip.open(playthroughs.file_of(name), "rt", encoding="utf-8") as kept:
        (tmp_path / f"{name}.txt").write_text(kept.read(), encoding="utf-8")
    try:
        PlaythroughTest().run_test(str(tmp_path), f"{name}.txt")
    except AssertionError as difference:
        difference.add_note("If it is meant, run python -m tests.rl.playthroughs.")
        raise


@every_game
def test_search_and_learner(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner

    monkeypatch.setenv("ROUNDHOUSE_MODE", "compiled")
    game, chance = spiel(name, seats=2), np.random.RandomState(1)
    state = some_moves(game, 4)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    assert mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=chance).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=chance)
    assert bot.step(state) in state.legal_actions()
    env = rl_environment.Environment(game)
    learners = [tabular_qlearner.QLearner(seat, game.num_distinct_actions()) for seat in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([learners[step.observations["current_player"]].step(step).action])
    for learner in learners:
        learner.step(step)
    assert sum(step.rewards) == 0
    assert all(learner._q_values for learner in learners)


# States


def test_a_state_is_the_table() -> None:
    game = spiel("traffic", seats=3, options="variant:junior", seed=4)
    state = some_moves(game, 12)
    assert (game.num_players(), game.num_distinct_actions()) == (3, load("traffic").A)
    assert state.table.options["variant"] == "junior"
    assert state.legal_actions() == sorted(state.table.codes())
    assert state.clone().table.live == state.table.live
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert some_moves(game, 12).table.live == state.table.live
    assert some_moves(game, 12, deal=4).table.live != state.table.live


@every_game
def test_a_guess_is_what_a_seat_cannot_tell_from_the_state(name: str) -> None:
    state = some_moves(spiel(name, seats=3), 9)
    seat = state.current_player()
    guess = state.resample_from_infostate(seat, lambda: 0.25)
    assert guess.information_state_string(seat) == state.information_state_string(seat)
    assert guess.observation_tensor(seat) == state.observation_tensor(seat)
    assert guess.legal_actions() == state.legal_actions()
    assert guess.table.live != state.table.live
    guess.apply_action(guess.legal_actions()[0])


@every_game
def test_a_learner_meets_the_same_games_as_through_pettingzoo(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the same deal, by the same moves: who decides, what that seat sees and may do, and what the end brings."""
    from roundhouse.rl import pettingzoo

    monkeypatch.setenv("ROUNDHOUSE_MODE", "compiled")
    game, chance = spiel(name, seats=2), random.Random(1)
    state, env = some_moves(game, 0), pettingzoo.env(name, seats=2).unwrapped
    monkeypatch.setattr(env.desk, "deal", lambda seed: setattr(env.desk, "table", game.deal(3)))
    env.reset()
    while not state.is_terminal():
        agent = env.agent_selection
        there = env.observe(agent)
        assert agent == env.possible_agents[state.current_player()]
        assert state.observation_tensor() == there["observation"].tolist()
        assert state.legal_actions() == np.flatnonzero(there["action_mask"]).tolist()
        code = chance.choice(state.legal_actions())
        state.apply_action(code)
        env.step(code)
    assert all(env.terminations.values())
    assert state.returns() == list(env.rewards.values())
    assert any(state.returns())


# What observers show


@every_game
def test_a_seat_is_shown_only_what_it_sees(name: str) -> None:
    game, chance = spiel(name, seats=3), random.Random(1)
    state = some_moves(game, 15)
    other = state.clone()
    public = observer(game, True, NONE)
    for seat in range(3):
        before = state.observation_tensor(seat), state.observation_string(seat)
        assert before[0] == tensors.of(name).row(state.table.live, seat).tolist()
        other.table.live.record[...] = scrambled(state.table.live, seat, chance).record
        assert (other.observation_tensor(seat), other.observation_string(seat)) == before
        other.table.live.record[...] = scrambled(state.table.live, None, chance).record
        assert shown(public, other, seat) == shown(public, state, seat)
        assert public.string_from(state, seat) == public.string_from(state, 0)
    with pytest.raises(ValueError, match="never shown"):
        observer(game, True, pyspiel.PrivateInfoType.ALL_PLAYERS)


@every_game
def test_what_is_private_is_shown_alone(name: str) -> None:
    """Both parts together are the whole; the private one tells nothing but the own rows of what is hidden."""
    game, chance = spiel(name, seats=3), random.Random(1)
    state = some_moves(game, 15)
    public, private, whole = observer(game, True, NONE), observer(game, False, SINGLE), observer(game, True, SINGLE)
    for seat in range(3):
        text, numbers = shown(private, state, seat)
        parts = np.array(shown(public, state, seat)[1]), np.array(numbers)
        assert (parts[0] * parts[1] == 0).all()
        assert (parts[0] + parts[1]).tolist() == shown(whole, state, seat)[1]
        for field, declared in state.table.live.fields.items():
            moved = state.clone()
            cells = moved.table.live.record[field]
            own = declared.seen in (OWNER, OWNER_UNTIL_END)
            cells[seat if own else ...] += 1
            assert (private.string_from(moved, seat) != text) == own, field
            if not own and field not in ("seats", "seat"):  # they say who is who
                assert shown(private, moved, seat)[1] == numbers, field
        other = state.clone()
        other.table.live.record[...] = scrambled(state.table.live, seat, chance).record
        assert shown(private, other, seat) == (text, numbers)
    assert shown(observer(game, False, NONE), state, 0) == ("", [0.0] * tensors.of(name).size)


@every_game
def test_before_the_deal_nothing_is_private(name: str) -> None:
    game = spiel(name)
    state = game.new_initial_state()
    assert shown(observer(game, False, SINGLE), state, 0) == ("", [0.0] * tensors.of(name).size)
    assert observer(game, True, SINGLE).string_from(state, 0)


def play_alike(state: Any, twin: Any, chance: random.Random) -> None:
    """Play a move in both, the same if that can be."""
    both = [each.legal_actions() for each in (state, twin)]
    common = [code for code in both[0] if code in both[1]]
    code = chance.choice(common) if common else None
    for each, legal in zip((state, twin), both, strict=True):
        each.apply_action(chance.choice(legal) if code is None else code)


@every_game
def test_states_are_told_apart_by_what_a_seat_saw_and_by_nothing_else(name: str) -> None:
    """In a twin only what a seat does not see is different: both are played alike until it sees a difference."""
    game, parted = spiel(name, seats=3), 0
    for seat, number in product(range(3), range(4)):
        chance = random.Random(number)
        state = some_moves(game, 0, deal=number)
        twin = state.resample_from_infostate(seat, chance.random)
        assert twin.table.live != state.table.live
        while state.observation_string(seat) == twin.observation_string(seat) and state.kept.moves < 100:
            assert state.information_state_string(seat) == twin.information_state_string(seat)
            play_alike(state, twin, chance)
        if state.observation_string(seat) != twin.observation_string(seat):
            assert state.information_state_string(seat) != twin.information_state_string(seat)
            parted += 1
    assert parted > 6


def test_what_was_seen_once_is_not_forgotten() -> None:
    """Two states that look the same now, but did not before, are told apart."""
    game = spiel("traffic", seats=3)
    state, other = some_moves(game, 9), some_moves(game, 9, deal=4)
    other.kept.table = state.table.copy()
    for seat in range(3):
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) != state.information_state_string(seat)
