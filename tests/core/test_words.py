"""Every sentence is there in every language, and says what the others say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from roundhouse import Game, IllegalMove, games, load
from roundhouse.core.ledger import clauses
from roundhouse.core.words import HERE, LANGUAGES, usual_language, words
from tests.imports import parsed
from tests.modules import module_of

ROOT = Path(__file__).parents[2]
FOLDERS = sorted({path.parent for path in HERE.rglob("*.ftl")})
SOURCES = sorted(HERE.rglob("*.py"))
PLURALS = {"zero", "one", "two", "few", "many"}
NEEDED: dict[str, frozenset[str]] = {
    lang: Locale.parse(lang).plural_form.tags
    for lang in LANGUAGES  # of whole numbers
}

THE_PHASES_OWN = {"isle_of_trains": {"wrong-moment", "not-in-hand"}}  # the clause is that of what is asked now

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(HERE)))
every_file = pytest.mark.parametrize("file", sorted(HERE.rglob("*.ftl")), ids=lambda file: str(file.relative_to(HERE)))
every_english_file = pytest.mark.parametrize(
    "file", sorted(HERE.rglob("*en.ftl")), ids=lambda file: str(file.relative_to(HERE))
)
every_source = pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(HERE)))
every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
every_lang = pytest.mark.parametrize("lang", LANGUAGES)


# The files


class Seen(Visitor):
    """The variables and the choices of a message."""

    def __init__(self, entry: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.choices.append({str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants})
        self.generic_visit(node)


@cache
def entries(file: Path) -> list[ftl.EntryType]:
    """What is in a file, comments and what cannot be understood included."""
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(file: Path) -> dict[str, Seen]:
    """The messages of a file, by their names."""
    return {entry.id.name: Seen(entry) for entry in entries(file) if isinstance(entry, ftl.Message)}


def test_there_are_words_for_all_games_for_the_terminal_and_for_each_game() -> None:
    assert {HERE / "words", HERE / "terminal" / "words"} <= set(FOLDERS)
    assert {HERE / "games" / name / "words" for name in games()} <= set(FOLDERS)


@every_folder
def test_a_folder_has_a_file_for_each_language(folder: Path) -> None:
    subjects = {path.stem.rpartition(".")[0] for path in folder.glob("*.ftl")}
    named = {f"{subject}.{lang}".removeprefix(".") for subject, lang in product(subjects, LANGUAGES)}
    assert {path.stem for path in folder.glob("*.ftl")} == named


@every_file
def test_a_file_is_understood_to_the_last_line(file: Path) -> None:
    assert [entry.content for entry in entries(file) if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries(file) if isinstance(entry, ftl.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def in_language(file: Path, lang: str) -> Path:
    """The same words in another language."""
    return file.with_name(file.name.removesuffix("en.ftl") + f"{lang}.ftl")


@every_english_file
def test_all_languages_have_the_same_messages_in_the_same_order(file: Path) -> None:
    for lang in LANGUAGES:
        assert list(messages(in_language(file, lang))) == list(messages(file))


def _details(variables: set[str]) -> set[str]:
    """What a message speaks of, in the case in which a language has it and however it calls a player."""
    return {re.sub("-(acc|gen|is)$", "", variable) for variable in variables}


@every_english_file
def test_all_languages_put_the_same_things_into_a_message(file: Path) -> None:
    english = {name: _details(seen.variables) for name, seen in messages(file).items()}
    for lang in LANGUAGES:
        other = {name: _details(seen.variables) for name, seen in messages(in_language(file, lang)).items()}
        assert {name: v for name, v in other.items() if v != english.get(name)} == {}, lang


@every_file
def test_where_a_number_decides_the_word_every_form_is_given(file: Path) -> None:
    choices = [(name, choice) for name, seen in messages(file).items() for choice in seen.choices]
    assert [name for name, choice in choices if choice & PLURALS and not NEEDED[file.stem[-2:]] <= choice] == []


@pytest.mark.parametrize("other", [lang for lang in LANGUAGES if lang != "en"])
@every_english_file
def test_nothing_was_left_in_english(file: Path, other: str) -> None:
    here, there = (in_language(file, lang).read_text(encoding="utf-8") for lang in ("en", other))
    lines = {line for line in here.splitlines() if re.search(r"= .*[a-z]{3} [a-z]{2}", line)}
    assert sorted(lines & set(there.splitlines())) == []


# What the program says


class Raised(NamedTuple):
    """A refusal in the sources: its message, whose words are asked for it, and what is put into it."""

    message: str
    game: str | None
    given: set[str] | None  # None: more than the source shows


@cache
def error_classes() -> dict[str, str]:
    """The names of all kinds of errors, with what the names of their messages begin with."""
    found = {"RoundhouseError": "error-"}
    classes = [node for source in SOURCES for node in ast.walk(parsed(source)) if isinstance(node, ast.ClassDef)]
    before = 0
    while len(found) > before:  # a kind of a kind of an error is found in a later round
        before = len(found)
        for node in classes:
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id in found:
                    found[node.name] = _prefix(node) or found[base.id]
    return found


def _prefix(node: ast.ClassDef) -> str | None:
    """What a class puts before the reason, if it says so itself."""
    texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return next((text for text in texts if text.endswith("error-")), None)


@cache
def raised(source: Path) -> list[Raised]:
    """Every refusal in a source whose reason is written there."""
    return list(_raised(source))


def _raised(source: Path) -> Iterator[Raised]:
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in error_classes():
            for reason in _texts(node.args[:1]):
                yield Raised(error_classes()[node.func.id] + reason, _game(node), _given(node))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong":
            for reason in _texts(node.args[:1]):
                given = _given(node)
                game = _game(node) or _home(source)
                given = None if given is None else given | {"where", *_cites(game, "position-" + reason)}
                yield Raised("error-position-" + reason, game, given)
        elif isinstance(node, ast.FunctionDef) and _is_reason(node):
            for reason in _reasons(node):
                yield Raised("error-" + reason, _home(source), None)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "REASONS":
            for reason in _texts(node.value.values) if isinstance(node.value, ast.Dict) else ():
                yield Raised("error-" + reason, _home(source), None)


def _texts(args: list[ast.expr]) -> list[str]:
    """The texts that an expression can be."""
    found: list[str] = []
    for arg in args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            found.append(arg.value)
        elif isinstance(arg, ast.IfExp):
            found += _texts([arg.body, arg.orelse])
        elif isinstance(arg, ast.Call) and isinstance(arg.func, ast.Attribute) and arg.func.attr == "get":
            table = arg.func.value
            found += _texts([*(table.values if isinstance(table, ast.Dict) else ()), *arg.args[1:]])
    return found


def _game(call: ast.Call) -> str | None:
    """The game whose words are asked, if the call says so."""
    asked = [*call.args[1:2], *(keyword.value for keyword in call.keywords if keyword.arg == "game")]
    return next(iter(_texts(asked)), None)


def _given(call: ast.Call) -> set[str] | None:
    names = [keyword.arg for keyword in call.keywords if keyword.arg != "game"]
    return None if None in names else {name for name in names if name is not None}


def _cites(game: str | None, reason: str) -> set[str]:
    """What the table of a game's clauses gives to the sentence of a refusal."""
    numbers = load(game).say.CLAUSES.get(reason, ()) if game else ()
    return {"clause", "also"} if len(numbers) > 1 else {"clause"} if numbers else set()


