"""Chance is the keystream of ChaCha8, drawn without favour, and the same however the rules are run."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse import InvalidOption, load
from roundhouse.core import chance
from roundhouse.core.chance import begin_keystream, next_block, random_below, random_word, seed_bytes, shuffle
from roundhouse.core.engine import Engine, key_words
from roundhouse.core.record import CELL
from roundhouse.core.state import BLOCK_WORDS, GameState

from .tools import refused

a_seed = st.binary(min_size=32, max_size=32)

# draft-strombergson-chacha-test-vectors-01: 256-bit key, zero IV, blocks 0 and 1.  The others of that draft have an IV.
TC1 = "00" * 32
TC2 = "01" + "00" * 31
EIGHT_ROUNDS = {
    TC1: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    TC2: "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
    "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
    "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
}
TWELVE_ROUNDS = {
    TC1: "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
    "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be"
    "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
    "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316",
    TC2: "12056e595d56b0f6eef090f0cd25a20949248c2790525d0f930218ff0b4ddd10"
    "a6002239d9a454e29e107a7d06fefdfef0210feba044f9f29b1772c960dc29c0"
    "0c7366c5cbc604240e665eb02a69372a7af979b26fbb78092ac7c4b88029a7c8"
    "54513bc217bbfc7d90432e308eba15afc65aeb48ef100d5601e6afba257117a9",
}
# The sample output of c2sp.org/chacha8rand, which is ChaCha8 with a zero nonce, its words in another order, and the
# last 32 bytes of every 1024 used as the next key: 2976 bytes from three keys.  By line of 32 bytes, and as a hash.
RAND_SEED = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ123456"
RAND_LINES = {
    0: "a516463d06b673b73cbc6aa622af60117c288d41d999258cd65cdc7e037ee07e",
    31: "87045ee072df415f1d6be21a1e7ebd251da462d604409fbe46851883d458bf65",
    62: "6619ca5dc2ee33b4939aff5cdc300f5335d33cb5983df09fdf8c55765022c4af",
    92: "fa19c615bd23b5edc023cc3ed57fd9024c376244a305afac1fa1ff4bd3c6d9dd",
}
RAND_SHA256 = "bfec3d418b829afe5df2d8887d1508348409c293b73758d7efd841dd995fe021"


def keyed(seed: bytes) -> GameState:
    """A state at the start of the keystream of this seed."""
    s = GameState.new()
    s.key[:] = key_words(seed)
    begin_keystream(s)
    return s


def keystream(seed: bytes, blocks: int, first: int = 0) -> bytes:
    """This number of blocks of the keystream, as the bytes that the cipher's papers print."""
    s = keyed(seed)
    s.blocks = first
    return b"".join(_block(s) for _ in range(blocks))


def _block(s: GameState) -> bytes:
    next_block(s)
    return s.block.astype("<i4").tobytes()


# The cipher


@pytest.mark.parametrize("key", EIGHT_ROUNDS, ids=["TC1", "TC2"])
def test_the_keystream_is_that_of_the_published_vectors(key: str) -> None:
    assert keystream(bytes.fromhex(key), 2).hex() == EIGHT_ROUNDS[key]


@pytest.mark.parametrize("key", TWELVE_ROUNDS, ids=["TC1", "TC2"])
def test_with_twelve_rounds_it_is_that_of_the_vectors_for_twelve(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "DOUBLE_ROUNDS", 6)
    assert keystream(bytes.fromhex(key), 2).hex() == TWELVE_ROUNDS[key]


