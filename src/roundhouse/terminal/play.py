"""`roundhouse play`: who sits where, game after game, and how people leave."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots import LEVELS, USUAL_LEVEL, Bot, make
from ..core.engine import Mode, check_mode
from ..core.errors import UnknownGame
from ..core.game import Game, games, load
from ..core.table import Table
from ..core.words import words
from .refusal import Refusal
from .save import LogFile
from .screen import Screen, choice
from .table import Quit, TerminalTable

USUAL_SEATS = 3
LONGEST_NUMBER = 63  # a seed of 64 digits is hexadecimal
INTERRUPTED = 130


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What was asked for on the command line."""

    game: str | None
    seats: int | None
    bots: int | None
    level: str
    seed: str | None
    options: Mapping[str, str]
    edition: Path | None
    seat: int
    log: Path | None
    lang: str


def terminal_mode() -> Mode:
    """How rules are run at a terminal: interpreted, which needs no compiling, unless ROUNDHOUSE_MODE says otherwise."""
    given = os.environ.get("ROUNDHOUSE_MODE")
    return check_mode(given) if given else "interpreted"


def play_here(wish: Wish) -> int:
    """Play one game after the other; the exit code."""
    screen = Screen()
    try:
        game = load(wish.game or _choose_game(screen, wish.lang), wish.edition)
        seed, log = read_seed(wish.seed), LogFile(wish.log)
        while _play_once(screen, game, wish, seed, log) and _wants_another(screen, wish.lang):
            seed, log = None, LogFile()
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except EOFError:
        print()
    return 0


def _play_once(screen: Screen, game: Game, wish: Wish, seed: int | str | None, log: LogFile) -> bool:
    """Play a game; whether it was played to the end."""
    seats, bot_seats = seating(game, wish)
    table = Table(game.name, seats, seed, wish.options, wish.edition, terminal_mode())
    here = TerminalTable(table, bots_at(bot_seats, seed, wish.level), screen, wish.lang, log)
    try:
        here.play()
    except Quit:
        return False
    except (KeyboardInterrupt, EOFError):
        if not table.over and table.codes_played:
            print()
            here.save_where_asked()
        raise
    return True


def seating(game: Game, wish: Wish) -> tuple[int, list[int]]:
    """How many seats there are, and which of them bots take: people sit side by side from the seat asked for."""
    usual = USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts[0]
    seats = game.check_seats(max(usual, (wish.bots or 0) + 1) if wish.seats is None else wish.seats)
    bots = seats - 1 if wish.bots is None else wish.bots
    if not 0 <= bots < seats:
        raise Refusal("bots", bots=str(bots), seats=seats, most=seats - 1)
    if not 0 <= wish.seat < seats:
        raise Refusal("seat", seat=str(wish.seat), most=seats - 1)
    people = {(wish.seat + i) % seats for i in range(seats - bots)}
    return seats, [seat for seat in range(seats) if seat not in people]


def bots_at(chosen: list[int], seed: int | str | None, level: str = USUAL_LEVEL) -> dict[int, Bot]:
    """A bot for each of these seats; with a seed of the game they play it the same way again."""
    return {seat: make(level, None if seed is None else f"{seed} {seat}") for seat in chosen}


def read_bots(given: Sequence[str]) -> tuple[int | None, str]:
    """How many bots there are and how well they play, as typed: a number, a level with a name, or one of each."""
    number: int | None = None
    level: str = USUAL_LEVEL
    for each in given:
        if each.removeprefix("-").isdecimal() and len(each) <= LONGEST_NUMBER:
            number = int(each)
        elif each in LEVELS:
            level = each
        else:
            raise Refusal("bots-value", given=each, levels=", ".join(LEVELS))
    return number, level


def check_level(given: str) -> str:
    """A level of bots as it is typed, from 1 on or by its name."""
    if given not in LEVELS:
        raise Refusal("value", option="--level", value=given, values=", ".join(LEVELS))
    return given


def read_seed(given: str | None) -> int | str | None:
    """A seed as it is typed: a number, or 64 hexadecimal digits."""
    if given is None:
        return None
    is_number = given.lstrip("-").isdecimal() and len(given) <= LONGEST_NUMBER
    return int(given) if is_number else given


def _choose_game(screen: Screen, lang: str) -> str:
    """List the games, and ask which."""
    known = games()
    screen.lines([words(lang).say("term-games")])
    for number, name in enumerate(known, start=1):
        sentences = words(lang, name)
        screen.lines([f" {number}. {sentences.say('title')} ({name}): {sentences.say('tagline')}"])
    while True:
        entry = screen.ask(words(lang).say("term-which-game", most=len(known)) + " ")
        chosen = choice(entry, len(known))
        if entry in known or chosen is not None:
            return entry if chosen is None else known[chosen - 1]
        unknown = UnknownGame("unknown-game", name=entry, known=", ".join(known))
        screen.lines([unknown.say(lang)])


def _wants_another(screen: Screen, lang: str) -> bool:
    sentences = words(lang)
    entry = screen.ask(sentences.say("term-another") + " ").lower()
    return bool(entry) and entry in sentences.say("term-yes").split()