def _is_reason(function: ast.FunctionDef) -> bool:
    """Whether a function answers with a reason and its details."""
    return function.returns is not None and ast.unparse(function.returns) == "tuple[str, dict[str, Any]]"


def _reasons(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            yield from _texts(node.value.elts[:1])


def _home(source: Path) -> str | None:
    """The game that a source belongs to."""
    parts = source.relative_to(HERE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def variables(message: str, game: str | None) -> set[str]:
    """What the English message needs."""
    folders = [f for f in FOLDERS if f.parent.parent.name != "games" or (game is not None and f.parent.name == game)]
    return next((m[message].variables for f in folders if message in (m := messages(f / "en.ftl"))), set())


def test_the_refusals_in_the_sources_are_found() -> None:
    found = {refusal.message for source in SOURCES for refusal in raised(source)}
    assert len(found) > 60
    assert {"error-seats", "error-position-missing", "error-no-such-track", "cli-error-entry"} <= found


@every_source
def test_every_refusal_has_its_sentence(source: Path) -> None:
    missing = [(r.message, to) for r in raised(source) for to in LANGUAGES if not words(to, r.game).has(r.message)]
    assert missing == []


@every_source
def test_every_refusal_is_given_what_its_sentence_says(source: Path) -> None:
    for refusal in raised(source):
        if refusal.given is not None:
            assert variables(refusal.message, refusal.game) <= refusal.given, refusal.message


@every_folder
def test_no_sentence_is_left_that_no_refusal_uses(folder: Path) -> None:
    used = {refusal.message for source in SOURCES for refusal in raised(source)}
    assert [name for name in messages(folder / "en.ftl") if name.startswith("error-") and name not in used] == []


@cache
def names_of_sentences() -> set[str]:
    """The names of all sentences, those of games too."""
    return {name for folder in FOLDERS for file in folder.glob("*en.ftl") for name in messages(file)}


@every_source
def test_every_sentence_named_in_the_sources_is_there(source: Path) -> None:
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            assert set(_texts(node.args[:1])) - names_of_sentences() == set()


# The words of each game


@every_lang
@every_game
def test_a_game_has_words_for_all_that_is_decided_done_and_told(game: Game, lang: str) -> None:
    said = words(lang, game.name)
    wanted = ["title", "tagline"]
    wanted += [f"move-{kind}" for kind in game.layout.names]
    wanted += [f"phase-{name}" for name in game.phases]
    wanted += ["event-" + kind.replace("_", "-") for kind in game.events]
    assert [message for message in wanted if not said.has(message)] == []


@every_lang
def test_traffic_has_a_name_for_every_card(lang: str) -> None:
    game, said = load("traffic"), words(lang, "traffic")
    card_name = module_of(game, "say").card_name
    names = {card: card_name(said, card) for card in module_of(game, "box").CARDS}
    assert all(names.values())
    assert len(set(names.values())) == len(names)


@every_lang
@every_game
def test_a_game_has_a_page_of_rules(game: Game, lang: str) -> None:
    page = HERE / "games" / game.name / "words" / f"rules.{lang}.md"
    assert page.read_text(encoding="utf-8").startswith("# ")


def cited(text: str) -> set[str]:
    """The ledger numbers in a text."""
    return set(re.findall(r"\b[A-Z]{2}-(?:[A-Z]+-)?\d+\b", text))


@every_lang
@every_game
def test_the_rules_of_a_game_cite_only_what_its_ledger_has(game: Game, lang: str) -> None:
    page = cited((HERE / "games" / game.name / "words" / f"rules.{lang}.md").read_text(encoding="utf-8"))
    assert len(page) > 20
    assert sorted(page - set(clauses(game))) == []


@every_game
def test_the_rules_of_a_game_cite_the_same_in_all_languages(game: Game) -> None:
    folder = HERE / "games" / game.name / "words"
    pages = {lang: cited((folder / f"rules.{lang}.md").read_text(encoding="utf-8")) for lang in LANGUAGES}
    assert {lang: page for lang, page in pages.items() if page != pages["en"]} == {}


@every_file
def test_no_sentence_of_a_refusal_has_the_number_of_a_clause_written_into_it(file: Path) -> None:
    found = (entry for entry in entries(file) if isinstance(entry, ftl.Message))
    refusals = [entry for entry in found if entry.id.name.startswith("error-")]
    assert [entry.id.name for entry in refusals if cited(FluentSerializer().serialize_entry(entry)) - {"UTF-8"}] == []


@every_game
def test_every_reason_of_a_game_has_its_clauses_and_its_sentence_says_them(game: Game) -> None:
    said = messages(HERE / "games" / game.name / "words" / "en.ftl")
    for reason, numbers in game.say.CLAUSES.items():
        cites = said["error-" + reason].variables & {"clause", "also"}
        assert cites == ({"clause", "also"} if len(numbers) > 1 else {"clause"}), reason
    source = HERE / "games" / game.name / "say.py"
    reasons = {refusal.message.removeprefix("error-") for refusal in raised(source)}
    assert reasons - set(game.say.CLAUSES) == THE_PHASES_OWN.get(game.name, {"wrong-moment"})
    assert {reason for reason in game.say.CLAUSES if not reason.startswith("position-")} <= reasons


# Speaking


def test_a_sentence_is_said_with_what_is_put_into_it() -> None:
    assert words("en").say("player", number=3) == "Player 3"
    assert words("uk").say("player", number=3) == "Гравець 3"


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_who_has_no_name_is_called_a_player_once(lang: str) -> None:
    said = words(lang, "traffic")
    kept = {"seat-is": "other", "victim-is": "other", "card": "none"}
    unnamed = said.say("event-stole", seat=said.say("player", number=1), victim=said.say("player", number=2), **kept)
    assert unnamed in ("Гравець 1 бере з руки гравця 2 карту.", "Игрок 1 берёт из руки игрока 2 карту.")
    assert "Марко" in said.say("event-stole", seat="Ірина", victim="Марко", **kept)


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_who_has_no_name_is_called_a_player_once_at_the_beginning_of_a_sentence_too(lang: str) -> None:
    said = words(lang, "great_lakes")
    chose = {"seat-is": "other"}
    assert said.say("event-chose", seat=said.say("player", number=2), **chose).startswith(("Гравець 2 ", "Игрок 2 "))
    assert "Оксана" in said.say("event-chose", seat="Оксана", **chose)


def test_the_form_of_a_word_follows_the_number() -> None:
    move = IllegalMove("position-total", found=1, expected=100)
    said = {n: IllegalMove(move.reason, found=n, expected=100).say("uk") for n in (1, 2, 5, 11, 21, 22, 101)}
    forms = {n: said[n].split(f" {n} ")[1].split(",")[0] for n in said}
    assert forms == {1: "карта", 2: "карти", 5: "карт", 11: "карт", 21: "карта", 22: "карти", 101: "карта"}


def test_a_form_that_a_word_does_not_have_is_its_usual_one() -> None:
    said = words("uk", "traffic")
    assert said.say("card-extra-track", "acc") == "додаткову колію"
    assert said.say("card-red-semaphore", "acc") == said.say("card-red-semaphore") == "червоний семафор"


def test_a_sentence_that_is_given_too_little_is_not_said() -> None:
    with pytest.raises(ValueError, match="player"):
        words("en").say("player")


@pytest.mark.parametrize("lang", ["xx", "", "EN", None])
def test_a_language_that_we_do_not_speak_is_refused(lang: Any) -> None:
    with pytest.raises(ValueError, match="is not one of " + ", ".join(LANGUAGES)):
        words(lang)


def test_the_words_of_one_game_are_not_those_of_all() -> None:
    assert words("en", "traffic").has("move-pull")
    assert not words("en").has("move-pull")
    assert words("en", "traffic").has("error-seats")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "ROUNDHOUSE_LANG": "en"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"ROUNDHOUSE_LANG": "", "LANG": "RU"}, "ru"),
    ],
    ids=str,
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for variable in ("ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert usual_language() == lang
