"""Other libraries beside ours: what can be shown without a network."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.peers import __main__ as command
from bench.peers import compare, home, report, worker
from bench.peers.row import COLUMNS, MEANINGS, Burst, Row, bytes_of, rate
from roundhouse import games

SVG = "{http://www.w3.org/2000/svg}"


class Fake(Row):
    """A game of a library that has two columns; it does 10 things in half a second."""

    library = "Fake"
    notes = {"copies": "nobody copies it", "native": "invented"}  # noqa: RUF012  # as its base declares it

    def native(self) -> Burst:
        return lambda: (10, 0.5)

    def bytes(self) -> float:
        return 1234.0


def found(*rows: compare.Row) -> compare.Comparison:
    versions = {"roundhouse": "1.0", "open_spiel": "2.0"}
    return compare.Comparison(
        "cpu", 0.1, 3, {"processor": "EPYC", "python": "3.11"}, [1.0, 2.0], versions, {}, list(rows)
    )


def slow_and_fast() -> compare.Comparison:
    """Two rows: the second is a thousand times faster, and has no copies."""
    slow = compare.Row("OpenSpiel", "rummy", 2, ["native", "copies"], {}, {"native": [9e3, 1e3, 7e2], "copies": [5.0]})
    fast = compare.Row("roundhouse", "trains", 3, ["native"], {"copies": "never"}, {"native": [1e6, 1e6, 2e6]})
    return found(slow, fast)


# Measuring


def test_a_rate_is_counted_over_all_bursts_until_the_time_is_over() -> None:
    done = iter([(10, 0.5), (20, 0.5), (30, 1.0), (1000, 1.0)])
    assert rate(lambda: next(done), 1.2) == 60 / 2.0


def test_the_memory_of_copies_is_what_was_given_out_for_them() -> None:
    size = bytes_of(lambda: bytearray(20_000))
    assert size is not None
    assert 18_000 < size < 24_000


def test_a_process_answers_what_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    module = type("module", (), {"rows": lambda device: [Fake("game", 2)], "VERSION_OF": "numpy"})
    monkeypatch.setattr(worker, "import_module", lambda name: module)
    asked = [{"row": 0, "column": column, "seconds": 0.1} for column in ("native", "bytes", "copies")]
    answers = io.StringIO()
    worker.serve("fake", "cpu", io.StringIO("\n".join(map(json.dumps, asked))), answers)
    about, *values = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert about["rows"][0]["columns"] == ["native", "bytes"]
    assert about["version"]
    assert values == [20.0, 1234.0, None]


# What is missing


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is to be installed, nothing can be reached."""
    failing = [sys.executable, "-c", "print('ERROR: nothing was reached'); raise SystemExit(1)"]
    call = home.call
    monkeypatch.setattr(home, "call", lambda command, output, log: call(failing, output, log))


@pytest.mark.usefixtures("no_network")
def test_what_cannot_be_installed_is_told_and_the_rest_is_measured(tmp_path: Path) -> None:
    told: list[str] = []
    comparison = compare.compare(["pgx", "rlcard"], "cpu", 0.01, 1, home.Home("cpu", tmp_path), told.append)
    assert list(comparison.missing) == ["pgx", "rlcard"]
    assert comparison.missing["pgx"].startswith("pgx could not be installed: ERROR: nothing was reached (")
    assert any("The rest is measured without it." in sentence for sentence in told)
    assert comparison.missing["pgx"] in report.table(comparison)


def test_a_library_that_does_not_start_is_told_with_its_last_words(tmp_path: Path) -> None:
    with pytest.raises(compare.Silent, match="no_such_library"):
        compare.Worker("no_such_library", "cpu")


def test_what_was_installed_once_is_not_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(home, "call", lambda command, output, log: called.append(list(command)))
    place = home.Home("cpu", tmp_path)
    assert place.interpreter("rlcard") == place.interpreter("rlcard") == place.python
    making, installing = called
    assert making[1:3] == ["-m", "venv"]
    assert installing[-3:] == ["--constraint", str(home.PINS), "rlcard"]
    monkeypatch.setattr(home, "pins", lambda: ["rlcard==0"])
    place.interpreter("rlcard")
    assert len(called) == 4, "other pins, another installation"


def test_for_a_gpu_our_own_interpreter_is_taken_if_it_has_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = home.Home("cuda", tmp_path)
    monkeypatch.setattr(home, "find_spec", lambda package: package in ("pgx", "jax"))
    assert place.interpreter("pgx") == Path(sys.executable)


