"""Pages of the Python interface, from its docstrings.  Run by scripts/docs."""

from __future__ import annotations

import argparse
from pathlib import Path

import pdoc
import pdoc.render

import roundhouse

ROOT = Path(__file__).parent.parent
PUBLIC = ("roundhouse", r"!roundhouse\.")  # what can be had from the package itself; the rest may change any day


def main() -> None:
    """Write them into a folder."""
    parser = argparse.ArgumentParser(description="Write the pages of the Python interface.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "docs" / "api")
    folder = parser.parse_args().folder
    footer = f"Roundhouse {roundhouse.__version__}"
    pdoc.render.configure(docformat="markdown", footer_text=footer, show_source=False)
    pdoc.pdoc(*PUBLIC, output_directory=folder)
    print(f"Written: {folder / 'index.html'}")


if __name__ == "__main__":
    main()
