"""torch, which only those need who train."""

from __future__ import annotations

from typing import Any

from ..core.errors import RoundhouseError


class NoTorch(RoundhouseError, ImportError):
    """torch is not installed here."""


def torch_module() -> Any:
    """torch; NoTorch says how to install it."""
    try:
        import torch
    except ImportError:
        raise NoTorch("no-torch") from None
    return torch
