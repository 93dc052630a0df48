"""PPO of RLlib on the Gymnasium environment: one seat learns against random moves, with masks of legal moves.

Needs Ray and torch (`pip install "ray[rllib]" torch "roundhouse[rl,fast]"`).
"""

import sys

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import roundhouse.rl.gymnasium  # noqa: F401  # registers the games

GAME, ROUNDS = (sys.argv[1:] or ["continental_express"])[0], 25


class Renamed(gymnasium.ObservationWrapper):
    """Observations under the names that RLlib's module with masks asks for, as small real numbers."""

    def __init__(self, env):
        super().__init__(env)
        row, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        numbers = gymnasium.spaces.Box(-5.0, 5.0, row.shape, np.float32)
        masks = gymnasium.spaces.Box(0.0, 1.0, mask.shape, np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": numbers, "action_mask": masks})

    def observation(self, seen):
        row = seen["observation"].astype(np.float32)
        return {
            "observations": np.sign(row) * np.log1p(np.abs(row)),  # counts are small or large
            "action_mask": seen["action_mask"].astype(np.float32),
        }


def table(config):
    """A table at which seat 0 learns; it wins games by 1, and loses them by -1."""
    return Renamed(gymnasium.make(f"roundhouse/{GAME}-v0", seats=2, opponents="random"))


register_env("table", table)
config = (
    PPOConfig()
    .environment("table")
    .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
    .learners(num_learners=0)
    .training(
        lr=5e-4, gamma=1.0, lambda_=0.95, train_batch_size=4000, minibatch_size=500, num_epochs=4, entropy_coeff=0.01
    )
    .rl_module(
        rl_module_spec=RLModuleSpec(
            module_class=ActionMaskingTorchRLModule,
            model_config={"head_fcnet_hiddens": [256, 256], "head_fcnet_activation": "relu"},
        )
    )
)
algorithm = config.build_algo()
for number in range(1, ROUNDS + 1):
    found = algorithm.train()["env_runners"]
    if number == 1 or number % 5 == 0:
        won = (1 + found["episode_return_mean"]) / 2  # a loss is -1, a win is 1
        print(f"{GAME}: round {number}, {won:.0%} of the last games won against random moves", flush=True)
algorithm.stop()
