"""Compare our games with those of other libraries: see bench.peers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from roundhouse.core.compile import cache_folder

from ..speeds import HISTORY
from . import report
from .compare import OURS, Comparison, compare
from .home import OFFERED, Home

KEPT = HISTORY / "peers"
README = HISTORY.parents[1] / "README.md"
SECONDS, ROUNDS = 0.5, 5
QUICK_SECONDS, QUICK_ROUNDS = 0.05, 1


def main(args: list[str] | None = None) -> None:
    """Measure, print a table, write the numbers and a picture."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="Our games beside those of others.")
    parser.add_argument("--device", choices=tuple(OFFERED), default="cpu")
    parser.add_argument("--quick", action="store_true", help="a short run, with rough numbers")
    parser.add_argument("--libraries", nargs="+", metavar="NAME", help="only these; usually all")
    parser.add_argument("--games", nargs="+", metavar="NAME", default=[], help="only these; usually all")
    parser.add_argument("--into", type=Path, help="the folder for numbers and picture; usually in the cache")
    parser.add_argument(
        "--keep", action="store_true", help="put them into bench/history/peers, a table into the README"
    )
    chosen = parser.parse_args(args)
    if chosen.keep and (chosen.quick or chosen.libraries or chosen.games or chosen.into):
        parser.error("only a whole run is kept")
    known = [OURS, *OFFERED[chosen.device]]
    unknown = set(chosen.libraries or []) - set(known)
    if unknown:
        parser.error(f"on {chosen.device} there are: {', '.join(known)}; not {', '.join(sorted(unknown))}")
    seconds, rounds = (QUICK_SECONDS, QUICK_ROUNDS) if chosen.quick else (SECONDS, ROUNDS)
    libraries = chosen.libraries or known
    found = compare(libraries, chosen.device, seconds, rounds, Home(chosen.device), tell, chosen.games)
    print(report.table(found))
    write(found, KEPT if chosen.keep else chosen.into or cache_folder() / "peers")
    if chosen.keep and chosen.device == "cpu":
        readme, drawn = README.read_text(encoding="utf-8"), KEPT.relative_to(README.parent) / "cpu.svg"
        README.write_text(report.with_section(readme, report.section(found, drawn.as_posix())), encoding="utf-8")
        print(f"Written: {README}")


def write(found: Comparison, folder: Path) -> None:
    """Write the numbers and a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, text in (("json", found.as_json()), ("svg", report.picture(found))):
        file = folder / f"{found.device}.{kind}"
        file.write_text(text, encoding="utf-8")
        print(f"Written: {file}")


def tell(sentence: str) -> None:
    """Say how far it is, where it does not disturb the table."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
