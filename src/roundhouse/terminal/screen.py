"""Where the table is shown and questions are asked: a terminal, or plain text through pipes."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

MOST_DIGITS = 9
FORGET_HISTORY = "\x1b[3J"  # what was scrolled away is gone too


def choice(entry: str, most: int) -> int | None:
    """The number from 1 to `most` that was typed, or None."""
    number = int(entry) if entry.isdecimal() and len(entry) <= MOST_DIGITS else 0
    return number if 1 <= number <= most else None


class Screen:
    """Standard input and output; without a terminal nothing is cleared, coloured or waited for."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """How many letters fit on a line."""
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        """Show these, one below the other."""
        for part in parts:
            self.console.print(part)

    def lines(self, sentences: Iterable[str], style: str = "") -> None:
        """Print sentences, one a line; through a pipe no line is broken."""
        for sentence in sentences:
            self.console.print(Text(sentence, style), soft_wrap=not self.interactive)

    def clear(self, forget: bool = False) -> None:
        """Begin with an empty screen; `forget` what was on it before."""
        if self.interactive:
            self.console.clear()
            if forget and not self.console.is_dumb_terminal:
                self.console.file.write(FORGET_HISTORY)
        else:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """What is typed; EOFError when nothing more will be."""
        if self.interactive:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.strip())
        if not line:
            raise EOFError
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Wait until Enter is pressed, if there is somebody to press it."""
        if self.interactive:
            input(prompt)
