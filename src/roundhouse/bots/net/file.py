"""Networks on disk: safetensors files with numbers of 16 bits, and how each was trained in their headers.

A file is the length of its header, the header in JSON (which tensor lies where, and `__metadata__`), and the numbers.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...core.errors import RoundhouseError
from ...core.game import Game
from ...observe import tensors
from .evaluate import LANES, Floats, Room, Weights

SHIPPED = Path(__file__).parent / "networks"
SUFFIX = ".safetensors"
LENGTH = 8  # bytes, of the length of a header
LONGEST_HEADER = 1 << 20
TYPES: dict[str, np.dtype[Any]] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4")}


class InvalidNetwork(RoundhouseError):
    """A file that is no network, or none for what a seat sees of this game now."""


@dataclass(frozen=True)
class Network:
    """A network of one game, and all that is known of it."""

    game: Game
    weights: Weights
    about: dict[str, Any]  # the recipe, the seed, how much was learnt, results

    @property
    def is_advised(self) -> bool:
        """Whether it hears the game's opinion."""
        return bool(self.weights.advice.any())

    @property
    def has_own_eyes(self) -> bool:
        """Whether it has learnt what a game is worth to those who look on while others decide."""
        return bool(self.about.get("recipe", {}).get("eyes", 0) > 0)

    def room(self) -> Room:
        """The arrays in which compiled code computes the network."""
        width = len(self.weights.first_bias)
        most = max(width, len(self.weights.first))
        now, sums, factors = (np.zeros(n, np.float32) for n in (width, width, most))
        return Room(now, sums, np.zeros(most, np.int32), factors)

    def think(self, rows: Any) -> tuple[Floats, Floats]:
        """What numpy makes of one observation, or of many: how every move is liked, what it is worth to each seat."""
        w = self.weights
        now = np.maximum(np.asarray(rows, np.float32) @ w.first + w.first_bias, 0)
        for table, bias in zip(w.hidden, w.hidden_bias, strict=True):
            now = now + np.maximum(now @ table + bias, 0)
        return now @ w.policy.T + w.policy_bias, np.clip(now @ w.value.T + w.value_bias, -1, 1)


@cache
def layout(game: Game) -> str:
    """A hash of what the numbers of an observation, of moves and of values stand for."""
    moves = game.layout
    digest = hashlib.sha256(tensors.of(game).source.encode())
    for row in (moves.kind, moves.first_arg, moves.second_arg):
        digest.update(np.asarray(row, "<i4").tobytes())
    digest.update(str(game.seat_counts[-1]).encode())
    return digest.hexdigest()[:16]


def write(file: Path, network: Network) -> None:
    """Write a network, in numbers of 16 bits; a reader finds the old file or the new one, never a part."""
    entries: dict[str, Any] = {}
    blocks, at = [], 0
    for name, array in network.weights._asdict().items():
        block = np.ascontiguousarray(array, TYPES["F16"]).tobytes()
        entries[name] = {"dtype": "F16", "shape": list(array.shape), "data_offsets": [at, at + len(block)]}
        blocks.append(block)
        at += len(block)
    about = {"game": network.game.name, "layout": layout(network.game), "about": json.dumps(network.about)}
    header = json.dumps({"__metadata__": about, **entries}, separators=(",", ":")).encode()
    header += b" " * (-len(header) % LENGTH)
    new = file.with_suffix(".new")
    new.write_bytes(len(header).to_bytes(LENGTH, "little") + header + b"".join(blocks))
    new.replace(file)


def read(file: Path, game: Game) -> Network:
    """The network of a file; InvalidNetwork: it is none, or what it was trained to see has changed since."""
    try:
        data = file.read_bytes()
        header, numbers = _split(data)
        about = header.pop("__metadata__")
        arrays = {name: _array(entry, numbers) for name, entry in header.items()}
        arrays.setdefault("advice", np.zeros_like(arrays["policy_bias"]))  # older networks do not hear it
        weights, known = Weights(**arrays), json.loads(about["about"])
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidNetwork("network-file", file=str(file), why=str(error)) from None
    if about.get("game") != game.name or about.get("layout") != layout(game) or not _fits(weights, game):
        raise InvalidNetwork("network-layout", file=str(file), title=game.title, name=game.name)
    return Network(game, weights, known)


def _split(data: bytes) -> tuple[dict[str, Any], bytes]:
    """The header, and the numbers."""
    length = int.from_bytes(data[:LENGTH], "little")
    if not 0 < length <= min(LONGEST_HEADER, len(data) - LENGTH):
        raise ValueError("no header")
    return json.loads(data[LENGTH : LENGTH + length]), data[LENGTH + length :]


def _array(entry: dict[str, Any], numbers: bytes) -> Floats:
    """One tensor, in the form in which compiled code and numpy use it."""
    begin, end = entry["data_offsets"]
    found = np.frombuffer(numbers[begin:end], TYPES[entry["dtype"]]).reshape(entry["shape"])
    return np.ascontiguousarray(found, np.float32)


def _fits(w: Weights, game: Game) -> bool:
    """Whether all shapes are those of a network of this game: compiled code would read beyond smaller ones."""
    width, layers = len(w.first_bias), len(w.hidden)
    moves, seats = game.A, game.seat_counts[-1]
    shapes = (
        (tensors.of(game).size, width), (width,), (layers, width, width), (layers, width), (moves, width), (moves,),
        (seats, width), (seats,), (moves,),
    )  # fmt: skip
    return width > 0 and width % LANES == 0 and tuple(array.shape for array in w) == shapes


def shipped(game: Game) -> Path | None:
    """The file of the network that comes with the package, if there is one; an edition has other values, and none."""
    file = SHIPPED / f"{game.name}{SUFFIX}"
    return file if file.exists() and game.edition_folder is None else None


@cache
def load(game: Game) -> Network:
    """The network of a game that comes with the package, read once."""
    file = shipped(game)
    if file is None:
        raise InvalidNetwork("no-network", title=game.title, name=game.name)
    return read(file, game)
