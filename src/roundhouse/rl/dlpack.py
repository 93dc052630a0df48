"""Arrays handed to other libraries where they lie, by the protocol DLPack: torch, JAX, cupy and numpy read it.

numba-cuda's arrays do not speak it, so a small capsule is made here as the protocol describes it.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p, py_object
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of memory
CODES = {"i": 0, "u": 1, "f": 2}  # kinds of numbers
FRESH = b"dltensor"  # the name of a capsule that nobody has taken yet


class Tensor(ctypes.Structure):
    """DLManagedTensor: where the numbers lie, what they are, and what is called when nobody needs them any more."""


Deleter = ctypes.CFUNCTYPE(None, POINTER(Tensor))
Tensor._fields_ = [
    ("data", c_void_p),
    ("memory", c_int32),
    ("device", c_int32),
    ("dimensions", c_int32),
    ("code", c_uint8),
    ("bits", c_uint8),
    ("lanes", c_uint16),
    ("shape", POINTER(c_int64)),
    ("strides", POINTER(c_int64)),
    ("offset", c_uint64),
    ("context", c_void_p),
    ("deleter", Deleter),
]
Destructor = ctypes.PYFUNCTYPE(None, c_void_p)
_new = ctypes.PYFUNCTYPE(py_object, c_void_p, c_char_p, Destructor)(("PyCapsule_New", ctypes.pythonapi))
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, c_void_p, c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))
_lent: dict[int, Any] = {}  # by the address of a tensor: what must live as long as somebody has it


def capsule(pointer: int, shape: tuple[int, ...], dtype: np.dtype[Any], memory: int, device: int, owner: Any) -> Any:
    """A capsule for numbers that lie one after the other; `owner` lives as long as somebody has it."""
    size = c_int64 * len(shape)
    steps = [int(np.prod(shape[i + 1 :], dtype=np.int64)) for i in range(len(shape))]
    sizes, strides = size(*shape), size(*steps)
    tensor = Tensor(pointer, memory, device, len(shape), CODES[dtype.kind], 8 * dtype.itemsize, 1, sizes, strides, 0)
    tensor.deleter = _forget
    _lent[ctypes.addressof(tensor)] = tensor, sizes, strides, owner
    return _new(ctypes.addressof(tensor), FRESH, _drop)


def _give_back(tensor: Any) -> None:
    """Nobody needs these numbers any more."""
    _lent.pop(ctypes.addressof(tensor.contents), None)


def _give_up(made: int) -> None:
    """A capsule goes: if nobody has taken it, what it holds goes, too."""
    if _is_valid(made, FRESH):
        _lent.pop(_pointer(made, FRESH), None)


_forget, _drop = Deleter(_give_back), Destructor(_give_up)
