"""What a release needs, checked; and its tag.  Run by scripts/release; `--check` stops before lint, tests and tag."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

LOCK = Path("requirements") / "lock.txt"
HISTORY = Path("bench") / "history"
NOT_LOCKED = {"train"}  # torch: large, another file for each system and GPU, and installed by no script
RELEASED = re.compile(r"\d+\.\d+\.\d+")
NAME = re.compile(r"[A-Za-z0-9._-]+")


def git(root: Path, *args: str) -> str:
    """What git answers."""
    return subprocess.run(["git", *args], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def version_of(root: Path) -> str:
    """The version of the sources: it is written in one place, from which the package takes it, too."""
    text = (root / "src" / "roundhouse" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return found[1] if found else ""


def plain(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(root: Path) -> set[str]:
    """The packages that pyproject.toml names, but for extras that no script installs."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: lines for name, lines in project.get("optional-dependencies", {}).items() if name not in NOT_LOCKED}
    lists = [project.get("dependencies", []), *extras.values()]
    names = (NAME.match(requirement) for each in lists for requirement in each)
    return {plain(name[0]) for name in names if name} - {plain(project["name"])}


def locked(root: Path) -> set[str]:
    """The packages whose release is written down."""
    lines = (root / LOCK).read_text(encoding="utf-8").splitlines()
    return {plain(line.split("==")[0]) for line in lines if "==" in line and not line.startswith("#")}


def wrong_with_lock(root: Path) -> Iterator[str]:
    """What the lock file lacks."""
    if not (root / LOCK).exists():
        yield f"There is no {LOCK.as_posix()}: run scripts/lock."
    elif missing := needed(root) - locked(root):
        yield f"{LOCK.as_posix()} has no {', '.join(sorted(missing))}: run scripts/lock."


def wrong_with_changes(root: Path, version: str) -> Iterator[str]:
    """What the changelog lacks."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    if not headings or not re.fullmatch(re.escape(version) + r"(, \d{4}-\d\d-\d\d)?", headings[0]):
        yield f'The first heading of CHANGELOG.md has to be "## {version}", with or without ", YEAR-MONTH-DAY".'


def problems(root: Path) -> Iterator[str]:
    """All that stands against a release, a sentence each."""
    version = version_of(root)
    if git(root, "status", "--porcelain"):
        yield "There are changes that are not committed."
    if not RELEASED.fullmatch(version):
        yield f'The version in src/roundhouse/__init__.py is "{version}": a release has three numbers and nothing else.'
    if git(root, "tag", "--list", f"v{version}"):
        yield f"There is a tag v{version} already."
    yield from wrong_with_changes(root, version)
    yield from wrong_with_lock(root)
    if not (root / HISTORY / f"{version}.json").exists():
        yield f"There is no {(HISTORY / version).as_posix()}.json: run python -m bench.speeds keep."


def main() -> int:
    """Check; then lint, test and tag."""
    parser = argparse.ArgumentParser(description="Check that this commit can be released, and tag it.")
    parser.add_argument("--check", action="store_true", help="say what is missing, and stop there")
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent, help=argparse.SUPPRESS)
    args = parser.parse_args()
    found = list(problems(args.root))
    print("\n".join(found) or f"Version {version_of(args.root)} can be released.", flush=True)
    if found or args.check:
        return bool(found)
    for script in ("lint", "test"):
        if subprocess.run([args.root / "scripts" / script], cwd=args.root, check=False).returncode:
            print(f"scripts/{script} fails: nothing is tagged.")
            return 1
    tag = f"v{version_of(args.root)}"
    git(args.root, "tag", "--annotate", tag, "--message", f"Roundhouse {version_of(args.root)}")
    print(f"Tagged {tag}. To publish it: git push origin {tag}. Then raise the version to the next one with .dev0.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
