"""The command line: `roundhouse play traffic`, and all the rest."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from . import __version__
from .core.words import LANGUAGES
from .terminal.commands import Command, Commands
from .terminal.refusal import Refusal

DEVICES = ("cpu", "cuda")

app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
editions = typer.Typer(cls=Commands, rich_markup_mode=None)
app.add_typer(editions, name="edition")
labs = typer.Typer(cls=Commands, rich_markup_mode=None)
app.add_typer(labs, name="lab")


def _spoken(ctx: typer.Context) -> str:
    """The language found among all that was typed, or the default one."""
    return str(ctx.obj)


def _print_version(asked: bool) -> None:
    if asked:
        print(f"roundhouse {__version__}")
        raise typer.Exit


GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)]
Language = Annotated[str, typer.Option("--lang", metavar="|".join(LANGUAGES), callback=_spoken)]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N")]
Edition = Annotated[Path | None, typer.Option("--edition", metavar="FOLDER")]


Port = Annotated[int | None, typer.Option("--port", metavar="P", min=0, max=65535)]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]


@app.callback(invoke_without_command=True)
def roundhouse(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_print_version)] = False,
    local: Annotated[bool, typer.Option("--local")] = False,
    lang: Language = "",
) -> None:
    """Without a command: the tables in the browser."""
    if ctx.invoked_subcommand is None:
        from .server.serve import Place, serve

        raise typer.Exit(serve(Place("127.0.0.1" if local else None), None, str(ctx.obj), opens_browser=True))


@editions.callback(invoke_without_command=True)
def edition(ctx: typer.Context, lang: Language = "") -> None:
    """Without a command: the help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command(cls=Command)
def serve(
    host: Annotated[str, typer.Option("--host", metavar="H")] = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N")] = None,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    proxy: Annotated[str | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    processes: Annotated[int, typer.Option("--processes", metavar="N", min=1, max=256)] = 1,
    internal: Annotated[str | None, typer.Option("--internal", metavar="HOST")] = None,
    metrics: Annotated[bool, typer.Option("--metrics")] = False,
    log_format: Annotated[str, typer.Option("--log-format", metavar="text|json")] = "text",
    lang: Language = "",
) -> int:
    """Serve tables to browsers until Ctrl-C."""
    from .server.limits import Limits
    from .server.serve import Place, Running, serve

    limits = Limits.read(dict(_named(given) for given in limit or []))
    running = Running(processes, internal, metrics, log_format)
    return serve(Place(host, port, tuple(allow_host or ()), proxy), database, lang, limits=limits, running=running)


@app.command(cls=Command)
def play(
    game: MaybeGame = None,
    seats: Seats = None,
    bots: Annotated[list[str] | None, typer.Option("--bots", metavar="N|LEVEL")] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="LEVEL")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    edition: Edition = None,
    seat: Annotated[int, typer.Option("--seat", metavar="K")] = 0,
    log: Annotated[Path | None, typer.Option("--log", metavar="FILE")] = None,
    lang: Language = "",
) -> int:
    """Play at this terminal, against bots or with others in the same chair."""
    from .terminal.play import Wish, check_level, play_here, read_bots

    options = dict(_named(given) for given in option or [])
    number, named = read_bots(bots or [])
    wish = Wish(
        game=game, seats=seats, bots=number, level=check_level(level or named), seed=seed, options=options,
        edition=edition, seat=seat, log=log, lang=lang,
    )  # fmt: skip
    return play_here(wish)


def _named(given: str) -> tuple[str, str]:
    """An option as it is typed: name=value."""
    name, equals, value = given.partition("=")
    if not (name and equals):
        raise Refusal("option-form", given=given)
    return name.strip(), value.strip()


@app.command(cls=Command)
def rules(game: GameName, lang: Language = "") -> None:
    """Show the rules page of a game."""
    from .terminal.rules import show_rules

    show_rules(game, lang)


@app.command(cls=Command)
def draw(game: GameName, lang: Language = "") -> None:
    """Print the board of a game as a picture."""
    from .terminal.drawing import show_drawing

    show_drawing(game, lang)


