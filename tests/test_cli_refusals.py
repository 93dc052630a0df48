"""What the command line refuses: each in one sentence of the language that is asked for, with exit code 2."""

from __future__ import annotations

import re

import pytest
import typer

from roundhouse.bots import LEVELS
from roundhouse.cli import app
from roundhouse.core.game import HOME, games
from roundhouse.core.words import LANGUAGES, words
from tests.cli_tools import is_refused, run, run_alone

DATA = HOME / "traffic" / "data"
MATCH = ["match", "traffic", "--bots", "greedy,random"]
NO_CHESS = "There is no game called “chess”. There are: " + ", ".join(games()) + "."
NO_DATABASE = "“{}” is not the address of a database. Write sqlite:///file.db or postgresql://user@host/database."
NO_NAME = (
    "“{}” cannot be the name of a game: write lower-case letters, digits and underscores, a letter first, such as "
    "night_mail, 24 at most."
)
NO_PROXY = (
    "No proxy is at “{}”: write an IP address such as 127.0.0.1, a network such as 10.0.0.0/8, several with commas "
    "between them, or * for any."
)
NO_TABLE = (
    "“{}” does not say what is to be played; write for example 3, or 2*4:variant=junior (two seats, four times as "
    "often, with an option)."
)


REFUSED: list[tuple[list[str], str]] = [
    (
        ["dance"],
        "There is no command “dance”. "
        "There are: serve, play, rules, draw, replay, verify, doctor, bench, train, match, new-game, edition, lab.",
    ),
    (["edition", "make"], "There is no command “make”. There are: check."),
    (["rules"], "“roundhouse rules” needs GAME."),
    (["draw", "traffic"], "There is no picture of traffic. These games have one: great_lakes."),
    (["replay"], "“roundhouse replay” needs LOG.json."),
    (["play", "traffic", "--tempo", "3"], "“roundhouse play” has no option --tempo."),
    (["play", "traffic", "--seats", "many"], "The value of --seats must be a number."),
    (["bench", "--seconds", "long"], "The value of --seconds must be a number."),
    (["bench", "--device", "abacus"], "--device cannot be “abacus”. It can be: cpu, cuda."),
    (["train", "traffic", "--device", "abacus"], "--device cannot be “abacus”. It can be: cpu, cuda."),
    (["train", "chess"], NO_CHESS),
    (["play", "traffic", "chess"], "This was not understood; see “roundhouse play --help”."),
    (["play", "--lang", "xx"], "There is no language “xx” here. There are: " + ", ".join(LANGUAGES) + "."),
    (["play", "chess"], NO_CHESS),
    (["rules", "chess"], NO_CHESS),
    (["bench", "chess"], NO_CHESS),
    (
        ["edition", "check", str(DATA), "--game", "chess"],
        NO_CHESS,
    ),
    (["play", "traffic", "--seats", "7"], "Traffic is played by 2 to 6, not by 7."),
    (["play", "traffic", "--bots", "6"], "Traffic is played by 2 to 6, not by 7."),
    (["play", "traffic", "--bots", "-1"], "At a table with 3 seats there can be from 0 to 2 bots, not -1."),
    (
        ["play", "traffic", "--seats", "2", "--bots", "2"],
        "At a table with 2 seats there can be from 0 to 1 bots, not 2.",
    ),
    (["play", "traffic", "--seat", "3"], "There is no seat 3; seats go from 0 to 2."),
    (["play", "traffic", "--seed", "luck"], "The seed “luck” is not written in hexadecimal digits."),
    (["play", "traffic", "--seed", "-1"], "The seed -1 is not between 0 and 2²⁵⁶ − 1."),
    (["play", "traffic", "--option", "junior"], "This is written name=value, not “junior”."),
    (
        ["play", "traffic", "--option", "variant=long"],
        "Option variant cannot be “long”. It can be: full, junior.",
    ),
    (["play", "traffic", "--option", "first_player=4"], "Seat 4 cannot begin at a table with 3 seats."),
    (["play", "traffic", "--edition", "nowhere"], "There is no folder nowhere."),
    (["play", "traffic", "--log", "no/where.json"], "There is no file or folder no."),
    (["edition", "check", "nowhere"], "There is no folder nowhere."),
    (["replay", "nowhere.json"], "There is no file or folder nowhere.json."),
    (["replay", str(DATA)], f"{DATA} is a folder, not a file."),
    (["replay", "nowhere.json", "--ply", "last"], "The value of --ply must be a number."),
    (["verify", "nowhere.json"], "There is no file or folder nowhere.json."),
    (["new-game", "Night Mail"], NO_NAME.format("Night Mail")),
    (["bench", "traffic", "--seats", "0"], "Traffic is played by 2 to 6, not by 0."),
    (["bench", "--seats", "6"], "Continental Express is played by 2 to 4, not by 6."),
    (["bench", "traffic", "--json", "no/where.json"], "There is no file or folder no/where.json."),
    (["match", "traffic", "--bots", "x"], f"There is no bot “x”. There are: {', '.join(LEVELS)}."),
    (["match", "traffic"], "“roundhouse match” needs --bots A,B,…."),
    ([*MATCH, "--games", "0"], "The value of --games must be a number, 1 or more."),
    ([*MATCH, "--seats", "0"], "Traffic is played by 2 to 6, not by 0."),
    ([*MATCH, "--json", "no/where.json"], "There is no file or folder no/where.json.part."),
    (["lab", "balance", "chess"], NO_CHESS),
    (["lab", "balance", "traffic", "--bots", "x"], f"There are no bots “x”. There are: {', '.join(LEVELS)}."),
    (["lab", "balance", "traffic", "--seats", "0"], "Traffic is played by 2 to 6, not by 0."),
    (["lab", "balance", "traffic", "--games", "0"], "At least one game has to be played, not 0."),
    (["train", "traffic", "--minutes", "-1"], "The value of --minutes must be a number, 0 or more."),
    (["train", "traffic", "--table", "2*0"], NO_TABLE.format("2*0")),
    (["serve", "--port", "70000"], "The value of --port must be a number from 0 to 65535."),
    (["serve", "--proxy", "localhost"], NO_PROXY.format("localhost")),
    (["serve", "--proxy", "10.0.0.1/8"], NO_PROXY.format("10.0.0.1/8")),
    (["serve", "--database", ""], NO_DATABASE.format("")),
    (["serve", "--database", "tables"], NO_DATABASE.format("tables")),
    (["serve", "--limit", "tables=many"], "The limit tables is a whole number above zero, not “many”."),
    (["serve", "--log-format", "xml"], "Logs are written as text or json, not as xml."),
]


