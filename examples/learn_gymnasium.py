"""The same against bots, through Gymnasium: which moves are good in general, learned from the games of one seat."""

import gymnasium
import numpy as np

import roundhouse.rl.gymnasium  # noqa: F401  # registers the games

PLACES, STEPS, RATE = 64, 1500, 0.1
chance, rows = np.random.default_rng(1), np.arange(PLACES)
env = gymnasium.make_vec("roundhouse/traffic-v0", num_envs=PLACES, seats=2, opponents="random")
moves = env.single_action_space.n
liking, traces, ends = np.zeros(moves), np.zeros((PLACES, moves)), []
seen, _ = env.reset(seed=1)
for _ in range(STEPS):
    mask = seen["action_mask"]
    odds = np.exp(liking) * mask
    odds /= odds.sum(axis=1, keepdims=True)
    luck = -np.log(chance.random(odds.shape)) / np.maximum(odds, 1e-9)
    codes = np.where(mask, luck, np.inf).argmin(axis=1)
    traces -= odds
    traces[rows, codes] += 1
    seen, rewards, over, cut_off, _ = env.step(codes)
    for place in np.flatnonzero(over | cut_off):
        change = rewards[place] * traces[place]
        liking += RATE * change / np.linalg.norm(change).clip(1)
        traces[place] = 0
        ends.append(rewards[place])
few = len(ends) // 4
first, last = np.array(ends[:few]) > 0, np.array(ends[-few:]) > 0
print(f"{len(ends)} games; won: {first.mean():.0%} of the first quarter, {last.mean():.0%} of the last")
