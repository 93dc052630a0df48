"""Continental Express in the terminal: the market with its prices, the objectives, and what lies before the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from . import Board as PlainBoard
from . import Row, Shown

KINDS = {
    "passenger": "#fbf6e6 on #2c6a4d",
    "boxcar": "#fbf6e6 on #96581f",
    "coal": "#fbf6e6 on #3a3f42",
    "tank": "#fbf6e6 on #2f629c",
    "mail": "#fbf6e6 on #7d4b86",
    "locomotive": "#1b2629 on #f6f3e9",
    "banknote": "#10240f on #9fc58a",
}
CHARACTER = "#221303 on #d8aa3c"
COMPANIES = {
    "black": "#fbf6e6 on #1b2629",
    "blue": "#fbf6e6 on #2f629c",
    "green": "#fbf6e6 on #2c6a4d",
    "red": "#fbf6e6 on #b83626",
    "yellow": "#221303 on #d8aa3c",
}
ON_TURN = "▶"
EMPTY = "–"
NOTE = "banknote"
PART_WIDTH = 30  # so that the columns of all players stand one below the other


class Board(PlainBoard):
    """The players, the objectives and the market: what a move needs most stands last, next to the moves."""

    def render(self, scene: Shown) -> RenderableType:
        """The table as this seat sees it."""
        view = scene.view
        parts = [self._players(scene)]
        if scene.seat is not None:
            parts.append(self._contract(view, scene.seat))
        if view["phase"] != "contract":
            parts += [self._objectives(view), self._market(view)]
        return Group(*(Padding(part, (1, 0, 0, 1)) for part in parts))

    def _say(self, message: str, **args: Any) -> str:
        return self.words.say(f"express-{message}", **args)

    # Cards

    def _chip(self, card: str | None, count: int = 1) -> Text:
        """A small card, or a place where none lies."""
        if card is None:
            return Text(EMPTY, "dim")
        times = f" ×{count}" if count > 1 else ""
        return Text(f"[{self.words.say(f'short-{card}')}{times}]", KINDS.get(card, CHARACTER))

    def _chips(self, counts: Mapping[str, int]) -> RenderableType:
        """How many cards there are of each kind."""
        chips = [self._chip(card, n) for card, n in counts.items() if n]
        return Row(chips) if chips else Text(EMPTY, "dim")

    def _symbols(self, colours: Sequence[str]) -> Text:
        """Company symbols, as their colours."""
        signs = [Text(f" {self.words.say(f'symbol-{colour}')} ", COMPANIES[colour]) for colour in colours]
        return Text(" ").join(signs) if signs else Text(EMPTY, "dim")

    def _needs(self, objective: str) -> RenderableType:
        return self._chips(self.contents["objectives"][objective]["needs"])

    def _colours(self, objective: str) -> list[str]:
        symbols = self.contents["objectives"][objective]["symbols"]
        return [colour for colour in self.contents["colours"] for _ in range(symbols.count(colour))]

    def _card_name(self, card: str) -> str:
        return str(self.contents["cards"][card]["name"])

    def _contract_name(self, contract: str) -> str:
        return str(self.contents["contracts"][contract]["name"])

    # Parts of the table

    def _players(self, scene: Shown) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column(self.words.say("term-player"), no_wrap=True)
        grid.add_column(self._say("cards"))
        grid.add_column(self._say("symbols"))
        grid.add_column(self._say("done"), justify="right")
        grid.add_column(self.words.say("term-points"), justify="right")
        for seat in range(scene.view["seats"]):
            self._add_player(grid, scene, seat)
        return grid

    def _add_player(self, grid: Grid, scene: Shown, seat: int) -> None:
        """CE-120: points of objectives and banknotes are open; those of the contract are not shown here."""
        view, points = scene.view, scene.view["points"][seat]
        claimed = view["claimed"][seat]
        tokens = [colour for colour, n in view["tokens"][seat].items() for _ in range(n)]
        symbols = [colour for objective in claimed for colour in self._colours(objective)] + tokens
        counts = {colour: symbols.count(colour) for colour in COMPANIES if colour in symbols}
        signs = [Text(f"{self._say(f'two-{colour}')} {n}", COMPANIES[colour]) for colour, n in counts.items()]
        grid.add_row(
            Text(ON_TURN if seat == view["seat"] else "", "bold yellow"),
            Text(self.player(seat, scene), "bold" if seat == scene.seat else ""),
            self._chips({**view["wagons"][seat], NOTE: view["banknotes"][seat]}),
            Text(" ").join(signs) if signs else Text(EMPTY, "dim"),
            str(len(claimed)),
            str(points["objective_points"] + points["banknotes"]),
        )

    def _contract(self, view: Mapping[str, Any], seat: int) -> RenderableType:
        """The contract that the seat has kept, or the two of which it keeps one."""
        kept = view["contracts"][seat]
        names = [kept] if kept else view["dealt"][seat]
        said = map(self._contract_name, names)
        return Text.assemble((self._say("contract", contracts=len(names)), "bold"), " ", " / ".join(said))

    def _objectives(self, view: Mapping[str, Any]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1))
        for place, objective in enumerate(view["objectives"]):
            paid = place == view["place"]
            number = Text(f"{ON_TURN if paid else ' '}{place + 1}", "bold yellow" if paid else "bold")
            points = self._say("worth", points=self.contents["objectives"][objective]["points"])
            grid.add_row(number, self._needs(objective), Text(points), self._symbols(self._colours(objective)))
        left = self._say("objectives", left=view["deck"]["size"])
        return Group(Text(left, "bold"), grid)

    def _market(self, view: Mapping[str, Any]) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column(self._say("pile"), justify="right")
        for price in (2, 1, 0):
            grid.add_column(self._say("price", price=price), no_wrap=True)
        for row, cards in enumerate(view["market"]):
            size = Text.assemble((f"{row + 1}", "bold"), f"  ({view['piles'][row]['size']})")
            grid.add_row(size, *(self._chip(card) for card in cards))
        parts: list[RenderableType] = [grid]
        for card, pile in view["event_piles"].items():
            parts.append(Text(self._say("known", card=self._card_name(card), pile=pile + 1), "dim"))
        if view["turns_left"] is not None and view["seat"] is not None:
            parts.append(Text(self._say("last", turns=view["turns_left"]), "bold red"))
        return Group(*parts)

    # Points

    def breakdown(self, points: Mapping[str, Any]) -> RenderableType:
        """Objectives, contract and banknotes; a contract that is still hidden is left out."""
        grid = Grid(box=frames.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        grid.add_column(self._say("part"), min_width=PART_WIDTH)
        grid.add_column(self._say("symbols"))
        grid.add_column(self.words.say("term-points"), justify="right")
        for claimed in points["objectives"]:
            symbols = self._symbols(self._colours(claimed["objective"]))
            grid.add_row(self._needs(claimed["objective"]), symbols, str(claimed["points"]))
        grid.add_row(self._say("banknotes"), "", str(points["banknotes"]))
        if points["contract_points"] is None:
            grid.add_row(self._say("open-total"), "", str(points["total"]), style="bold")
            return Group(grid, Text(self._say("hidden"), "dim"))
        if points["contract"] is not None:
            grid.add_row(self._contract_name(points["contract"]), "", str(points["contract_points"]))
        grid.add_row(self._say("total"), "", str(points["total"]), style="bold")
        return grid

    def legend(self) -> RenderableType:
        """Every kind of small card, with its name."""
        grid = Grid.grid(padding=(0, 2))
        for card, about in self.contents["cards"].items():
            if about["is_a"] != "event":
                grid.add_row(self._chip(card), Text(about["name"]), Text(about["reminder"]))
        return grid
