"""A learner of thirty lines: REINFORCE finds which moves are good in general; then it plays against random moves."""

import sys

import numpy as np

from roundhouse.rl import Batch

GAME, SEATS, PLACES, STEPS, RATE = (sys.argv[1:] or ["traffic"])[0], 2, 128, 2500, 0.1
chance, rows = np.random.default_rng(1), np.arange(PLACES)


def choose(batch, liking):
    """How likely each move is, and one of them in each place."""
    odds = np.exp(liking) * batch.masks
    odds /= odds.sum(axis=1, keepdims=True)
    luck = -np.log(chance.random(odds.shape)) / np.maximum(odds, 1e-9)
    return odds, np.where(batch.masks, luck, np.inf).argmin(axis=1)


batch = Batch(GAME, PLACES, SEATS, seed=1, observe=False)
liking = np.zeros(batch.game.A)
traces = np.zeros((PLACES, SEATS, batch.game.A))  # how the odds of a seat's moves depend on what it likes
for _ in range(STEPS):
    odds, codes = choose(batch, liking)
    seats = batch.deciders.astype(int)
    traces[rows, seats] -= odds
    traces[rows, seats, codes] += 1
    batch.step(codes)
    for place in np.flatnonzero(batch.done):
        change = (batch.rewards[place, :SEATS, None] * traces[place]).sum(axis=0)
        liking += RATE * change / np.linalg.norm(change).clip(1)
        traces[place] = 0

trial, won = Batch(GAME, PLACES, SEATS, seed=2, observe=False), []
while len(won) < 400:
    codes = np.where(trial.deciders == 0, choose(trial, liking)[1], trial.sample())
    trial.step(codes)
    won += trial.rewards[trial.done == 1, 0].tolist()
print(f"{GAME}: {np.mean(np.array(won) > 0):.0%} of {len(won)} games won against random moves")
