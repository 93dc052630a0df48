"""The seed of a shuffle to which several have added, and what was told of it before: docs/fairness.md.

A salt is 32 random bytes.  The server has one, and everybody at the table may add one.  A seal is the SHA-256 of a
salt: it is told before the salt, so that nobody can choose a salt after seeing another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from .chance import SEED_BYTES
from .errors import InvalidLog, RoundhouseError

TAG = b"roundhouse shuffle 1\n"
SALT_BYTES = 32
MOST_SEATS = 256  # whose numbers can be written
Added: TypeAlias = tuple[int, str, str | None]  # a seat, its seal, and its salt: None if it was not opened in time


class BrokenPromise(RoundhouseError):
    """A shuffle is not the one that was promised."""


def seal_of(salt: bytes) -> bytes:
    """What is told of a salt before it is opened."""
    return hashlib.sha256(salt).digest()


def mixed_seed(salt: bytes, added: Mapping[int, bytes]) -> bytes:
    """The seed of the server's salt and of those that seats have added; of the server's alone, that salt."""
    if not added:
        return salt
    mixed = hashlib.sha256(TAG + salt)
    for seat in sorted(added):
        mixed.update(bytes([seat]) + added[seat])
    return mixed.digest()


def promise(commitment: bytes, salt: bytes, added: Sequence[Added]) -> dict[str, Any]:
    """What a log says of its shuffle, for others to check."""
    return {
        "commitment": commitment.hex(),
        "salt": salt.hex(),
        "added": [{"seat": seat, "seal": seal, "salt": opened} for seat, seal, opened in added],
    }


def check_promise(told: Any, seed: bytes, seats: int = MOST_SEATS) -> list[Added]:
    """Who has added to the shuffle of a log; BrokenPromise if what was told before does not lead to its seed.

    Only the seats of the table may add: with one more, somebody could choose among deals.
    """
    commitment, salt, added = _read(told)
    if seal_of(salt) != commitment:
        raise BrokenPromise("promise-commitment", told=commitment.hex(), found=seal_of(salt).hex())
    opened: dict[int, bytes] = {}
    for seat, seal, theirs in added:
        if seat >= seats:
            raise BrokenPromise("promise-seat", number=seat + 1, seats=seats)
        if theirs is None:
            continue
        opened[seat] = bytes.fromhex(theirs)
        if seal_of(opened[seat]).hex() != seal:
            raise BrokenPromise("promise-seal", number=seat + 1, told=seal, found=seal_of(opened[seat]).hex())
    if mixed_seed(salt, opened) != seed:
        raise BrokenPromise("promise-seed", told=seed.hex(), found=mixed_seed(salt, opened).hex())
    return added


def _read(told: Any) -> tuple[bytes, bytes, list[Added]]:
    """What a log says of its shuffle, if it can be understood."""
    try:
        added = [(each["seat"], _bytes(each["seal"]).hex(), each["salt"]) for each in told["added"]]
        seats = [seat for seat, _, _ in added]
        is_whole = all(type(seat) is int and 0 <= seat < MOST_SEATS for seat in seats) and len(set(seats)) == len(seats)
        opened = [_bytes(salt) for _, _, salt in added if salt is not None]
        commitment, salt = _bytes(told["commitment"]), _bytes(told["salt"])
    except (TypeError, KeyError, ValueError, AttributeError):
        raise InvalidLog("log-shuffle") from None
    if not is_whole or any(len(each) != SALT_BYTES for each in (commitment, salt, *opened)):
        raise InvalidLog("log-shuffle")
    return commitment, salt, added


def _bytes(written: str) -> bytes:
    """Bytes from hexadecimal digits, in the one way in which they are written."""
    read = bytes.fromhex(written)
    if read.hex() != written:
        raise ValueError(written)
    return read


assert SALT_BYTES == SEED_BYTES  # of the server's salt alone the seed is that salt
