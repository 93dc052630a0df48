"""What is counted, as Prometheus reads it; and whether this process is well.

The format is a few lines of text, so nothing is needed to write it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .edge import is_on_this_machine

if TYPE_CHECKING:
    from .rooms import Rooms

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How often something was how large."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds, self.counts, self.sum = bounds, [0] * (len(bounds) + 1), 0.0

    def note(self, value: float) -> None:
        """It was this large once more."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self, name: str, label: str) -> Iterable[str]:
        """As Prometheus reads it: how often it was at most this large."""
        total = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{{label},le="{bound}"}} {total}'
        yield f"{name}_sum{{{label}}} {self.sum:.6f}"
        yield f"{name}_count{{{label}}} {total}"


class Metrics:
    """What one process counts as it goes along."""

    def __init__(self) -> None:
        self.acts = self.refused = 0
        self.commands = Histogram(SECONDS)
        self.batches = Histogram(SIZES)
        self.thinking = Histogram(SECONDS)


def written(rooms: Rooms) -> str:
    """All that this process has counted, and how things stand in it."""
    context, counted = rooms.context, rooms.context.metrics
    peers, queue = context.peers, context.thinkers
    name = "alone" if peers is None else peers.leases.id
    label = f'process="{name}"'
    now = {
        "tables_in_memory": len(rooms.rooms),
        "people_connected": sum(len(room.clients) for room in rooms.rooms.values()),
        "connections": context.sockets.open.total(),
        "relayed_connections": 0 if peers is None else peers.relays,
        "bots_waiting": queue.waiting,
        "bots_thinking": queue.busy,
        "lease_is_alive": int(peers is None or peers.leases.is_alive),
        "database_is_away": int(context.store.health.away_since is not None),
        "other_processes": 0 if peers is None else len(peers.leases.others),
    }
    sums = {"acts_total": counted.acts, "refused_total": counted.refused}
    measured = {
        "command_seconds": counted.commands,
        "store_batch_rows": counted.batches,
        "bots_waited_seconds": counted.thinking,
    }
    lines = [f"roundhouse_{key}{{{label}}} {value}" for key, value in (now | sums).items()]
    for key, histogram in measured.items():
        lines += histogram.lines(f"roundhouse_{key}", label)
    return "\n".join(lines) + "\n"


def typed(texts: Iterable[str]) -> str:
    """What several processes have written, by the names of what is counted, as the format asks."""
    found: dict[str, list[str]] = {}
    for line in "".join(texts).splitlines():
        name = line.partition("{")[0]
        for ending in ("_bucket", "_sum", "_count"):
            name = name.removesuffix(ending)
        found.setdefault(name, []).append(line)
    lines = []
    for name, theirs in found.items():
        kind = "histogram" if "_bucket{" in theirs[0] else "counter" if name.endswith("_total") else "gauge"
        lines += [f"# TYPE {name} {kind}", *theirs]
    return "\n".join(lines) + "\n"


def routes(rooms_of: Callable[[], Rooms], is_open: bool) -> list[Route]:
    """`/healthz` for everybody, `/metrics` for this machine, or with `is_open` for everybody."""

    async def show_health(request: Request) -> Response:
        """200 if this process is up, its database answers and its lease is alive; else 503."""
        rooms = rooms_of()
        peers, is_here = rooms.context.peers, rooms.context.store.health.away_since is None
        lease = peers is None or peers.leases.is_alive
        body = {"database": is_here, "lease": lease, "leaving": rooms.is_leaving}
        is_well = is_here and lease and not rooms.is_leaving
        return Response(msgspec.json.encode(body), 200 if is_well else 503, media_type="application/json")

    async def show_metrics(request: Request) -> Response:
        """What all processes of this database count."""
        if not is_open and not is_on_this_machine(request.scope):
            return Response(status_code=404)
        rooms = rooms_of()
        others = [] if rooms.context.peers is None else await rooms.context.peers.everybodys_metrics()
        return Response(typed([written(rooms), *others]), media_type=TEXT)

    return [Route("/healthz", show_health), Route("/metrics", show_metrics)]
