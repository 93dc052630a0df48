"""The rules run interpreted, compiled and checked; compiled code is kept, and never when it is out of date."""

from __future__ import annotations

import gc
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import roundhouse
from roundhouse import Engine, Game, InvalidOption, Table, games, load
from roundhouse.core import compile as compiling
from roundhouse.core import game as gaming
from roundhouse.core import kernels
from roundhouse.core.chance import seed_bytes
from roundhouse.core.compile import cache_folder, cache_key, compile_for_cpu, have_numba
from roundhouse.core.engine import MODES, Mode, empty_request, usual_mode
from roundhouse.core.hints import Adviser
from roundhouse.core.record import WORD
from roundhouse.core.words import usual_language, words

from .tools import play_at_random, refused

SOURCES = Path(roundhouse.__file__).parents[1]
TOYBOX = Path(__file__).parents[2] / "template" / "src" / "roundhouse" / "games"


@pytest.fixture(scope="module")
def usual_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where compiled code is kept from one test to the next."""
    return tmp_path_factory.mktemp("usual_cache")


@pytest.fixture
def toys(tmp_path: Path, usual_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of games with one small game in it."""
    folder = tmp_path / "games"
    shutil.copytree(TOYBOX, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(gaming, "HOME", folder)
    monkeypatch.setattr(compiling, "HOME", folder)
    monkeypatch.setattr(sys.modules[gaming.GAMES], "__path__", [str(folder)])
    monkeypatch.setenv("ROUNDHOUSE_CACHE", str(usual_cache))
    yield folder
    forget()


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("ROUNDHOUSE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def forget() -> None:
    """Unload the small game, as a new process would find it."""
    for name in [name for name in sys.modules if name.startswith("roundhouse.games.countdown")]:
        del sys.modules[name]
    for name in [name for name in gaming._loaded if name.startswith("roundhouse.games.countdown")]:
        del gaming._loaded[name]
    importlib.invalidate_caches()


def change_rule(toys: Path, old: str, new: str) -> None:
    """Write another rule of the small game."""
    rules = toys / "countdown" / "rules.py"
    text = rules.read_text()
    assert text.count(old) == 1
    rules.write_text(text.replace(old, new))
    shutil.rmtree(toys / "countdown" / "__pycache__", ignore_errors=True)  # within one second Python sees no change
    forget()


def started(game: Game, mode: Mode, seed: int = 0) -> Engine:
    """A game from the deal."""
    engine = Engine(game, 1, mode)
    seats = game.seat_counts[0]
    engine.start(0, seats, game.option_cells(game.check_options(seats, {})), seed_bytes(seed))
    return engine


def first_hands(game: Game, mode: Mode) -> list[int]:
    """How many wagons each seat was dealt."""
    sizes: list[int] = started(game, mode).states["hand_size"][0].tolist()
    return sizes


def played_out(game: Game, mode: Mode) -> bytes:
    """The last state of a game."""
    engine = started(game, mode, 5)
    while not engine.is_over(0):
        assert engine.play(0, engine.codes(0)[-1])
    return engine.states.tobytes()


# The three ways


@pytest.mark.long
def test_a_game_in_a_new_folder_is_found_and_plays_the_same_in_every_mode(toys: Path) -> None:
    assert games() == ["countdown"]
    ends = [played_out(load("countdown"), mode) for mode in MODES]
    assert ends[0] == ends[1] == ends[2]


def test_an_opinion_is_the_same_in_every_mode(toys: Path) -> None:
    game = load("countdown")
    engine = started(game, "interpreted", 5)
    while not engine.is_over(0):
        codes = engine.codes(0)
        s: Any = game.State.at(engine.states, 0)
        advisers = [Adviser(game, mode) for mode in MODES]
        worths = [each.worths(s, codes) for each in advisers]
        assert worths[0] == worths[1] == worths[2]
        gains = advisers[0].gains(s, codes)
        assert advisers[1].gains(s, codes) == advisers[2].gains(s, codes) == gains
        described = [game.layout.describe(code) for code in codes]
        assert [gain > 0 for gain in gains if gain is not None] == [kind == "couple" for kind, _ in described]
        hint = advisers[1].hint(s, codes[0])
        assert (hint.worth, hint.gain) == (worths[0][0], gains[0])
        assert hint.reason.name == f"hint-{described[0][0]}"
        engine.play(0, codes[-1])


@pytest.mark.long
def test_an_index_out_of_range_stops_checked_and_interpreted_rules_and_compiled_ones_not(toys: Path) -> None:
    for mode, stops in (("interpreted", True), ("checked", True), ("compiled", False)):
        engine = started(load("countdown"), mode)  # type: ignore[arg-type]
        engine.states["seat"][0] = engine.states["hands"].shape[1]  # the next cells of the record, and no hand
        if stops:
            with pytest.raises(IndexError):
                engine.relist(0)
        else:
            engine.relist(0)


def test_interpreted_and_compiled_rules_refuse_the_same_numbers() -> None:
    game = load("traffic")
    odd = [-1, -(2**31), game.A, game.A + 1, 2**15, 2**31 - 1]
    for seed in range(4):
        table = play_at_random(Table("traffic", 3, seed, mode="interpreted"), 20 * seed, seed)
        engines = [Engine(game, 1, mode) for mode in ("interpreted", "compiled")]  # type: ignore[arg-type]
        legal = []
        for engine in engines:
            engine.states[0] = table.engine.states[0]
            engine.relist(0)
            before = engine.states.copy(), engine.lists.copy()
            played = []
            for code in [*range(game.A), *odd]:
                if engine.play(0, code):
                    played.append(code)
                    engine.states[:], engine.lists[:] = before
                assert engine.states.tobytes() == before[0].tobytes()
            legal.append(played)
        assert legal[0] == legal[1] == sorted(table.codes())


def test_many_games_at_once_each_play_their_own_move(toys: Path) -> None:
    engine = Engine(load("countdown"), 3, "interpreted")
    for i in range(3):
        engine.start(i, 2, engine.game.option_cells(engine.game.check_options(2, {})), seed_bytes(i))
    codes = [engine.codes(0)[0], engine.game.A - 1, engine.codes(2)[-1]]  # nobody draws before playing
    assert engine.play_each(np.array(codes, WORD)).tolist() == [1, 0, 1]
    assert engine.states["hand_size"].sum(axis=1).tolist() == [5, 6, 5]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.long
def test_many_games_in_a_row_are_those_played_one_by_one_or_stop_in_the_middle(mode: Mode) -> None:
    game = load("traffic")
    options, engine = game.option_cells(game.check_options(3, {})), Engine(game, 2, mode)
    lengths = [engine.many_games(3, options, seed_bytes(0), number, 1)[0] for number in range(3)]
    last = engine.states[0].tobytes()
    moves, scores = engine.many_games(3, options, seed_bytes(0), 0, 3, place=1)
    assert (moves, engine.states[1].tobytes()) == (sum(lengths), last)
    assert scores.any()
    for place, first in enumerate((1, 0)):  # 100 moves into game 1, by itself and after game 0
        most = 100 + (lengths[0] if first == 0 else 0)
        assert engine.many_games(3, options, seed_bytes(0), first, 3, most, place)[0] == most
    assert engine.states[0].tobytes() == engine.states[1].tobytes() != last


@pytest.mark.parametrize("mode", ["interpreted", "compiled", pytest.param("checked", marks=pytest.mark.long)])
@pytest.mark.parametrize("code", [-1, 2**31, -(2**70), 10**400])
def test_a_number_that_is_no_move_is_not_played(mode: Mode, code: int) -> None:
    engine = Engine(load("traffic"), 1, mode)
    engine.start(0, 3, engine.game.option_cells(engine.game.check_options(3, None)), seed_bytes(0))
    before = engine.states[0].tobytes()
    assert (engine.play(0, code), engine.states[0].tobytes()) == (False, before)


@pytest.mark.parametrize("mode", ["fast", "Compiled", "cuda", 3])
def test_an_unknown_way_to_run_the_rules_is_refused(mode: Any) -> None:
    with refused(InvalidOption, "mode", f"“{mode}”", "interpreted, compiled, checked"):
        Table("traffic", mode=mode)
    with refused(InvalidOption, "mode"):
        Engine(load("traffic"), 1, mode)


def test_the_usual_way_is_compiled_unless_the_environment_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.delenv("ROUNDHOUSE_MODE", raising=False)
    assert (have_numba(), usual_mode()) == (True, "compiled")
    monkeypatch.setenv("ROUNDHOUSE_MODE", "interpreted")
    assert Table("traffic").engine.mode == usual_mode() == "interpreted"
    monkeypatch.setenv("ROUNDHOUSE_MODE", "quickly")
    with refused(InvalidOption, "mode", "“quickly”"):
        Table("traffic")


# Where Numba is another than the one we know


@pytest.fixture
def fast_link() -> Iterator[Any]:
    """The module that uses what is not public, before it was tried."""
    found = importlib.import_module("roundhouse.core.fast_link")
    found.work.cache_clear()
    yield found
    found.work.cache_clear()


def missing(fast_link: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba lacks what the module imports."""
    monkeypatch.setitem(sys.modules, fast_link.__name__, None)
    monkeypatch.delattr("roundhouse.core.fast_link")


def changed(fast_link: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba does something else with what the module gives it."""

    def refuse(*_: Any) -> Any:
        raise TypeError("there is no such argument any more")

    monkeypatch.setattr(fast_link, "_stand_in", refuse)


@pytest.mark.parametrize("numba_is", [missing, changed])
@pytest.mark.long
def test_without_the_inner_parts_of_numba_plain_numba_compiles_to_the_same_bytes(
    toys: Path,
    cache: Path,
    fast_link: Any,
    numba_is: Callable[[Any, pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    numba_is(fast_link, monkeypatch)
    game = load("countdown")
    assert played_out(game, "compiled") == played_out(game, "interpreted")
    sentence = words(usual_language()).say("compiled-plainly", title=game.title, version=version("numba"))
    assert [record.message for record in caplog.records] == [sentence]
    assert list((cache / cache_key(game, False)).rglob("*.nbc")) != []
    compile_for_cpu(game).run(*_arguments(game))
    assert len(caplog.records) == 1  # it was compiled before


def test_parts_that_give_wrong_answers_do_not_work(fast_link: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fast_link.work()
    fast_link.work.cache_clear()
    monkeypatch.setattr(fast_link, "_half", lambda number: number)
    assert not fast_link.work()


def test_an_inner_function_is_code_of_its_own_and_is_linked_once_however_often_it_is_called(fast_link: Any) -> None:
    numba = importlib.import_module("numba")
    half = fast_link.inner_jit(_nrt=False)(fast_link._half)
    quarter = fast_link.inner_jit(_nrt=False)(lambda number: half(half(number)))
    entry = fast_link.entry_jit(lambda f: f, _nrt=False)(lambda number: quarter(number) + half(number))
    inner = []
    for function in (half, quarter, entry):
        function.compile((numba.int64,))
        inner.append(function.overloads[numba.int64,].library)
    whole = inner.pop()
    assert [len(list(code.get_defined_functions())) for code in inner] == [1, 1]
    linked = [code for code in whole.calls() if code in inner]
    assert sorted(linked, key=inner.index) == inner
    assert entry(40) == 30


def test_while_a_compiler_runs_garbage_is_looked_for_less_often_and_then_as_before(fast_link: Any) -> None:
    usual, meanwhile = gc.get_threshold(), []

    def prepared(f: Any) -> Any:
        meanwhile.append(gc.get_threshold())
        return f

    assert fast_link.entry_jit(prepared)(fast_link._half)(42) == 21
    assert meanwhile == [(fast_link.SELDOM, *usual[1:])]
    assert gc.get_threshold() == usual


# The cache


def test_the_cache_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ROUNDHOUSE_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder() == tmp_path / "home" / ".cache" / "roundhouse"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "roundhouse"
    monkeypatch.setenv("ROUNDHOUSE_CACHE", str(tmp_path / "ours"))
    assert cache_folder() == tmp_path / "ours"


@pytest.mark.long
def test_compiled_code_is_kept_in_the_cache_and_taken_from_there(
    toys: Path, cache: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = load("countdown")
    assert first_hands(game, "compiled") == first_hands(game, "interpreted")
    kept = [path for path in (cache / cache_key(game, False)).rglob("*") if path.suffix == ".nbc"]
    assert len(kept) == 1
    forget()
    again = load("countdown")
    assert again is not game
    entry_points = compile_for_cpu(again)
    entry_points.run(*_arguments(again))
    assert sum(entry_points.run.stats.cache_hits.values()) == 1
    assert sum(entry_points.run.stats.cache_misses.values()) == 0
    assert caplog.records == []


def test_code_is_kept_by_what_the_sources_say_and_not_by_where_or_when_they_were_written(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    from numba.core.caching import FunctionCache

    from roundhouse.core.kept import BySources

    places = []
    for folder, seconds in (("here", 1), ("there", 2)):
        source = tmp_path / folder / "kernels.py"
        source.parent.mkdir()
        source.touch()
        os.utime(source, (seconds, seconds))
        with compiling._kept_in(tmp_path / "cache"):
            places.append(BySources.from_function(_arguments, str(source)))
    assert places[0].get_cache_path() == places[1].get_cache_path() == str(tmp_path / "cache" / "kernels")
    assert places[0].get_source_stamp() == places[1].get_source_stamp()
    with compiling._kept_in(tmp_path / "cache"):
        assert isinstance(FunctionCache(_arguments)._impl.locator, BySources)


@pytest.mark.long
def test_what_another_process_is_compiling_is_waited_for_and_not_compiled_again(
    toys: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    fcntl = pytest.importorskip("fcntl")  # on Windows processes do not wait for each other
    game = load("countdown")
    here, there = compile_for_cpu(game), compile_for_cpu(game)
    waited = []

    def flock(file: Any, how: int) -> None:
        """The first one who waits does so until the other has compiled it."""
        waited.append(how)
        if len(waited) == 1:
            there.run(*_arguments(game))

    monkeypatch.setattr(fcntl, "flock", flock)
    here.run(*_arguments(game))
    assert waited == [fcntl.LOCK_EX] * 2
    assert sum(there.run.stats.cache_misses.values()) == 1
    assert sum(here.run.stats.cache_hits.values()) == 1
    assert sum(here.run.stats.cache_misses.values()) == 0


def _arguments(game: Game) -> tuple[Any, ...]:
    """What the entry point of a game takes, for the deal."""
    request = empty_request(game, 0)
    request[kernels.SEATS] = 2
    return game.State.batch(1), game.Moves.batch(1), request


@pytest.mark.long
def test_when_a_rule_changes_old_code_is_not_used(toys: Path) -> None:
    before = first_hands(load("countdown"), "compiled")
    change_rule(toys, "DEALT = 3", "DEALT = 4")
    after = first_hands(load("countdown"), "compiled")
    assert after == first_hands(load("countdown"), "interpreted")
    assert (before[:2], after[:2]) == ([3, 3], [4, 4])


def test_the_key_of_compiled_code_names_the_game_and_the_way_it_is_run() -> None:
    game = load("traffic")
    assert cache_key(game, False).startswith("traffic-")
    assert cache_key(game, False) == cache_key(game, False) != cache_key(game, True)


def test_the_key_changes_with_a_rule_and_changes_back(toys: Path) -> None:
    key = cache_key(load("countdown"), False)
    change_rule(toys, "DEALT = 3", "DEALT = 4")
    assert cache_key(load("countdown"), False) != key
    change_rule(toys, "DEALT = 4", "DEALT = 3")
    assert cache_key(load("countdown"), False) == key


def test_the_key_changes_with_a_module_that_is_new_in_a_folder_below(toys: Path) -> None:
    key = cache_key(load("countdown"), False)
    (toys / "countdown" / "more").mkdir()
    (toys / "countdown" / "more" / "prices.py").write_text("PRICE = 3\n")
    assert cache_key(load("countdown"), False) != key


def test_the_key_changes_with_the_core(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    core = shutil.copytree(compiling.CORE, tmp_path / "core")
    monkeypatch.setattr(compiling, "CORE", core)
    key = cache_key(load("traffic"), False)
    with (core / "chance.py").open("a") as source:
        source.write("\n# another line\n")
    assert cache_key(load("traffic"), False) != key


def test_the_key_changes_with_the_edition(tmp_path: Path) -> None:
    shutil.copytree(gaming.HOME / "traffic" / "data", tmp_path / "edition")
    actions = tmp_path / "edition" / "actions.csv"
    actions.write_text(actions.read_text(encoding="utf-8").replace("rulebook", "the box", 1), encoding="utf-8")
    keys = {cache_key(load("traffic", edition), False) for edition in (None, tmp_path / "edition")}
    assert len(keys) == 2


def run(program: str, **environment: str) -> list[str]:
    """The lines that a program prints in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ROUNDHOUSE_")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**kept, "PYTHONPATH": str(SOURCES), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_key_is_the_same_in_another_process() -> None:
    imports = "from roundhouse import load\nfrom roundhouse.core.compile import cache_key\n"
    said = run(imports + "print(cache_key(load('traffic'), False))", PYTHONHASHSEED="7")
    assert said == [cache_key(load("traffic"), False)]


def test_a_cache_that_cannot_be_made_is_no_error(toys: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    (tmp_path / "taken").write_text("a file is here")
    monkeypatch.setenv("ROUNDHOUSE_CACHE", str(tmp_path / "taken"))
    assert compile_for_cpu(load("countdown")).run._cache.cache_path is None


def deny_writing(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let no file be written below a folder, as for anybody but root where its mode forbids it."""
    usual = tempfile.TemporaryFile

    def temporary_file(*args: Any, dir: Any = None, **rest: Any) -> Any:
        if Path(dir or tempfile.gettempdir()).is_relative_to(folder):
            raise PermissionError(13, "Permission denied", str(dir))
        return usual(*args, dir=dir, **rest)

    monkeypatch.setattr(tempfile, "TemporaryFile", temporary_file)


@pytest.mark.long
def test_a_cache_that_cannot_be_written_is_no_error(toys: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deny_writing(monkeypatch, Path("/"))
    game = load("countdown")
    assert first_hands(game, "compiled") == first_hands(game, "interpreted")


def test_a_cache_that_cannot_be_written_is_not_replaced_by_one_that_goes_out_of_date(
    toys: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    deny_writing(monkeypatch, cache)
    entry_points = compile_for_cpu(load("countdown"))
    assert (
        entry_points.run._cache.cache_path is None
    )  # and not src/roundhouse/core/__pycache__, which knows only entry.py
