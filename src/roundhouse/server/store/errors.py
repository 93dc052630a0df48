"""What can be wrong with a database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ...core.errors import RoundhouseError

# Of SQLSTATE: no connection, no resources, an operator's hand, the system's fault, and a server that only reads.
AWAY = ("08", "53", "57", "58", "25006")


class StoreError(RoundhouseError):
    """The database is not one, is away, or refuses.  Whether the row was written is not known: ask again."""


class NotOurs(StoreError):
    """Another process has the table by now: nothing was written."""


def why(error: BaseException) -> str:
    """What a driver says, as a part of a sentence."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    said = lines[0] if lines else type(cause).__name__
    return said.split(">: ")[-1].rstrip(".")


def failed(error: BaseException) -> StoreError:
    """The sentence for a database that is away or full."""
    return StoreError("store-failed", why=why(error))


def is_away(error: BaseException) -> bool:
    """Whether the database does not answer or cannot write, whatever the rows."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or isinstance(error, OperationalError) or state.startswith(AWAY)
    return isinstance(error, (OSError, TimeoutError, NoConnection))
