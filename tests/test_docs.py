"""The pages of the Python interface are made, and have what is public in them; the others lead to what there is."""

from __future__ import annotations

import html
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import roundhouse

ROOT = Path(__file__).parent.parent
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "deploy").rglob("*.md"),
    ROOT / "web" / "README.md",
]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
ANCHOR = re.compile(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)")
FILE = re.compile(
    r"`((?:src|tests|docs|scripts|bench|examples|template|deploy|web|core|server|lib|board)/[\w./-]+\.\w+)`"
)
MADE_BY_THE_READER = "night_mail"  # of docs/adding-a-game.md
HOMES = (ROOT, ROOT / "src" / "roundhouse", ROOT / "web", ROOT / "web" / "src")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of the package."""
    folder = tmp_path_factory.mktemp("api")
    command = [sys.executable, "-W", "error", str(ROOT / "scripts" / "docs.py"), str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / "index.html").exists()
    return (folder / "roundhouse.html").read_text(encoding="utf-8")


def shown(page: str) -> set[str]:
    """The names that have a place on the page."""
    return set(re.findall(r'id="([\w.]+)"', page))


def test_every_public_name_is_on_the_page(page: str) -> None:
    assert set(roundhouse.__all__) - shown(page) == set()


def test_every_public_method_is_on_the_page_with_what_it_means(page: str) -> None:
    methods = {name: value for name, value in vars(roundhouse.Table).items() if not name.startswith("_")}
    assert {f"Table.{name}" for name in methods} - shown(page) == set()
    text = " ".join(html.unescape(re.sub(r"<[^>]+>", "", page)).split())
    for name, value in methods.items():
        said = inspect.getdoc(value)
        assert said, name
        first = said.splitlines()[0].replace("`", "").replace("\\", "")
        assert " ".join(first.split())[:40] in text, name


def test_the_version_is_on_the_page(page: str) -> None:
    assert f"Roundhouse {roundhouse.__version__}" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_and_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    missing += [file for file in FILE.findall(text) if not any((home / file).exists() for home in HOMES)]
    assert [name for name in missing if MADE_BY_THE_READER not in name] == []


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in a link."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_to_a_heading_leads_to_one(page: Path) -> None:
    for link, anchor in ANCHOR.findall(page.read_text(encoding="utf-8")):
        assert anchor in anchors(page.parent / link if link else page), f"{link}#{anchor}"


@pytest.mark.parametrize(
    ("name", "begin", "suffix", "folder"),
    [("architecture.md", "| in `core/` |", "", "core"), ("online.md", "| `server/` |", ".py", "server")],
)
def test_a_page_says_what_each_module_of_a_folder_is(name: str, begin: str, suffix: str, folder: str) -> None:
    table = (ROOT / "docs" / name).read_text(encoding="utf-8").split(begin)[1].split("\n\n")[0]
    named = re.findall(rf"`(\w+){re.escape(suffix)}`", table)
    modules = [path.stem for path in (ROOT / "src" / "roundhouse" / folder).glob("*.py") if path.stem != "__init__"]
    assert sorted(named) == sorted(modules)
