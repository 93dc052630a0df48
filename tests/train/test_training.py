"""A whole training, where there is torch; a sentence where there is none."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from roundhouse.bots.net import read
from roundhouse.core.game import load
from roundhouse.core.words import words
from roundhouse.train import Training, Wish, wished
from roundhouse.train.extra import NoTorch
from roundhouse.train.judge import Match, play

GAME = "continental_express"
SMALL = {"width": "64", "layers": "2", "places": "128", "steps": "32", "batch": "512"}
HAS_TORCH = find_spec("torch") is not None
needs_torch = pytest.mark.skipif(not HAS_TORCH, reason="torch is not installed")


def training(folder: Path, minutes: float, resume: bool = False, **more: str) -> Training:
    """A small one, without a judge."""
    recipe = wished(GAME, "cpu", minutes, [], {**SMALL, **more})
    return Training(recipe, Wish(folder, resume, judges=0), words("en"))


@pytest.mark.skipif(HAS_TORCH, reason="torch is installed")
def test_without_torch_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(NoTorch, match=r"pip install \"roundhouse\[train\]\""):
        training(tmp_path, 1)
    assert list(tmp_path.iterdir()) == []


@needs_torch
@pytest.mark.long
def test_a_network_learns_to_beat_random_moves_and_goes_on_from_there(tmp_path: Path) -> None:
    file = training(tmp_path, 0.5).run()
    network = read(file, load(GAME))
    score = play(GAME, str(file), Match("random", 2, 40), 0, 40)
    assert score.interval()[0] > 0.5
    told = json.loads((tmp_path / f"{GAME}.json").read_text("utf-8"))
    assert told["lines"][0]["entropy"] > told["lines"][-1]["entropy"]
    again = training(tmp_path, 0.1, resume=True)
    assert again.decisions == network.about["decisions"]
    more = read(again.run(), load(GAME))
    assert more.about["decisions"] > network.about["decisions"]


@needs_torch
def test_the_network_that_is_written_is_the_one_that_learns(tmp_path: Path) -> None:
    import torch

    learning = training(tmp_path, 0.02)
    file = learning.run()
    rows = learning.play.rows[:20]
    with torch.no_grad():
        liked, worth = learning.net.think(rows)
    ours = read(file, load(GAME)).think(rows.numpy())
    assert abs(ours[0] - liked.numpy()).max() < 0.02
    assert abs(ours[1] - worth.clamp(-1, 1).numpy()).max() < 0.02


@needs_torch
def test_a_network_that_hears_the_opinion_begins_with_what_greedy_bots_do(tmp_path: Path) -> None:
    learning = training(tmp_path, 0, advice="0.001", greedy="0.25")
    learning.play.round(learning.net, learning.net)
    noted, told = learning.play.noted, learning.play.told
    best = noted.heard.masked_fill(noted.masks == 0, -1).gather(-1, noted.chosen[..., None]).squeeze(-1)
    assert told.counts.any()
    assert float((best[told.counts] > -0.02).float().mean()) > 0.99  # not always the very best: numbers of 16 bits
    network = read(learning.run(), load(GAME))
    assert network.is_advised
    assert not network.has_own_eyes
    assert training(tmp_path, 0, resume=True).play.is_advised


@needs_torch
def test_those_who_look_on_learn_what_the_game_is_worth_to_them(tmp_path: Path) -> None:
    learning = training(tmp_path, 0.02, eyes="0.5")
    network = read(learning.run(), load(GAME))
    noted, told = learning.play.noted, learning.play.told
    assert network.has_own_eyes
    assert not network.is_advised
    assert (noted.turns[:, learning.play.seats > 1] > 0).all()
    assert (noted.turns < learning.play.seats).all()
    others = (noted.seen != noted.rows).any(-1)
    assert others[:, learning.play.seats > 1].all()
    assert told.counts.any()
