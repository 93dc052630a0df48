"""What each test of a game runs and how long it takes, measured once and kept until a source changes."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from roundhouse.core.compile import cache_folder
from roundhouse.core.game import HOME

from .changes import sources
from .child import Child, Send, limit_seconds
from .suite import ROOT, Lines, Test

MOST_SECONDS = 90  # of a test, traced, which makes it several times slower; others are left out


@dataclass(frozen=True)
class Record:
    """One test: what was wrong without any planted rule, how long it took traced, and the lines that it ran."""

    wrong: str | None
    seconds: float
    lines: Lines = field(default_factory=dict)

    def runs(self, file: str, lines: range) -> bool:
        """Whether it runs one of these lines."""
        return not self.lines.get(file, set()).isdisjoint(lines)


def tests_folder(game: str) -> Path:
    """Where the clause tests of a game are."""
    return ROOT / "tests" / "games" / game


def digest(paths: Iterable[Path]) -> str:
    """A hash of files."""
    found = hashlib.sha256()
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


class Records:
    """The records of a game's tests, from the disk where nothing has changed."""

    def __init__(self, game: str) -> None:
        self.files = {str(source.path) for source in sources(HOME / game)}
        folder = tests_folder(game)
        helpers = [path for path in folder.rglob("*") if not path.name.startswith("test_")]
        helpers += [*(ROOT / "tests" / "games").glob("*.py"), *(ROOT / "tests" / "core").glob("[!t]*.py")]
        self.base = digest([*(HOME.parent / "core").glob("*.py"), *(HOME / game).rglob("*"), *helpers])
        checkout = hashlib.sha256(str(ROOT).encode()).hexdigest()[:8]  # lines are known by the paths of files
        self.path = cache_folder() / "mutants" / checkout / f"{game}.pickle"
        self.known: dict[str, dict[str, Record]] = {}
        if self.path.exists():
            self.known = pickle.loads(self.path.read_bytes())
        suite = Path(__file__).with_name("suite.py")
        self.keys = {file: f"{file.name} {self.base} {digest([file])}" for file in [suite, *folder.rglob("test_*.py")]}
        self.of_checks = self.keys[suite]

    def key(self, test: Test) -> str:
        """The state, when this was made, of all files on which a test depends."""
        return self.keys.get(test.item.path, "") if test.item else self.of_checks

    def get(self, test: Test) -> Record | None:
        """What is known of a test."""
        return self.known.get(self.key(test), {}).get(test.name)

    def measure(self, tests: list[Test], send: Send) -> None:
        """Run each test that is not known in a process of its own, and keep what it did."""
        fresh = {self.key(test): self.known.get(self.key(test), {}) for test in tests}
        self.known = fresh
        for i, test in enumerate(tests):
            if self.get(test) is None:
                send(f"measuring {i + 1} of {len(tests)}: {test.name}")
                fresh[self.key(test)][test.name] = measured(test, self.files)
                if i % 100 == 0:
                    self.save()
        self.save()

    def save(self) -> None:
        """Keep the records on the disk."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(pickle.dumps(self.known))


def measured(test: Test, files: set[str]) -> Record:
    """Run a test, traced, in a process of its own: nothing that another test has kept makes it shorter."""

    def work(send: Send) -> None:
        limit_seconds(MOST_SECONDS)
        send(Record(*test.traced(files)))

    said = list(Child(work))
    return said[0] if said else Record("takes too long", MOST_SECONDS)
