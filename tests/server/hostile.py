"""What somebody sends who wants to break the server: an endless supply, each for a reason."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from roundhouse.core.contract import MOST_SEATS
from roundhouse.core.words import LANGUAGES

from .player import new_id, new_secret

ODD_LETTERS = "\x00\x01\t\n\r\x1b\x7f\x85\u2028\u202e\u2066"
HUGE = [-1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400, 1e308, -0.5]
WRONG: list[Any] = [None, True, 0, -7, 1.5, "", "x", "\x00", [], [[]], {}, {"a": 1}, [None], "play", 10**20]
OPTIONAL = {"grace"}  # fields of the messages below that may be left out


@dataclass
class Target:
    """What the attacker knows of a table where they sit: more than an attacker should."""

    act: int = 0
    legal: list[int] = field(default_factory=list)
    used: list[str] = field(default_factory=list)  # ids of commands that are done
    seat: int | None = 0
    tokens: list[str] = field(default_factory=list)  # of everybody, here and at another table
    other_table: str = ""
    created: list[str] = field(default_factory=list)  # ids with which others have set up tables
    links: list[str] = field(default_factory=list)  # of seats that somebody has claimed meanwhile

    def messages(self) -> list[dict[str, Any]]:
        """One of each message, well-formed."""
        return [
            {"t": "play", "id": new_id(), "after": self.act, "codes": self.legal[:1] or [0], "grace": 5.0},
            {"t": "undo", "id": new_id(), "after": self.act, "whole_turn": True},
            {"t": "go_on", "id": new_id(), "after": self.act},
            {"t": "hand_over", "id": new_id(), "seat": self.seat or 0},
            {"t": "chat", "id": new_id(), "text": "hello"},
            {"t": "hint", "id": new_id()},
            {"t": "why", "id": new_id(), "kind": "play", "args": {"card": "freight_1"}},
            {"t": "about", "id": new_id(), "kind": "card", "args": {"card": "freight_1"}},
            {"t": "look", "id": new_id(), "ply": 0},
            {"t": "lines", "id": new_id(), "before": 0},
            {"t": "language", "id": new_id(), "lang": "en"},
            {"t": "rename", "id": new_id(), "seat": self.seat or 0, "name": "Olena"},
            {"t": "set_seat", "id": new_id(), "seat": 0, "kind": "bot", "level": "random"},
            {"t": "stand_in", "id": new_id(), "seat": self.seat or 0, "on": False},
            {"t": "guide", "id": new_id(), "after": self.act, "to": "step", "step": 0},
        ]


Sent = str | bytes
Kind = Callable[[random.Random, Target], Any]
KINDS: dict[str, Kind] = {}
COSTLY: set[str] = set()  # those that are allowed, and meant to cost as much as they can


def kind(make: Kind) -> Kind:
    """One more way to be hostile."""
    KINDS[make.__name__] = make
    return make


def costly(make: Kind) -> Kind:
    """One more way to be a nuisance by what is allowed."""
    COSTLY.add(make.__name__)
    return kind(make)


def stream(chance: random.Random, target: Target) -> Iterator[tuple[str, Sent]]:
    """Hostile messages of all kinds, by name."""
    while True:
        for name, make in KINDS.items():
            made = make(chance, target)
            yield name, made if isinstance(made, (str, bytes)) else json.dumps(made)


@kind
def random_bytes(chance: random.Random, target: Target) -> Any:
    return chance.randbytes(chance.randrange(300))


@kind
def invalid_utf_8(chance: random.Random, target: Target) -> Any:
    broken = chance.choice([b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"])
    return b'{"t":"chat","id":"abcdefgh","text":"' + broken + b'"}'


@kind
def lone_surrogates(chance: random.Random, target: Target) -> Any:
    alone = chance.choice(["\\ud800", "\\udfff\\ud800", "\\ud83d\\u0041"])
    return '{"t":"chat","id":"abcdefgh","text":"' + alone + '"}'


@kind
def no_object(chance: random.Random, target: Target) -> Any:
    return chance.choice(["", " ", "null", "[]", "{}", "1e400", "NaN", "-", '"play"', "true", "0", "{,}", "\x00", "﻿{}"])


@kind
def cut_off(chance: random.Random, target: Target) -> Any:
    whole = json.dumps(chance.choice(target.messages()))
    return whole[: chance.randrange(len(whole))]


@kind
def deep(chance: random.Random, target: Target) -> Any:
    depth = chance.choice([50, 500, 1350])
    nest = chance.choice(["[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth * 3])
    return '{"t":"why","id":"abcdefgh","kind":"play","args":' + nest + "}"


@kind
def huge_numbers(chance: random.Random, target: Target) -> Any:
    numbers = ("after", "before", "codes", "grace", "ply", "seat")
    message = chance.choice([message for message in target.messages() if message.keys() & set(numbers)])
    names = [name for name in message if name in numbers]
    number = chance.choice(HUGE)
    message[chance.choice(names)] = number
    return message if not isinstance(message.get("codes"), int | float) else {**message, "codes": [number]}


@kind
def huge_arguments(chance: random.Random, target: Target) -> Any:
    args = {chance.choice(["card", "track", "\x00"]): chance.choice([*HUGE, "x" * 7000, "\x00"])}
    kind = chance.choice(["play", "place", "card", "track", "\x00", "", "x" * 41])
    return {"t": chance.choice(["why", "about"]), "id": new_id(), "kind": kind, "args": args}


@kind
def wrong_type(chance: random.Random, target: Target) -> Any:
    message = chance.choice(target.messages())
    name = chance.choice([name for name in message if name != "t"])
    sorts = {"str": str, "int": int, "bool": bool, "list": list, "dict": dict, "float": (int, float)}
    fits: Any = sorts[type(message[name]).__name__]
    message[name] = chance.choice([wrong for wrong in WRONG if not isinstance(wrong, fits)])
    return message


@kind
def unknown_tag(chance: random.Random, target: Target) -> Any:
    tags = ["scene", "welcome", "done", "admin", "", "PLAY", "play\x00", "__class__", None, 3, ["play"], {"t": "play"}]
    return {**chance.choice(target.messages()), "t": chance.choice(tags)}


@kind
def extra_field(chance: random.Random, target: Target) -> Any:
    name = chance.choice(["seat", "is_host", "tokens", "__proto__", "T", "", "x" * 500])
    message = chance.choice([message for message in target.messages() if "seat" not in message])
    return {**message, name: chance.choice(WRONG)}


@kind
def missing_field(chance: random.Random, target: Target) -> Any:
    message = chance.choice(target.messages())
    del message[chance.choice([name for name in message if name not in OPTIONAL])]
    return message


@kind
def too_long(chance: random.Random, target: Target) -> Any:
    name, most = chance.choice([("text", 500), ("name", 40), ("id", 40)])
    messages: dict[str, dict[str, Any]] = {
        "text": {"t": "chat", "id": new_id(), "text": ""},
        "name": {"t": "rename", "id": new_id(), "seat": target.seat or 0, "name": ""},
        "id": {"t": "hint", "id": ""},
    }
    return {**messages[name], name: chance.choice("aЖ語") * chance.choice([most + 1, most * 2, 2000])}


@kind
def over_the_limit(chance: random.Random, target: Target) -> Any:
    return json.dumps({"t": "chat", "id": new_id(), "text": "x" * chance.randrange(8192, 16000)})


@kind
def odd_letters(chance: random.Random, target: Target) -> Any:
    odd = chance.choice(ODD_LETTERS)
    text = chance.choice([odd, "Ol" + odd + "ena", odd + "x", "Olena" + odd])
    return chance.choice(
        [
            {"t": "chat", "id": new_id(), "text": text},
            {"t": "rename", "id": new_id(), "seat": target.seat or 0, "name": text},
            {"t": "hint", "id": "abcdefgh" + odd},
        ]
    )


@kind
def illegal_move(chance: random.Random, target: Target) -> Any:
    code = chance.choice([code for code in range(200) if code not in target.legal] + [5000, 100_000])
    return {"t": "play", "id": new_id(), "after": target.act, "codes": [code]}


@kind
def half_legal(chance: random.Random, target: Target) -> Any:
    codes = [*target.legal[:1], *[100_000] * chance.randrange(1, 50)]
    return {"t": "play", "id": new_id(), "after": target.act, "codes": codes}


@kind
def too_many_moves(chance: random.Random, target: Target) -> Any:
    codes = chance.choice([[], [0] * 61, [0] * 2000])
    return {"t": "play", "id": new_id(), "after": target.act, "codes": codes}


@kind
def other_moment(chance: random.Random, target: Target) -> Any:
    after = chance.choice([after for after in (0, target.act - 1, target.act + 1, 999_999) if after >= 0])
    after = after if after != target.act else target.act + 1
    return {"t": "play", "id": new_id(), "after": after, "codes": target.legal[:1] or [0]}


@kind
def foreign_seat(chance: random.Random, target: Target) -> Any:
    seat = chance.choice([seat for seat in range(MOST_SEATS) if seat != target.seat])
    return chance.choice(
        [
            {"t": "rename", "id": new_id(), "seat": seat, "name": "Mallory"},
            {"t": "stand_in", "id": new_id(), "seat": seat, "on": chance.random() < 0.5},
            {"t": "hand_over", "id": new_id(), "seat": seat},
            {"t": "set_seat", "id": new_id(), "seat": seat, "kind": "open", "level": "greedy"},
        ]
    )


@kind
def hello_again(chance: random.Random, target: Target) -> Any:
    tokens = chance.sample(target.tokens, 2)
    return {"t": "hello", "table": target.other_table, "tokens": tokens, "lang": "uk", "name": "Mallory"}


@kind
def claims_of_others(chance: random.Random, target: Target) -> Any:
    taken, mine = chance.sample(target.tokens, 2)
    claims = chance.choice([{taken: new_secret()}, {new_secret(): taken}, {taken: mine}, {taken: taken}, {"x": "y"}])
    return {"t": "hello", "table": target.other_table, "tokens": [], "lang": "en", "claims": claims}


@kind
def unseen_and_taken_names(chance: random.Random, target: Target) -> Any:
    seat = target.seat or 0
    name = chance.choice(["\u200b", "\u3164", " ", "\u0301", "\u200f\u200d", f"Player {2 - seat}", "Open  Seat"])
    return {"t": "rename", "id": new_id(), "seat": seat, "name": name}


@kind
def too_early(chance: random.Random, target: Target) -> Any:
    return chance.choice([{"t": "rematch", "id": new_id()}, {"t": "look", "id": new_id(), "ply": 900_000}])


@kind
def guided(chance: random.Random, target: Target) -> Any:
    """What is for lessons, at a table that is none."""
    step = chance.choice([0, 3, 1_000_000, -1, 10**20, "x", None])
    to = chance.choice(["step", "skip", "back", "", 7])
    return {"t": "guide", "id": new_id(), "after": target.act, "to": to, "step": step}


@kind
def replayed(chance: random.Random, target: Target) -> Any:
    """An id that is done already: a player is answered `done`, and nothing is done."""
    codes = chance.choice([target.legal[:1], [0], [100_000]]) or [1]
    return {"t": "play", "id": chance.choice(target.used), "after": target.act, "codes": codes}


@costly
def looks_back(chance: random.Random, target: Target) -> Any:
    return {"t": "look", "id": new_id(), "ply": chance.randrange(max(1, target.act))}


@costly
def reads_back(chance: random.Random, target: Target) -> Any:
    return {"t": "lines", "id": new_id(), "before": chance.choice([1, target.act, 1_000_000])}


@costly
def other_language(chance: random.Random, target: Target) -> Any:
    return {"t": "language", "id": new_id(), "lang": chance.choice(LANGUAGES)}


@costly
def same_name(chance: random.Random, target: Target) -> Any:
    return {"t": "rename", "id": new_id(), "seat": target.seat or 0, "name": ("Olena", "Marko")[target.seat or 0]}


@kind
def wrong_tries(chance: random.Random, target: Target) -> Any:
    tried = chance.choice([[100_001], [0] * 61, [-1], ["0"], "0", {"0": 1}, [[0]]])
    return chance.choice(
        [
            {"t": "play", "id": new_id(), "after": target.act, "codes": tried, "whole": True, "skip": True},
            {"t": "play", "id": new_id(), "after": target.act, "codes": [100_000], "whole": True, "skip": True},
            {"t": "play", "id": new_id(), "after": target.act, "codes": target.legal[:1] or [0], "whole": 1},
            {"t": "play", "id": new_id(), "after": target.act, "codes": target.legal[:1] or [0], "skip": "yes"},
            {"t": "hint", "id": new_id(), "tried": tried},
            {"t": "why", "id": new_id(), "kind": "play", "args": {}, "tried": tried},
        ]
    )


def some_tries(chance: random.Random, target: Target) -> list[int]:
    """Moves to begin with: none, a legal one, or nonsense."""
    return chance.choice([[], target.legal[:1], target.legal * 2, [100_000] * 60])[:60]


@costly
def asks_for_a_hint(chance: random.Random, target: Target) -> Any:
    return {"t": "hint", "id": new_id(), "tried": some_tries(chance, target)}


@costly
def asks_why(chance: random.Random, target: Target) -> Any:
    args = {"card": chance.choice(["freight_1", "switch"])}
    return {"t": "why", "id": new_id(), "kind": "play", "args": args, "tried": some_tries(chance, target)}


@costly
def asks_about_everything(chance: random.Random, target: Target) -> Any:
    things = [("track", {"track": 1}), ("card", {"card": "loco_t4"}), ("points", {"seat": 1})]
    kind, args = chance.choice(things)
    ply = chance.choice([None, chance.randrange(max(1, target.act))])
    return {"t": "about", "id": new_id(), "kind": kind, "args": args, "ply": ply}


@costly
def comes_back(chance: random.Random, target: Target) -> Any:
    return {"t": "stand_in", "id": new_id(), "seat": target.seat or 0, "on": False}


# Not over the WebSocket


def requests(chance: random.Random, target: Target) -> Iterator[tuple[str, dict[str, Any]]]:
    """Paths and bodies of somebody who wants others' seats and knows what others have sent, but for their secrets."""
    seats = [{"kind": "person", "name": "Mallory"}, {"kind": "open"}]
    join = f"/api/tables/{target.other_table}/join"
    while True:
        known = chance.choice(target.links)
        for used in (*target.created, *target.used):
            yield "/api/tables", {"id": used, "secret": new_secret(), "game": "traffic", "seats": seats}
            yield "/api/tables", {"id": used, "secret": known, "game": "traffic", "seats": seats}
            yield "/api/tables", {"id": used, "game": "traffic", "seats": seats}
        lesson = {"id": chance.choice(target.created), "secret": known, "game": "traffic", "lesson": True}
        yield "/api/tables", {**lesson, "seats": chance.choice([seats, seats[:1], seats[1:], []])}
        yield join, {"claim": new_secret(), "tokens": chance.choice([[], [known]])}
        yield join, {"claim": known, "name": "Mallory"}
        yield join, {"claim": chance.choice(["", "x" * 21, "x" * 65, "x\x00" * 15, None, [known]])}
        yield join, {"tokens": [known]}
        yield "/api/departures", {"tokens": target.links}


def hellos(chance: random.Random, target: Target) -> Iterator[dict[str, Any]]:
    """First words of the same."""
    while True:
        known = chance.choice(target.links)
        claims = [{}, {known: new_secret()}, {known: known}, {known: "short"}, {new_secret(): known}]
        claims.append({new_secret(): new_secret() for _ in range(7)})
        for claim in claims:
            tokens = chance.choice([[], [known], [new_secret()] * 6])
            yield {"t": "hello", "table": target.other_table, "tokens": tokens, "lang": "en", "claims": claim}


def main() -> None:
    """`python -m tests.server.hostile`: how an honest player fares while this number of hostile messages comes."""
    from .flood import report

    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("--messages", type=int, default=100_000)
    asked.add_argument("--game", default="great_lakes")
    given = asked.parse_args()
    report(given.game, given.messages)


if __name__ == "__main__":
    main()
