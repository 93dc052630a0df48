"""A small learner in numpy: from what a seat sees to how much it likes each move, by policy gradients (REINFORCE)."""

import numpy as np

HIDDEN, RATE, TOGETHER, CURIOSITY = 64, 0.004, 16, 0.01


class Learner:
    """One hidden layer gives a liking for each move, and what the game is likely to bring: what is left is learned."""

    def __init__(self, size, moves, seed=1):
        self.chance = np.random.default_rng(seed)
        sizes = (size, HIDDEN), (HIDDEN,), (HIDDEN, moves + 1), (moves + 1,)
        self.weights = [np.zeros(each, np.float32) for each in sizes]
        self.weights[0] += self.chance.normal(0, size**-0.5, sizes[0])
        self.weights[2] += self.chance.normal(0, 0.01, sizes[2])
        self.means, self.squares = ([np.zeros_like(each) for each in self.weights] for _ in range(2))
        self.lived, self.ended, self.rounds = {}, [], 0

    def think(self, seen, masks):
        """What is seen in other numbers, the hidden layer, the odds of each legal move, and the reward to expect."""
        x = np.sign(seen) * np.log1p(np.abs(np.asarray(seen, np.float32)))
        hidden = np.tanh(x @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        likings = np.where(masks, out[:, :-1], -np.inf)
        odds = np.exp(likings - likings.max(axis=1, keepdims=True))
        return x, hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def choose(self, seen, masks, who=None):
        """A move for each row; those who learn say who they are, and later how their game ended."""
        odds = self.think(seen, masks)[2]
        luck = self.chance.exponential(size=odds.shape) / np.maximum(odds, 1e-9)
        codes = np.where(masks, luck, np.inf).argmin(axis=1)
        for row, each in enumerate(who or ()):
            self.lived.setdefault(each, []).append((seen[row], masks[row], codes[row]))
        return codes

    def end(self, who, reward):
        """The game of this one has ended; after some games all their moves are learned from at once."""
        self.ended += [(*moment, reward) for moment in self.lived.pop(who)]
        self.rounds += 1
        if self.rounds % TOGETHER == 0:
            self.learn(*(np.array(each) for each in zip(*self.ended, strict=True)))
            self.ended = []

    def learn(self, seen, masks, codes, rewards):
        """Like moves more that brought more than was expected; expect what came."""
        x, hidden, odds, expected = self.think(seen, masks)
        more = rewards - expected
        worth = (more - more.mean()) / (more.std() + 1e-6)
        logs = np.log(np.maximum(odds, 1e-9))
        push = -odds * (worth[:, None] + CURIOSITY * (logs - (odds * logs).sum(axis=1, keepdims=True)))
        push[np.arange(len(codes)), codes] += worth
        push = np.column_stack([push, more / 2]) / len(codes)
        back = (push @ self.weights[2].T) * (1 - hidden**2)
        for i, change in enumerate((x.T @ back, back.sum(axis=0), hidden.T @ push, push.sum(axis=0))):
            self.means[i] += 0.1 * (change - self.means[i])  # Adam
            self.squares[i] += 0.001 * (change**2 - self.squares[i])
            t = self.rounds // TOGETHER
            step = self.means[i] / (1 - 0.9**t) / (np.sqrt(self.squares[i] / (1 - 0.999**t)) + 1e-8)
            self.weights[i] += (RATE * step).astype(np.float32)