def test_three_more_keys_give_the_published_output_of_chacha8rand() -> None:
    output, key = b"", RAND_SEED
    for _ in range(3):
        words = np.frombuffer(keystream(key, 16), "<u4").reshape(16, BLOCK_WORDS).copy()
        words[:, :4] -= np.frombuffer(b"expand 32-byte k", "<u4")
        words[:, 12] -= np.arange(16, dtype="<u4")
        made = words.reshape(4, 4, BLOCK_WORDS).transpose(0, 2, 1).tobytes()
        output, key = output + made[:-32], made[-32:]
    assert {line: output[32 * line : 32 * line + 32].hex() for line in RAND_LINES} == RAND_LINES
    assert hashlib.sha256(output).hexdigest() == RAND_SHA256


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=a_seed, first=st.integers(0, 2**31 - 4))
def test_with_twenty_rounds_it_is_the_chacha20_of_others(
    monkeypatch: pytest.MonkeyPatch, key: bytes, first: int
) -> None:
    monkeypatch.setattr(chance, "DOUBLE_ROUNDS", 10)
    cipher = Cipher(algorithms.ChaCha20(key, first.to_bytes(4, "little") + bytes(12)), None)
    assert keystream(key, 3, first) == cipher.encryptor().update(bytes(3 * 64))


@given(st.integers(0, 2**33))
def test_a_word_survives_being_kept_in_a_signed_cell(number: int) -> None:
    kept = chance.signed(number)
    assert -(2**31) <= kept < 2**31
    assert chance.word(kept) == number % 2**32


# Drawing


@given(a_seed)
def test_words_are_drawn_in_the_order_of_the_keystream(seed: bytes) -> None:
    s = keyed(seed)
    drawn = [random_word(s) for _ in range(2 * BLOCK_WORDS + 1)]
    assert drawn == np.frombuffer(keystream(seed, 3), "<u4")[: len(drawn)].tolist()
    assert (s.blocks, s.words_used) == (3, 1)


def test_no_word_is_made_before_it_is_wanted() -> None:
    s = keyed(bytes(32))
    assert (s.blocks, s.words_used) == (0, BLOCK_WORDS)
    for _ in range(BLOCK_WORDS):
        random_word(s)
    assert (s.blocks, s.words_used) == (1, BLOCK_WORDS)


@given(a_seed, st.integers(1, 2**15 - 1))
def test_a_random_number_is_in_range(seed: bytes, n: int) -> None:
    s = keyed(seed)
    assert all(0 <= random_below(s, n) < n for _ in range(20))


def test_below_one_there_is_only_nought() -> None:
    s = keyed(bytes(32))
    assert [random_below(s, 1) for _ in range(40)] == [0] * 40


def given_words(monkeypatch: pytest.MonkeyPatch, *words: int) -> Iterator[int]:
    """Let the keystream be just these words; the iterator holds those not drawn yet."""
    left = iter(words)
    monkeypatch.setattr(chance, "random_word", lambda s: next(left))
    return left


def test_a_word_that_would_favour_some_number_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    left = given_words(monkeypatch, 0, 0, 2**32 - 1, 5)
    assert random_below(GameState.new(), 3) == 2  # 2³² = 3 · 1431655765 + 1, so one word is too many: 0
    assert list(left) == [5]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), n=st.integers(1, 2**31))
