"""The secrets that hold seats: random ones, and those that only one browser, or one seat, can ask for again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

BYTES = 24  # 192 bits: 32 letters


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def creation_key(secret: str, command: str) -> str:
    """Under which name a table is made: another browser's `command` is another name, since its secret is another."""
    return f"new:{_mixed(secret, 'table', command).hex()}"


def first_token(secret: str, command: str, seat: int) -> str:
    """What holds a seat on the device that sets the table up; asked again with the same secret, it is the same."""
    return _written(_mixed(secret, "seat", command, str(seat)))


def rematch_key(table: str) -> str:
    """Under which name the rematch of a table is made; no browser can ask for a table of this name."""
    return f"rematch:{table}"


def rematch_token(token: str, table: str) -> str:
    """What holds a seat at the rematch of this table: known only to the holder of that seat here, by `token`."""
    return _written(_mixed(token, "rematch", table))


def _mixed(secret: str, *parts: str) -> bytes:
    return hmac.digest(secret.encode(), " ".join(parts).encode(), hashlib.sha256)  # a part has no spaces


def _written(digest: bytes) -> str:
    return urlsafe_b64encode(digest[:BYTES]).decode()
