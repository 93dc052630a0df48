"""Traffic in the terminal: wagons are little cards with a letter, their points and a colour."""

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
    "freight": "#fbf6e6 on #96581f",
    "passenger": "#fbf6e6 on #2c6a4d",
    "high_speed": "#fbf6e6 on #2f629c",
    "fire": "#fbf6e6 on #b83626",
    "motorised": "#221303 on #d8aa3c",
    "restoration": "#fbf6e6 on #56696f",
    "modernised": "#fbf6e6 on #7d4b86",
    "locomotive": "#1b2629 on #f6f3e9",
    "action": "#fbf6e6 on #17385f",
}
SEMAPHORE = "●"
ON_TURN = "▶"
LIFTED = "↑"
NOWHERE = -1
TRAIN_WIDTH = 32  # so that the columns of all players stand one below the other


class Board(PlainBoard):
    """The players and the decks, the tracks, the hand: what a move needs most stands last, next to the moves."""

    def render(self, scene: Shown) -> RenderableType:
        """The table as this seat sees it."""
        parts = [self._players(scene), self._decks(scene.view), self._tracks(scene.view)]
        if scene.seat is not None:
            parts.append(self._hand(scene))
        return Group(*parts)

    # Cards

    def _kind(self, card: str) -> str:
        """A kind of wagon, "locomotive" or "action"."""
        row = self.contents["cards"][card]
        return str(row["sort"] if row["is_a"] == "wagon" else row["is_a"])

    def _label(self, card: str) -> str:
        """A card in a few letters."""
        row = self.contents["cards"][card]
        if row["is_a"] == "action":
            return str(row["name"])
        if row["is_a"] == "locomotive":
            numbers = {name: row[name] for name in ("traction", "points", "bonus")}
            return self.words.say(f"term-traffic-{row['sort']}", **numbers)
        return self.words.say(f"short-{row['sort']}", points=abs(row["points"]))

    def _chip(self, card: str, style: str | None = None) -> Text:
        return Text(f"[{self._label(card)}]", style or COLOURS[self._kind(card)])

    def _chips(self, cards: Sequence[str]) -> Row:
        return Row([self._chip(card) for card in cards])

    # Parts of the table

    def _tracks(self, view: Mapping[str, Any]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        for track in range(len(view["tracks"])):
            name = Text(self.words.say("term-traffic-track", number=track + 1), "bold")
            chips = self._on_track(view, track)
            grid.add_row(name, Row(chips) if chips else Text(self.words.say("term-traffic-empty"), "dim"))
        return Padding(grid, (1, 0, 0, 1))

    def _on_track(self, view: Mapping[str, Any], track: int) -> list[Text]:
        """The wagons of a track, with the one that was lifted marked, and the locomotive being hooked on."""
        chips = [self._chip(card) for card in view["tracks"][track]]
        lifted = NOWHERE if view["lifted"] is None else view["lifted"] - sum(map(len, view["tracks"][:track]))
        if 0 <= lifted < len(chips):
            chips[lifted].append(LIFTED, "bold on default")
        if view["track"] == track and view["side"] is not None:
            chips.insert(0 if view["side"] == "left" else len(chips), self._chip(view["card"]))
        return chips

    def _players(self, scene: Shown) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column(self.words.say("term-player"), no_wrap=True)
        for heading in ("cards", "trains", "train-points", "semaphores"):
            grid.add_column(self.words.say(f"term-traffic-{heading}"), justify="right")
        for seat in range(scene.view["seats"]):
            self._add_player(grid, scene, seat)
        return Padding(grid, (1, 0, 0, 0))

    def _add_player(self, grid: Grid, scene: Shown, seat: int) -> None:
        view, trains = scene.view, scene.view["points"][seat]["trains"]
        lying = view["semaphores"][seat]
        grid.add_row(
            Text(ON_TURN if seat == view["turn"] else "", "bold yellow"),
            Text(self.player(seat, scene), "bold" if seat == scene.seat else ""),
            str(view["hands"][seat]["size"]),
            str(len(trains)),
            signed(sum(train["score"] for train in trains)),
            Text(f"{SEMAPHORE} {lying}" if lying else "–", "bold red" if lying else "dim"),
        )

    def _decks(self, view: Mapping[str, Any]) -> RenderableType:
        sizes = {"cards": view["wagon_deck"]["size"], "locos": view["loco_deck"]["size"]}
        lines = [self.words.say("term-traffic-decks", **sizes, discards=len(view["discards"]))]
        if view["extra_turns"]:
            lines.append(self.words.say("term-traffic-extra-turns", turns=view["extra_turns"]))
        return Padding(Text(" ".join(lines)), (0, 0, 0, 1))

    def _hand(self, scene: Shown) -> RenderableType:
        cards = scene.view["hands"][scene.seat]["cards"]
        lit = {move.args["card"] for move in scene.moves if "card" in move.args} or {*cards}
        title = Text(self.words.say("term-traffic-hand", cards=len(cards)), "bold")
        chips = [self._chip(card, None if card in lit else "dim") for card in dict.fromkeys(cards)]
        for chip, card in zip(chips, dict.fromkeys(cards), strict=True):
            if cards.count(card) > 1:
                chip.append(f"×{cards.count(card)}", "not bold on default")
        return Padding(Row([title, *chips]), (1, 0, 0, 1))

    # Points

    def breakdown(self, points: Mapping[str, Any]) -> RenderableType:
        """Every train step by step; a hand that is still hidden is left out."""
        grid = Grid(box=frames.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        grid.add_column(self.words.say("term-traffic-train"), min_width=TRAIN_WIDTH)
        for heading in ("points", "bonus", "factor", "score"):
            grid.add_column(self.words.say(f"term-traffic-{heading}"), justify="right")
        for train in points["trains"]:
            bonus = f"+{train['bonus']}" if train["bonus"] else ""
            factor = f"×{train['factor']}" if train["factor"] > 1 else ""
            chips = self._chips([train["loco"], *train["wagons"]])
            grid.add_row(chips, signed(train["points"]), bonus, factor, signed(train["score"]))
        hand, total = points["hand"], points["total"]
        last = {"trains-total": total} if hand is None else {"hand-total": hand, "total": total}
        for name, value in last.items():
            grid.add_row(Text(self.words.say(f"term-traffic-{name}"), "bold"), "", "", "", Text(signed(value), "bold"))
        return grid

    def legend(self) -> RenderableType:
        """Every kind of card, with its name."""
        grid = Grid.grid(padding=(0, 2))
        for card, about in self.contents["cards"].items():
            if about["is_a"] != "action":
                grid.add_row(self._chips([card]), Text(about["name"]))
        return grid
