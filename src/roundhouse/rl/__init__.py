"""The games as environments for programs that learn."""

from __future__ import annotations

from .batch import Batch

__all__ = ["Batch"]
