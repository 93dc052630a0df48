"""Great Lakes in the terminal: the map is a list of routes by region, each drawn in its colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from . import Board as PlainBoard
from . import Row, Shown, signed

COLOURS = {
    "purple": "#fbf6e6 on #7d4b86",
    "yellow": "#221303 on #e0c030",
    "green": "#fbf6e6 on #2c6a4d",
    "red": "#fbf6e6 on #b83626",
    "black": "#fbf6e6 on #2b2b2b",
    "white": "#1b2629 on #f6f3e9",
    "grey": "#1b2629 on #a8aeb0",
    "wild": "#221303 on #f0a040",
}
WILD = "wild"  # a card without a colour
SIGNS = {"rail": "═", "sea": "≈"}
ON_TURN = "▶"
CLAIMABLE = "*"
DONE, OPEN = "✓", "·"
BETWEEN = "   "  # routes on one line

HEADINGS = (
    "term-lakes-train-cards",
    "term-lakes-ship-cards",
    "term-lakes-tickets",
    "term-lakes-trains",
    "term-lakes-ships",
    "term-lakes-harbours",
    "term-lakes-track",
)

Filter = Callable[[str], bool]


def _claimable(scene: Shown) -> set[str]:
    """The routes that can be claimed now."""
    return {str(move.args["route"]) for move in scene.moves if move.kind == "claim"}


class Board(PlainBoard):
    """The players and the decks, the routes that matter now, tickets and hand; all routes are on the map."""

    has_map = True

    def render(self, scene: Shown) -> RenderableType:
        """The table as this seat sees it."""
        view = scene.view
        claimable = _claimable(scene)
        parts = [self._players(scene), self._decks(view)]
        parts.append(self._map(view, claimable, lambda route: route in view["routes"] or route in claimable))
        if scene.seat is not None:
            parts += [self._tickets(scene, scene.seat), self._hand(view, scene.seat)]
        return Group(*parts)

    # Names

    def _place(self, place: str) -> str:
        return str(self.contents["places"][place]["name"])

    def _ticket(self, ticket: str) -> str:
        row = self.contents["tickets"][ticket]
        return f"{row['name']} ({row['points']})"

    def _card(self, card: str) -> Text:
        row = self.contents["cards"][card]
        return Text(f"[{row['name']}]", COLOURS[row["colour"] or WILD])

    def _display(self, cards: Sequence[str | None]) -> RenderableType:
        """The open cards with the numbers of their places."""
        chips = [Text("[ ]", "dim") if card is None else self._card(card) for card in cards]
        numbered = [Text.assemble(f"{slot} ", chip) for slot, chip in enumerate(chips, start=1)]
        return Padding(Row([Text(self.words.say("term-lakes-display"), "bold"), *numbered]), (1, 0, 0, 0))

    # The map

    def chart(self, scene: Shown, wanted: str) -> RenderableType | None:
        """The routes of a filter by its number, or those of the cities whose names begin so."""
        claimable = _claimable(scene)
        owners = scene.view["routes"]
        filters: dict[str, Filter] = {
            "1": lambda route: True,
            "2": claimable.__contains__,
            "3": lambda route: owners.get(route) == scene.seat,
            "4": self._wanted(scene).__contains__,
        }
        cities = self._cities(wanted)
        if (wanted or "1") not in filters and not cities:
            return None
        touching = {route for route, row in self.contents["routes"].items() if {row["a"], row["b"]} & cities}
        shown = self._map(
            scene.view, claimable, filters.get(wanted or "1", touching.__contains__), "term-lakes-no-route"
        )
        return Group(Text(self.words.say("term-lakes-map")), Text(self.words.say("term-lakes-filters"), "dim"), shown)

    def _wanted(self, scene: Shown) -> set[str]:
        """The routes that the plan of the seat that decides asks for."""
        return set() if scene.seen is None else set(self.game.hints.wanted(scene.seen))

    def _cities(self, start: str) -> set[str]:
        """The places whose names, here or in the data files, begin so."""
        begin = start.casefold()
        places = self.contents["places"]
        return {place for place in places if place.startswith(begin) or self._place(place).casefold().startswith(begin)}

    def _map(
        self, view: Mapping[str, Any], claimable: set[str], wanted: Filter, empty: str = "term-lakes-nothing"
    ) -> RenderableType:
        """The routes that a filter lets through, region by region."""
        places, routes = self.contents["places"], self.contents["routes"]
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        for region, name in self.contents["regions"].items():
            here = [route for route, row in routes.items() if places[row["a"]]["region"] == region and wanted(route)]
            if here:
                chips = [self._route(view, route, route in claimable) for route in here]
                grid.add_row(Text(name, "bold"), Row(chips, BETWEEN))
        nothing = Text(self.words.say(empty), "dim")
        return Padding(grid if grid.row_count else nothing, (1, 0, 0, 1))

    def _route(self, view: Mapping[str, Any], route: str, is_claimable: bool) -> Text:
        """A route: its ends, its type, colour and length, and whose it is."""
        row, owner = self.contents["routes"][route], view["routes"].get(route)
        sign = SIGNS[row["type"]]
        chip = Text(f"{self._place(row['a'])} ")
        chip.append(f"{sign}{row['length']}{sign}", COLOURS[row["colour"]])
        chip.append(f" {self._place(row['b'])}")
        if owner is not None:
            chip.append(f" [{owner + 1}]", "bold")
        if is_claimable:
            chip.append(CLAIMABLE, "bold yellow")
        return chip

    # Parts of the table

    def _players(self, scene: Shown) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column(self.words.say("term-player"), no_wrap=True)
        for heading in HEADINGS:
            grid.add_column(self.words.say(heading), justify="right")
        for seat in range(scene.view["seats"]):
            self._add_player(grid, scene, seat)
        return Padding(grid, (1, 0, 0, 0))

    def _add_player(self, grid: Grid, scene: Shown, seat: int) -> None:
        view = scene.view
        numbers = (
            view["hand_sizes"][seat]["train"],
            view["hand_sizes"][seat]["ship"],
            view["tickets"][seat]["size"],
            view["supply"][seat]["train"],
            view["supply"][seat]["ship"],
            view["harbours_left"][seat],
        )
        grid.add_row(
            Text(ON_TURN if seat == view["seat"] else "", "bold yellow"),
            Text(self.player(seat, scene), "bold" if seat == scene.seat else ""),
            *map(str, numbers),
            signed(view["track"][seat]),
        )

    def _decks(self, view: Mapping[str, Any]) -> RenderableType:
        sizes = {"trains": view["train_deck"]["size"], "ships": view["ship_deck"]["size"]}
        line = self.words.say(
            "term-lakes-decks", **sizes, tickets=view["ticket_deck"]["size"], discards=len(view["discards"])
        )
        if view["turns_left"] is not None:
            line += " " + self.words.say("term-lakes-last-turns", turns=view["turns_left"])
        harbours = [f"{self._place(city)} [{seat + 1}]" for city, seat in view["harbours"].items()]
        shown = [Text(line)] + [Text("⚓ " + ", ".join(harbours))] * bool(harbours)
        return Padding(Group(*shown, self._display(view["display"])), (0, 0, 0, 1))

    def _tickets(self, scene: Shown, seat: int) -> RenderableType:
        """The viewer's tickets with marks on the completed ones, those being chosen from, and those given back."""
        held = [Text(self.words.say("term-lakes-held"), "bold")]
        for part in scene.view["points"][seat]["tickets"] or []:
            style = "green" if part["completed"] else ""
            held.append(Text(f"{DONE if part['completed'] else OPEN} {self._ticket(part['ticket'])}", style))
        rows = [Row(held)]
        drawn = scene.view["drawn"][seat]["cards"]
        if drawn:
            names = [Text(f"{i}. {self._ticket(ticket)}") for i, ticket in enumerate(drawn, start=1)]
            rows.append(Row([Text(self.words.say("term-lakes-drawn"), "bold"), *names]))
        if returned := scene.view["returned"][seat]:
            in_order = sorted(returned, key=lambda item: -item["place"])  # in which they will come again
            names = [Text(self._ticket(item["ticket"]), "dim") for item in in_order]
            rows.append(Row([Text(self.words.say("term-lakes-returned"), "dim"), *names], BETWEEN))
        return Padding(Group(*rows), (1, 0, 0, 1))

    def _hand(self, view: Mapping[str, Any], seat: int) -> RenderableType:
        cards = view["hands"][seat]["cards"]
        chips = [Text(self.words.say("term-lakes-hand", cards=len(cards)), "bold")]
        for card in dict.fromkeys(cards):
            times = f"×{cards.count(card)}" if cards.count(card) > 1 else ""
            chips.append(Text.assemble(self._card(card), times))
        return Padding(Row(chips), (1, 0, 0, 1))

    # Points and legend

    def breakdown(self, points: Mapping[str, Any]) -> RenderableType:
        """The track, each ticket and each harbour; tickets that are still hidden are left out."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(self.words.say("term-lakes-track"), signed(points["track"]))
        for ticket in points["tickets"] or []:
            mark, kind = DONE if ticket["completed"] else OPEN, self.words.say("term-lakes-ticket")
            grid.add_row(f"{kind} {mark} {self._ticket(ticket['ticket'])}", signed(ticket["points"]))
        for harbour in points["harbours"]:
            name = self.words.say("term-lakes-harbour", city=self._place(harbour["city"]))
            grid.add_row(name, "" if harbour["points"] is None else signed(harbour["points"]))
        grid.add_row(self.words.say("term-lakes-unbuilt"), signed(points["unbuilt"]))
        if points["tickets"] is None:
            grid.add_row(Text(self.words.say("term-hidden"), "dim"))
        else:
            grid.add_row(Text(self.words.say("term-lakes-total"), "bold"), Text(signed(points["total"]), "bold"))
        return grid

    def legend(self) -> RenderableType:
        """The whole map."""
        nothing: dict[str, Any] = {"routes": {}}
        return Group(Text(self.words.say("term-lakes-map")), self._map(nothing, set(), lambda route: True))