def test_every_package_of_a_library_has_one_pinned_version() -> None:
    assert all(pin.count("==") == 1 for pin in home.pins())
    named = {
        package.partition("[")[0] for each in home.OFFERED.values() for needs in each.values() for package in needs
    }
    assert named <= {pin.partition("==")[0] for pin in home.pins()}


# What people see


def test_a_table_has_medians_dashes_and_notes() -> None:
    table = report.table(slow_and_fast())
    head, _, slow, fast, *_ = [[part.strip() for part in line.split("|")] for line in table.splitlines()]
    assert head[4:6] == [COLUMNS["native"], COLUMNS["copies"]]
    assert slow[1:6] == ["OpenSpiel 2.0", "rummy", "2", "1 k", "5"]
    assert fast[1:6] == ["roundhouse 1.0", "trains", "3", "1 M", "– [1]"]
    assert "- [1] never." in table
    assert "load of the machine 1.0 before, 2.0 after" in table


def test_a_picture_has_a_bar_for_each_number() -> None:
    drawn = ElementTree.fromstring(report.picture(slow_and_fast()))
    bars = {bar.findtext(f"{SVG}title"): float(bar.attrib["width"]) for bar in drawn.iter(f"{SVG}rect") if len(bar)}
    assert list(bars) == ["OpenSpiel rummy: 1 k", "roundhouse trains: 1 M", "OpenSpiel rummy: 5"]
    assert bars["roundhouse trains: 1 M"] == report.WIDTH - report.LEFT - report.RIGHT
    assert bars["OpenSpiel rummy: 1 k"] == pytest.approx(bars["roundhouse trains: 1 M"] / 4, abs=0.1)  # 1 of 4 tens


def test_every_column_is_explained() -> None:
    assert list(COLUMNS) == list(MEANINGS)


def kept_in(file: Path) -> compare.Comparison:
    """The numbers that were written."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    kept["rows"] = [compare.Row(**{name: row[name] for name in row if name != "medians"}) for row in kept["rows"]]
    return compare.Comparison(**kept)


def test_the_readme_shows_what_was_kept() -> None:
    readme = command.README.read_text(encoding="utf-8")
    for file in command.KEPT.glob("cpu.json"):
        section = report.section(kept_in(file), "bench/history/peers/cpu.svg")
        assert report.with_section(readme, section) == readme
        assert file.with_suffix(".svg").read_text(encoding="utf-8") == report.picture(kept_in(file))


def test_a_section_is_put_into_a_readme_in_place_of_the_one_before() -> None:
    readme = "# Trains\n\n## How fast\n\nVery.\n\n## More\n\nwords\n"
    first, second = report.section(slow_and_fast(), "a.svg"), report.section(slow_and_fast(), "b.svg")
    once = report.with_section(readme, first)
    assert once == readme.replace("## More", f"{first}## More")
    assert report.with_section(once, second) == once.replace("(a.svg)", "(b.svg)")
    assert report.table(slow_and_fast()) in once


@pytest.mark.parametrize("part", [["--quick"], ["--libraries", "pgx"], ["--games", "traffic"], ["--into", "x"]])
def test_only_a_whole_run_is_kept(part: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--keep", *part])
    assert "only a whole run is kept" in capsys.readouterr().err


@pytest.mark.long
def test_our_own_games_are_measured_and_written_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main(["--quick", "--libraries", "roundhouse", "--into", str(tmp_path)])
    kept = json.loads((tmp_path / "cpu.json").read_text(encoding="utf-8"))
    assert [row["game"] for row in kept["rows"]] == games()
    assert all(row["medians"][column] > 0 for row in kept["rows"] for column in COLUMNS)
    assert (tmp_path / "cpu.svg").read_text(encoding="utf-8") == report.picture(kept_in(tmp_path / "cpu.json"))
    assert all(f"| {name} " in capsys.readouterr().out for name in games()[:1])


def test_only_games_that_are_asked_for_are_measured(tmp_path: Path) -> None:
    one = games()[0]
    comparison = compare.compare(["roundhouse"], "cpu", 0.01, 2, home.Home("cpu", tmp_path), print, [one])
    assert [row.game for row in comparison.rows] == [one]
    assert {name: len(values) for name, values in comparison.rows[0].values.items()} == {
        name: 1 if name == "bytes" else 2 for name in COLUMNS
    }


def test_an_unknown_library_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--device", "cuda", "--libraries", "rlcard"])
    assert "on cuda there are: roundhouse, pgx; not rlcard" in capsys.readouterr().err
