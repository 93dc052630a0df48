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


def training(folder: Path, minutes: float, resume: bool = False) -> Training:
    """A small one, without a judge."""
    return Training(wished(GAME, "cpu", minutes, [], SMALL), Wish(folder, resume, judges=0), words("en"))


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
