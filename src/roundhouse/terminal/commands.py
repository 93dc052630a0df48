"""Typer commands whose help and complaints come from words/*.ftl, in the language asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..core.errors import RoundhouseError
from ..core.words import LANGUAGES, Words, usual_language, words
from .refusal import Refusal, refusal_of

PROGRAM = "roundhouse"
REFUSED = 2
assert typer.BadParameter.__base__ is not None
UsageError: type[Exception] = typer.BadParameter.__base__  # Typer has no public name for it


def asked_language(args: Sequence[str]) -> str:
    """The language that `--lang` asks for, wherever it stands; else the default one."""
    asked = None
    for arg, after in pairwise([*args, ""]):
        if arg == "--lang":
            asked = after
        elif arg.startswith("--lang="):
            asked = arg.removeprefix("--lang=")
    if not asked:
        return usual_language()
    if asked not in LANGUAGES:
        raise Refusal("language", language=asked, known=", ".join(LANGUAGES))
    return asked


class _Spoken:
    """Help in the language of the context: a command's messages are `cli-help-…`, by its name and its options'."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Usage, what the command does, its arguments, options and commands."""
        sentences = words(ctx.obj or usual_language())
        params = ctx.command.get_params(ctx)
        arguments = [param for param in params if param.param_type_name == "argument"]
        options = [param for param in params if param.param_type_name == "option"]
        formatter.write_usage(
            ctx.command_path, _usage(sentences, ctx, arguments), prefix=sentences.say("cli-usage") + " "
        )
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(sentences.say(_key(ctx)))
        _section(formatter, sentences.say("cli-arguments"), [(_shown(p), _about(sentences, ctx, p)) for p in arguments])
        _section(formatter, sentences.say("cli-options"), [(_shown(p), _about(sentences, ctx, p)) for p in options])
        _section(formatter, sentences.say("cli-commands"), _commands(sentences, ctx))


def _key(ctx: Any) -> str:
    """The name of the message about a command: `cli-help-edition-check`."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, ctx.info_name)
        ctx = ctx.parent
    return "-".join(["cli-help", *names])


def _usage(sentences: Words, ctx: Any, arguments: list[Any]) -> str:
    names = [param.metavar if param.required else f"[{param.metavar}]" for param in arguments]
    is_group = isinstance(ctx.command, TyperGroup)
    return " ".join([sentences.say("cli-usage-options"), *names, *[sentences.say("cli-usage-command")] * is_group])


def _shown(param: Any) -> str:
    """An argument or option as it is typed."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    value = "" if param.is_flag else f" {param.metavar}"
    return ", ".join(param.opts) + value


def _about(sentences: Words, ctx: Any, param: Any) -> str:
    own = f"{_key(ctx)}-{param.name}"
    return sentences.say(own if sentences.has(own) else f"cli-help-any-{param.name}")


def _commands(sentences: Words, ctx: Any) -> list[tuple[str, str]]:
    names = list(ctx.command.commands) if isinstance(ctx.command, TyperGroup) else []
    return [(name, sentences.say(f"{_key(ctx)}-{name}")) for name in names]


def _section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


class Command(_Spoken, TyperCommand):
    """A command."""


class Commands(_Spoken, TyperGroup):
    """A group of commands; the outermost turns every refusal into one sentence on stderr and exit code 2."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant, if there is one."""
        if args[0] not in self.commands:
            raise Refusal("command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:
        """Run what was typed, and leave with its exit code."""
        _accept_any_letters()
        typed = list(sys.argv[1:] if args is None else args)
        lang = usual_language()
        try:
            lang = asked_language(typed)
            code = super().main(typed, PROGRAM, standalone_mode=False, obj=lang)
            sys.stdout.flush()
        except BrokenPipeError:
            code = _close_output()
        except RoundhouseError as error:
            code = _complain(error.say(lang))
        except OSError as error:
            code = _complain(refusal_of(error).say(lang))
        except UsageError as error:
            code = _complain(_usage_refusal(error).say(lang))
        sys.exit(code if isinstance(code, int) else 0)


def _accept_any_letters() -> None:
    """A terminal without our letters shows others, and never stops the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _complain(sentence: str) -> int:
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
    return REFUSED


def _close_output() -> int:
    """Nobody reads the output any more: the rest of it is thrown away."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _usage_refusal(error: Any) -> Refusal:
    """What Typer refuses, as a sentence of ours."""
    command = error.ctx.command_path if error.ctx else PROGRAM
    kind, param = type(error).__name__, getattr(error, "param", None)
    if kind == "MissingParameter" and param is not None:
        return Refusal("missing", param=_shown(param), command=command)
    if kind == "NoSuchOption":
        return Refusal("no-option", option=error.option_name, command=command)
    if kind == "BadOptionUsage":
        return Refusal("option-usage", option=error.option_name, command=command)
    if kind == "BadParameter" and param is not None:
        return _no_number(param)
    return Refusal("usage", command=command)


def _no_number(param: Any) -> Refusal:
    """What was typed for this is no number, or one that is too small or too large."""
    bounded = param if hasattr(param, "min") else getattr(param, "type", None)  # an older Typer has a type with bounds
    option, least, most = param.opts[0], getattr(bounded, "min", None), getattr(bounded, "max", None)
    if least is None:
        return Refusal("number", option=option)
    if most is None:
        return Refusal("number-least", option=option, least=str(least))
    return Refusal("number-between", option=option, least=str(least), most=str(most))
