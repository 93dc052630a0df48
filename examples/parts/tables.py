"""Games against random moves by every adapter: `choose` makes the moves of the first seat; who ended, with what."""

import gymnasium
import numpy as np
import pyspiel

import roundhouse.rl.gymnasium
import roundhouse.rl.open_spiel  # noqa: F401  # registers the games
from roundhouse.rl import pettingzoo

PLACES, ME = 32, "player_0"


def by_pettingzoo(game, choose, chance):
    env = pettingzoo.env(game, seats=2)
    while True:
        env.reset(seed=chance.randrange(2**31))
        for agent in env.agent_iter():
            seen, reward, over, cut_off, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            if over or cut_off:
                if agent == ME:
                    yield 0, reward
                env.step(None)
            else:
                ours = agent == ME
                env.step(choose(seen["observation"], seen["action_mask"]) if ours else chance.choice(legal))


def by_gymnasium(game, choose, chance):
    env = gymnasium.make(f"roundhouse/{game}-v0", seats=2)
    while True:
        (seen, _), ended = env.reset(seed=chance.randrange(2**31)), False
        while not ended:
            seen, reward, over, cut_off, _ = env.step(choose(seen["observation"], seen["action_mask"]))
            ended = over or cut_off
        yield 0, reward


def by_vector(game, choose, chance):
    env = gymnasium.make_vec(f"roundhouse/{game}-v0", num_envs=PLACES, seats=2)
    seen, _ = env.reset(seed=chance.randrange(2**31))
    while True:
        seen, rewards, over, cut_off, _ = env.step(choose(seen["observation"], seen["action_mask"]))
        yield from ((place, rewards[place]) for place in np.flatnonzero(over | cut_off).tolist())


def by_open_spiel(game, choose, chance):
    spiel = pyspiel.load_game(f"roundhouse_{game}(seats=2)")
    while True:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.current_player() == 0:
                mask = np.isin(np.arange(spiel.num_distinct_actions()), legal)
                state.apply_action(int(choose(np.array(state.observation_tensor(), np.int8), mask)))
            else:
                state.apply_action(chance.choice(legal))
        yield 0, state.returns()[0]


ADAPTERS = {"pettingzoo": by_pettingzoo, "gymnasium": by_gymnasium, "vector": by_vector, "open_spiel": by_open_spiel}
