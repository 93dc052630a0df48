"""A batch on a GPU plays what one on the processor plays, byte for byte; `pytest -m gpu` where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from roundhouse import IllegalMove, games, load
from roundhouse.core.compile import have_numba
from roundhouse.core.cuda import NoDevice, cuda_module
from roundhouse.rl import Batch
from roundhouse.rl.places import Places

from .test_batch import some_options

PLACES = 256
ON_A_GPU = [
    pytest.mark.gpu,
    pytest.mark.filterwarnings("ignore:.*Grid size"),  # few places are enough here
    pytest.mark.parametrize("name", games()),
]


def on_a_gpu(test: Any) -> Any:
    """Such a test, for every game."""
    for mark in ON_A_GPU:
        test = mark(test)
    return test


def both(name: str) -> tuple[Batch, Batch]:
    """The same batch here and there, with all numbers of seats and some options."""
    game = load(name)
    usual: dict[str, Any] = {"seats": list(game.seat_counts), "seed": 3, "options": some_options(game)}
    return Batch(name, PLACES, threads=1, **usual), Batch(name, PLACES, device="cuda", **usual)


def arrays(batch: Batch) -> list[Any]:
    """All that a batch holds, on this side."""
    found: tuple[Any, ...] = batch._runner.arrays
    return [each if isinstance(each, np.ndarray) else each.copy_to_host() for each in found]


def check_same(here: Batch, there: Batch) -> None:
    """Every array has the same bytes."""
    for name, ours, theirs in zip(Places._fields, arrays(here), arrays(there), strict=True):
        assert ours.tobytes() == theirs.tobytes(), name


@on_a_gpu
def test_a_batch_on_the_gpu_is_the_one_on_the_processor(name: str) -> None:
    here, there = both(name)
    check_same(here, there)
    ended = 0
    for _ in range(6):
        for _ in range(100):
            here.step(here.sample())
            there.step(there.sample())
            ended += int(here.done.sum())
        check_same(here, there)
    assert ended > 0


@on_a_gpu
def test_an_illegal_move_on_the_gpu_names_its_place_and_nothing_is_played(name: str) -> None:
    here, there = both(name)
    codes = here.sample().copy()
    here.reset()
    codes[7] = int(np.flatnonzero(here.masks[7] == 0)[0])
    with pytest.raises(IllegalMove, match="place 7"):
        there.step(codes)
    there.reset()
    check_same(here, there)
    there.step(there.sample())  # and it goes on
    assert there.table(0).seats == here.table(0).seats


@on_a_gpu
def test_torch_shares_the_arrays_of_the_gpu(name: str) -> None:
    torch = pytest.importorskip("torch")
    here, there = both(name)
    for _ in range(20):
        ours: Any = there.masks
        masks = torch.as_tensor(ours, device="cuda")
        assert masks.data_ptr() == ours.__cuda_array_interface__["data"][0]  # the same memory
        codes = masks.argmax(dim=1)
        there.step(codes)
        here.step(codes.cpu().numpy())
    check_same(here, there)


@pytest.mark.skipif(not have_numba(), reason="without Numba there is another sentence")
def test_without_a_gpu_a_batch_there_says_what_is_missing() -> None:
    try:
        cuda_module()
    except NoDevice as why:
        with pytest.raises(NoDevice, match=str(why)[:20]):
            Batch("traffic", 4, device="cuda")
    else:
        assert Batch("traffic", 4, device="cuda").n == 4