@app.command(cls=Command)
def replay(
    log: Annotated[Path, typer.Argument(metavar="LOG.json", show_default=False)],
    ply: Annotated[int | None, typer.Option("--ply", metavar="N")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    edition: Edition = None,
    lang: Language = "",
) -> None:
    """Replay a log: what happened, and how it ended."""
    from .terminal.replay import show_replay

    show_replay(log, ply, as_json, edition, lang)


@app.command(cls=Command)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    edition: Edition = None,
    lang: Language = "",
) -> int:
    """Check that a game was dealt as it was promised."""
    from .terminal.verify import verify

    return verify(file, edition, lang)


@editions.command(cls=Command)
def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    game: Annotated[str | None, typer.Option("--game", metavar="NAME")] = None,
    lang: Language = "",
) -> None:
    """Validate an edition, and show how it differs from the built-in values."""
    from .terminal.editions import check_edition

    check_edition(folder, game, lang)


@labs.callback(invoke_without_command=True)
def lab(ctx: typer.Context, lang: Language = "") -> None:
    """Without a command: the help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@labs.command(cls=Command)
def balance(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 10_000,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL")] = "random",
    seats: Seats = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    edition: Edition = None,
    against: Annotated[str | None, typer.Option("--against", metavar="FOLDER|NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    processes: Annotated[int | None, typer.Option("--processes", metavar="N", min=1)] = None,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
    lang: Language = "",
) -> None:
    """Play very often: who wins, with what points, and what goes with winning."""
    from .lab.command import Wish, balance

    options = dict(_named(given) for given in option or [])
    balance(Wish(game, games, bots, seats, options, edition, against, seed, processes, ray, out, lang))


@app.command(cls=Command)
def doctor(lang: Language = "") -> int:
    """Show what this installation has, and whether games can be played."""
    from .terminal.doctor import examine

    return examine(lang)


@app.command(cls=Command)
def bench(
    game: MaybeGame = None,
    device: Annotated[str, typer.Option("--device", metavar="|".join(DEVICES))] = "cpu",
    seconds: Annotated[float, typer.Option("--seconds", metavar="S")] = 2.0,
    seats: Seats = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    lang: Language = "",
) -> None:
    """Measure how fast the rules run."""
    if device not in DEVICES:
        raise Refusal("value", option="--device", value=device, values=", ".join(DEVICES))
    from .bench import run

    os.environ["ROUNDHOUSE_LANG"] = lang  # bench speaks the usual language
    run(game, device, seconds, seats, json)


@app.command(cls=Command)
def train(
    game: GameName,
    device: Annotated[str, typer.Option("--device", metavar="|".join(DEVICES))] = "cpu",
    minutes: Annotated[float, typer.Option("--minutes", metavar="M", min=0)] = 10.0,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("networks"),
    resume: Annotated[bool, typer.Option("--resume")] = False,
    table: Annotated[list[str] | None, typer.Option("--table", metavar="SEATS[*N][:NAME=VALUE]")] = None,
    change: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")] = None,
    judges: Annotated[int, typer.Option("--judges", metavar="N", min=0)] = 1,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    time: Annotated[bool, typer.Option("--time")] = False,
    lang: Language = "",
) -> None:
    """Train a network by self-play."""
    if device not in DEVICES:
        raise Refusal("value", option="--device", value=device, values=", ".join(DEVICES))
    from .train import train, wished

    changes = dict(_named(given) for given in change or [])
    train(wished(game, device, minutes, table or [], changes), out, resume, judges, games, lang, time)


@app.command(cls=Command)
def match(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    seats: Seats = None,
    processes: Annotated[int | None, typer.Option("--processes", metavar="P", min=1)] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0)] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    lang: Language = "",
) -> int:
    """Let bots play against each other, and show who is better by how much."""
    from .match.run import Wish, match_of, run, usual_processes

    named = [bot.strip() for bot in bots.split(",")]
    chosen = match_of(game, named, seats, dict(_named(given) for given in option or []), seed)
    wish = Wish(
        match=chosen, games=games, processes=processes or usual_processes(), file=json, ray=ray, lang=lang
    )  # fmt: skip
    return run(wish)


@app.command("new-game", cls=Command)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    lang: Language = "",
) -> None:
    """Write a small game that is complete, to be changed into another."""
    from .new_game import new_game

    new_game(name, lang)


def main() -> Any:
    """Run the command line."""
    app()
