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


def test_arrays_of_a_batch_on_the_processor_are_taken_where_they_lie() -> None:
    """By numpy, which is always here, and by torch and JAX where they are installed."""
    batch: Any = Batch("continental_express", 3, seed=1, mode="interpreted")
    for name in ("masks", "observations", "rewards", "scores", "deciders", "done", "truncated", "games", "seats"):
        array = getattr(batch, name)
        assert np.shares_memory(np.from_dlpack(array), array), name
        for library in ("torch", "jax.dlpack"):
            with suppress(ImportError):
                taken = import_module(library).from_dlpack(array)
                address = taken.data_ptr() if hasattr(taken, "data_ptr") else taken.unsafe_buffer_pointer()
                assert address == array.ctypes.data, (library, name)
    masks = np.from_dlpack(batch.masks)
    before = masks.copy()
    batch.step(batch.sample())
    assert not np.array_equal(masks, before)
