"""Chance that falls the same way in the interpreter, on the CPU and on the GPU, and that nobody can foresee.

The keystream is ChaCha with 8 rounds, keyed by the game's 256-bit seed, nonce zero, one block at a time in the
record.  What a player sees of it says nothing about the rest, unlike a small generator that can be searched.
"""

from __future__ import annotations

import hashlib
import secrets

from .errors import InvalidOption, quoted
from .record import Cells
from .state import BLOCK_WORDS, KEY_WORDS, GameState

DOUBLE_ROUNDS = 4
MASK = 0xFFFFFFFF
SMALL_SEED = 1 << 64  # integers below are expanded; what is above is taken for a whole seed
SEED_BYTES = 4 * KEY_WORDS


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """A 256-bit seed: fresh from the system (None), expanded from a small int, or as given (int, hex or bytes)."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise InvalidOption("seed-type", seed=quoted(seed))
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise InvalidOption("seed-hex", seed=seed) from None
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise InvalidOption("seed-range", seed=quoted(seed))
        if seed < SMALL_SEED:
            return hashlib.sha256(b"roundhouse seed %d" % seed).digest()
        return seed.to_bytes(SEED_BYTES, "big")
    if len(seed) != SEED_BYTES:
        raise InvalidOption("seed-length", length=len(seed))
    return seed


def begin_keystream(s: GameState) -> None:
    """Start at the first word of the keystream of `s.key`."""
    s.blocks = 0
    s.words_used = BLOCK_WORDS


def rotate(x: int, n: int) -> int:
    """Turn a 32-bit word left by n bits."""
    return ((x << n) & MASK) | (x >> (32 - n))


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha."""
    a = (a + b) & MASK
    d = rotate(d ^ a, 16)
    c = (c + d) & MASK
    b = rotate(b ^ c, 12)
    a = (a + b) & MASK
    d = rotate(d ^ a, 8)
    c = (c + d) & MASK
    b = rotate(b ^ c, 7)
    return a, b, c, d


def word(x: int) -> int:
    """A signed cell as the 32-bit word it stands for."""
    return int(x) & MASK


def signed(x: int) -> int:
    """A 32-bit word, or a sum of two, as the signed number that a cell holds."""
    x &= MASK
    return x - (MASK + 1) if x > MASK >> 1 else x


def next_block(s: GameState) -> None:
    """Make the next block of the keystream."""
    k0, k1, k2, k3 = word(s.key[0]), word(s.key[1]), word(s.key[2]), word(s.key[3])
    k4, k5, k6, k7 = word(s.key[4]), word(s.key[5]), word(s.key[6]), word(s.key[7])
    n = word(s.blocks)
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574  # "expand 32-byte k"
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = n, 0, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    s.block[0], s.block[1] = signed(a0 + 0x61707865), signed(a1 + 0x3320646E)
    s.block[2], s.block[3] = signed(a2 + 0x79622D32), signed(a3 + 0x6B206574)
    s.block[4], s.block[5], s.block[6], s.block[7] = (
        signed(b0 + k0),
        signed(b1 + k1),
        signed(b2 + k2),
        signed(b3 + k3),
    )
    s.block[8], s.block[9], s.block[10], s.block[11] = (
        signed(c0 + k4),
        signed(c1 + k5),
        signed(c2 + k6),
        signed(c3 + k7),
    )
    s.block[12], s.block[13], s.block[14], s.block[15] = signed(d0 + n), signed(d1), signed(d2), signed(d3)
    s.blocks += 1


def random_word(s: GameState) -> int:
    """The next 32 bits of the keystream."""
    if s.words_used == BLOCK_WORDS:
        next_block(s)
        s.words_used = 0
    taken = word(s.block[s.words_used])
    s.words_used += 1
    return taken


def random_below(s: GameState, n: int) -> int:
    """A number from 0 to n - 1, all equally likely: words that would favour some are passed over."""
    product = random_word(s) * int(n)
    if product & MASK < n:
        unfair = (MASK + 1) % int(n)
        while product & MASK < unfair:
            product = random_word(s) * int(n)
    return product >> 32


def shuffle(s: GameState, cards: Cells, n: int) -> None:
    """Shuffle the first n cards in place."""
    for i in range(n - 1, 0, -1):
        j = random_below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def random_kind(s: GameState, counts: Cells, total: int) -> int:
    """The kind of one of `total` things that are counted by kind, each thing as likely as any other."""
    left = random_below(s, total)
    kind = 0
    while left >= counts[kind]:
        left -= int(counts[kind])
        kind += 1
    return kind
