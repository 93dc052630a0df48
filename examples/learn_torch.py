"""PPO in one file with torch: one network plays all seats of a batch against itself, then against random moves.

Needs torch (`pip install torch`).  The game may be named: `python examples/learn_torch.py traffic`.
"""

import sys

import numpy as np
import torch
from torch import nn

from roundhouse.rl import Batch

GAME, SEATS, PLACES, STEPS = (sys.argv[1:] or ["continental_express"])[0], 2, 128, 192
ROUNDS, EPOCHS, PARTS = 60, 2, 4
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 5e-4, 0.2, 0.95, 0.01, 0.5
torch.manual_seed(1)


class Player(nn.Module):
    """Says how much it likes each legal move, and what it expects to get."""

    def __init__(self, seen, moves, width=256):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.likes, self.hopes = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, seen, masks):
        seen = seen.float()
        body = self.body(seen.sign() * seen.abs().log1p())  # counts are small or large
        likes = self.likes(body).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=likes), self.hopes(body).squeeze(-1)


def now(batch):
    """What the seats that decide see, as tensors of their own: the arrays of a batch are live."""
    return torch.tensor(batch.observations), torch.tensor(batch.masks)


def collect(batch, player):
    """Some steps in all places, each with what is needed to learn from it."""
    steps = []
    for _ in range(STEPS):
        seen, masks = now(batch)
        with torch.no_grad():
            odds, hopes = player(seen, masks)
            codes = odds.sample()
        seats = batch.deciders.astype(int)
        batch.step(codes.numpy())
        ends, gains = batch.done == 1, batch.rewards[:, :SEATS].copy()
        steps.append((seen, masks, codes, odds.log_prob(codes), hopes, seats, ends, gains))
    return steps


def advantages(steps):
    """How much better each move was than hoped (GAE), from the decisions of the same seat that came after it."""
    rows, shape = np.arange(PLACES), (PLACES, SEATS)
    next_hope, next_gain, ahead, known = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    found = []
    for *_, hopes, seats, ends, gains in reversed(steps):
        next_hope[ends], ahead[ends], known[ends] = 0, 0, True
        next_gain[ends] = gains[ends]
        at, hopes = (rows, seats), hopes.numpy()
        here = next_gain[at] + next_hope[at] - hopes + LAMBDA * ahead[at]
        here[~known[at]] = 0  # what came of it lies beyond the last step
        found.append((torch.tensor(here, dtype=torch.float32), torch.tensor(known[at])))
        next_hope[at], next_gain[at], ahead[at], known[at] = hopes, 0, here, True
    return [torch.cat(each) for each in zip(*reversed(found), strict=True)]


def improve(player, optimizer, steps):
    """Make good moves likelier, a little at a time."""
    better, known = advantages(steps)
    seen, masks, codes, before, hopes = (torch.cat(each)[known] for each in list(zip(*steps, strict=True))[:5])
    better = better[known]
    wanted, better = hopes + better, (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(codes)).chunk(PARTS):
            odds, hoped = player(seen[part], masks[part])
            ratio = (odds.log_prob(codes[part]) - before[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            loss = VALUE * (hoped - wanted[part]).square().mean() - gain - ENTROPY * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def share_won(player, games=400):
    """What part of the games seat 0 wins against random moves."""
    trial, won = Batch(GAME, PLACES, SEATS, seed=2), []
    while len(won) < games:
        with torch.no_grad():
            codes = player(*now(trial))[0].sample().numpy()
        trial.step(np.where(trial.deciders == 0, codes, trial.sample()))
        won += (trial.rewards[trial.done == 1, 0] > 0).tolist()
    return np.mean(won)


batch = Batch(GAME, PLACES, SEATS, seed=1)
player = Player(batch.observations.shape[1], batch.game.A)
optimizer = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
print(f"{GAME}: before learning {share_won(player):.0%} of games won against random moves", flush=True)
for number in range(1, ROUNDS + 1):
    improve(player, optimizer, collect(batch, player))
    if number % 20 == 0:
        print(f"after {number * STEPS * PLACES:,} moves {share_won(player):.0%}", flush=True)