@pytest.mark.parametrize(("args", "sentence"), REFUSED)
def test_what_cannot_be_done_is_refused_in_one_sentence(args: list[str], sentence: str) -> None:
    is_refused(run(*args), sentence)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize(("args", "english"), [case for case in REFUSED if "--lang" not in case[0]])
def test_it_is_one_sentence_in_every_other_language(args: list[str], english: str, lang: str) -> None:
    result = run(*args, "--lang", lang)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.strip() != english
    assert re.search("[а-яёіїєґ]{3}", result.stderr), result.stderr


def test_a_refusal_is_in_the_language_asked_for() -> None:
    is_refused(run("dance", "--lang", "uk"), words("uk").say("cli-error-command", name="dance", known=all_commands()))
    is_refused(
        run("play", "chess", "--lang", "ru"),
        words("ru").say("error-unknown-game", name="chess", known=", ".join(games())),
    )
    unknown = words("uk").say("cli-error-language", language="xx", known=", ".join(LANGUAGES))
    is_refused(run("play", "--lang", "xx", ROUNDHOUSE_LANG="uk"), unknown)


def all_commands() -> str:
    """The commands as a refusal lists them."""
    return ", ".join(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("args", [["play", "chess"], ["replay", "nowhere.json"]])
def test_a_process_ends_with_code_2_a_sentence_on_stderr_and_nothing_else(args: list[str]) -> None:
    done = run_alone(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
