"""The command line: every command, and how it is left; test_cli_refusals.py has what it refuses."""

from __future__ import annotations

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer

import roundhouse
from roundhouse import Table
from roundhouse.cli import app
from roundhouse.core.game import HOME, games
from roundhouse.core.words import LANGUAGES, words
from roundhouse.server.serve import Place
from roundhouse.terminal import doctor, show
from tests.cli_tools import ENVIRONMENT, is_refused, run
from tests.terminal_tools import whole_game

LEDGER = Path(__file__).parent / "games" / "traffic" / "ledger_edition"
DATA = HOME / "traffic" / "data"


@pytest.fixture(scope="module")
def log_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a whole game."""
    file = tmp_path_factory.mktemp("logs") / "game.json"
    file.write_text(json.dumps(whole_game(11)[1].log()), encoding="utf-8")
    return file


# Help and version


def commands() -> Iterator[tuple[list[str], Any]]:
    """Every command and group, by what is typed to reach it."""
    waiting: list[tuple[list[str], Any]] = [([], typer.main.get_command(app))]
    while waiting:
        path, command = waiting.pop()
        yield path, command
        waiting += [([*path, name], inner) for name, inner in getattr(command, "commands", {}).items()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_in_every_language(lang: str) -> None:
    for path, command in commands():
        result = run(*path, "--help", "--lang", lang)
        assert result.exit_code == 0
        assert words(lang).say("cli-usage") in result.stdout
        for param in command.params:
            assert param.opts[0] in result.stdout or param.metavar in result.stdout


def test_every_help_message_belongs_to_a_command_or_an_option() -> None:
    known = {"cli-help-any-lang", "cli-help-any-help", "cli-help-any-edition"}
    for path, command in commands():
        name = "-".join(["cli-help", *path])
        known |= {name, *(f"{name}-{param.name}" for param in command.params)}
    text = (Path(show.__file__).parent / "words" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(cli-help[\w-]*)", text, re.MULTILINE)) <= known


def test_help_is_in_the_language_of_the_environment_unless_another_is_asked_for() -> None:
    assert "Використання:" in run("--help", ROUNDHOUSE_LANG="uk").stdout
    assert "Использование:" in run("--help", "--lang=ru", ROUNDHOUSE_LANG="uk").stdout
    assert "Использование:" in run("--lang", "ru", "play", "--help").stdout


def test_edition_without_a_command_shows_its_help() -> None:
    assert run("edition").stdout == run("edition", "--help").stdout
    assert run("edition").exit_code == 0


def test_without_a_command_the_tables_open_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def serve(*args: Any, **more: Any) -> int:
        asked.append((*args, more))
        return 0

    monkeypatch.setattr("roundhouse.server.serve.serve", serve)
    assert run("--lang", "uk").exit_code == run("--local", "--lang", "uk").exit_code == 0
    assert asked == [
        (Place(), None, "uk", {"opens_browser": True}),
        (Place("127.0.0.1"), None, "uk", {"opens_browser": True}),
    ]


def test_the_version_is_that_of_the_package() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"roundhouse {roundhouse.__version__}\n")


def test_version_and_rules_load_neither_numba_nor_rich() -> None:
    for args in (["--version"], ["rules", "traffic"]):
        code = (
            "import sys\nfrom roundhouse.cli import app\n"
            f"try: app({args!r})\nexcept SystemExit: pass\n"
            "print([name for name in ('numba', 'rich') if name in sys.modules], file=sys.stderr)"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stderr == "[]\n"


# Output


def test_nobody_reading_the_output_is_no_error() -> None:
    command = f"{sys.executable} -m roundhouse rules traffic | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, encoding="utf-8")
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


def test_a_terminal_without_our_letters_shows_others() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "roundhouse", "play", "traffic", "--lang", "uk"],
        env={**os.environ, **ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        input=b"\xff\n",
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_printed_as_they_are_written_when_piped(lang: str) -> None:
    page = (HOME / "traffic" / "words" / f"rules.{lang}.md").read_text("utf-8")
    assert run("rules", "traffic", "--lang", lang).stdout == page


# Replay


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_is_drawn_as_a_picture_in_the_language_asked_for(lang: str) -> None:
    picture = run("draw", "great_lakes", "--lang", lang)
    assert picture.exit_code == 0
    assert ElementTree.fromstring(picture.stdout).tag.endswith("svg")
    assert words(lang, "great_lakes").say("place-new_york") in picture.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_the_game_and_its_points(lang: str, log_file: Path) -> None:
    played, said = whole_game(11)[1], words(lang, "traffic")
    result = run("replay", str(log_file), "--lang", lang)
    assert result.exit_code == 0
    drawn = [event for event in played.events if event.kind == "drew"]
    assert all(said.say("event-drew", **spoken(played, event, lang)) in result.stdout for event in drawn)
    assert said.say("term-traffic-total") in result.stdout
    for seat, score in enumerate(played.scores()):
        assert re.search(rf"{said.say('player', number=seat + 1)} +{score}\b".replace("-", "−"), result.stdout)


def spoken(table: Table, event: Any, lang: str) -> dict[str, Any]:
    """What the sentence of an event says when everything is known."""
    said = words(lang, "traffic")
    player = {"seat": said.say("player", number=event.args["seat"] + 1), "seat-is": "other"}
    return {**table.game.say.spoken(said, event.args), **player}


def test_a_replay_of_an_unfinished_game_names_no_hidden_card(tmp_path: Path) -> None:
    table = Table("traffic", 3, seed=7, mode="interpreted")
    table.play({"kind": "draw_cards"})
    file = tmp_path / "log.json"
    file.write_text(json.dumps(table.log()))
    result = run("replay", str(file))
    assert "Player 3 draws a card of the wagon deck. (×3)" in result.stdout
    assert "Left in hand" not in result.stdout


def test_a_replay_stops_where_it_is_asked_to(log_file: Path) -> None:
    played = whole_game(11)[1]
    moves = len(played.codes_played)
    assert f"Traffic, 3 players: 5 of {moves} moves" in run("replay", str(log_file), "--ply", "5").stdout
    state = json.loads(run("replay", str(log_file), "--ply", "5", "--json").stdout)
    assert state == json.loads(json.dumps(played.table_at(5).state()))
    too_far = f"This game has {moves} moves, so the position after move 9999 does not exist."
    is_refused(run("replay", str(log_file), "--ply", "9999"), too_far)


def test_a_replay_gives_the_final_state_as_json(log_file: Path) -> None:
    state = json.loads(run("replay", str(log_file), "--json").stdout)
    assert state == json.loads(json.dumps(whole_game(11)[1].state()))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'{"game":\n', "The file {file} is not a log: it is not JSON (line 2, column 1)."),
        (b"\xff\xfe", "The file {file} is not a log: it is not JSON text in UTF-8."),
        (b"[" * 100_000, "The file {file} is not a log: it is not JSON text in UTF-8."),
        (b"[]", "A log is a set of names with values."),
        (b"{}", "This log does not say “format”."),
    ],
)
def test_a_file_that_is_no_log_is_refused(content: bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(content)
    is_refused(run("replay", str(file)), sentence.format(file=file))


def test_a_log_of_an_edition_is_replayed_with_its_folder(tmp_path: Path) -> None:
    table = Table("traffic", 2, seed=1, edition=LEDGER, mode="interpreted")
    table.play(table.codes()[0])
    file = tmp_path / "log.json"
    file.write_text(json.dumps(table.log()))
    assert run("replay", str(file), "--edition", str(LEDGER)).exit_code == 0
    assert run("replay", str(file)).exit_code == 2


# Editions


def test_the_built_in_values_are_an_edition_without_differences() -> None:
    result = run("edition", "check", str(DATA))
    assert result.exit_code == 0
    assert roundhouse.load("traffic").edition in result.stdout
    assert "wagons.csv: 58 cards of 14 kinds" in result.stdout
    assert "It has the same values as the built-in one." in result.stdout


def test_an_edition_is_summed_up_by_its_differences(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA, tmp_path / "mine")
    wagons = folder / "wagons.csv"
    text = wagons.read_text("utf-8").replace("freight_1,freight,freight,1,", "freight_1,freight,freight,4,")
    wagons.write_text(text.replace("fire_2,", "fire_9,"), encoding="utf-8")
    shown = run("edition", "check", str(folder)).stdout
    assert "3 differences from the built-in values:" in shown
    assert "  wagons.csv: freight_1: points is 4 instead of 1\n" in shown
    assert "  wagons.csv: fire_2 is gone\n" in shown
    assert "  wagons.csv: fire_9 is new\n" in shown


def test_an_edition_that_cannot_be_played_with_is_refused(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA, tmp_path / "mine")
    wagons = folder / "wagons.csv"
    wagons.write_text(wagons.read_text("utf-8").replace(",7,7,", ",8,7,"), encoding="utf-8")
    is_refused(run("edition", "check", str(folder)), "wagons.csv has 59 cards; the rulebook says 58.")
    wagons.unlink()
    unknown = f"The files in {folder} are not those of any game; say which game with --game."
    is_refused(run("edition", "check", str(folder)), unknown)
    missing = run("edition", "check", str(folder), "--game", "traffic")
    assert missing.exit_code == 2
    assert "has no file wagons.csv" in missing.stderr


# Doctor and bench


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_doctor_finds_that_games_can_be_played(lang: str) -> None:
    result = run("doctor", "--lang", lang)
    assert result.exit_code == 0
    assert words(lang).say("cli-doctor-playable") in result.stdout
    assert roundhouse.load("traffic").edition in result.stdout


def test_the_doctor_reports_what_is_broken_with_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> str:
        raise RuntimeError("fell\napart")

    monkeypatch.setattr(doctor, "_cuda", broken)
    assert run("doctor").exit_code == 0
    assert "fell apart" in run("doctor").stdout
    result = run("doctor", ROUNDHOUSE_MODE="backwards")
    assert result.exit_code == 1
    assert "Games cannot be played here" in result.stdout
    monkeypatch.setattr(doctor, "_numba", broken)
    assert run("doctor").exit_code == 0
    assert run("doctor", ROUNDHOUSE_MODE="compiled").exit_code == 1


def test_the_doctor_sees_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("doctor", ROUNDHOUSE_CACHE=str(tmp_path / "file" / "cache"))
    assert result.exit_code == 0
    assert "missing, not needed" in result.stdout[result.stdout.index("compiled code") :]


def test_bench_passes_on_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("roundhouse.bench.run", lambda *args: asked.append(args))
    assert run("bench", "traffic", "--seconds", "0.5", "--seats", "4", "--json", "x.json").exit_code == 0
    assert run("bench", "--device", "cuda").exit_code == 0
    assert asked == [("traffic", "cpu", 0.5, 4, Path("x.json")), (None, "cuda", 2.0, None, None)]


def test_train_is_asked_for_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("roundhouse.train.train", lambda *args: asked.append(args))
    typed = ["--minutes", "2", "--out", "x", "--resume", "--table", "2*3", "--table", "3", "--set", "width=64"]
    assert run("train", "traffic", *typed, "--judges", "0", "--games", "7").exit_code == 0
    ((recipe, *rest),) = asked
    assert (recipe.game, recipe.minutes, recipe.tables, recipe.width) == ("traffic", 2.0, ("2*3", "3"), 64)
    assert rest == [Path("x"), True, 0, 7, "en", False]
    for wrong in (["--table", "9"], ["--set", "width=wide"], ["--set", "width"]):
        assert run("train", "traffic", *wrong).exit_code == 2
    assert len(asked) == 1


# Play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_typing_numbers(lang: str, tmp_path: Path) -> None:
    typed, played = whole_game(84, 6)
    file, said = tmp_path / "game.json", words(lang, "traffic")
    entries = "\n".join([*typed, str(file), "n", ""])
    done = run("play", "traffic", "--seats", "6", "--bots", "random", "--seed", "84", "--lang", lang, typed=entries)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert show.winners(played, said, 0, range(1, 6)) in done.stdout
    assert said.say("term-another") in done.stdout
    assert Table.from_log(json.loads(file.read_text("utf-8")), mode="interpreted").state() == played.state()


def test_another_game_is_another_deal() -> None:
    typed, _ = whole_game(84, 6)
    entries = "\n".join([*typed, "", "y", "q", "", ""])
    result = run("play", "traffic", "--seats", "6", "--bots", "random", "--seed", "84", typed=entries)
    assert result.exit_code == 0
    assert "Another game?" in result.stdout
    again = result.stdout.split("Another game?")[1]
    assert again.count("Your move.") == 1


def test_the_log_is_saved_where_it_was_asked_for(tmp_path: Path) -> None:
    typed, played = whole_game(84, 6)
    file = tmp_path / "game.json"
    asked = ["--seats", "6", "--bots", "random", "--seed", "84", "--log", str(file)]
    result = run("play", "traffic", *asked, typed="\n".join([*typed, "n", ""]))
    assert f"The log is saved in {file}." in result.stdout.replace("\n", " ").replace("  ", " ")
    assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(played.log()))
    is_refused(
        run("play", "traffic", "--log", str(file)),
        f"{file} exists already and is not written over; choose another name.",
    )
    assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(played.log()))


def test_when_the_input_ends_the_unfinished_game_is_kept_and_the_code_is_0(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "traffic", "--seed", "21", "--log", str(file), typed="1\n")
    assert result.exit_code == 0
    assert f"The log is saved in {file}." in result.stdout
    assert json.loads(file.read_text("utf-8"))["moves"]
    assert run("play", "traffic", typed="").exit_code == 0
    assert run("play", typed="").exit_code == 0


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "traffic", "--seed", "21", typed=f"1\nq\n{file}\n")
    assert result.exit_code == 0
    assert "To save the log of this game type a file name" in result.stdout
    assert json.loads(file.read_text("utf-8"))["seats"] == 3


def test_without_a_game_the_games_are_listed_and_asked_for() -> None:
    number = 1 + games().index("traffic")
    result = run("play", "--seed", "1", typed=f"9\nchess\n{number}\nq\n\n")
    assert f"{number}. Traffic (traffic): " in result.stdout
    assert "There is no game called “chess”." in result.stdout
    assert "Your move." in result.stdout
    assert "Your move." in run("play", typed="traffic\nq\n\n").stdout


def test_options_seats_and_the_own_seat_are_those_asked_for() -> None:
    options = ["--option", "variant=junior", "--option", "first_player=3", "--seats", "4", "--seat", "3"]
    shown = run("play", "traffic", *options, typed="q\n").stdout
    assert "53 cards with wagons and actions, 13 locomotives" in shown
    assert re.search(r"Player 3 \(bot\).*\n ▶ +You", shown)


def test_bots_take_the_seats_after_the_people() -> None:
    shown = run("play", "traffic", "--seats", "4", "--bots", "2", "--seat", "3", "--seed", "1", typed="").stdout
    assert "Player 2 (bot)" in shown
    assert "Player 3 (bot)" in shown
    assert "Player 1 (bot)" not in shown
    five = run("play", "traffic", "--bots", "4", typed="").stdout
    assert "Player 5 (bot)" in five


def test_an_edition_is_played_with_its_own_values() -> None:
    shown = run("play", "traffic", "--edition", str(LEDGER), "--seed", "1", typed="1\n").stdout
    assert "Your move." in shown


# A real terminal


def wait_for(terminal: int, text: str) -> str:
    """What the terminal shows until this text comes."""
    shown, until = b"", time.monotonic() + 20
    while text not in shown.decode("utf-8", "replace"):
        assert select.select([terminal], [], [], until - time.monotonic())[0], shown.decode("utf-8", "replace")
        shown += os.read(terminal, 65536)
    return shown.decode("utf-8", "replace")


@contextmanager
def at_a_terminal(*args: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A game at a terminal of 100 columns, until the block ends."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "roundhouse", "play", "traffic", *args]
    environment = {**os.environ, **ENVIRONMENT, "TERM": "xterm-256color"}
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    os.close(theirs)
    try:
        yield ours, process
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def hear_ctrl_c() -> None:
    """A process that is started in the background ignores Ctrl-C, and so do those that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_leaves_with_code_130_and_says_where_the_log_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with at_a_terminal("--seed", "21", "--log", str(file), "--seat", "1") as (terminal, process):
        shown = wait_for(terminal, "Number of your choice")
        assert "\x1b[" in shown
        os.write(terminal, b"1\n")
        wait_for(terminal, "Number of your choice")
        time.sleep(0.3)  # a signal between the prompt and the reading would be noticed only after the next key
        process.send_signal(signal.SIGINT)
        left = wait_for(terminal, "The log is saved in")
        assert process.wait(20) == 130
        assert "Traceback" not in left
        assert json.loads(file.read_text("utf-8"))["game"] == "traffic"


def test_hands_are_covered_at_a_terminal_until_enter_is_pressed() -> None:
    with at_a_terminal("--seed", "21", "--bots", "0", "--option", "first_player=0") as (terminal, process):
        covered = wait_for(terminal, "Press Enter to go on.")
        assert "hand over the terminal" in covered
        assert "Your hand" not in covered
        os.write(terminal, b"\n")
        assert "Your hand" in wait_for(terminal, "Number of your choice")
        os.write(terminal, b"1\n")
        covered = wait_for(terminal, "Press Enter to go on.")
        assert "\x1b[3J" in covered
        assert "Your hand" not in covered
        os.write(terminal, b"\x04")
        assert process.wait(20) == 0
