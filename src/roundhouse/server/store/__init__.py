"""What is kept on disk: tables, seats, acts and chat, on SQLite or PostgreSQL."""

from . import shuffles as shuffles
from .errors import NotOurs, StoreError
from .leases import Leases, Owner
from .rows import ActColumns, ActRow, Acts, Appended, ChatRow, Saved, SeatRow, TableRow, columns_of
from .store import Store

__all__ = [
    "ActColumns",
    "ActRow",
    "Acts",
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
    "columns_of",
    "shuffles",
]
