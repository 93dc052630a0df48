"""A game made by `roundhouse new-game` is as good as any: conformance, terminal, many games at once, a browser.

It is made in a copy of the sources, so that nothing of it is left here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .node import ROOT, WEB, has_npm, need_node_modules
from .person import People
from .seats import BOT, PERSON, scores_on_screen
from .server import WebServer

pytestmark = pytest.mark.long
NAME = "night_mail"
NEEDED = ("src", "tests", "template", "docs", "web")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "*.pyc")
CONFORMANCE = (
    "tests/test_about.py",
    "tests/test_every_game.py",
    "tests/test_rare_play.py",
    "tests/test_ledger.py",
    "tests/test_architecture.py",
    "tests/test_playthroughs.py",
    "tests/test_formats.py",
    "tests/test_terminal_boards.py",
    "tests/test_dialect.py",
    "tests/core/test_contract.py",
    "tests/core/test_parts.py",
    "tests/core/test_refusals.py",
    "tests/core/test_words.py",
    "tests/bots/test_hints.py",
    "tests/bots/test_search.py",
    "tests/lab/test_balance.py",
    "tests/rl/test_batch.py",
    "tests/rl/test_open_spiel.py",
    "tests/rl/test_tensors.py",
    "tests/server/test_wire.py",
    "tests/web/test_files.py",
    f"tests/games/{NAME}",
)
BUILD = ["npm", "run", "build"]
IN_BULK = f"""
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.game import load
game = load("{NAME}")
cells = game.option_cells(game.check_options(3, {{}}))
moves, scores = Engine(game, 1, "compiled").many_games(3, cells, seed_bytes(0), 0, 1000)
print(moves, len(scores))
"""
SIDE_BY_SIDE = f"""
from roundhouse.rl import Batch
batch, ended = Batch("{NAME}", 4, seats=3, seed=7, mode="interpreted"), 0
for _ in range(200):
    batch.step(batch.sample())
    ended += int(batch.done.sum())
print(ended, batch.observations.any(axis=1).all())
"""


class Checkout:
    """A copy of the sources with a new game in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *args: str, typed: str = "") -> str:
        """What a Python process of these sources prints; it must not fail."""
        done = self.attempt(*args, typed=typed)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
        return done.stdout

    def attempt(self, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A Python process of these sources, at its end."""
        return subprocess.run(
            [sys.executable, *args],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root / "src"), "COLUMNS": "100"},
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    def change(self, path: str, *changes: tuple[str, str]) -> None:
        """Write something else in a file, each in one place."""
        text = (self.root / path).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} is not in {path} just once"
            text = text.replace(old, new)
        (self.root / path).write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checkout]:
    """The sources as they are here, and one game more; gone in the end."""
    root = tmp_path_factory.mktemp("new_game") / "roundhouse"
    root.mkdir()
    for name in NEEDED:
        shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    made = Checkout(root)
    assert made.run("-m", "roundhouse", "new-game", NAME).startswith("Night Mail is made.")
    yield made
    shutil.rmtree(root)


def test_a_new_game_keeps_what_every_game_must(checkout: Checkout) -> None:
    chosen = f"{NAME} or up_to_date or draws_this_graph or drift"
    options = ("-q", "-n0", "-p", "no:cacheprovider", "--no-header", "-k", chosen)
    said = checkout.run("-m", "pytest", *options, *CONFORMANCE)
    assert int(said.rpartition(" passed")[0].split()[-1]) > 250


def test_a_new_game_is_written_in_the_form_of_all_sources(checkout: Checkout) -> None:
    ours = [str(path) for path in checkout.root.rglob(f"*/{NAME}") if "playthroughs" not in path.parts]
    checkout.run("-m", "ruff", "check", "--no-cache", *ours)
    checkout.run("-m", "ruff", "format", "--no-cache", "--check", *ours)


def test_a_new_game_is_played_at_the_terminal(checkout: Checkout) -> None:
    said = checkout.run("-m", "roundhouse", "play", NAME, "--seats", "2", "--seed", "1", typed="1\n" * 80)
    assert "every wagon has been played" in said


def test_a_new_game_is_played_a_thousand_times(checkout: Checkout) -> None:
    assert checkout.run("-c", IN_BULK).split() == ["71000", "3"]


def test_a_new_game_is_played_in_a_batch_by_what_learns(checkout: Checkout) -> None:
    ended, is_seen = checkout.run("-c", SIDE_BY_SIDE).split()
    assert int(ended) >= 8  # of 71 moves each, two at least in each place
    assert is_seen == "True"


@pytest.mark.skipif(not has_npm(), reason="npm is not here")
def test_a_new_game_is_played_in_a_browser(checkout: Checkout, people: People) -> None:
    need_node_modules()
    web = checkout.root / "web"
    if not (web / "node_modules").exists():  # a second try finds it there
        (web / "node_modules").symlink_to(WEB / "node_modules")
    for work in (["npx", "prettier", "--check", f"src/games/{NAME}"], ["npx", "eslint", f"src/games/{NAME}"], BUILD):
        done = subprocess.run(work, cwd=web, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    server = WebServer(checkout.root, checkout.root)
    server.start()
    try:
        table, tokens = server.new_table(NAME, [PERSON, BOT])
        person = people()
        person.sit(server.link(table, tokens[0]))
        person.play()
        assert person.is_over
        assert scores_on_screen(person) == [parts["total"] for parts in person.scene["view"]["points"]]
        person.page.close()  # or it would look for the server, and complain
    finally:
        server.stop()


def test_a_rule_of_it_is_changed_as_the_guide_says(checkout: Checkout) -> None:
    pytest_of = ("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "--no-header", f"tests/games/{NAME}")
    checkout.change(f"docs/ledger/{NAME}.md", ("each player gets three,", "each player gets four,"))
    checkout.change(f"src/roundhouse/games/{NAME}/rules.py", ("DEALT = 3", "DEALT = 4"))
    failed = set(re.findall(r"FAILED \S+::test_(nm_[a-z]*_?\d+)", checkout.attempt(*pytest_of).stdout))
    assert failed == {"nm_002", "nm_003", "nm_inv_01", "nm_inv_02"}
    rules, others = (f"tests/games/{NAME}/test_{part}.py" for part in ("rules", "ledger"))
    checkout.change(rules, ("gets_three", "gets_four"), ("[3] * seats", "[4] * seats"), ("40 - 3 * 3", "40 - 4 * 3"))
    checkout.change(others, ("[3] * 3", "[4] * 3"), ("40 - 3 * seats", "40 - 4 * seats"))
    for writer in ("playthroughs", "perft"):
        checkout.run("-m", f"tests.{writer}", NAME)
    checkout.run("-m", "tests.ledger")
    checkout.run(*pytest_of, "tests/test_playthroughs.py", "tests/test_ledger.py", "-k", NAME)
