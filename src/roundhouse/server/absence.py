"""Who plays a seat, and what everybody is told when a bot takes it over or a person comes back.

The command of an act says who made it: a browser's has no colon, a bot's is `bot:WHY:…`.  So what is told of it follows
from the acts alone, in every process and after a restart, and the record of the moves knows nothing of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import NamedTuple

from ..core.events import Event
from ..core.journal import Journal, Remark
from ..core.unread import as_kept
from ..core.words import Words
from .store import ActColumns

BOT = "bot"  # how the commands of bots begin
PERSON, SEAT, OPEN, AWAY, TIME = "person", "seat", "open", "away", "time"  # whose seat it is, or why it is a bot's
STOOD_IN, CAME_BACK, SAT_DOWN = "stood_in", "came_back", "sat_down"
NOTES = (STOOD_IN, CAME_BACK, SAT_DOWN)  # kinds of lines that are no events of a game
ABSENT = (AWAY, TIME)
TOLD_OF = tuple(f"{BOT}:{why}:" for why in (OPEN, *ABSENT))  # how the commands of bots begin that are told of


class Absence(NamedTuple):
    """Turns in which a bot played for a person."""

    seat: int
    why: str
    since: int  # turn; 0: before the first
    until: int | None  # the turn in which they were back; None: they did not come


def bot_command(why: str, act: int) -> str:
    """The command of a bot's act; no browser may send one like it."""
    return f"{BOT}:{why}:{act}-{secrets.token_hex(4)}"


def player_of(command: str) -> str:
    """Who made an act."""
    kind, _, rest = command.partition(":")
    if kind == BOT:
        return rest.partition(":")[0]
    return SEAT if command.startswith(f"{BOT}-") else PERSON  # as servers before 0.2 wrote them


def note(seat: int, before: str | None, now: str, ply: int, at: float) -> Remark | None:
    """What is told when a seat is played by somebody else than before."""
    if now in ABSENT and before not in ABSENT:
        return Remark(Event(ply, STOOD_IN, {"seat": seat, "why": now}, {}), at)
    if now == PERSON and before in (*ABSENT, OPEN):
        return Remark(Event(ply, SAT_DOWN if before == OPEN else CAME_BACK, {"seat": seat}, {}), at)
    return None


def notes(acts: ActColumns) -> list[tuple[int, Remark]]:
    """What is told before acts that follow each other, with the number of each."""
    if ":" not in "".join(acts.command):  # which is sooner told
        return []
    told_of = {seat for seat, command in zip(acts.seat, acts.command, strict=True) if command.startswith(TOLD_OF)}
    found, last = list[tuple[int, Remark]](), dict[int, str]()
    for number, seat in enumerate(acts.seat) if told_of else ():
        if seat in told_of:
            player, before = player_of(acts.command[number]), acts.to_ply[number] - len(acts.codes[number])
            told = note(seat, last.get(seat), player, before, acts.at[number])
            last[seat] = player
            if told is not None:
                found.append((number, told))
    return found


def say_note(event: Event, viewer: int | None, sentences: Words, names: list[str]) -> str:
    """A note as a sentence."""
    seat = event.args["seat"]
    how = "you" if seat == viewer else "other"
    message = f"note-{event.kind.replace('_', '-')}"
    return sentences.say(message, how=how, name=names[seat], why=event.args.get("why", AWAY))


def absences(journal: Journal) -> Iterator[Absence]:
    """When bots played for people, in the order in which it began."""
    entries = as_kept(journal.entries) if journal.has_remarks else ()
    notes = [(n, entry.event) for n, entry in enumerate(entries) if type(entry) is Remark]
    for number, event in notes:
        if event.kind == STOOD_IN:
            seat = event.args["seat"]
            back = next((n for n, e in notes if n > number and (e.kind, e.args["seat"]) == (CAME_BACK, seat)), None)
            until = None if back is None else journal.turn_at(back)
            yield Absence(seat, event.args["why"], journal.turn_at(number), until)
