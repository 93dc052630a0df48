"""One game at this terminal: it asks the people, lets the bots move, and shows how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.text import Text

from ..bots import Bot
from ..core.errors import RoundhouseError
from ..core.events import Event
from ..core.journal import Journal
from ..core.table import Move, Table
from ..core.view import SeatView
from ..core.words import words
from . import show
from .boards import board_for
from .refusal import Refusal, refusal_of
from .rules import rules_page
from .save import LogFile
from .screen import Screen, choice

SAME_KEYS = str.maketrans("гдіыкцйсь", "ulssrwqcm")  # the same keys in the Ukrainian and Russian layouts


class Quit(Exception):
    """The player leaves the table."""


class TerminalTable:
    """People at one terminal, bots at the other seats."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], screen: Screen, lang: str, log: LogFile) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.words = words(lang, table.game.name)
        self.board = board_for(table.game, self.words)
        self.log = log
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.viewer: int | None = None if self.several else self.people[0]
        self.journal = Journal(table)
        self.shown = -1  # at which change of the journal the table was last shown
        self.notice = ""  # what the last entry led to, if nothing was played

    @property
    def several(self) -> bool:
        """Whether people share this terminal, so that hands are covered between turns."""
        return len(self.people) > 1

    # Playing

    def play(self) -> None:
        """Play to the end of the game."""
        while (seat := self.table.seat) is not None:
            if seat in self.bots:
                self.journal.play(seat, [self.bots[seat].choose(SeatView.of(self.table, seat))])
            else:
                self._uncover(seat)
                self._ask(self.table.moves())
        self._show_end()

    def _make(self, moves: Sequence[Move]) -> None:
        """Play moves that are one act."""
        assert self.table.seat is not None
        self.journal.play(self.table.seat, [move.code for move in moves])

    def _uncover(self, seat: int) -> None:
        """Between two people's turns nobody's hand is on the screen."""
        if seat == self.viewer:
            return
        self.viewer = None
        self.screen.clear(forget=True)
        self.screen.lines([self.words.say("term-cover", number=seat + 1)], "bold")
        self.screen.pause(self.words.say("term-press-enter"))
        self.viewer = seat

    def _ask(self, moves: Sequence[Move]) -> None:
        """Show the table, and do what is typed; plain text is not shown twice."""
        if self.screen.interactive or self.shown != self.journal.changes:
            self._show(moves)
        if self.notice:
            self.screen.lines([self.notice], "bold red")
            self.notice = ""
        entry = self.screen.ask(self.words.say("term-prompt", most=len(moves)) + " ")
        number = choice(entry, len(moves))
        if number is not None:
            self._make([moves[number - 1]])
            return
        try:
            self._obey(entry, moves)
        except OSError as error:
            self.notice = refusal_of(error).say(self.words.lang)
        except RoundhouseError as error:
            self.notice = error.say(self.words.lang)

    def _show(self, moves: Sequence[Move]) -> None:
        table, screen = self.table, self.screen
        screen.clear()
        screen.show(show.heading(self.words))
        lines = show.told(table, self._recent(), self.viewer, self.words)
        if lines:
            screen.show(show.news(lines, self.words))
        screen.show(self.board.render(show.scene(table, self.viewer, moves, self.bots)))
        screen.show(show.question(table, self.words, self.several))
        screen.show(show.numbered([move.say(self.words.lang) for move in moves], screen.width))
        screen.show(Text(self._shortcuts(moves), "dim"))
        self.shown = self.journal.changes

    def _shortcuts(self, moves: Sequence[Move]) -> str:
        """What can be typed besides a number."""
        can_finish = any(len(self.table.finish(move)) > 1 for move in moves)
        return self.words.say("term-shortcuts", ready=str(can_finish), map=str(self.board.has_map))

    def _recent(self) -> list[Event]:
        """What happened from the viewer's last move on."""
        own = [act.before for act in self.journal.acts if act.seat == self.viewer]
        return [event for event in self.journal.events if event.ply > (own[-1] if own else -1)]

    # What can be typed besides a number

    def _obey(self, entry: str, moves: Sequence[Move]) -> None:
        """Do what a letter stands for."""
        letter, _, rest = entry.partition(" ")
        most = len(moves)
        pages: dict[str, Callable[[], None]] = {
            "l": self._show_log,
            "s": self._show_points,
            "r": self._show_rules,
            "?": self._show_help,
        }
        key = letter.lower().translate(SAME_KEYS)
        if key == "w":
            self._save(rest.strip())
        elif key == "c" and self.table.game.hints.COMPOUND:
            self._finish(rest.strip(), moves)
        elif key == "m" and self.board.has_map:
            self._show_map(rest.strip(), moves)
        elif key == "u" and not rest:
            self._undo()
        elif key == "q" and not rest:
            self._quit()
        elif key in pages and not rest:
            self._page(pages[key])
        elif entry:
            raise Refusal("entry", entry=entry, most=most)
        else:
            raise Refusal("no-entry", most=most)

    def _page(self, show: Callable[[], None]) -> None:
        """Show something else than the table, until Enter is pressed."""
        self.screen.clear()
        show()
        self.screen.pause("\n" + self.words.say("term-press-enter"))

    def _show_log(self) -> None:
        self.screen.lines(show.told(self.table, self.journal.events, self.viewer, self.words))

    def _show_points(self) -> None:
        self.screen.show(*show.points_so_far(self.table, self.board, self.viewer, self.bots))

    def _show_rules(self) -> None:
        self.screen.show(rules_page(self.table.game.name, self.words.lang, self.screen.interactive))

    def _show_help(self) -> None:
        self.screen.lines(self.words.say("term-help").splitlines())
        if self.table.game.hints.COMPOUND:
            self.screen.lines([self.words.say("term-help-ready")])
        if self.board.has_map:
            self.screen.lines([self.words.say("term-help-map")])
        legend = self.board.legend()
        if legend is not None:
            self.screen.show("", legend)

    def _show_map(self, wanted: str, moves: Sequence[Move]) -> None:
        """The part of the map that is asked for."""
        chart = self.board.chart(show.scene(self.table, self.viewer, moves, self.bots), wanted)
        if chart is None:
            raise Refusal("map", wanted=wanted)
        self._page(lambda: self.screen.show(chart))

    def _finish(self, number: str, moves: Sequence[Move]) -> None:
        """Play a move and finish it the cheapest way; taken back, all of it is."""
        chosen = choice(number, len(moves))
        if chosen is None:
            raise Refusal("ready", most=len(moves))
        self._make(self.table.finish(moves[chosen - 1]))

    def _undo(self) -> None:
        """Go back to the viewer's previous decision, or say why not; then nothing has changed."""
        self.journal.take_back(self.journal.can_go_back(self.viewer, self.bots))
        self.notice = self.words.say("term-undone")

    def _save(self, name: str) -> None:
        if not name:
            raise Refusal("save-name")
        self.log.save(self.table, Path(name))
        self.notice = self.words.say("term-saved", file=name)

    def _quit(self) -> None:
        if not self.save_where_asked() and self.table.codes_played:
            self._offer_to_save("term-save-unfinished")
        raise Quit

    # The end

    def _show_end(self) -> None:
        """How it ended, and where the points come from; people who share a terminal are all called by number."""
        last, seat = self._recent(), None if self.several else self.viewer
        self.screen.clear()
        self.screen.show(show.heading(self.words))
        self.screen.lines(show.told(self.table, last, seat, self.words))
        self.screen.show(*show.points_so_far(self.table, self.board, seat, self.bots))
        self.screen.show(show.ranking(self.table, self.words, seat, self.bots))
        if self.table.seats > 1:
            self.screen.lines(["", show.winners(self.table, self.words, seat, self.bots), ""], "bold")
        if not self.save_where_asked():
            self._offer_to_save("term-save-finished")

    def save_where_asked(self) -> bool:
        """Save the log to the file that was named before; whether that was done."""
        return self.log.path is not None and self._save_to(self.log.path)

    def _offer_to_save(self, prompt: str) -> None:
        """Ask for a file name until the log is saved or nothing is typed."""
        while name := self.screen.ask(self.words.say(prompt) + " "):
            if self._save_to(Path(name)):
                return

    def _save_to(self, path: Path) -> bool:
        """Save the log and say so, or say why not."""
        try:
            self.log.save(self.table, path)
        except OSError as error:
            self.screen.lines([refusal_of(error).say(self.words.lang)], "bold red")
            return False
        self.screen.lines([self.words.say("term-saved", file=str(path))])
        return True
