"""The speeds of releases are read and drawn."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench import before, speeds
from roundhouse import bench
from roundhouse.match.picture import COLOURS

SVG = "{http://www.w3.org/2000/svg}"


def measured(folder: Path, version: str, processor: str = "EPYC", **moves: float) -> None:
    """Keep a file as `roundhouse bench --json` writes it."""
    games = [{"game": game, "seats": 3, "A": 9, "compiled_moves": speed} for game, speed in moves.items()]
    found = {"machine": {"processor": processor, "cores": 2}, "games": games}
    (folder / f"{version}.json").write_text(json.dumps(found), encoding="utf-8")


def test_releases_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for version in ("0.10.0", "0.2.0", "0.2.0.dev0", "0.1.0"):
        measured(tmp_path, version, traffic=1.0)
    assert [each.version for each in speeds.releases(tmp_path)] == ["0.1.0", "0.2.0.dev0", "0.2.0", "0.10.0"]


def test_a_file_that_is_no_version_is_refused(tmp_path: Path) -> None:
    measured(tmp_path, "newest", traffic=1.0)
    with pytest.raises(ValueError, match="newest is not a version"):
        speeds.releases(tmp_path)


def test_only_what_is_drawn_is_read(tmp_path: Path) -> None:
    measured(tmp_path, "0.1.0", "Xeon", traffic=7e6, isle=6e6)
    (release,) = speeds.releases(tmp_path)
    assert release == speeds.Release(
        "0.1.0", "Xeon", {"traffic": {"compiled_moves": 7e6}, "isle": {"compiled_moves": 6e6}}
    )


def test_faster_is_higher_and_other_processors_are_not_joined(tmp_path: Path) -> None:
    measured(tmp_path, "0.1.0", traffic=4e6)
    measured(tmp_path, "0.2.0", traffic=8e6)
    measured(tmp_path, "0.3.0", "another", traffic=8e6, isle=2e6)
    drawn = ElementTree.fromstring(speeds.picture(speeds.releases(tmp_path)))
    dots = {dot.findtext(f"{SVG}title"): float(dot.attrib["cy"]) for dot in drawn.iter(f"{SVG}circle")}
    assert list(dots) == [  # by game, then by version
        "isle 0.3.0: 2 M (another)",
        "traffic 0.1.0: 4 M (EPYC)",
        "traffic 0.2.0: 8 M (EPYC)",
        "traffic 0.3.0: 8 M (another)",
    ]
    isle, slow, fast, also = dots.values()
    assert isle > slow > fast == also == speeds.TOP
    joined = [line for line in drawn.iter(f"{SVG}line") if line.attrib["stroke"] in COLOURS]
    assert [(float(line.attrib["y1"]), float(line.attrib["y2"])) for line in joined] == [(slow, fast)]


def test_the_picture_is_written_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measured(tmp_path, "0.1.0", traffic=4e6)
    speeds.main(["plot"], tmp_path)
    assert "speeds.svg" in capsys.readouterr().out
    said = [each.text for each in ElementTree.parse(tmp_path / "speeds.svg").iter(f"{SVG}text")]
    assert {"0.1.0", "traffic", "4 M", *speeds.MEASURES.values()} <= set(said)


def test_the_committed_picture_is_that_of_the_committed_numbers() -> None:
    assert speeds.PICTURE.read_text(encoding="utf-8") == speeds.picture(speeds.releases()), (
        "python -m bench.speeds plot"
    )


def test_what_is_drawn_is_what_the_bench_measures() -> None:
    source = inspect.getsource(bench)
    assert [name for name in speeds.MEASURES if f'"{name}"' not in source] == []


def test_an_older_commit_is_compared_by_medians_and_by_the_shares_of_each_round() -> None:
    moves, starts = [(8e6, 8.4e6), (7.5e6, 7.5e6), (8.2e6, 7.79e6)], [(6.0, 6.6), (5.0, 5.0), (7.0, 8.4)]
    line = before.row(before.Compared("traffic", moves, starts))
    assert line == "| traffic | 8.00 | 7.79 | 1.00 (0.95–1.05) | 6.00 | 6.60 | 1.10 (1.00–1.20) |"


def test_what_is_measured_of_an_older_commit_runs_with_its_own_sources(tmp_path: Path) -> None:
    (tmp_path / "src" / "roundhouse").mkdir(parents=True)
    (tmp_path / "src" / "roundhouse" / "__init__.py").write_text("AGE = 'old'\n", encoding="utf-8")
    printed, seconds = before.ask(tmp_path, str(tmp_path), "import roundhouse; print(roundhouse.AGE)")
    assert (printed, seconds > 0) == ("old\n", True)
