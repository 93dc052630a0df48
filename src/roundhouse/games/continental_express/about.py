"""What the things on the table are, and what they cost and bring now: which sentences of words/about.*.ftl."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.actions import number_actions
from ...core.record import NONE
from ...core.told import Line, Told
from . import box, phase
from .action import COLUMNS, PLACES, ROWS, SEATS
from .catalogue import class_of
from .rules.characters import can_rob, may_swap
from .rules.market import price
from .rules.scoring import contract_points, objective_points, points_of_symbols, score, sets, symbols
from .state import MOST_OBJECTIVES, State
from .view import prospects

THINGS = number_actions({
    "card": {"card": (*box.CARDS, *box.OBJECTIVES)},
    "place": {"row": ROWS, "column": COLUMNS},
    "contract": {"contract": box.CONTRACTS},
    "pile": {"row": ROWS},
    "deck": {},
    "token": {"colour": box.COLOURS},
    "symbols": {"seat": SEATS, "colour": box.COLOURS},
    "wagons": {"seat": SEATS, "card": box.WAGON_CARDS},
    "points": {"seat": SEATS},
    "banknotes": {"seat": SEATS},
    "objectives": {"seat": SEATS},
})  # fmt: skip


def about(s: State, viewer: int | None, kind: str, args: Mapping[str, Any]) -> Told | None:
    """What a thing is, from what this viewer sees."""
    seat = args.get("seat", 0)
    if seat >= s.seats:
        return None
    match kind:
        case "card" if args["card"] in box.OBJECTIVES:
            return _objective(s, viewer, box.OBJECTIVES.index(args["card"]))
        case "card":
            return _card(s, viewer, box.CARDS.index(args["card"]))
        case "place":
            return _place(s, viewer, args["row"], COLUMNS.index(args["column"]))
        case "contract":
            return _contract(s, viewer, box.CONTRACTS.index(args["contract"]))
        case "pile":
            left = Line("about-pile-left", {"cards": int(s.pile_size[args["row"]])})
            return Told(Line("about-pile"), [Line("about-pile-use"), left])
        case "deck":
            return Told(Line("about-deck"), [Line("about-deck-use"), Line("about-deck-left", {"cards": _left(s)})])
        case "token":
            return _token(s, viewer, box.COLOURS.index(args["colour"]))
        case "symbols":
            return _symbols(s, seat, box.COLOURS.index(args["colour"]))
        case "wagons":
            return _wagons(s, seat, box.WAGON_CARDS.index(args["card"]))
    return _counted(s, kind, seat)


def _left(s: State) -> int:
    return int(s.deck_size[0])


# Small cards


def _card(s: State, viewer: int | None, card: int) -> Told:
    return Told(Line("about-named", {"named": box.CARDS[card]}), [*_what(card), *_now(s, viewer, card)])


def _what(card: int) -> Iterator[Line]:
    yield Line(f"effect-{'wagon' if class_of(card) == 'wagon' else box.CARDS[card]}")


def _now(s: State, viewer: int | None, card: int) -> Iterator[Line]:
    """What a small card would do for this viewer now."""
    if card >= box.FIRST_EVENT:
        pile = int(s.event_pile[card - box.FIRST_EVENT])
        where = "happened" if s.boxed[card] else "somewhere" if pile == NONE else "pile"
        yield Line("about-event", {"where": where, "row": pile})
    elif viewer is None:
        return
    elif card <= box.LOCOMOTIVE:
        yield Line("about-have", {"cards": int(s.wagons[viewer, card])})
        if card < box.LOCOMOTIVE:
            open_ones = prospects(s, viewer)
            asking = [place + 1 for place, each in enumerate(open_ones) if box.WAGONS[card] in each["missing"]]
            yield Line("about-missing-for", {"count": len(asking), "places": ", ".join(map(str, asking))})
    elif card == box.BANKNOTE:
        yield Line("about-have", {"cards": int(s.banknotes[viewer])})
    elif card == box.PICKPOCKET:
        yield _richest(s, viewer)


def _richest(s: State, viewer: int) -> Line:
    mine = s.copy()
    mine.seat = viewer
    victims = [seat for seat in range(s.seats) if can_rob(mine, seat) and s.banknotes[seat] > 0]
    if not victims:
        return Line("about-nobody-to-rob")
    victim = max(victims, key=lambda seat: int(s.banknotes[seat]))
    return Line("about-rob", {"victim": victim, "banknotes": int(s.banknotes[victim])})


def _place(s: State, viewer: int | None, row: int, column: int) -> Told | None:
    card = int(s.market[row, column])
    if card == NONE:
        return None
    cost = 0 if s.phase == phase.INVEST else price(column)
    held = {} if viewer is None else {"held": int(s.banknotes[viewer])}
    costs = Line("about-costs-now" if held and cost else "about-costs", {"banknotes": cost, **held})
    told = _card(s, viewer, card)
    return Told(told.title, [told.lines[0], costs, *told.lines[1:]])


# Objectives and contracts


def _objective(s: State, viewer: int | None, objective: int) -> Told:
    needs = {name: int(n) for name, n in zip(box.WAGONS, box.NEEDS[objective], strict=True) if n}
    colours = [colour for colour, n in zip(box.COLOURS, box.SYMBOLS[objective], strict=True) for _ in range(n)]
    lines = [
        Line("about-objective-asks", {"wanted": needs}),
        Line("about-objective-brings", {"points": int(box.POINTS[objective]), "colours": colours}),
    ]
    open_at = [place for place in range(PLACES) if s.objectives[place] == objective]
    if viewer is not None and open_at and (found := prospects(s, viewer)):
        prospect = found[open_at[0]]
        jokers = int(s.wagons[viewer, box.LOCOMOTIVE])
        lacking, how = prospect["missing"], "ready" if prospect["can_claim"] else "short"
        if lacking:
            lines.append(Line(f"about-objective-{how}", {"lacking": lacking, "locomotives": jokers}))
        else:
            lines.append(Line("about-objective-have"))
        if prospect["points"] is not None and prospect["points"] > box.POINTS[objective]:
            lines.append(Line("about-objective-total", {"points": prospect["points"]}))
    return Told(Line("about-objective"), lines)


def _contract(s: State, viewer: int | None, contract: int) -> Told:
    lines = [Line("about-contract-pays", {"contract": box.CONTRACTS[contract]}), Line("about-contract-symbols")]
    if viewer is not None and s.contract[viewer] == contract:
        now = {"sets": sets(s, viewer, contract), "points": contract_points(s, viewer)}
        lines.append(Line("about-contract-now", now))
    return Told(Line("about-contract"), lines)


def _token(s: State, viewer: int | None, colour: int) -> Told:
    lines = [Line("about-token-use"), Line("about-token-left", {"tokens": int(s.supply[colour])})]
    if viewer is not None and s.contract[viewer] >= 0:
        lines.append(Line("about-token-now", {"points": points_of_symbols(s, viewer, box.FIRST_TOKEN + colour)}))
    return Told(Line("about-token", {"colours": [box.COLOURS[colour]]}), lines)


# What lies before a seat


def _symbols(s: State, seat: int, colour: int) -> Told:
    count = {"seat": seat, "symbols": symbols(s, seat, colour), "tokens": int(s.tokens[seat, colour])}
    title = Line("about-symbols", {"colours": [box.COLOURS[colour]]})
    return Told(title, [Line("about-symbols-now", count), Line("about-symbols-use")])


def _wagons(s: State, seat: int, card: int) -> Told:
    count = Line("about-wagons-now", {"seat": seat, "cards": int(s.wagons[seat, card])})
    stays = [] if may_swap(s, card) else [Line("about-wagons-stay")]
    return Told(Line("about-named", {"named": box.WAGON_CARDS[card]}), [count, *_what(card), *stays])


def _counted(s: State, kind: str, seat: int) -> Told:
    """A number of a seat's panel."""
    if kind == "points":
        parts = {"objectives": objective_points(s, seat), "banknotes": int(s.banknotes[seat])}
        lines = [Line("about-points-sum", {"seat": seat, **parts}), Line("about-points-open")]
        if s.contract[seat] >= 0:
            lines[1] = Line("about-points-contract", {"points": contract_points(s, seat)})
        return Told(Line("about-points", {"points": score(s, seat)}), lines)
    counts = {"banknotes": int(s.banknotes[seat]), "objectives": int(s.claimed_count[seat])}
    now = Line(f"about-{kind}-now", {"seat": seat, kind: counts[kind]})
    return Told(Line(f"about-{kind}"), [now, Line(f"about-{kind}-use", {"most": MOST_OBJECTIVES})])
