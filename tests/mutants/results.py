"""The verdicts on a game's wrong rules, kept in a file, and the explanations of those that nobody noticed."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from .judge import Verdict

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Result:
    """A verdict in words."""

    key: str
    file: str
    kind: str
    line: int
    by: str
    how: str
    ran: int
    left: int

    @classmethod
    def of(cls, verdict: Verdict) -> Result:
        """A verdict in words."""
        change = verdict.change
        how = " ".join(verdict.how.split())[:120] if not verdict.noticed else ""
        by = verdict.by.rpartition("::")[2] + (" (for ever)" if verdict.how == "runs for ever" else "")
        return cls(
            change.key, change.source.name, change.edit.kind, change.lines[0], by, how, verdict.ran, verdict.left
        )


def results_file(game: str) -> Path:
    """Where the last results of a game are kept."""
    return HERE / "results" / f"{game}.json"


def write(game: str, results: list[Result]) -> None:
    """Keep the results of a game, one a line."""
    lines = ",\n".join(json.dumps(asdict(result), ensure_ascii=False) for result in results)
    results_file(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def read(game: str) -> list[Result]:
    """The last results of a game."""
    path = results_file(game)
    return [Result(**given) for given in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def explained(game: str) -> dict[str, str]:
    """Why a change makes no difference that a test could see, by the key of the change."""
    path = HERE / "explained" / f"{game}.toml"
    if not path.exists():
        return {}
    given = tomllib.loads(path.read_text(encoding="utf-8"))
    return {change: entry["why"] for entry in given["same"] for change in entry["changes"]}


def table(results: list[Result]) -> list[tuple[str, int, int]]:
    """Planted and noticed, file by file."""
    planted = Counter(result.file for result in results)
    noticed = Counter(result.file for result in results if result.by)
    return [(file, planted[file], noticed[file]) for file in sorted(planted)]
