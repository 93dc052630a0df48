"""The seed of a shuffle follows from all that was added to it, and from nothing less."""

from __future__ import annotations

import copy
import hashlib
import random
from typing import Any

import pytest

from roundhouse.core.errors import InvalidLog
from roundhouse.core.salts import BrokenPromise, check_promise, mixed_seed, promise, seal_of
from roundhouse.core.table import Table

SERVER = bytes(range(32))
ADDED = {0: bytes(range(100, 132)), 2: bytes(range(200, 232))}


def dealt(seed: bytes) -> Any:
    """What lies on the table after the deal, without the seed itself."""
    state = Table("traffic", 3, seed, mode="interpreted").state()
    del state["chance"]
    return state


def promised(seed: bytes | None = None) -> tuple[Any, bytes]:
    """What a log says, and its seed."""
    added = [(seat, seal_of(salt).hex(), salt.hex()) for seat, salt in ADDED.items()]
    return promise(seal_of(SERVER), SERVER, added), seed or mixed_seed(SERVER, ADDED)


def test_the_seed_is_the_hash_that_the_document_says() -> None:
    written = b"roundhouse shuffle 1\n" + SERVER + b"\0" + ADDED[0] + b"\2" + ADDED[2]
    assert mixed_seed(SERVER, ADDED) == hashlib.sha256(written).digest()
    assert mixed_seed(SERVER, dict(reversed(ADDED.items()))) == mixed_seed(SERVER, ADDED)
    assert mixed_seed(SERVER, {}) == SERVER


@pytest.mark.parametrize("seat", [None, *ADDED])
def test_one_other_bit_of_anybody_is_another_deal(seat: int | None) -> None:
    usual, chance = dealt(mixed_seed(SERVER, ADDED)), random.Random(5)
    for bit in chance.sample(range(256), 12):
        salts = dict[int | None, bytes]([(None, SERVER), *ADDED.items()])
        flipped = bytearray(salts[seat])
        flipped[bit // 8] ^= 1 << bit % 8
        salts[seat] = bytes(flipped)
        added = {place: salt for place, salt in salts.items() if place is not None}
        assert dealt(mixed_seed(salts[None], added)) != usual


def test_the_server_alone_does_not_determine_the_deal_nor_do_others_without_one() -> None:
    seeds = {mixed_seed(SERVER, ADDED), mixed_seed(SERVER, {}), mixed_seed(SERVER, {0: ADDED[0]})}
    seeds |= {mixed_seed(SERVER, {2: ADDED[2]}), mixed_seed(SERVER, {1: ADDED[0], 2: ADDED[2]})}
    assert len(seeds) == 5
    assert len({str(dealt(seed)) for seed in seeds}) == 5


def test_a_promise_that_is_kept_tells_who_added() -> None:
    told, seed = promised()
    assert [seat for seat, _, _ in check_promise(told, seed)] == [0, 2]


@pytest.mark.parametrize("reason", ["promise-commitment", "promise-seal", "promise-seed"])
def test_a_broken_promise_says_what_is_broken(reason: str) -> None:
    told, seed = promised()
    if reason == "promise-commitment":
        told["salt"] = bytes(32).hex()
    elif reason == "promise-seal":
        told["added"][1]["salt"] = bytes(32).hex()
    else:
        told["added"].pop()
    with pytest.raises(BrokenPromise) as broken:
        check_promise(told, seed)
    assert broken.value.reason == reason


def test_nobody_adds_who_has_no_seat_at_the_table() -> None:
    told, seed = promised()
    assert len(check_promise(told, seed, 3)) == 2
    with pytest.raises(BrokenPromise) as broken:
        check_promise(told, seed, 2)
    assert str(broken.value) == "Something was added to the shuffle for seat 3, but the table has 2 seats."


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((), None),
        ((), []),
        (("commitment",), 5),
        (("salt",), "ab"),
        (("salt",), "zz" * 32),
        (("salt",), " " + SERVER.hex()),
        (("added",), 7),
        (("added", 0, "seat"), -1),
        (("added", 0, "seat"), True),
        (("added", 0, "seat"), 2),
        (("added", 0, "seat"), "0"),
        (("added", 0, "seal"), None),
        (("added", 0, "salt"), "AB" * 32),
        (("added", 0, "salt"), "ab" * 31),
    ],
)
def test_what_cannot_be_understood_is_refused(path: tuple[Any, ...], value: Any) -> None:
    told, seed = promised()
    whole = {"told": copy.deepcopy(told)}
    inner: Any = whole
    for name in ("told", *path)[:-1]:
        inner = inner[name]
    inner[("told", *path)[-1]] = value
    with pytest.raises(InvalidLog) as refused:
        check_promise(whole["told"], seed)
    assert refused.value.reason == "log-shuffle"
