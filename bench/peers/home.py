"""Where other libraries live: a virtual environment that is made once, and kept in the cache folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from roundhouse.core.compile import cache_folder

PINS = Path(__file__).with_name("constraints.txt")
PACKAGES = {  # what a library needs that pip does not bring by itself
    "open_spiel": ["open_spiel"],
    "pettingzoo": ["pettingzoo", "chess", "open_spiel", "pygame-ce", "rlcard", "shimmy"],
    "rlcard": ["rlcard"],
    "pgx": ["pgx", "jax"],
}
ON_GPU = {"pgx": ["pgx", "jax[cuda12]"]}
OFFERED = {"cpu": PACKAGES, "cuda": ON_GPU}  # by device: the libraries that run there
PIP_SECONDS = 1800


class NotInstalled(Exception):
    """A library could not be installed here; the text says why."""


class Home:
    """An environment for these libraries on this device."""

    def __init__(self, device: str, folder: Path | None = None) -> None:
        self.packages = OFFERED[device]
        self.prefers_ours = device == "cuda"  # what fits the driver of a GPU is often there already
        self.folder = folder or cache_folder() / f"peers-{device}"
        self.kept = self.folder / "installed.json"
        self.log = self.folder / "pip.log"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin") / "python"

    def interpreter(self, library: str) -> Path:
        """An interpreter that has this library: the one of the environment, or for a GPU ours if it has."""
        if self.prefers_ours and has(self.packages[library]):
            return Path(sys.executable)
        if self.installed().get(library) != self.wanted(library):
            self.install(library)
        return self.python

    def wanted(self, library: str) -> list[str]:
        """What is to be installed: packages, and all pins."""
        return [*self.packages[library], *pins()]

    def installed(self) -> dict[str, list[str]]:
        """What was installed in earlier runs, by library."""
        if not self.kept.exists():
            return {}
        found: dict[str, list[str]] = json.loads(self.kept.read_text(encoding="utf-8"))
        return found

    def install(self, library: str) -> None:
        """Make the environment if there is none, and install a library by the names of its packages."""
        print(f"Installing {library} into {self.folder} …", file=sys.stderr)
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("w", encoding="utf-8") as log:
            if not self.python.exists():
                call([sys.executable, "-m", "venv", str(self.folder)], log.fileno(), self.log)
            pip = [str(self.python), "-m", "pip", "install", "--constraint", str(PINS)]
            call([*pip, *self.packages[library]], log.fileno(), self.log)
        self.kept.write_text(
            json.dumps({**self.installed(), library: self.wanted(library)}, indent=1), encoding="utf-8"
        )


def pins() -> list[str]:
    """The lines of the file of versions that are not comments."""
    lines = PINS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def has(packages: Iterable[str]) -> bool:
    """Whether our own interpreter has these packages, in any version."""
    return all(find_spec(package.partition("[")[0]) for package in packages)


def call(command: Iterable[str], output: int, log: Path) -> None:
    """Run a step of an installation; NotInstalled says what the last line of its answer was."""
    try:
        done = subprocess.run(list(command), stdout=output, stderr=output, check=False, timeout=PIP_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise NotInstalled(str(problem)) from problem
    if done.returncode:
        said = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines()]
        errors = [line for line in said if line.startswith("ERROR")] or [line for line in said if line] or ["no answer"]
        raise NotInstalled(f"{errors[-1]} (the whole answer is in {log})")
