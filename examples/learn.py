"""One learner, every adapter: it learns from what a seat sees, and then plays against random moves."""

import random
import sys

import numpy as np
import pyspiel
from parts.learner import Learner
from parts.tables import ADAPTERS


def learner_for(game):
    spiel = pyspiel.load_game(f"roundhouse_{game}(seats=2)")
    return Learner(spiel.observation_tensor_shape()[0], spiel.num_distinct_actions())


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
    game = sys.argv[1] if len(sys.argv) > 1 else "continental_express"
    for name in sys.argv[2:] or ["vector"]:  # any of ADAPTERS
        learner = learner_for(game)
        won(learner, name, game, 1600, learns=True)
        results = won(learner, name, game, 600, learns=False)
        share, half = results.mean(), 1.96 * (results.mean() * (1 - results.mean()) / len(results)) ** 0.5
        print(f"{game} by {name}: {share:.0%} ± {half:.0%} of {len(results)} games won against random moves")
