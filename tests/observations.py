"""What a seat sees of each game: `python -m tests.observations` writes docs/observations."""

from __future__ import annotations

from pathlib import Path

from roundhouse import games
from roundhouse.observe import tensors

FOLDER = Path(__file__).parent.parent / "docs" / "observations"


def pages() -> dict[Path, str]:
    """The page of every game."""
    return {FOLDER / f"{name}.md": tensors.of(name).page() for name in games()}


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
