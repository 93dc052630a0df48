"""What can be wrong with a database."""

from __future__ import annotations

from ...core.errors import RoundhouseError


class StoreError(RoundhouseError):
    """The database is not one, is away, or refuses.  Whether the row was written is not known: ask again."""


def why(error: BaseException) -> str:
    """What a driver says, as a part of a sentence."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    said = lines[0] if lines else type(cause).__name__
    return said.split(">: ")[-1].rstrip(".")


def failed(error: BaseException) -> StoreError:
    """The sentence for a database that is away or full."""
    return StoreError("store-failed", why=why(error))
