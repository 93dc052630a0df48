"""What a server and all that it has started take of the machine: processor time and memory, as Linux counts them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SECONDS_TO_END = 20.0
TICKS = os.sysconf("SC_CLK_TCK")


class Used(NamedTuple):
    """What a process has used so far: seconds of a processor, and those of children that have ended."""

    parent: int
    own: float
    ended: float


class Shared(NamedTuple):
    """Something of the processes that serve people, and of those in which bots think."""

    server: float
    bots: float


def used() -> dict[int, Used]:
    """What every process of this machine has used."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                cells = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended
                continue
            user, system, users, systems = (int(cell) / TICKS for cell in cells[11:15])
            found[int(folder.name)] = Used(int(cells[1]), user + system, users + systems)
    return found


def family(root: int, processes: dict[int, Used]) -> Iterator[tuple[int, int]]:
    """A process and all below it, each with how far below it is."""
    below: dict[int, list[int]] = {}
    for process, its in processes.items():
        below.setdefault(its.parent, []).append(process)
    level, depth = [root], 0
    while level:
        yield from ((process, depth) for process in level)
        level, depth = [child for process in level for child in below.get(process, [])], depth + 1


def work_of_server(root: int, servers_depth: int) -> Shared:
    """The processor time of a server: what is deeper than the processes that serve people are bots' processes."""
    processes, found = used(), [0.0, 0.0]
    for process, depth in family(root, processes):
        if process in processes:
            found[depth > servers_depth] += processes[process].own
    return Shared(*found)


def work_of_all(root: int) -> float:
    """The processor time of a process and all that it has started, those that have ended included."""
    processes = used()
    return sum(sum(processes[each][1:]) for each, _ in family(root, processes) if each in processes)


def memory_of_server(root: int, servers_depth: int) -> Shared:
    """The megabytes of a server that are no file's."""
    found = [0.0, 0.0]
    for process, depth in family(root, used()):
        found[depth > servers_depth] += (anonymous(process) or 0) / 1024
    return Shared(*found)


def anonymous(process: int) -> int | None:
    """The kilobytes of a process that are no file's; None where the system does not say, or the process has ended."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) for line in lines if line.startswith("RssAnon")), None)


@contextmanager
def running(command: list[str], folder: Path, is_told: bool = False) -> Iterator[int]:
    """The number of a server's process, until the block ends; `is_told`: from when it says that people may come."""
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore:resource_tracker"}  # which misses processes that were killed
    told = subprocess.PIPE if is_told else subprocess.DEVNULL
    server = subprocess.Popen(command, cwd=folder, stdout=told, env=quiet)
    try:
        if server.stdout is not None and not server.stdout.readline():
            raise RuntimeError(f"it does not start: {' '.join(command)}")
        yield server.pid
    finally:
        if server.stdout is not None:
            server.stdout.close()
        server.terminate()
        try:
            server.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
