"""What is kept on disk: tables, seats, acts and chat, on SQLite or PostgreSQL."""

from . import shuffles as shuffles
from .errors import NotOurs, StoreError
from .leases import Leases, Owner
from .rows import ActRow, Appended, ChatRow, Saved, SeatRow, TableRow
from .store import Store

__all__ = [
    "ActRow",
    "Appended",
    "ChatRow",
    "Leases",
    "NotOurs",
    "Owner",
    "Saved",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "shuffles",
]
