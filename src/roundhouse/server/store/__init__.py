"""What is kept on disk: tables, seats, acts and chat, on SQLite or PostgreSQL."""

from .errors import StoreError
from .rows import ActRow, Appended, ChatRow, Saved, SeatRow, TableRow
from .store import Store

__all__ = ["ActRow", "Appended", "ChatRow", "Saved", "SeatRow", "Store", "StoreError", "TableRow"]
