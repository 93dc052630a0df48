"""The lab: what it counts, that it can go on, and what it writes."""

from __future__ import annotations

import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from roundhouse import InvalidOption, Table, games
from roundhouse.bots import RANDOM
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import key_words
from roundhouse.core.state import KEY_WORDS
from roundhouse.core.words import LANGUAGES, words
from roundhouse.lab import statistics, study, tally, things
from roundhouse.lab.counting import Asked, Counter
from roundhouse.lab.report import Report, page, write
from roundhouse.lab.study import Study, WrongStudy, by_processes, by_ray, carry_on

GREEDY = Asked("continental_express", None, 2, {}, "greedy", 3)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few games."""
    monkeypatch.setenv("ROUNDHOUSE_MODE", "interpreted")


def asked(name: str, seats: int = 2, bots: str = RANDOM) -> Asked:
    return Asked(name, None, seats, {}, bots, 1)


def run(of: Asked, number: int, file: Path | None = None, processes: int = 1) -> Study:
    found = Study(of)
    carry_on(found, number, file, by_processes(processes), lambda done: None)
    return found


# What is counted


def brute_force(name: str, numbers: int) -> tuple[list[float], dict[str, list[float]]]:
    """Wins in the order of turns; for each thing the seats that did it, and their wins, from tables and events."""
    wins, found = [0.0, 0.0], dict[str, list[float]]()
    for number in range(numbers):
        key = key_words(seed_bytes(3)).copy()
        key[KEY_WORDS - 1] = number
        table, bot = Table(name, 2, key.astype("<i4").tobytes()), study_bot(number)
        while not table.over:
            table.play(bot(table))
        best = [place == 1 for place in table.ranking()]
        won = [each / sum(best) for each in best]
        first = next(event.args["seat"] for event in table.events if event.kind == "began")
        wins = [wins[turn] + won[(first + turn) % 2] for turn in range(2)]
        did = {
            (event.args["seat"], f"{event.kind} {arg} {value}")
            for event in table.events
            if "seat" in event.args
            for arg, value in event.args.items()
            if isinstance(value, str) and arg != things.REASON
        }
        for seat, thing in did:
            row = found.setdefault(thing, [0.0, 0.0])
            row[0], row[1] = row[0] + 1, row[1] + won[seat]
    return wins, found


def study_bot(number: int) -> Any:
    from roundhouse.bots import make
    from roundhouse.core.view import SeatView

    bot = make("greedy", number)
    return lambda table: bot.choose(SeatView.of(table, table.seat))


def test_what_is_counted_is_what_tables_tell() -> None:
    counter = Counter(GREEDY)
    counter.count(0, 4)
    wins, found = brute_force("continental_express", 4)
    assert (counter.tally.wins[:2] / tally.WHOLE).tolist() == wins
    named = things.of(counter.game).all
    counted = {
        named[i].key: [row[tally.SEATS], row[tally.WON] / tally.WHOLE]
        for i, row in enumerate(counter.tally.things.tolist())
        if row[tally.SEATS] and named[i].kind
    }
    assert counted == found
    assert len(counted) > 20


def test_how_much_more_often_is_the_difference_at_the_same_table() -> None:
    """With two seats: of the games in which one of both did it, how many more the one won than the other."""
    row = [0] * 6
    for won in [60] * 130 + [0] * 70:
        over, spread = won - 30, 30
        for column, value in enumerate((1, won, spread, over * over, over * spread, spread * spread)):
            row[column] += value
    found = statistics.judged({"counts": [200, 0, 0, 0], "things": [row]}, 2)
    assert [round(each.more.value, 6) for each in found] == [0.3]  # (130 - 70) / 200
    half = 1.96 * 2 * (0.65 * 0.35 / 200) ** 0.5
    assert found[0].more.high - found[0].more.low == pytest.approx(2 * half, rel=0.001)
    assert found[0].stands_out


def test_a_distribution_keeps_every_count() -> None:
    found = statistics.bars([0, 2, 0, 5, *[1] * 200, 0], first=-1)
    assert sum(n for *_, n in found) == 207
    assert len(found) <= 40
    assert found[0][0] == 0


# Going on


def test_going_on_gives_the_same_as_one_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(study.AT_ONCE, True, 2)
    file, of = tmp_path / "study.json", asked("continental_express")
    run(of, 3, file)
    again = run(of, 7, file)
    whole = run(of, 7)
    assert again.counted == whole.counted
    assert json.loads(file.read_text(encoding="utf-8"))["done"] == [[0, 7]]
    assert whole.counted["counts"][tally.GAMES] == 7


def test_gaps_are_filled() -> None:
    found = Study(asked("continental_express"))
    found.done = [(0, 3), (5, 6)]
    assert found.left(8) == [(3, 5), (6, 8)]
    assert found.left(4) == [(3, 4)]


def test_two_processes_count_the_same_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(study.AT_ONCE, True, 2)
    of = asked("continental_express")
    assert run(of, 6, processes=2).counted == run(of, 6).counted


class FakeRay:
    """A cluster of one: finished work comes back last first."""

    def remote(self, function: Any) -> Any:
        class Remote:
            @staticmethod
            def remote(*args: Any) -> Future[Any]:
                done: Future[Any] = Future()
                done.set_result(function(*args))
                return done

        return Remote

    def wait(self, begun: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return begun[-num_returns:], begun[:-num_returns]

    def get(self, one: Future[Any]) -> Any:
        return one.result()


def test_a_cluster_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(study.AT_ONCE, True, 2)
    of = asked("continental_express")
    found = Study(of)
    carry_on(found, 5, None, by_ray(FakeRay()), lambda done: None)
    assert found.counted == run(of, 5).counted
    assert found.done == [(0, 5)]


@pytest.mark.long
def test_a_local_cluster_of_ray_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Ray is installed, which tests do not do."""
    ray = pytest.importorskip("ray")
    monkeypatch.setitem(study.AT_ONCE, True, 2)
    of, found = asked("continental_express"), Study(asked("continental_express"))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        carry_on(found, 5, None, by_ray(ray), lambda done: None)
    finally:
        ray.shutdown()
    assert found.counted == run(of, 5).counted
    assert found.done == [(0, 5)]


