"""Prepared positions of every game with the most seats, one or two of each phase, as a browser is told them."""

from __future__ import annotations

import random
import runpy
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from roundhouse.bots import LEVELS, GreedyBot, best_hint
from roundhouse.core.game import load
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.core.words import words
from roundhouse.server.history import History

MAKE = Path(__file__).parents[2] / "web" / "dev" / "make.py"
SEED = 7
CARELESS = 0.5  # of the moves are made at random: so that every phase is seen, and hands are full
GAMES_PLAYED = 2


@dataclass(frozen=True)
class Position:
    """A moment of a game, told to the seat that decides; in each language a scene, and the answer to a hint."""

    game: str
    name: str
    weight: int  # how much there is to show
    scenes: dict[str, dict[str, Any]]
    hints: dict[str, dict[str, Any] | None]


@dataclass(frozen=True)
class Moment:
    """Where a phase is seen at its fullest: in which game, after how many moves, and how full it is."""

    seed: int
    ply: int
    weight: int


def most_seats(game: str) -> int:
    """How many may sit down at most."""
    return max(load(game).seat_counts)


def played(game: str, seed: int) -> list[int]:
    """The moves of a game that is played half with sense and half without."""
    table, chance = Table(game, seats=most_seats(game), seed=seed), random.Random(seed)
    bot, codes = GreedyBot(seed), []
    while table.seat is not None:
        is_careless = chance.random() < CARELESS
        code = chance.choice(table.codes()) if is_careless else bot.choose(SeatView.of(table, table.seat))
        table.play(code)
        codes.append(code)
    return codes


def weight(table: Table) -> int:
    """How much there is to show: moves, and cards in hand."""
    hands = table.view(table.seat).get("hands", [])
    held = max((hand["size"] for hand in hands), default=0)
    return len(table.codes()) + 2 * int(held)


def fullest(game: str, moves: dict[int, list[int]]) -> dict[str, Moment]:
    """Of each phase the moment with the most to show, and the end of the last game."""
    found: dict[str, Moment] = {}
    for seed, codes in moves.items():
        table = Table(game, seats=most_seats(game), seed=seed)
        for ply, code in enumerate(codes):
            moment = Moment(seed, ply, weight(table))
            if table.phase not in found or moment.weight > found[table.phase].weight:
                found[table.phase] = moment
            table.play(code)
        ended = Moment(seed, len(codes), 0)
    return {**found, "over": ended}


def hints(table: Table, langs: tuple[str, ...]) -> dict[str, dict[str, Any] | None]:
    """What the server would answer to somebody who asks for a hint here, in each language."""
    if table.seat is None:
        return dict.fromkeys(langs)
    code, why = best_hint(SeatView.of(table, table.seat))
    move = next(move for move in table.moves() if move.code == code)
    return {
        lang: {"t": "hint", "code": code, "text": move.say(lang), "reason": why.say(table.game, lang)} for lang in langs
    }


def positions(game: str, langs: tuple[str, ...]) -> Iterator[Position]:
    """The positions of a game, told in these languages."""
    moves = {seed: played(game, seed) for seed in range(SEED, SEED + GAMES_PLAYED)}
    found = fullest(game, moves)
    busiest = max(found, key=lambda name: found[name].weight)
    for name, moment in found.items():
        history = History(Table(game, seats=most_seats(game), seed=moment.seed), 0.0)
        table = history.table
        for code in moves[moment.seed][: moment.ply]:
            assert table.seat is not None
            history.play(table.seat, [code], 0.0)
        scenes = {lang: begun(scene) for lang, scene in told(history, langs).items()}
        position = Position(game, name, moment.weight, scenes, hints(table, langs))
        yield position
        if name == busiest:
            yield from left(position, history)


def told(history: History, langs: tuple[str, ...], seat: int | None = None) -> dict[str, dict[str, Any]]:
    """The table in each language, told to this seat, or to the one who is to move."""
    scene = runpy.run_path(str(MAKE))["scene"]
    return {lang: msgspec.json.decode(msgspec.json.encode(scene(history, lang, seat))) for lang in langs}


def begun(scene: dict[str, Any]) -> dict[str, Any]:
    """The same table after other acts of the same turn, which can be taken back: the bar with all its buttons."""
    return scene if scene["undo"]["act"] else {**scene, "undo": {"act": True, "turn": True, "why": None}}


def left(position: Position, history: History) -> Iterator[Position]:
    """The same table among bots, while somebody else decides, and when people have lost the line midway."""
    langs, seat = tuple(position.scenes), history.table.seat
    assert seat is not None
    waiting = told(history, langs, (seat + 1) % history.table.seats)
    for name, scenes in {
        "bots": {lang: among_bots(scene, lang) for lang, scene in position.scenes.items()},
        "absent": {lang: without(scene, is_stood_in=False) for lang, scene in position.scenes.items()},
        "stood_in": {lang: without(scene, is_stood_in=True) for lang, scene in position.scenes.items()},
        "waiting": waiting,
        "returned": {lang: without(scene, is_stood_in=True, own=True) for lang, scene in waiting.items()},
    }.items():
        yield replace(position, name=name, scenes=scenes, hints=dict.fromkeys(langs))


def among_bots(scene: dict[str, Any], lang: str) -> dict[str, Any]:
    """The same table without clocks, with a bot in every other seat, each of another name and level."""
    sentences, people_like = words(lang), [level for level in LEVELS if level.isdigit()]
    people = [
        person
        if person["is_you"]
        else {
            **person,
            "kind": "bot",
            "name": sentences.say("online-bot", number=person["seat"] + 1),
            "level": people_like[-1 - person["seat"] % len(people_like)],
        }
        for person in scene["people"]
    ]
    return {**scene, "people": people, "table": {**scene["table"], "clock": {"kind": "none", "seconds": 0}}}


def without(scene: dict[str, Any], is_stood_in: bool, own: bool = False) -> dict[str, Any]:
    """The same table without everybody else, bots in their places or not; `own`: one plays in one's own place, too."""
    people = [
        {
            **person,
            "kind": "person",
            "level": None,
            "is_here": person["is_you"],
            "is_stood_in": is_stood_in and (own or not person["is_you"]),
        }
        for person in scene["people"]
    ]
    return {**scene, "people": people}
