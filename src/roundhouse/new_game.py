"""A new game from the template: a small one that is complete, to be changed into another rule by rule."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase

from .core.game import games, load
from .core.words import words
from .terminal.refusal import Refusal

ROOT = Path(__file__).parents[2]
TEMPLATE = "template"
NAME, TITLE, LEDGER = "countdown", "Countdown", "CD"  # of the game in the template
NAMED = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24
WRITERS = (
    "tests.contract",
    "tests.wire",
    "tests.ledger",
    "tests.imports",
    "tests.observations",
)  # of what is written from all games
AS_SEEN_BY_OPEN_SPIEL = "tests.rl.playthroughs"
UNREAD = {"__pycache__"}


def new_game(name: str, lang: str, root: Path = ROOT) -> None:
    """Write a game of this name into a checkout, write anew what follows from all games, and say how to go on."""
    check_name(name)
    check_place(name, root)
    for path, text in files(name, root / TEMPLATE):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8", newline="\n")
    for module in WRITERS:
        subprocess.run([sys.executable, "-m", module], cwd=root, check=True)
    subprocess.run([sys.executable, "-m", AS_SEEN_BY_OPEN_SPIEL, name], cwd=root, check=True)
    print(words(lang).say("cli-new-game-made", title=title_of(name), name=name))


def check_name(name: str) -> None:
    """Refuse what cannot be a folder, a module and a part of an address."""
    if len(name) > LONGEST or not NAMED.fullmatch(name) or keyword.iskeyword(name):
        raise Refusal("new-game-name", name=name, most=LONGEST)


def check_place(name: str, root: Path) -> None:
    """Refuse a place that has no template, and one where something is in the way."""
    if not (root / TEMPLATE).is_dir():
        raise Refusal("new-game-place", folder=str(root))
    for home in homes(name, root / TEMPLATE):
        if (root / home).exists():
            raise Refusal("file-exists", file=home.as_posix())


def homes(name: str, template: Path) -> Iterator[Path]:
    """The folders and files that are the game's alone: the first part of each path that has its name."""
    found = {named(path, name) for path in template.rglob("*") if NAME in path.name and NAME not in str(path.parent)}
    yield from sorted(path.relative_to(template) for path in found)


def files(name: str, template: Path) -> Iterator[tuple[Path, str]]:
    """Every file of the new game: where it lies, and what it says."""
    ledger = ledger_of(name)
    for path in sorted(template.rglob("*")):
        if path.is_file() and not UNREAD & set(path.parts):
            text = path.read_text(encoding="utf-8")
            text = re.sub(rf"\b{LEDGER}(?=-|\")", ledger, text)
            text = text.replace(f"test_{LEDGER.lower()}_", f"test_{ledger.lower()}_")
            text = text.replace(NAME, name).replace(TITLE, title_of(name))
            yield named(path, name).relative_to(template), text


def named(path: Path, name: str) -> Path:
    """A path of the template with another name in it."""
    return Path(*(part.replace(NAME, name) for part in path.parts))


def title_of(name: str) -> str:
    """What a game of this name is called until somebody calls it otherwise."""
    return name.replace("_", " ").title()


def ledger_of(name: str) -> str:
    """Two letters that no other ledger begins with: the initials, or the first letter with a later one."""
    taken = {load(other).ledger for other in games()}
    initials = "".join(part[0] for part in name.split("_"))
    letters = initials[1:] + name[1:] + ascii_lowercase
    pairs = [(name[0] + letter).upper() for letter in letters if letter.isalpha()]
    return next(pair for pair in pairs if pair not in taken)
