"""What a network makes of an observation, in the dialect of rules: bound, and compiled with those who call it.

It needs nothing but its arguments, so that a compiled search can call it.  Tables lie so that every inner loop goes
along a row: a compiler makes fast code of that without changing the order of any sum, and so no result.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]
Places: TypeAlias = npt.NDArray[np.int32]
Row: TypeAlias = npt.NDArray[np.int8]

AT_ONCE = 4  # rows that are added together: each sum is then read and written a quarter as often
LEAST = -20.0  # points: what is worth less by more is not told apart
LANES = 8  # sums of a product that are kept apart, as one register holds them


class Weights(NamedTuple):
    """The numbers of a network; the width is a multiple of LANES."""

    first: Floats  # what each number of an observation adds: numbers × width
    first_bias: Floats
    hidden: Floats  # the layers that follow: layers × width × width, from the one before to the one after
    hidden_bias: Floats
    policy: Floats  # moves × width
    policy_bias: Floats
    value: Floats  # seats × width, the observer first
    value_bias: Floats
    advice: Floats  # by move: how much it is liked less for each point that it is worth less by the game's opinion


class Room(NamedTuple):
    """The arrays in which a network is computed; each thread needs its own."""

    now: Floats  # the layer that is computed now; at the end, the last one
    sums: Floats
    which: Places  # the numbers of the layer before that are not 0
    factors: Floats  # and these numbers


def evaluate(w: Weights, row: Row, room: Room, logits: Floats, values: Floats) -> None:
    """How much every move is liked, legal or not, and what the game is worth to each seat, the observer first."""
    think(w, row, room)
    for move in range(len(logits)):
        logits[move] = product(w.policy[move], room.now) + w.policy_bias[move]
    judge(w, room, values)


def think(w: Weights, row: Row, room: Room) -> None:
    """Compute all layers; `like` and `judge` then read the last one."""
    count = seen(row, room)
    add_rows(w.first, w.first_bias, room, count)
    for i in range(len(room.now)):
        room.now[i] = max(room.sums[i], np.float32(0.0))
    for layer in range(w.hidden.shape[0]):
        count = active(room)
        add_rows(w.hidden[layer], w.hidden_bias[layer], room, count)
        for i in range(len(room.now)):
            room.now[i] += max(room.sums[i], np.float32(0.0))


def like(w: Weights, room: Room, move: int) -> float:
    """How much a move is liked: the logarithm of its odds, but for a number that is the same for all moves."""
    return float(product(w.policy[move], room.now) + w.policy_bias[move])


def less(worth: float, best: float) -> float:
    """How much less a move is worth than the best one, as networks hear it."""
    return max(worth - best, LEAST)


def judge(w: Weights, room: Room, values: Floats) -> None:
    """What the game is worth to each seat, the observer first: from -1 to 1."""
    for seat in range(len(values)):
        values[seat] = worth(w, room, seat)


def worth(w: Weights, room: Room, seat: int) -> np.float32:
    """What the game is worth to one seat, counted from the observer: from -1 to 1."""
    found = product(w.value[seat], room.now) + w.value_bias[seat]
    return min(max(found, np.float32(-1.0)), np.float32(1.0))


def seen(row: Row, room: Room) -> int:
    """Note which numbers of an observation are not 0; how many there are."""
    count = 0
    for i in range(len(row)):
        if row[i] != 0:
            room.which[count] = i
            room.factors[count] = row[i]
            count += 1
    return count


def active(room: Room) -> int:
    """Note which numbers of a layer are not 0; how many there are."""
    count = 0
    for i in range(len(room.now)):
        if room.now[i] != 0:
            room.which[count] = i
            room.factors[count] = room.now[i]
            count += 1
    return count


def add_rows(table: Floats, bias: Floats, room: Room, count: int) -> None:
    """The bias, and the rows of a table that were noted, each times its factor."""
    sums, which, factors = room.sums, room.which, room.factors
    for i in range(len(sums)):
        sums[i] = bias[i]
    whole = count - count % AT_ONCE
    for k in range(0, whole, AT_ONCE):
        a, b, c, d = table[which[k]], table[which[k + 1]], table[which[k + 2]], table[which[k + 3]]
        fa, fb, fc, fd = factors[k], factors[k + 1], factors[k + 2], factors[k + 3]
        for i in range(len(sums)):
            sums[i] += fa * a[i] + fb * b[i] + fc * c[i] + fd * d[i]
    for k in range(whole, count):
        row, factor = table[which[k]], factors[k]
        for i in range(len(sums)):
            sums[i] += factor * row[i]


def product(a: Floats, b: Floats) -> np.float32:
    """The sum of products of two rows, in LANES sums."""
    s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = np.float32(0.0)
    for i in range(0, len(a), LANES):
        s0 += a[i] * b[i]
        s1 += a[i + 1] * b[i + 1]
        s2 += a[i + 2] * b[i + 2]
        s3 += a[i + 3] * b[i + 3]
        s4 += a[i + 4] * b[i + 4]
        s5 += a[i + 5] * b[i + 5]
        s6 += a[i + 6] * b[i + 6]
        s7 += a[i + 7] * b[i + 7]
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))
