"""Where the time of a run of the tests went, as lines to print at its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

SLOWEST = 15
FEW = 100  # tests: for fewer the report is left out


def folder_of(test: str) -> str:
    """The folder of a test, to the depth at which they differ in kind; a file that is in `tests` itself by its name."""
    return "/".join(test.split("::")[0].split("/")[: 3 if test.startswith("tests/games/") else 2])


def total_of_each(spent: Iterable[tuple[str, float]]) -> dict[str, float]:
    """Seconds for each name, setting up and clearing away included, longest first."""
    total: dict[str, float] = {}
    for name, seconds in spent:
        total[name] = total.get(name, 0.0) + seconds
    return dict(sorted(total.items(), key=lambda each: -each[1]))


def report(seconds: Mapping[str, float]) -> list[str]:
    """The time of each folder and the slowest tests."""
    slowest = list(total_of_each(seconds.items()).items())[:SLOWEST]
    folders = total_of_each((folder_of(test), spent) for test, spent in seconds.items())
    lines = [f"{spent:8.1f} s  {folder}" for folder, spent in folders.items()]
    lines += [f"{sum(seconds.values()):8.1f} s  all {len(seconds)} tests, in all processes together", ""]
    return [*lines, f"The {len(slowest)} slowest:", *(f"{spent:8.1f} s  {test}" for test, spent in slowest)]
