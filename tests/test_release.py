"""What is checked before a version is tagged."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import roundhouse

ROOT = Path(__file__).parent.parent
PROJECT = """[project]
name = "roundhouse"
dependencies = ["numpy>=2.0"]
[project.optional-dependencies]
fast = ["numba>=0.60", "roundhouse[gpu]"]
gpu = ["Numba_Cuda==1.0"]
train = ["torch>=2.6"]
"""
FILES = {
    "pyproject.toml": PROJECT,
    "CHANGELOG.md": "# Changes\n\n## 0.2.0, 2026-11-30\n\n- All.\n\n## 0.1.0\n",
    "src/roundhouse/__init__.py": '__version__ = "0.2.0"\n',
    "requirements/lock.txt": "# releases\nnumpy==2.4.6\nnumba==0.68.1\nnumba-cuda==1.0\n",
    "bench/history/0.2.0.json": "{}",
    "scripts/lint": "#!/bin/sh\n",
    "scripts/test": "#!/bin/sh\n",
}


def git(folder: Path, *args: str) -> str:
    names = ["-c", "user.name=Olena", "-c", "user.email=olena@table.example"]
    done = subprocess.run(["git", *names, *args], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project that can be released."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Olena")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "olena@table.example")
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "All")


def release(folder: Path, *args: str) -> tuple[int, str]:
    """The exit status and what is said."""
    command = [sys.executable, str(ROOT / "scripts" / "release.py"), "--root", str(folder), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def rewrite(name: str, old: str, new: str) -> Callable[[Path], None]:
    """A change of a file, committed."""

    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
        commit(folder)

    return change


def remove(name: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).unlink()
        commit(folder)

    return change


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda folder: (folder / "new.py").touch(), "not committed"),
        (lambda folder: git(folder, "tag", "v0.2.0"), "There is a tag v0.2.0 already."),
        (rewrite("src/roundhouse/__init__.py", "0.2.0", "0.2.0.dev0"), '"0.2.0.dev0": a release has three numbers'),
        (rewrite("CHANGELOG.md", "0.2.0, 2026-11-30", "0.2.0, unreleased"), 'has to be "## 0.2.0"'),
        (rewrite("CHANGELOG.md", "0.2.0, 2026-11-30", "0.2.01"), 'has to be "## 0.2.0"'),
        (rewrite("requirements/lock.txt", "numba-cuda==1.0\n", ""), "lock.txt has no numba-cuda"),
        (remove("requirements/lock.txt"), "There is no requirements/lock.txt"),
        (remove("bench/history/0.2.0.json"), "There is no bench/history/0.2.0.json"),
        (rewrite("scripts/lint", "#!/bin/sh\n", "#!/bin/sh\nexit 1\n"), "scripts/lint fails: nothing is tagged."),
        (rewrite("scripts/test", "#!/bin/sh\n", "#!/bin/sh\nexit 1\n"), "scripts/test fails: nothing is tagged."),
    ],
    ids=["dirty", "tagged", "dev", "unreleased", "heading", "unlocked", "no-lock", "no-bench", "lint", "test"],
)
def test_nothing_is_tagged_while_something_is_missing(
    project: Path, spoil: Callable[[Path], object], said: str
) -> None:
    spoil(project)
    before = git(project, "tag", "--list")
    status, told = release(project)
    assert status == 1
    assert said in told
    assert git(project, "tag", "--list") == before


def test_what_is_ready_is_tagged_and_only_if_asked(project: Path) -> None:
    assert release(project, "--check") == (0, "Version 0.2.0 can be released.\n")
    assert git(project, "tag", "--list") == ""
    status, told = release(project)
    assert (status, "Tagged v0.2.0." in told) == (0, True)
    assert git(project, "cat-file", "-t", "v0.2.0") == "tag"
    assert git(project, "rev-list", "-1", "v0.2.0") == git(project, "rev-parse", "HEAD")


def test_all_that_is_missing_is_said_at_once(project: Path) -> None:
    remove("bench/history/0.2.0.json")(project)
    (project / "new.py").touch()
    assert len(release(project, "--check")[1].splitlines()) == 2


def test_the_lock_of_this_project_lacks_nothing() -> None:
    assert "lock.txt" not in release(ROOT, "--check")[1]


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/roundhouse/__init__.py"}
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))


def test_the_version_is_that_of_the_newest_changes() -> None:
    newest, *older = re.findall(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert roundhouse.__version__ in (newest, f"{newest}.dev0")
    assert len({newest, *older}) == 1 + len(older)  # each version has one heading