def test_a_study_of_other_games_is_not_continued(tmp_path: Path) -> None:
    file = tmp_path / "study.json"
    run(asked("continental_express"), 1, file)
    with pytest.raises(WrongStudy, match="seats"):
        run(asked("continental_express", seats=3), 1, file)
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(WrongStudy, match="not a study"):
        run(asked("continental_express"), 1, file)
    with pytest.raises(InvalidOption, match="At least one"):
        run(asked("continental_express"), 0)


# What is written


@pytest.mark.parametrize("name", games())
def test_everything_that_is_counted_has_a_name(name: str) -> None:
    game = asked(name).load()
    for lang in LANGUAGES:
        said = words(lang, name)
        for thing in things.of(game).all:
            assert said.has(f"lab-did-{(thing.kind or 'held').replace('_', '-')}"), thing
            assert things.spoken(game, said, thing)


def test_a_page_is_whole(tmp_path: Path) -> None:
    one = run(asked("continental_express"), 6)
    other = run(asked("continental_express", seats=2, bots="greedy"), 2)
    reports = [Report(one, "uk"), Report(other, "uk")]
    html = page(reports)
    assert html.count("<svg") == 8
    assert "Різниця" in html or "різниця" in html
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    files = {file.name for file in write(reports, tmp_path)}
    assert {"balance.html", "balance.json"} <= files
    numbers = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert [each["games"] for each in numbers] == [6, 2]
    assert sum(each["value"] for each in numbers[0]["wins"]) == pytest.approx(1)
