"""A batch on a GPU plays what one on the processor plays, byte for byte; `pytest -m gpu` where there is one."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from roundhouse import IllegalMove, games, load
from roundhouse.core.compile import have_numba
from roundhouse.core.cuda import NoDevice, cuda_module
from roundhouse.rl import Batch
from roundhouse.rl.device import kernel_of
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


@on_a_gpu
def test_other_libraries_share_the_arrays_without_a_copy(name: str) -> None:
    there: Any = Batch(name, PLACES, seed=3, device="cuda")
    for array in (there.masks, there.observations, there.rewards, there.deciders, there.scores, there.done):
        before = array.copy_to_host()
        for library, taken in takers(array):
            assert np.array_equal(on_host(taken), before), library
            assert address_of(taken) == array.__cuda_array_interface__["data"][0], library


def takers(array: Any) -> list[tuple[str, Any]]:
    """This array as torch, cupy and JAX take it by DLPack, as far as they are installed."""
    found = []
    for library in ("torch", "cupy", "jax.dlpack"):
        with suppress(ImportError):
            found.append((library, import_module(library).from_dlpack(array)))
    assert found
    return found


def on_host(taken: Any) -> Any:
    """Somebody's array, copied to this side."""
    return taken.get() if hasattr(taken, "get") else np.asarray(taken.cpu() if hasattr(taken, "cpu") else taken)


def address_of(taken: Any) -> int:
    """Where the numbers of somebody's array lie."""
    if hasattr(taken, "data_ptr"):
        return int(taken.data_ptr())
    return int(
        taken.data.ptr if hasattr(taken, "data") and hasattr(taken.data, "ptr") else taken.unsafe_buffer_pointer()
    )


@on_a_gpu
def test_a_kernel_that_was_compiled_before_is_found_on_disk(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_CACHE", str(tmp_path))
    game, found = load(name), []
    for _ in range(3):
        kernel_of.cache_clear()
        batch: Any = Batch(name, PLACES, seed=3, device="cuda")
        batch.step(batch.sample())
        kernel = kernel_of(game, cuda_module())
        found.append((sum(kernel._cache_hits.values()), batch.states.copy_to_host().tobytes()))
        if len(found) == 2:
            for path in tmp_path.rglob("*.nbc"):
                path.write_bytes(b"broken")
    assert [hits for hits, _ in found] == [0, 1, 0]
    assert len({states for _, states in found}) == 1
    kernel_of.cache_clear()
