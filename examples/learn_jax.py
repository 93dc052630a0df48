"""Policy gradient with a baseline in JAX: a network plays all seats of a batch, and learns how each game ended.

Needs jax (`pip install jax`).  The game may be named: `python examples/learn_jax.py traffic`.
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np

from roundhouse.rl import Batch

GAME, SEATS, PLACES, STEPS = (sys.argv[1:] or ["continental_express"])[0], 2, 128, 256
ROUNDS, WIDTH, RATE = 80, 128, 1e-3


def network(seen, moves):
    """Weights of two layers, of the likes for moves, and of what is hoped for."""
    shapes = [(seen, WIDTH), (WIDTH, WIDTH), (WIDTH, moves + 1)]
    keys = jax.random.split(jax.random.PRNGKey(1), len(shapes))
    return [
        (jax.random.normal(key, shape) * (2 / shape[0]) ** 0.5, jnp.zeros(shape[1]))
        for key, shape in zip(keys, shapes, strict=True)
    ]


def look(weights, seen, masks):
    """The logarithm of how likely each legal move is, and what the seat hopes for."""
    seen = jnp.sign(seen) * jnp.log1p(jnp.abs(seen.astype(jnp.float32)))  # counts are small or large
    for matrix, more in weights[:-1]:
        seen = jax.nn.relu(seen @ matrix + more)
    last = seen @ weights[-1][0] + weights[-1][1]
    return jax.nn.log_softmax(jnp.where(masks == 1, last[..., :-1], -1e9)), jnp.tanh(last[..., -1])


@jax.jit
def choose(weights, key, seen, masks):
    """A move in each place."""
    return jax.random.categorical(key, look(weights, seen, masks)[0])


def regret(weights, seen, masks, codes, ends, known):
    """What is made small: likely moves that ended badly, and wrong hopes; and no move becomes certain too early."""
    odds, hopes = look(weights, seen, masks)
    made = jnp.take_along_axis(odds, codes[..., None], axis=-1)[..., 0]
    surprise = jax.lax.stop_gradient(ends - hopes)
    spread = -(jnp.exp(odds) * odds).sum(axis=-1)
    return ((jnp.square(ends - hopes) - made * surprise - 0.01 * spread) * known).sum() / known.sum()


@jax.jit
def improve(weights, moments, number, played):
    """One step of Adam."""
    slopes = jax.grad(regret)(weights, *played)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], slopes)
    second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, moments[1], slopes)

    def change(weight, m, v):
        return weight - RATE * (m / (1 - 0.9**number)) / (jnp.sqrt(v / (1 - 0.99**number)) + 1e-8)

    return jax.tree.map(change, weights, first, second), (first, second)


def collect(batch, weights, key):
    """Some steps in all places, and how the game of each ended for the seat that decided."""
    steps = []
    for number in range(STEPS):
        # Copies, for the arrays of a batch are live.  On a GPU: jnp.from_dlpack(torch.as_tensor(batch.masks)).copy()
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.deciders.astype(int)
        codes = np.asarray(choose(weights, jax.random.fold_in(key, number), seen, masks))
        batch.step(codes)
        steps.append((seen, masks, codes, seats, batch.done == 1, batch.rewards[:, :SEATS].copy()))
    end, known, ends = np.zeros((PLACES, SEATS), np.float32), np.zeros(PLACES, bool), []
    for _, _, _, seats, done, gains in reversed(steps):
        end[done], known = gains[done], known | done  # of games that go on nothing is known yet
        ends.append((end[np.arange(PLACES), seats], known.astype(np.float32)))
    made = [np.stack(each) for each in list(zip(*steps, strict=True))[:3]]
    return [*made, *(np.stack(each) for each in zip(*reversed(ends), strict=True))]


def share_won(weights, games=400):
    """What part of the games seat 0 wins against random moves."""
    trial, won, key = Batch(GAME, PLACES, SEATS, seed=2), [], jax.random.PRNGKey(2)
    while len(won) < games:
        key, picks = jax.random.split(key)
        codes = np.asarray(choose(weights, picks, trial.observations.copy(), trial.masks.copy()))
        trial.step(np.where(trial.deciders == 0, codes, trial.sample()))
        won += (trial.rewards[trial.done == 1, 0] > 0).tolist()
    return np.mean(won)


batch = Batch(GAME, PLACES, SEATS, seed=1)
weights = network(batch.observations.shape[1], batch.game.A)
moments = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights))
print(f"{GAME}: before learning {share_won(weights):.0%} of games won against random moves", flush=True)
for number in range(1, ROUNDS + 1):
    played = collect(batch, weights, jax.random.PRNGKey(number))
    for again in range(4):  # parts of the places, each a small step
        part = [each[:, again::4] for each in played]
        weights, moments = improve(weights, moments, 4 * number - 3 + again, part)
    if number % 20 == 0:
        print(f"after {number * STEPS * PLACES:,} moves {share_won(weights):.0%}", flush=True)
