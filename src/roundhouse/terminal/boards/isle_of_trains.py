"""Isle of Trains in the terminal: cargo, passengers and prices are little signs, explained below the island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from . import Board as PlainBoard
from . import Row, Shown, signed

COLOURS = {
    "green": "#fbf6e6 on #2c6a4d",
    "orange_red": "#fbf6e6 on #c4501b",
    "black": "#fbf6e6 on #1b1b1b",
    "purple": "#fbf6e6 on #7d4b86",
    "cyan": "#10262b on #58b6c4",
    "white": "#1b2629 on #f6f3e9",
}
KINDS = {
    "engine": "#1b2629 on #f6f3e9",
    "hopper": "#fbf6e6 on #56696f",
    "tanker": "#fbf6e6 on #17385f",
    "boxcar": "#fbf6e6 on #96581f",
    "coach": "#fbf6e6 on #2c6a4d",
    "caboose": "#fbf6e6 on #b83626",
    "building": "#fbf6e6 on #7d4b86",
}
SIGNS = {"coal": "◆", "oil": "●", "box": "■", "all": "✱"}  # cargo, and cargo of any kind
FREE = {"coal": "◇", "oil": "○", "box": "□", "any_cargo": "✳", "passenger": "☺"}  # a space by what it may hold
CARD, TOKEN, POWER, WEIGHT, PASSENGER, FACE_DOWN = "▯", "★", "▲", "▼", "☻", "▒"
GIVES, DONE, GONE, ON_TURN = "→", "✓", "–", "▶"
HIGHEST_LEVEL = 3  # above it there is only the Time Engine
PASSED, AHEAD = "▰", "▱"
PRIMARY, SECONDARY = "primary", ("secondary_a", "secondary_b")  # contracts of an island
PARTS = ("tokens", "train", "contracts", "loads", "progress", "buildings")


def _strength(row: Mapping[str, Any]) -> list[str]:
    """What an engine pulls, or what a car weighs."""
    return [f"{sign}{n}" for sign, n in ((POWER, row["power"]), (WEIGHT, row["weight"])) if n]


class Board(PlainBoard):
    """The goal of a solo game, the island, the row, the trains, the hand: what a move needs most stands last."""

    solo: str | None = None  # the challenge or scenario of the table that was drawn last, if one plays alone

    def render(self, scene: Shown) -> RenderableType:
        """The table as this seat sees it."""
        view = scene.view
        self.solo = view["options"]["solo"] if view["seats"] == 1 else None
        parts: list[RenderableType | None] = [self._goal()] if self.solo else []
        parts += [self._island(view), self._row(view), self._track(scene), self._players(scene)]
        if scene.seat is not None:
            parts.append(self._hand(scene))
        return Group(*(Padding(part, (0, 0, 0, 1)) for part in parts if part is not None))

    def _say(self, message: str, **args: Any) -> str:
        return self.words.say(f"isle-{message}".replace("_", "-"), **args)

    # Cards

    def _card(self, card: str) -> Mapping[str, Any]:
        row: Mapping[str, Any] = self.contents["cards"][card]
        return row

    def _name(self, card: str) -> str:
        """A car by its kind and number; a card that is the only one of its kind by its name."""
        row = self._card(card)
        number = card.removeprefix("caboose_") if row["category"] == "caboose" else row["level"]
        if row["category"] == "building" or row["level"] > HIGHEST_LEVEL:
            return str(row["name"])
        return self._say(f"short-{row['category']}", number=number)

    def _chip(self, card: str, style: str | None = None) -> Text:
        """A card that may be taken, built or loaded: its name, cost, power or weight, and the cargo that it can be."""
        row = self._card(card)
        parts = (self._name(card), f"{CARD}{row['cost']}", *_strength(row), SIGNS[row["symbol"]])
        return Text(f"[{' '.join(parts)}]", style or KINDS[row["category"]])

    def _passenger(self, colour: str) -> Text:
        return Text(self._say(f"two-{colour}"), COLOURS[colour])

    def _passengers(self, counts: Mapping[str, int]) -> Text:
        """Passengers by their colours."""
        if not counts:
            return Text(GONE, "dim")
        chips = [Text.assemble(self._passenger(colour), f"×{n}" if n > 1 else "") for colour, n in counts.items()]
        return Text(" ").join(chips)

    def _benefit(self, gives: Mapping[str, Any]) -> str:
        """Cards, tokens and a bonus action."""
        discard = f"−{gives['discard']}" if gives["discard"] else ""
        parts = [f"{CARD}{gives['take']}{discard}"] if gives["take"] else []
        parts += [f"{TOKEN}{gives['tokens']}"] if gives["tokens"] else []
        parts += [self._say(f"bonus-{gives['bonus']}")] if gives["bonus"] != "none" else []
        return "+".join(parts)

    # The island

    def _goal(self) -> RenderableType:
        assert self.solo is not None
        solo = self.contents["solo"][self.solo]
        goal = solo["goal"], self._say("buy-back", tokens=solo["buy_back"])
        return Text.assemble((solo["name"], "bold"), "  ", " ".join(goal))

    def _island(self, view: Mapping[str, Any]) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column(self._say("island"), min_width=14)
        for heading in ("start", "secondary-a", "secondary-b", "ticket"):
            grid.add_column(self._say(heading), no_wrap=True)
        tickets = {ticket["island"]: ticket for ticket in view["tickets"]}
        for island in view["islands"]:
            contracts = [self._contract(island, contract) for contract in (PRIMARY, *SECONDARY)]
            grid.add_row(self._place(island["island"]), *contracts, self._ticket(tickets.get(island["island"])))
        return Group(grid, Text(self._legend_line(), "dim"))

    def _place(self, island: str) -> Text:
        row = self.contents["islands"][island]
        sign = Text(GONE * 2, "dim") if row["colour"] is None else self._passenger(row["colour"])
        return Text.assemble(sign, " ", row["name"])

    def _contract(self, island: Mapping[str, Any], contract: str) -> Text:
        """What it takes and brings; or who has done it, or that nobody can any more."""
        rows = self.contents["islands"][island["island"]]["contracts"]
        row = next((row for row in rows if row["contract"] == contract), None)
        last, closed = island["contract"], self.solo and self.contents["solo"][self.solo]["no_secondaries"]
        if row is not None and last is not None and contract in (PRIMARY, last):
            return Text(f"{self._say('player', number=island['seat'] + 1)}{DONE} {row['points']}", "bold green")
        if row is None or last in SECONDARY or (closed and contract in SECONDARY):
            return Text(GONE, "dim")
        now = (contract == PRIMARY) == (last is None)
        return Text(f"{''.join(SIGNS[cargo] for cargo in row['needs'])} {row['points']}", "" if now else "dim")

    def _ticket(self, ticket: Mapping[str, Any] | None) -> Text:
        """The rewards of the free spaces, the next one first; on the others, who brought the passenger."""
        if ticket is None:
            return Text(GONE, "dim")
        spaces = [Text(f"{PASSENGER}{self._say('player', number=seat + 1)}", "dim") for seat in ticket["seats"]]
        rewards = self.contents["tickets"][ticket["ticket"]]
        for space, gives in list(enumerate(rewards))[len(spaces) :]:
            spaces.append(Text(self._benefit(gives), "bold" if space == len(ticket["seats"]) else ""))
        return Text(" · ", "dim").join(spaces)

    def _legend_line(self) -> str:
        signs = SIGNS | {"cards": CARD, "tokens": TOKEN}
        return " · ".join(f"{sign} {self._say(f'sign-{name}')}" for name, sign in signs.items())

    # What can be taken, and how far the game is

    def _row(self, view: Mapping[str, Any]) -> RenderableType:
        chips = [Text(f"[{GONE}]", "dim") if card is None else self._chip(card) for card in view["row"]]
        lines: list[RenderableType] = [Text(), Row([Text(self._say("row"), "bold"), *chips])]
        top = [self._name(card) for card in view["discards"][:1]]
        sizes = {"deck": view["deck"]["size"], "discards": len(view["discards"])}
        piles = Text(self._say("piles", **sizes) + (f" ({top[0]})." if top else "."))
        bag = self._say("bag", passengers=sum(view["bag"].values()))
        lines.append(Row([piles, Text.assemble(bag, " ", self._passengers(view["bag"]))]))
        if view["deck"]["known"]:
            lines.append(Row([Text(self._say("known")), *map(self._chip, view["deck"]["known"])]))
        return Group(*lines)

    def _track(self, scene: Shown) -> RenderableType | None:
        """The progress train on its way to the end space; nothing where there is no track."""
        view, end = scene.view, self.contents["end_spaces"][scene.view["seats"]]
        if end is None:
            return None
        at, parts = min(view["progress"], end), [self._say("progress", at=view["progress"], end=end)]
        if (taker := view["train_taker"]) is not None:
            how = "you" if taker == scene.seat else "other"
            parts.append(self._say("taken", how=how, who=self.player(taker, scene)))
        if view["turns_left"] is not None:
            parts.append(self._say("turns-left", turns=view["turns_left"]))
        track = Text.assemble((PASSED * at, "bold yellow"), AHEAD * (end - at))
        return Row([track, *(Text.assemble(("· ", "dim"), part) for part in parts)])

    # Players

    def _players(self, scene: Shown) -> RenderableType:
        lines: list[RenderableType] = []
        for seat in range(scene.view["seats"]):
            cars = [self._car(number, car) for number, car in enumerate(scene.view["trains"][seat], start=1)]
            lines += [Text(), self._facts(scene, seat), Padding(Row(cars), (0, 0, 0, 2))]
        return Group(*lines)

    def _facts(self, scene: Shown, seat: int) -> RenderableType:
        view, names = scene.view, [self._name(card) for card in scene.view["buildings"][seat]]
        cars = [self._card(car["card"]) for car in view["trains"][seat]]
        weight, power = (sum(car[name] for car in cars) for name in ("weight", "power"))
        held = [self._place(i["island"]) for i in view["islands"] if (i["seat"], i["contract"]) == (seat, "primary")]
        name = Text(f"{ON_TURN if seat == view['seat'] else ' '} {self.player(seat, scene)}", "bold")
        facts = [
            Text(self._say("cards", cards=view["hands"][seat]["size"])),
            Text(f"{TOKEN}{view['tokens'][seat]}"),
            Text(f"{WEIGHT}{weight}/{POWER}{power}"),
            Text.assemble(self._say("supply"), " ", self._passengers(view["supplies"][seat])),
            *(Text.assemble(self._say("held"), " ", island) for island in held),
            *([Text(self._say("has", names=", ".join(names)))] if names else []),
        ]
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(name, Row([Text.assemble(("· ", "dim"), fact) for fact in facts]))
        return grid

    def _car(self, number: int, car: Mapping[str, Any]) -> Text:
        """An engine or a car: its number, name, power and weight, what lies there, and what loading it brings."""
        row = self._card(car["card"])
        style = KINDS[row["category"]]
        chip = Text.assemble((f"{number}", "dim"), (f"[{' '.join([self._name(car['card']), *_strength(row)])}", style))
        for load in car["loads"]:
            chip.append(" ", style).append_text(self._load(load, row["holds"], style))
        free = row["capacity"] - len(car["loads"])
        chip.append((" " + FREE[row["holds"]] * free if free > 0 else "") + "]", style)
        benefit = self._benefit(row["gives"])
        return chip.append(GIVES + benefit if benefit else "", "dim")

    def _load(self, load: Mapping[str, Any], holds: str, style: str) -> Text:
        """What lies on a car; a card becomes the cargo of its car."""
        if "passenger" in load:
            return self._passenger(load["passenger"])
        if "face_down" in load:
            return Text(FACE_DOWN, style)
        return Text(SIGNS[holds if holds in SIGNS else self._card(load["card"])["symbol"]], style)

    def _hand(self, scene: Shown) -> RenderableType:
        cards = scene.view["hands"][scene.seat]["cards"]
        lit = {move.args["card"] for move in scene.moves if "card" in move.args} & {*cards} or {*cards}
        chips = [Text(self._say("hand", cards=len(cards)), "bold")]
        for card in dict.fromkeys(cards):
            chip = self._chip(card, None if card in lit else "dim")
            chips.append(chip.append(f"×{cards.count(card)}" if cards.count(card) > 1 else "", "on default"))
        return Group(Text(), Row(chips), *(self._doing(scene.view) if scene.view["seat"] == scene.seat else []))

    def _doing(self, view: Mapping[str, Any]) -> list[Text]:
        """What the seat on turn has chosen, and what is still due for it."""
        doing = view["doing"]
        card = doing["card"] or doing["forced_card"]
        if view["phase"] == "pay":
            return [Text(self._say("to-pay", card=self._name(card), cards=doing["due"]))]
        if view["phase"] in ("give", "count_as"):
            cargo = "".join(sign * n for sign, n in zip(SIGNS.values(), doing["needs"], strict=True))
            return [Text(self._say("to-give", cargo=cargo))]
        if view["phase"] not in ("mode", "drop", "target", "force") or not (card or doing["passenger"]):
            return []
        chosen = self._chip(card) if card else self._passenger(doing["passenger"])
        return [Text.assemble(self._say("chosen"), " ", chosen)]

    # Points

    def breakdown(self, points: Mapping[str, Any]) -> RenderableType:
        """The six sums of a score, all of them open; alone, also what it is worth."""
        grid = Grid(box=frames.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        grid.add_column(self._say("part"))
        grid.add_column(self._say("points"), justify="right")
        alone = points["rating"] is not None or points["won"] is not None  # then there is no progress train
        for part in (part for part in PARTS if not (alone and part == "progress")):
            grid.add_row(self._say(f"part-{part}"), signed(points[part]))
        for building in points["by_building"]:
            grid.add_row(Text(f"  {self._name(building['card'])}", "dim"), Text(signed(building["points"]), "dim"))
        grid.add_row(Text(self._say("total"), "bold"), Text(signed(points["total"]), "bold"))
        return Group(grid, Text(self._verdict(points), "bold")) if alone else grid

    def _verdict(self, points: Mapping[str, Any]) -> str:
        if points["won"] is not None:
            return self._say("scenario", won="yes" if points["won"] else "no")
        return self._say("rating", name=self.words.say(f"rating-{points['rating']}"))

    def legend(self) -> RenderableType:
        """Every sign, and every card with its numbers or with what it does."""
        colours = [Text.assemble(self._passenger(each), " ", self._say(f"colour-{each}")) for each in COLOURS]
        signs = Text(self._say("signs", free="".join(FREE.values()), face_down=FACE_DOWN))
        numbers = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        for heading in ("card", "points", "room", "brings"):
            numbers.add_column(self._say(heading))
        texts = Grid.grid(padding=(0, 1))
        texts.add_column(no_wrap=True)
        for card, row in self.contents["cards"].items():
            about = f"about-{card.replace('_', '-')}"
            room, brought = FREE.get(row["holds"], "") * row["capacity"], PASSENGER * row["passengers"]
            if self.words.has(about):
                texts.add_row(self._chip(card), f"{self.words.say(about)} {brought}".rstrip())
            else:
                benefit = self._benefit(row["gives"])
                brings = [GIVES + benefit] * bool(benefit) + [brought]
                numbers.add_row(self._chip(card), str(row["points"]), room, " ".join(brings))
        return Group(Text(self._legend_line()), signs, Row(colours), Text(), numbers, Text(), texts)
