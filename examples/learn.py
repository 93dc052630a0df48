"""One learner, every adapter: it learns from what a seat sees, and then plays against random moves."""

import random
import sys
from itertools import product

import numpy as np
import pyspiel
from parts.learner import Learner
from parts.tables import ADAPTERS


def learner_for(game, seed=1):
    spiel = pyspiel.load_game(f"roundhouse_{game}(seats=2)")
    return Learner(spiel.observation_tensor_shape()[0], spiel.num_distinct_actions(), seed)


def won(learner, adapter, game, number, learns):
    """Play this number of games, and learn from them or not; which of them were won."""

    def choose(seen, mask):
        rows, masks = np.atleast_2d(seen), np.atleast_2d(mask)
        codes = learner.choose(rows, masks, range(len(rows)) if learns else None)
        return codes if seen.ndim == 2 else codes[0]

    results = []
    for place, reward in ADAPTERS[adapter](game, choose, random.Random(learns)):
        results.append(reward > 0)
        if learns:
            learner.end(place, reward)
        if len(results) == number:
            break
    learner.lived.clear()
    return np.array(results)


if __name__ == "__main__":
    game, *more = sys.argv[1:] or ["continental_express"]
    seeds = [int(each) for each in more if each.isdigit()] or [1]  # a learner for each
    names = [each for each in more if not each.isdigit()] or ["vector"]  # any of ADAPTERS
    for name, seed in product(names, seeds):
        learner = learner_for(game, seed)
        won(learner, name, game, 1600, learns=True)
        results = won(learner, name, game, 600, learns=False)
        share, half = results.mean(), 1.96 * (results.mean() * (1 - results.mean()) / len(results)) ** 0.5
        print(
            f"{game} by {name}: {share:.0%} ± {half:.0%} of {len(results)} games won against random moves", flush=True
        )