def test_every_number_has_equally_many_words(monkeypatch: pytest.MonkeyPatch, data: st.DataObject, n: int) -> None:
    number = data.draw(st.integers(0, n - 1))
    first, after = (-(-k * 2**32 // n) for k in (number, number + 1))  # the words that a product puts on this number
    drawn_again = 0
    for word in (first, after - 1):
        left = given_words(monkeypatch, word, 2**32 - 1, 2**32 - 1)
        drawn = random_below(GameState.new(), n)
        is_kept = len(list(left)) == 2
        assert drawn == (number if is_kept else n - 1)
        drawn_again += not is_kept
    assert after - first - drawn_again == 2**32 // n


def test_numbers_come_up_about_equally_often() -> None:
    s = keyed(bytes(32))
    drawn = Counter(random_below(s, 6) for _ in range(6000))
    assert sorted(drawn) == list(range(6))
    assert all(900 < times < 1100 for times in drawn.values())


# Shuffling


@given(a_seed, st.lists(st.integers(-1, 99), max_size=30), st.data())
def test_a_shuffle_rearranges_the_first_cards_and_leaves_the_rest(
    seed: bytes, cards: list[int], data: st.DataObject
) -> None:
    n = data.draw(st.integers(0, len(cards)))
    shuffled = np.array(cards, CELL)
    shuffle(keyed(seed), shuffled, n)
    assert sorted(shuffled[:n].tolist()) == sorted(cards[:n])
    assert shuffled[n:].tolist() == cards[n:]


def test_a_shuffle_brings_every_order_about_equally_often() -> None:
    s = keyed(bytes(32))
    orders = Counter[tuple[int, ...]]()
    for _ in range(2400):
        cards = np.arange(4, dtype=CELL)
        shuffle(s, cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert all(60 < times < 140 for times in orders.values())


def test_every_card_of_a_large_deck_can_come_to_every_place() -> None:
    s = keyed(bytes(32))
    reached = np.zeros((20, 20), bool)
    for _ in range(400):
        cards = np.arange(20, dtype=CELL)
        shuffle(s, cards, 20)
        reached[np.arange(20), cards] = True
    assert reached.all()


# The same everywhere


@settings(max_examples=25)
@given(seed=a_seed, seats=st.integers(2, 6))
@pytest.mark.long
def test_compiled_chance_deals_as_interpreted_chance_does(seed: bytes, seats: int) -> None:
    game = load("traffic")
    options = game.option_cells(game.check_options(seats, {}))
    interpreted, compiled = Engine(game, 1, "interpreted"), Engine(game, 1, "compiled")
    for engine in (interpreted, compiled):
        engine.start(0, seats, options, seed)
    assert interpreted.states["blocks"][0] > 2
    assert interpreted.states.tobytes() == compiled.states.tobytes()


# Seeds


def test_without_a_seed_there_is_a_fresh_one_every_time() -> None:
    seeds = {seed_bytes(None) for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_a_small_number_is_expanded_by_a_hash() -> None:
    assert seed_bytes(7) == hashlib.sha256(b"roundhouse seed 7").digest()
    assert seed_bytes(2**64 - 1) == hashlib.sha256(b"roundhouse seed 18446744073709551615").digest()


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_different_small_numbers_are_different_seeds(a: int, b: int) -> None:
    assert (seed_bytes(a) == seed_bytes(b)) == (a == b)


@given(st.integers(2**64, 2**256 - 1))
def test_a_large_number_is_taken_as_it_is(seed: int) -> None:
    assert int.from_bytes(seed_bytes(seed), "big") == seed


@given(a_seed)
def test_bytes_and_hexadecimal_digits_are_taken_as_they_are(seed: bytes) -> None:
    assert seed_bytes(seed) == seed
    assert seed_bytes(seed.hex()) == seed
    assert seed_bytes(seed.hex().upper()) == seed


@pytest.mark.parametrize("seed", [True, False, 1.0, float("nan"), [], {}, (1, 2), object, bytearray(32)])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with refused(InvalidOption, "seed-type", "A seed is a number"):
        seed_bytes(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["g" * 64, "0", "0x" + "0" * 62, "seven", "٣" * 64])
def test_a_seed_not_written_in_hexadecimal_is_refused(seed: str) -> None:
    with refused(InvalidOption, "seed-hex", seed):
        seed_bytes(seed)


@pytest.mark.parametrize("seed", [-1, -(2**64), 2**256, 10**100])
def test_a_number_out_of_range_is_no_seed(seed: int) -> None:
    with refused(InvalidOption, "seed-range", str(seed)):
        seed_bytes(seed)


@pytest.mark.parametrize("seed", ["", b"", "00", "12", b"x" * 31, b"x" * 33, "00" * 33])
def test_a_seed_of_another_length_is_refused(seed: str | bytes) -> None:
    length = len(seed) if isinstance(seed, bytes) else len(seed) // 2
    with refused(InvalidOption, "seed-length", f"not {length}."):
        seed_bytes(seed)


@pytest.mark.parametrize("seed", [10**5000, -(10**5000)], ids=["huge", "hugely negative"])
def test_a_number_too_long_to_be_written_is_refused_all_the_same(seed: int) -> None:
    with refused(InvalidOption, "seed-range"):
        seed_bytes(seed)
