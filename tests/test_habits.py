"""What runs by itself, before a commit and on a server, names commands and versions that there are."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def commands_of_hooks() -> list[str]:
    return [hook["entry"] for repo in read(".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]


def commands_of_jobs() -> list[str]:
    jobs = read(".github/workflows/test.yml")["jobs"].values()
    return [step["run"] for job in jobs for step in job["steps"] if "run" in step]


def test_hooks_and_jobs_run_the_scripts_that_people_run() -> None:
    commands = [*commands_of_hooks(), *commands_of_jobs()]
    scripts = {script for command in commands for script in re.findall(r"scripts/\w+", command)}
    assert scripts == {"scripts/lint", "scripts/test"}
    assert all(os.access(ROOT / script, os.X_OK) for script in scripts)


def test_only_marks_that_there_are_are_left_out() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    known = {mark.split(":")[0] for mark in options["markers"]}
    texts = [(ROOT / "scripts" / "test").read_text(encoding="utf-8"), *commands_of_jobs()]
    left_out = {
        mark for text in texts for marks in re.findall(r"not \(([a-z ]+)\)", text) for mark in marks.split(" or ")
    }
    assert left_out == known


def test_every_version_of_python_that_may_be_used_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    tried = read(".github/workflows/test.yml")["jobs"]["quick"]["strategy"]["matrix"]["python"]
    assert project["requires-python"] == f">={tried[0]}"
    assert [int(version.removeprefix("3.")) for version in tried] == list(range(11, 11 + len(tried)))
