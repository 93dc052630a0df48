"""A fixed share of a processor for each process: then it can be shown on few processors what several processes carry.

Linux keeps a process from running when it has used its share of each hundredth of a second.  It takes the right to make
control groups, of version 1 (`cpu.cfs_quota_us`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PERIOD = 10_000  # microseconds
GROUPS = Path("/sys/fs/cgroup/cpu")


class NoQuota(Exception):
    """This machine lets nobody limit processes."""


@contextmanager
def limited(processes: Iterable[int], share: float) -> Iterator[None]:
    """Each of these, and what it starts from now on, gets this share of a processor, until the block ends."""
    groups: list[Path] = []
    try:
        for process in processes:
            groups.append(_group(f"roundhouse-{process}", round(share * PERIOD)))
            (groups[-1] / "cgroup.procs").write_text(str(process))
        yield
    except OSError as error:
        raise NoQuota(f"processes cannot be limited here: {error}") from None
    finally:
        for group in groups:
            _leave(group)


def _group(name: str, quota: int) -> Path:
    """A new control group with this quota, in microseconds of each period."""
    group = GROUPS / name
    group.mkdir()
    (group / "cpu.cfs_period_us").write_text(str(PERIOD))
    (group / "cpu.cfs_quota_us").write_text(str(quota))
    return group


def _leave(group: Path) -> None:
    """Let what is in it run freely again, and remove it."""
    for process in (group / "cgroup.procs").read_text().split():
        with suppress(OSError):  # it has ended
            (GROUPS / "cgroup.procs").write_text(process)
    group.rmdir()
