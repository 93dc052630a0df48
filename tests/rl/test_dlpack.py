"""Arrays that other libraries take where they lie: nothing is copied, and nothing is kept that nobody needs."""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from roundhouse.rl import Batch, dlpack


class Lent:
    """An array of ours that only speaks DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **_: Any) -> Any:
        array = self.array
        return dlpack.capsule(array.ctypes.data, array.shape, array.dtype, dlpack.CPU, 0, array)


@pytest.mark.parametrize("kind", ["int8", "uint8", "int16", "int32", "int64", "float32"])
@pytest.mark.parametrize("shape", [(7,), (4, 6), (2, 3, 4), (3, 0)])
def test_numbers_are_read_where_they_lie(kind: str, shape: tuple[int, ...]) -> None:
    ours = np.arange(np.prod(shape)).reshape(shape).astype(kind)
    theirs = np.from_dlpack(Lent(ours))
    assert (theirs.dtype, theirs.shape) == (ours.dtype, ours.shape)
    assert np.array_equal(theirs, ours)
    ours[...] = 5
    assert (theirs == 5).all()


def test_what_is_lent_lives_as_long_as_somebody_has_it() -> None:
    before = len(dlpack._lent)
    theirs = np.from_dlpack(Lent(np.arange(1000)))
    gc.collect(0)
    assert (len(dlpack._lent), theirs[999]) == (before + 1, 999)
    del theirs
    assert len(dlpack._lent) == before


def test_a_capsule_that_nobody_takes_goes_with_what_it_holds() -> None:
    before = len(dlpack._lent)
    capsule = Lent(np.arange(3)).__dlpack__()
    assert len(dlpack._lent) == before + 1
    del capsule
    assert len(dlpack._lent) == before


@pytest.mark.parametrize("places", [1, 3, 64])
def test_arrays_of_a_batch_on_the_processor_are_taken_where_they_lie(places: int) -> None:
    """By numpy, which is always here, and by torch and JAX where they are installed."""
    batch: Any = Batch("continental_express", places, seed=1, mode="interpreted")
    for name in ("masks", "observations", "rewards", "scores", "deciders", "done", "truncated", "games", "seats"):
        array = getattr(batch, name)
        assert np.shares_memory(np.from_dlpack(array), array), name
        assert array.ctypes.data % 64 == 0, f"JAX would copy {name}"
        with suppress(ImportError):
            assert import_module("torch").from_dlpack(array).data_ptr() == array.ctypes.data, name
        with suppress(ImportError):
            taken = import_module("jax.dlpack").from_dlpack(array, copy=False)
            assert taken.unsafe_buffer_pointer() == array.ctypes.data, name
    masks = np.from_dlpack(batch.masks)
    before = masks.copy()
    batch.step(batch.sample())
    assert not np.array_equal(masks, before)
