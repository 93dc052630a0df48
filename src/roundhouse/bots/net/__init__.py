"""Networks that were trained by `roundhouse train`: read, asked, and playing; without torch."""

from __future__ import annotations

from .bot import NetBot, prepare
from .file import InvalidNetwork, Network, load, read, shipped

__all__ = ["InvalidNetwork", "NetBot", "Network", "load", "prepare", "read", "shipped"]
