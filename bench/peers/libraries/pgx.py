"""Games of pgx, whose rules are JAX: compiled for a whole batch, on the processor or on a GPU."""

from __future__ import annotations

import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.experimental import auto_reset

from ..row import MIDDLE, Burst, Row, often, timed

VERSION_OF = "pgx"
GAMES = ("sparrow_mahjong", "backgammon", "chess")
PLACES = {"cpu": 256, "cuda": 1 << 14}
STEPS_AT_ONCE = {"cpu": 16, "cuda": 256}


class Pgx(Row):
    """A game of pgx."""

    library = "pgx"
    notes = {  # noqa: RUF012  # as its base declares it
        "python": "one table, its step compiled",
        "learner": "the same loop, which keeps each observation and mask",
        "copies": "states are never changed, so there is nothing to copy",
        "bytes": "all arrays of a state but the observation",
    }

    def __init__(self, name: str, device: str) -> None:
        self.env = pgx.make(name)
        super().__init__(name, self.env.num_players)
        self.places, self.steps = PLACES[device], STEPS_AT_ONCE[device]
        loop = f"a compiled loop over {self.places:,} games side by side, which begin anew where they end"
        self.notes = {**self.notes, "native": loop}
        self.clock = time.perf_counter if device == "cuda" else time.process_time
        self.key = jax.random.PRNGKey(1)

    def native(self) -> Burst:
        """Random moves in a batch, without observations: what nobody reads is not computed."""
        return self.loop(observe=False)

    def learner(self) -> Burst:
        """Random moves in a batch, with observations and masks."""
        return self.loop(observe=True)

    def loop(self, observe: bool) -> Burst:
        """Random moves in all places, several steps in one call of compiled code."""
        again = jax.vmap(auto_reset(self.env.step, self.env.init))

        def step(carried: Any, key: Any) -> Any:
            state, seen = carried
            picks, deals = jax.random.split(key)
            odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            codes = jax.random.categorical(picks, odds, axis=-1)
            state = again(state, codes, jax.random.split(deals, self.places))
            if observe:  # adding them up stands for a learner that reads them
                seen = seen + state.observation.sum() + state.legal_action_mask.sum()
            return (state.replace(observation=jnp.zeros_like(state.observation)), seen), None

        many = jax.jit(lambda carried, key: jax.lax.scan(step, carried, jax.random.split(key, self.steps))[0])
        begin = jax.jit(jax.vmap(self.env.init))(jax.random.split(self.key, self.places))
        carried = [many((begin, jnp.float32(0)), self.key)]

        def work() -> int:
            self.key, key = jax.random.split(self.key)
            carried[0] = jax.block_until_ready(many(carried[0], key))
            return self.steps * self.places

        return timed(work, self.clock)


class OneTable(Pgx):
    """Pgx on the processor, where there are single tables, too."""

    def __init__(self, name: str, device: str) -> None:
        super().__init__(name, device)
        self.init, self.step = jax.jit(self.keyed(self.env.init)), jax.jit(self.keyed(self.env.step))

    def keyed(self, function: Any) -> Any:
        """A function of the environment that gives the next key, too: one call, not two."""

        def call(key: Any, *args: Any) -> Any:
            used, following = jax.random.split(key)
            return following, function(*args, used)

        return call

    def begin(self) -> Any:
        """A new game."""
        self.key, state = self.init(self.key)
        return state

    def move(self, state: Any) -> Any:
        """Any legal move, picked in Python."""
        legal = np.flatnonzero(state.legal_action_mask).tolist()
        self.key, state = self.step(self.key, state, self.pick(legal))
        return state

    def python(self) -> Burst:
        """Random games at one table, each move picked in Python."""

        def work() -> int:
            state, moves = self.begin(), 0
            while not state.terminated:
                state = self.move(state)
                moves += 1
            return moves

        return timed(work)

    def observations(self) -> Burst:
        """What the player who decides sees, computed once more."""
        state, observe = self.middle(), jax.jit(self.env.observe)
        return often(lambda: observe(state).block_until_ready())

    def masked(self) -> Burst:
        """What the player who decides sees, and the mask, which is part of a state."""
        state, observe = self.middle(), jax.jit(self.env.observe)
        return often(lambda: (observe(state).block_until_ready(), np.asarray(state.legal_action_mask)))

    def bytes(self) -> float:
        """The arrays of a state."""
        state = self.middle()
        leaves = jax.tree_util.tree_leaves(state.replace(observation=None))
        return float(sum(leaf.nbytes for leaf in leaves))

    def middle(self) -> Any:
        """A position in the middle of a game."""
        state = self.begin()
        for _ in range(MIDDLE):
            state = self.move(state)
            if state.terminated:
                return self.middle()
        return state


def rows(device: str) -> list[Row]:
    """The games nearest to ours, and one that is known to everybody."""
    return [Pgx(name, device) if device == "cuda" else OneTable(name, device) for name in GAMES]
