"""Tastes are found by play: the same ones for the same seed, and better ones than chance alone would find."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bench import evolution, tastes
from bench.tastes import Arena, Outcome, Tuner, Wish, worths
from roundhouse.core.game import games, load
from tests.modules import module_of

GAME, SCENARIO = "isle_of_trains", {"solo": "scenario_2"}
ALONE = Wish(game=GAME, seats=(1,), options=SCENARIO, seed=1, tastes=4, games=6, step=0.4)
TOGETHER = ALONE._replace(seats=(2,), options={})
compiles = pytest.mark.long  # a game's opinion takes ten seconds or more to compile
SMALL = ["--tastes", "4", "--games", "6", "--compare", "6"]


def test_a_search_climbs_a_hill_whose_sides_are_not_alike() -> None:
    top, steep = np.linspace(-1, 1, 8), np.logspace(0, 2, 8)
    around = evolution.begin(8, 0.3)
    for _ in range(150):
        drawn = evolution.lots(around, 14, seed=1)
        points = evolution.placed(around, drawn)
        around = evolution.moved(around, drawn, [-float((steep * (each - top) ** 2).sum()) for each in points])
    assert np.abs(around.mean - top).max() < 0.2
    assert around.spread[0] > 5 * around.spread[-1], "where the hill is flat the points lie farther apart"


def test_the_mean_goes_to_the_better_half() -> None:
    around = evolution.begin(3, 0.3)
    drawn = evolution.lots(around, 4, seed=1)
    points = evolution.placed(around, drawn)
    better = evolution.moved(around, drawn, [0.0, 2.0, 1.0, -1.0]).mean
    shares = evolution.rates(3, 4).shares
    assert better == pytest.approx(shares[0] * points[1] + shares[1] * points[2])
    assert shares[0] > shares[1] > 0


def test_a_search_begins_with_the_default_taste_or_with_the_one_that_the_game_has() -> None:
    taste = tastes.taste_of(load(GAME))
    assert tastes.first_taste(ALONE).tolist() == taste.USUAL.tolist()
    assert tastes.first_taste(ALONE._replace(begin="keen")).tolist() == list(taste.BY_SCENARIO["scenario_2"])
    lakes = Wish(game="great_lakes", seats=(2,), options={}, seed=1, tastes=4, games=6, step=0.4, begin="keen")
    assert tastes.first_taste(lakes).tolist() == tastes.taste_of(load("great_lakes")).KEEN.tolist()


@compiles
def test_the_same_seed_finds_the_same_and_another_seed_another() -> None:
    first, again, other = Tuner(ALONE), Tuner(ALONE), Tuner(ALONE._replace(seed=2))
    assert first.round() == again.round()
    assert first.taste.tolist() == again.taste.tolist()
    other.round()
    assert first.taste.tolist() != other.taste.tolist()


@compiles
def test_a_taste_plays_the_same_games_alone_and_beside_others() -> None:
    tuner = Tuner(ALONE)
    drawn = evolution.lots(tuner.around, ALONE.tastes, ALONE.seed)
    points = evolution.placed(tuner.around, drawn)
    played = tuner.round()
    found = worths(played)
    best = int(np.argmax(found))
    assert found[best] >= np.mean(found)
    assert len(set(found)) > 1, "tastes that differ play alike"
    logs = np.zeros_like(tuner.first) if best == 0 else points[best - 1]
    again = Arena(ALONE, 1, 1, ALONE.games).play([{"taste": tuner.first * np.exp(logs)}], f"{ALONE.seed} 0")
    assert again == [played[0][best]]


@compiles
def test_the_default_taste_wins_half_of_the_games_against_itself() -> None:
    usual = {"taste": Tuner(TOGETHER).first}
    for outcome in Arena(TOGETHER, 2, 2, 8).play([usual, {}], "any"):
        assert outcome == pytest.approx((0.5, 0.5)), "each deal is played from both seats, once each"


@compiles
def test_a_taste_that_was_found_reaches_more_goals_in_other_deals() -> None:
    default, keen = Arena(ALONE, 1, 2, 24).play([{}, load(GAME).keen], "others")
    assert keen.won > default.won + 0.3
    assert keen.worth > default.worth


@compiles
def test_the_command_says_a_line_a_round_and_where_the_numbers_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "taste.json"
    asked = [GAME, "--option", "solo=scenario_2", *SMALL, "--out", str(file)]
    tastes.main([*asked, "--rounds", "1"])
    _, line, compared, *rest = capsys.readouterr().out.splitlines()
    assert line.startswith("round 1, ")
    assert "6 games)" in line
    assert compared.startswith("1 seats, other deals: default ")
    names = module_of(load(GAME), "opinion.taste").Taste._fields
    assert [row.split("=")[0].strip() for row in rest[2:-1]] == list(names)
    assert list(json.loads(file.read_text())["taste"]) == list(names)
    tastes.main([*asked, "--rounds", "2"])
    assert "round 1, " not in (said := capsys.readouterr().out)
    assert "round 2, " in said
    at_once = tmp_path / "at_once.json"
    tastes.main([*asked[:-1], str(at_once), "--rounds", "2"])
    assert json.loads(at_once.read_text()) == json.loads(file.read_text()), "a search that was gone on with"
    with pytest.raises(SystemExit, match="is of another search"):
        tastes.main([*asked, "--seed", "2"])


@compiles
def test_a_search_that_is_stopped_keeps_what_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(tuner: Tuner) -> list[list[Outcome]]:
        if tuner.around.round == 1:
            raise KeyboardInterrupt
        return real(tuner)

    real, file = Tuner.round, tmp_path / "taste.json"
    monkeypatch.setattr(Tuner, "round", interrupted)
    with pytest.raises(SystemExit) as stopped:
        tastes.main([GAME, "--option", "solo=scenario_2", *SMALL, "--out", str(file)])
    assert stopped.value.code == tastes.INTERRUPTED
    assert "Stopped after round 1; the same command goes on." in capsys.readouterr().out
    assert json.loads(file.read_text())["around"]["round"] == 1


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("[1]")
    with pytest.raises(SystemExit, match="is not of a search for tastes"):
        tastes.main([GAME, "--out", str(file)])
    assert file.read_text() == "[1]"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["chess"], "There is no game called “chess”. There are: " + ", ".join(games()) + "."),
        (["traffic"], "The opinion of Traffic has no tastes. Games that have: great_lakes, isle_of_trains."),
        ([GAME, "--seats", "2", "--option", "solo=scenario_2"], "Scenarios are for one player, not for 2."),
    ],
)
def test_what_cannot_be_tuned_is_refused_with_a_sentence(given: list[str], said: str) -> None:
    with pytest.raises(SystemExit) as refused:
        tastes.main(given)
    assert refused.value.code == said
