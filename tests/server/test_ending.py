"""What is said after the end: who won, by what, and turning points whose sums are true."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, cast

import pytest

from roundhouse.core.game import games, load
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES, words
from roundhouse.server.history import History
from roundhouse.server.outcome import Outcomes
from roundhouse.server.scene import ViewerScene
from roundhouse.server.wire import Ending

NAMES = ["Olena", "Marko", "Taras", "Ivan", "Oksana", "Yurii"]


@cache
def played(game: str, seats: int, seed: int, **options: Any) -> History:
    """A game played at random to its end."""
    history = History(Table(game, seats, seed, options, mode="interpreted"), 0.0)
    chance = random.Random(seed)
    while not history.table.over:
        seat = history.table.seat
        assert seat is not None
        history.play(seat, [chance.choice(history.table.codes())])
    return history


def ending_of(history: History, viewer: int | None, lang: str = "en") -> Ending:
    ending = ViewerScene(history, viewer, lang, NAMES[: history.table.seats]).ending()
    assert ending is not None
    return ending


def recount(table: Table, ply: int) -> list[int]:
    """The points after this number of moves, with all cards open: part by part."""
    s = table.table_at(ply).closed()
    return [sum(part.points for part in table.game.ending.earned(s, seat)) for seat in range(table.seats)]


@pytest.mark.parametrize("game", games())
def test_turning_points_have_true_sums_and_a_sentence(game: str) -> None:
    history = played(game, load(game).seat_counts[-2], 4)
    table, ending = history.table, ending_of(history, 0)
    assert ending.turns[-1] == history.ply
    assert ending.timeline[-1] == ending.scores == table.scores()
    for ply, points in zip(ending.turns, ending.timeline, strict=True):
        assert points == recount(table, ply)
    assert 0 < len(ending.turning) <= 3
    for point in ending.turning:
        before, after = recount(table, point.before), recount(table, point.ply)
        assert point.points == after[point.seat] - before[point.seat] > 0
        assert sum(source.points for source in point.sources) == point.points
        assert after == ending.timeline[point.at]
        assert point.text.endswith(".")
        assert 1 <= point.turn <= history.turn_at(len(history.entries))


@pytest.mark.parametrize("game", games())
def test_the_greatest_gain_of_a_game_is_told(game: str) -> None:
    history = played(game, load(game).seat_counts[-2], 4)
    ending = ending_of(history, None)
    steps = zip(ending.timeline, ending.timeline[1:], strict=False)
    gains = [max(b - a for a, b in zip(before, after, strict=True)) for before, after in steps]
    assert max(gains) == max(point.points for point in ending.turning)


@pytest.mark.parametrize("game", games())
def test_what_was_noted_on_the_way_is_what_is_worked_out_afterwards(game: str) -> None:
    history = played(game, load(game).seat_counts[-2], 4)
    again = History(Table.from_log(history.table.log(), mode="interpreted"), 0.0)
    again.entries, again.turns = history.entries, history.turns
    assert again.timeline() == history.timeline()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_part_and_every_tie_break_has_its_words(game: str, lang: str) -> None:
    history = played(game, load(game).seat_counts[-2], 4)
    table, said = history.table, words(lang, game)
    for seat in range(table.seats):
        for part in table.game.ending.earned(table.closed(), seat):
            spoken = table.game.say.spoken(said, part.details)
            assert said.say(f"source-{part.name}", **spoken)
    for name in table.game.ending.tie_breaks(table.live):
        sentence = said.say(f"tie-{name}", points=41, more=7, fewer=5)
        assert all(number in sentence for number in ("41", "7", "5"))
    assert set(table.game.ending.TELLING) <= set(table.game.events)
    assert ending_of(history, 0, lang).about


# Who won


class Ended:
    """A table that ended with these standings: points first."""

    def __init__(self, game: str, *standings: tuple[int, ...]) -> None:
        self.table = Table(game, max(2, len(standings)), seed=1, mode="interpreted")
        self.standings = standings
        self.ranking = [1 + sum(other > mine for other in standings) for mine in standings]

    def said(self, monkeypatch: pytest.MonkeyPatch, viewer: int | None, lang: str = "en") -> Outcomes:
        rules = self.table.game.rules
        monkeypatch.setattr(rules, "standing", lambda s, seat: self.standings[seat])
        names = NAMES[: len(self.standings)]
        scores = [standing[0] for standing in self.standings]
        return Outcomes(self.table, self.ranking, scores, viewer, words(lang, self.table.game.name), names)


def test_a_win_says_by_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended("traffic", (47,), (41,), (30,))
    first, third = ended.said(monkeypatch, 0), ended.said(monkeypatch, 2)
    assert (first.outcome, first.headline(), first.reason()) == ("won", "You win by 6 points.", "")
    assert (third.outcome, third.headline()) == ("lost", "Olena wins by 6 points.")
    assert third.reason() == "You come third, 17 points behind."
    watching = ended.said(monkeypatch, None)
    assert (watching.outcome, watching.headline(), watching.reason()) == ("over", "Olena wins by 6 points.", "")


def test_a_tie_says_what_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended("isle_of_trains", (41, 5, 9), (41, 7, 3), (12, 9, 9))
    winner, second, third = (ended.said(monkeypatch, seat) for seat in (1, 0, 2))
    assert winner.headline() == "You win on a tie-break."
    assert winner.reason() == "A tie at 41: the longer train decides, 7 cards to 5."
    assert (second.outcome, second.reason()) == ("lost", winner.reason())
    assert third.reason() == f"{winner.reason()} You come third, 29 points behind."
    last = Ended("isle_of_trains", (41, 7, 9), (41, 7, 3)).said(monkeypatch, 0)
    assert last.reason().endswith("points of engine and cars decide, 9 to 3.")


def test_a_shared_victory_is_nobodys_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended("traffic", (41,), (41,), (30,))
    one, other = ended.said(monkeypatch, 0), ended.said(monkeypatch, 2)
    assert (one.outcome, one.headline()) == ("shared", "You share the victory with Marko.")
    assert one.reason() == "41 points each, and nothing else decides."
    assert (other.outcome, other.headline()) == ("lost", "The victory is shared: Olena, Marko.")


def test_a_scenario_that_is_lost_is_lost() -> None:
    history = played("isle_of_trains", 1, 3, solo="scenario_1")
    state = cast(Any, history.table.live)
    assert not state.won
    ending = ending_of(history, 0)
    assert (ending.outcome, ending.text) == ("lost", "You lose: the deck ran out before the goal was reached.")
    state.won = 1
    won = ViewerScene(history, 0, "en", NAMES[:1]).outcomes()
    assert (won.outcome, won.headline()) == ("won", "You win: the goal of the scenario is reached.")


def test_the_challenge_is_rated() -> None:
    ending = ending_of(played("isle_of_trains", 1, 3), 0)
    assert ending.outcome == "over"
    assert ending.text == f"{ending.scores[0]} points: Freeloader."


def test_people_who_share_a_device_are_called_by_their_names() -> None:
    scene = ViewerScene(played("traffic", 2, 3), 0, "en", NAMES[:2])
    assert scene.outcomes().headline() != scene.outcomes(is_shared=True).headline()
    assert "You" not in scene.outcomes(is_shared=True).headline()
