"""The games as environments for programs that learn."""

from __future__ import annotations

from ..observe import tensors
from .batch import Batch

__all__ = ["Batch", "tensors"]
