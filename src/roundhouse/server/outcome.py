"""How a game ended, said to one viewer: who won, by what, and where it turned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.ended import Earned
from ..core.table import Table
from ..core.words import Words
from .absence import Absence
from .history import History
from .turning import Turned
from .wire import Outcome, Source, TurningPoint

MOST_SOURCES = 4  # that are named; what is beyond them is told as a sum


class Outcomes:
    """The end of one table for one viewer (None: a spectator, or several people at one device), in one language."""

    def __init__(
        self,
        table: Table,
        ranking: list[int],
        scores: list[int],
        viewer: int | None,
        sentences: Words,
        names: list[str],
    ) -> None:
        self.table, self.ranking, self.scores = table, ranking, scores
        self.viewer, self.words, self.names = viewer, sentences, names
        self.first = [seat for seat, place in enumerate(ranking) if place == 1]
        self.verdict = table.game.ending.verdict(table.live)

    @property
    def outcome(self) -> Outcome:
        """What it was for the viewer."""
        if self.verdict is not None:
            return "over" if self.verdict.is_won is None else "won" if self.verdict.is_won else "lost"
        if self.viewer is None:
            return "over"
        if self.viewer not in self.first:
            return "lost"
        return "won" if len(self.first) == 1 else "shared"

    def headline(self) -> str:
        """Who won, and by how much."""
        if self.verdict is not None:
            return self.words.say(self.verdict.sentence, **self._spoken(self.verdict.details))
        others = [self.names[seat] for seat in self.first if seat != self.viewer]
        how = "you" if self.viewer in self.first else "other"
        if len(self.first) > 1:
            return self.words.say("ending-shared", how=how, names=", ".join(others))
        name = self.names[self.first[0]]
        if self._margin:
            return self.words.say("ending-won", how=how, name=name, margin=self._margin)
        return self.words.say("ending-won-tie", how=how, name=name)

    def reason(self) -> str:
        """What decided, and how far behind the viewer is; nothing where the headline says it all."""
        if self.verdict is not None:
            return ""
        most = self.scores[self.first[0]]
        if len(self.first) > 1:
            return self.words.say("ending-equal", points=most)
        tie = "" if self._margin else self._tie(most)
        if self.viewer is None or self.viewer in self.first or (tie and self.scores[self.viewer] == most):
            return tie
        place, behind = self.ranking[self.viewer], most - self.scores[self.viewer]
        return f"{tie} {self.words.say('ending-behind', place=place, behind=behind)}".strip()

    @property
    def _margin(self) -> int:
        """The points between the first and the next."""
        ordered = sorted(self.scores, reverse=True)
        return ordered[0] - ordered[1]

    def _tie(self, points: int) -> str:
        """Which tie-break decided, by the numbers of the first and of the next."""
        s, rules = self.table.live, self.table.game.rules
        best, next_best = sorted((rules.standing(s, seat) for seat in range(self.table.seats)), reverse=True)[:2]
        at = next(i for i, (more, fewer) in enumerate(zip(best, next_best, strict=True)) if more != fewer)
        name = self.table.game.ending.tie_breaks(s)[at - 1]
        return self.words.say(f"tie-{name}", points=points, more=best[at], fewer=next_best[at])

    def about(self) -> str:
        """What the lines of the timeline show, where the game has to explain it."""
        return self.words.say("timeline-about") if self.words.has("timeline-about") else ""

    def absence(self, absence: Absence) -> str:
        """For whom a bot played, from which turn on and until when."""
        how, name = "you" if absence.seat == self.viewer else "other", self.names[absence.seat]
        until = "none" if absence.until is None else absence.until
        return self.words.say("ending-absent", how=how, name=name, why=absence.why, since=absence.since, until=until)

    def turning_point(self, turned: Turned, history: History) -> TurningPoint:
        """A turning point, told by what brought it about."""
        entries, lang = turned.entries, self.words.lang
        told = [self.table.say(history.entries[entry].event, self.viewer, lang, self.names) for entry in entries]
        before = entries[0] + 1 if entries else history.entries_until(turned.before)
        return TurningPoint(
            at=turned.at,
            turn=history.turn_at(before),
            before=turned.before,
            ply=turned.ply,
            seat=turned.seat,
            points=turned.points,
            leads=turned.leads,
            text=" ".join(dict.fromkeys(told)) or self.names[turned.seat],
            sources=history.once(("sources", lang, turned.at), lambda: self._sources(turned.changes)),
        )

    def _sources(self, changes: list[Earned]) -> list[Source]:
        named, rest = changes[:MOST_SOURCES], changes[MOST_SOURCES:]
        found = [
            Source(self.words.say(f"source-{each.name}", **self._spoken(each.details)), each.points) for each in named
        ]
        if rest:
            found.append(Source(self.words.say("ending-other-points"), sum(each.points for each in rest)))
        return found

    def _spoken(self, details: Mapping[str, Any]) -> dict[str, Any]:
        return self.table.game.say.spoken(self.words, details)
