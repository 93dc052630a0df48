"""Games driven move by move or to the end: written once, bound to the rules of each game by core.compile.

Like the rules, these functions run in the interpreter, on the CPU and on the GPU.  The names below are filled
in for each game.
"""

from __future__ import annotations

from typing import Any, cast

from .actions import Moves
from .chance import begin_keystream
from .contract import Guess, Memory, Rules
from .record import Cells, Ints
from .state import KEY_WORDS, GameState

rules = cast(Rules[Any], None)  # the game's rules
guess = cast(Guess[Any], None)  # its guesses at what is hidden
memory = cast(Memory[Any], None)  # what all remember of it
KIND = cast(Cells, None)  # by move number: its kind and its arguments
FIRST_ARG = cast(Cells, None)
SECOND_ARG = cast(Cells, None)

ILLEGAL = 0
PLAYED = 1
MASK = 0xFFFFFFFF


def start(s: GameState, moves: Moves, seats: int, options: Ints, key: Ints) -> None:
    """Set up a game with this key and list the first moves."""
    set_up(s, seats, options, key)
    list_moves(s, moves)


def set_up(s: GameState, seats: int, options: Ints, key: Ints) -> None:
    """Set up a game with this key; `options` begins with the version of the rules."""
    for i in range(KEY_WORDS):
        s.key[i] = key[i]
    begin_keystream(s)
    s.version = options[0]
    for i in range(len(options) - 1):
        s.options[i] = options[i + 1]
    s.seats = seats
    s.event_count = 0
    rules.setup(s)


def list_moves(s: GameState, moves: Moves) -> None:
    """Put every legal move on the list."""
    moves.count = 0
    rules.offer_moves(s, moves)


def is_listed(moves: Moves, code: int) -> bool:
    """Whether this move is on the list."""
    for i in range(moves.count):
        if moves.codes[i] == code:
            return True
    return False


def carry_out(s: GameState, code: int) -> None:
    """Carry out a legal move."""
    s.event_count = 0
    rules.carry_out(s, int(KIND[code]), int(FIRST_ARG[code]), int(SECOND_ARG[code]))
    memory.note(s)


def play(s: GameState, moves: Moves, code: int) -> int:
    """Play a move if it is legal, and list the next ones."""
    if not is_listed(moves, code):
        return ILLEGAL
    carry_out(s, code)
    list_moves(s, moves)
    return PLAYED


def play_all(s: GameState, moves: Moves, codes: Ints, n: int) -> int:
    """Play n moves in a row; how many were played before the first illegal one."""
    for i in range(n):
        if play(s, moves, int(codes[i])) == ILLEGAL:
            return i
    return n


def next_pick(pick: int) -> int:
    """The next state of a small generator (xorshift) that picks moves; it knows nothing of the game's chance."""
    pick ^= (pick << 13) & MASK
    pick ^= pick >> 17
    pick ^= (pick << 5) & MASK
    return pick


def play_at_random(s: GameState, moves: Moves, pick: int, most: int) -> tuple[int, int]:
    """Play legal moves at random until the game is over, or for that many moves; how many, and the last pick."""
    played = 0
    while played < most and not rules.is_over(s):
        pick = next_pick(pick)
        carry_out(s, moves.codes[(pick * moves.count) >> 32])
        list_moves(s, moves)
        played += 1
    return played, pick


def deal(s: GameState, moves: Moves, seats: int, options: Ints, key: Ints, game: int) -> int:
    """Set up the game of this number under the key; the pick before its first move."""
    key[KEY_WORDS - 1] = game
    start(s, moves, seats, options, key)
    return first_pick(game)


def first_pick(game: int) -> int:
    """The pick before the first move of the game of this number."""
    return game * 2654435761 % MASK + 1


def many_games(
    s: GameState, moves: Moves, seats: int, options: Ints, key: Ints, first: int, games: int, most: int, scores: Ints
) -> int:
    """Random games one after the other, keyed by the same seed and their number; how many moves they took.

    It ends after that many games, or in the middle of one after that many moves.
    """
    total, game = 0, first
    while total < most and game < first + games:
        pick = deal(s, moves, seats, options, key, game)
        played, pick = play_at_random(s, moves, pick, min(most - total, rules.MOST_MOVES))
        total += played
        if rules.is_over(s) or played == rules.MOST_MOVES:
            for seat in range(seats):
                scores[seat] = rules.score(s, seat)
            game += 1
    return total


def determinise(s: GameState, seat: int, key: Ints) -> None:
    """Replace all that this seat cannot see by a guess that agrees with what it sees, under a fresh key."""
    for i in range(KEY_WORDS):
        s.key[i] = key[i]
    begin_keystream(s)
    guess.fill_in(s, seat)
