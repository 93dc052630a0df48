"""requirements/lock.txt: one release of everything that the scripts install, all of them allowed by pyproject.toml."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
NOT_LOCKED = runpy.run_path(str(ROOT / "scripts" / "release.py"))["NOT_LOCKED"]
LOCK = ROOT / "requirements" / "lock.txt"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def asked_for() -> list[Requirement]:
    """All that pyproject.toml asks for: always, with an extra that scripts install, and to build."""
    project = PROJECT["project"]
    extras = [
        line for name, lines in project["optional-dependencies"].items() if name not in NOT_LOCKED for line in lines
    ]
    found = map(Requirement, [*project["dependencies"], *extras, *PROJECT["build-system"]["requires"]])
    return [each for each in found if each.name != project["name"]]


def pins() -> dict[str, str]:
    """The release of each package."""
    lines = [line for line in LOCK.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9.-]+==[0-9][\w.]*", line) for line in lines), "only names and releases"
    assert lines == sorted(set(lines))
    return {canonicalize_name(name): release for name, release in (line.split("==") for line in lines)}


@pytest.mark.parametrize("asked", asked_for(), ids=str)
def test_the_lock_has_a_release_that_is_allowed(asked: Requirement) -> None:
    name = canonicalize_name(asked.name)
    assert name in pins(), "run scripts/lock"
    assert asked.specifier.contains(pins()[name]), "run scripts/lock"


def test_extras_alone_bring_what_not_every_machine_has() -> None:
    always = {Requirement(line).name for line in PROJECT["project"]["dependencies"]}
    extras = PROJECT["project"]["optional-dependencies"]
    assert always.isdisjoint({"numba", "llvmlite", "numba-cuda", "asyncpg"})
    assert {"fast", "gpu", "postgresql"} <= extras.keys()
    assert "roundhouse[fast]" in extras["gpu"]


def test_whatever_the_scripts_install_is_locked() -> None:
    text = (ROOT / "scripts" / "environment").read_text("utf-8")
    installs = re.findall(r"^.*-m pip install.*$", text, re.MULTILINE)
    assert len(installs) == 1
    assert "PIP_CONSTRAINT=$lock PIP_BUILD_CONSTRAINT=$lock" in installs[0]
    others = [ROOT / ".ci" / "run", *(each for each in (ROOT / "scripts").iterdir() if each.name != "environment")]
    assert [each.name for each in others if "pip install" in each.read_text("utf-8")] == ["lock"]
