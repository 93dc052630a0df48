"""What the server refuses."""

from __future__ import annotations

from ..core.errors import RoundhouseError
from .store.leases import Owner


class Declined(RoundhouseError):
    """The server does not do this now, or not for you; nothing was changed."""


class Elsewhere(Exception):
    """Another process has this table."""

    def __init__(self, table: str, owner: Owner) -> None:
        super().__init__(table)
        self.table, self.owner = table, owner


class Moved(Exception):
    """The table goes to another process just now: come again."""
