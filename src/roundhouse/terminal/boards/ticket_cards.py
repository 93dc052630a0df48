"""Ticket to Ride: The Card Game in the terminal: train cards are little cards with a letter and a colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from . import Board as PlainBoard
from . import Row, Shown, signed

COLOURS = {
    "black": "#fbf6e6 on #1b1b1b",
    "blue": "#fbf6e6 on #2f629c",
    "green": "#fbf6e6 on #2c6a4d",
    "orange": "#221303 on #e0862d",
    "purple": "#fbf6e6 on #7d4b86",
    "red": "#fbf6e6 on #b83626",
    "white": "#1b2629 on #f6f3e9",
    "yellow": "#221303 on #e3c53a",
    "locomotive": "#1b2629 on #bcc7c9",
}
ON_TURN, DONE, NOTHING = "▶", "✓", "–"


class Board(PlainBoard):
    """The cities, the players, the open cards, the tickets and the hand: what a move needs most stands last."""

    def render(self, scene: Shown) -> RenderableType:
        """The table as this seat sees it."""
        parts = [self._cities(), self._players(scene), self._decks(scene.view), self._display(scene.view)]
        parts += self._stacks(scene.view)
        if scene.seat is not None:
            parts += [self._tickets(scene), self._hand(scene)]
        return Group(*(Padding(part, (0, 0, 0, 1)) for part in parts))

    def _say(self, message: str, **args: Any) -> str:
        return self.words.say(f"tc-{message}", **args)

    # Cards

    def _chip(self, card: str, count: int = 1) -> Text:
        """A train card by its letter, and how many of them there are."""
        chip = Text(f"[{self.words.say(f'short-{card}')}]", COLOURS[card])
        return chip.append(f"×{count}", "default on default") if count > 1 else chip

    def _chips(self, cards: Sequence[str]) -> list[Text]:
        """Cards side by side, equal ones together."""
        return [self._chip(card, cards.count(card)) for card in dict.fromkeys(cards)]

    def _needs(self, ticket: str) -> Text:
        """The cards that a ticket needs."""
        return Text("").join(self._chips(self.contents["tickets"][ticket]["needs"]))

    def _ticket_name(self, ticket: str) -> str:
        row = self.contents["tickets"][ticket]
        city, other = map(self._city_name, row["cities"])
        return self.words.say("ticket", city=city, other=other, points=row["points"])

    def _city_name(self, city: str) -> str:
        return str(self.contents["cities"][city]["name"])

    # Parts of the table

    def _cities(self) -> RenderableType:
        """The bonuses of the big cities."""
        cities = [city for city in self.contents["cities"].values() if city["bonus"] is not None]
        said = " · ".join(f"{city['name']} {city['bonus']}" for city in cities)
        return Text.assemble((self._say("bonuses"), "bold"), " ", said)

    def _players(self, scene: Shown) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column(self.words.say("term-player"), no_wrap=True)
        for heading in ("cards", "tickets", "completed", "points", "stack"):
            grid.add_column(self._say(heading), justify="right")
        grid.add_column(self._say("depot"))
        for seat in range(scene.view["seats"]):
            self._add_player(grid, scene, seat)
        return Padding(grid, (1, 0, 1, 0))

    def _add_player(self, grid: Grid, scene: Shown, seat: int) -> None:
        view = scene.view
        rows = [self._row(row) for row in view["depots"][seat]]
        grid.add_row(
            Text(ON_TURN if seat == view["turn"] else "", "bold yellow"),
            Text(self.player(seat, scene), "bold" if seat == scene.seat else ""),
            str(view["hands"][seat]["size"]),
            str(view["tickets"][seat]["size"]),
            str(len(view["completed"][seat])),
            signed(view["points"][seat]["total"]),
            str(view["stacks"][seat]["size"]),
            Row(rows) if rows else Text(NOTHING, "dim"),
        )

    def _row(self, row: Mapping[str, Any]) -> Text:
        """A row of a depot: its colour and its cards, locomotives apart."""
        letter = self.words.say(f"short-{row['colour']}")
        joker = self.words.say("short-locomotive")
        locos = f"+{row['locomotives']}{joker}" if row["locomotives"] else ""
        return Text(f"[{letter}{row['coloured']}{locos}]", COLOURS[row["colour"]])

    def _decks(self, view: Mapping[str, Any]) -> RenderableType:
        sizes = {"cards": view["train_deck"]["size"], "tickets": view["ticket_deck"]["size"]}
        lines = [self._say("deck", **sizes, discards=len(view["discards"]))]
        if view["halves"] > 1:
            lines.append(self._say("half", half=view["half"]))
        if view["last_turns"]:
            lines.append(self._say("last-turns", turns=view["last_turns"]))
        return Text(" ".join(lines))

    def _display(self, view: Mapping[str, Any]) -> RenderableType:
        chips = [Text(self._say("open"), "bold")]
        for place, card in enumerate(view["display"], start=1):
            chips.append(Text.assemble((f"{place} ", "dim"), self._chip(card) if card else Text(NOTHING, "dim")))
        return Row(chips)

    def _stacks(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The stacks that lie open."""
        shown = [(seat, stack["cards"]) for seat, stack in enumerate(view["stacks"]) if stack["cards"]]
        return [Row([Text(self._say("your-stack", number=seat + 1), "bold"), *self._chips(c)]) for seat, c in shown]

    def _tickets(self, scene: Shown) -> RenderableType:
        """The tickets of the seat, and those that it looks at; a tick where one is chosen or declared."""
        part = scene.view["tickets"][scene.seat]
        grid = Grid.grid(padding=(0, 1))
        for heading, tickets in (("your-tickets", part["held"] + part["declared"]), ("looked-at", part["looked_at"])):
            title = Text(self._say(heading), "bold")
            for ticket in tickets:
                tick = DONE if ticket in (*part["declared"], *part["chosen"]) else ""
                grid.add_row(title, Text(tick, "bold green"), self._ticket_name(ticket), self._needs(ticket))
                title = Text("")
        return Padding(Group(grid, *self._returned(scene)), (1, 0, 0, 0))

    def _returned(self, scene: Shown) -> list[RenderableType]:
        """What the seat knows to be in the deck, since it has put it back."""
        names = [self._ticket_name(item["ticket"]) for item in scene.view["returned"][scene.seat]]
        chips = [Text(self._say("returned"), "dim"), *(Text(name, "dim") for name in names)]
        return [Row(chips, "   ")] if names else []

    def _hand(self, scene: Shown) -> RenderableType:
        cards = scene.view["hands"][scene.seat]["cards"]
        title = Text(self._say("hand", cards=len(cards)), "bold")
        return Padding(Row([title, *self._chips(cards)]), (1, 0, 0, 0))

    # Points

    def breakdown(self, points: Mapping[str, Any]) -> RenderableType:
        """Every ticket and every bonus; what is not known before the end is not in `points` before the end."""
        grid = Grid(box=frames.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        grid.add_column(self._say("part"), min_width=36)
        grid.add_column(self._say("points"), justify="right")
        for ticket in (*points["completed"], *points["uncompleted"]):
            grid.add_row(self._ticket_name(ticket["ticket"]), signed(ticket["points"]))
        for bonus in points["bonuses"]:
            grid.add_row(self._city_name(bonus["city"]), signed(bonus["points"]))
        grid.add_row(Text(self._say("total"), "bold"), Text(signed(points["total"]), "bold"))
        return grid

    def legend(self) -> RenderableType:
        """Every kind of train card, with its letter and its name."""
        grid = Grid.grid(padding=(0, 2))
        for card, about in self.contents["cards"].items():
            grid.add_row(self._chip(card), Text(about["name"]))
        return Group(grid, Text(self._say("legend")))
