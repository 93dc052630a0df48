"""Matches: who sits where, what the games show, and going on with a file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse.core.errors import RoundhouseError
from roundhouse.core.words import LANGUAGES
from roundhouse.match import figures, lineup, picture
from roundhouse.match.figures import Figures
from roundhouse.match.playing import Match, Played
from roundhouse.match.run import Wish, keep, kept, match_of, play_number, run

TIMES = ("decisions", "seconds", "longest")


def a_match(**changed: Any) -> Match:
    """A match of two bots that think little."""
    given: dict[str, Any] = {"game": "traffic", "bots": ["random", "greedy"], "seats": 2, "options": {}, "seed": 5}
    return match_of(**{**given, **changed})


def a_wish(file: Path | None, games: int, **changed: Any) -> Wish:
    return Wish(match=a_match(**changed), games=games, processes=1, file=file, ray=False, lang="en")


def ended(number: int, bots: list[str], places: list[int], points: list[int] | None = None) -> Played:
    """A game that ended like this."""
    n = len(bots)
    return Played(number, bots, points or [0] * n, places, None, 9, [1] * n, [0.5] * n, [0.5] * n)


# Seats


def test_every_bot_sits_everywhere_equally_often_and_with_the_same_deals() -> None:
    for bots, seats in ((["a", "b"], 2), (["a", "b", "c"], 3), (["a", "b", "c"], 2), (["a", "b"], 4)):
        tables = lineup.tables(bots, seats)
        games = [lineup.of_game(bots, seats, number) for number in range(seats * len(tables))]
        for group in tables:
            deals = {game.deal for game in games if sorted(game.bots) == sorted(group)}
            assert len(deals) == 1
        by_seat = [Counter(game.bots[seat] for game in games) for seat in range(seats)]
        assert all(each == by_seat[0] for each in by_seat)
        assert len(set(by_seat[0].values())) == 1


def test_who_is_named_twice_takes_two_seats_and_who_is_alone_plays_alone() -> None:
    assert lineup.tables(["a", "b", "b"], 3) == [("a", "b", "b")]
    assert lineup.tables(["a", "b"], 1) == [("a",), ("b",)]
    assert [lineup.of_game(["a", "b"], 1, number).bots for number in range(3)] == [("a",), ("b",), ("a",)]


# Figures


def test_a_shared_win_counts_as_a_part_and_points_are_averaged() -> None:
    games = [ended(0, ["a", "b"], [1, 1], [10, 10]), ended(1, ["b", "a"], [2, 1], [4, 6])]
    first, second = figures.of_all(["a", "b"], games)
    assert (first.bot, first.wins, first.points, first.games) == ("a", 1.5, 8.0, 2)
    assert (second.bot, second.wins, second.points, second.seconds) == ("b", 0.5, 7.0, 0.5)


def test_who_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    def rated(n: int) -> Figures:
        return figures.of_all(["a", "b"], [ended(number, ["a", "b"], [1, 2]) for number in range(n)])[0]

    few, many = rated(3), rated(30)
    assert (many.rating or 0) > (few.rating or 0) > 25
    assert (many.doubt or 9) < (few.doubt or 0)


def test_played_alone_goals_are_counted_and_nobody_is_rated() -> None:
    games = [ended(number, ["a"], [1]) for number in range(4)]
    games[2].goal = 1
    (found,) = figures.of_all(["a"], games)
    assert (found.rate.value, found.rating) == (0.25, None)


# The file


def without_times(file: Path) -> dict[str, Any]:
    """What the file says, but for how long anything took."""
    found = json.loads(file.read_text(encoding="utf-8"))
    for each in found["games"]:
        for name in TIMES:
            del each[name]
    for each in found["figures"]:
        del each["seconds"], each["longest"]
    return dict(found)


def test_a_match_that_is_gone_on_with_equals_one_that_was_played_at_once(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "once.json", tmp_path / "parts.json"
    whole = {number: play_number(a_match(), number) for number in range(5)}
    keep(a_wish(at_once, 5), whole)
    keep(a_wish(in_parts, 2), {number: whole[number] for number in (1, 3)})
    found = kept(a_wish(in_parts, 5))
    assert set(found) == {1, 3}
    for number in {0, 2, 4}:
        found[number] = play_number(a_match(), number)
    keep(a_wish(in_parts, 5), found)
    assert without_times(in_parts) == without_times(at_once)
    assert [game["bots"] for game in without_times(at_once)["games"]][:2] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ]


def test_a_finished_match_is_shown_again_without_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    keep(a_wish(file, 2), {number: ended(number, ["random", "greedy"], [2, 1]) for number in range(2)})
    assert run(a_wish(file, 2)) == 0
    shown = capsys.readouterr().out
    for part in ("100.0 %", "greedy", str(file.with_suffix(".svg"))):
        assert part in shown
    ElementTree.fromstring(file.with_suffix(".svg").read_text(encoding="utf-8"))


def test_the_picture_has_a_row_for_each_bot() -> None:
    games = [ended(number, ["a<b", "c"], [1, 2]) for number in range(3)]
    drawn = picture.picture("title", ("wins", "rating"), figures.of_all(["a<b", "c"], games))
    titles = [each.text or "" for each in ElementTree.fromstring(drawn).iter() if each.tag.endswith("title")]
    assert [title.partition(":")[0] for title in titles] == ["a<b", "c"] * 2


def test_what_cannot_be_played_or_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    file, broken = tmp_path / "match.json", tmp_path / "broken.json"
    keep(a_wish(file, 1), {})
    broken.write_text("[]")
    wrong: list[Callable[[], object]] = [
        lambda: a_match(bots=["clever"]),
        lambda: a_match(seats=9),
        lambda: a_match(options={"colour": "red"}),
        lambda: kept(a_wish(broken, 1)),
        lambda: kept(a_wish(file, 1, seed=6)),
    ]
    for refused in wrong:
        with pytest.raises(RoundhouseError) as error:
            refused()
        for lang in LANGUAGES:
            assert error.value.say(lang)
