"""What each move is worth to the seat that decides, from what that seat sees, and why.

A move is worth what it changes of the seat's outlook: the objectives that its wagons could claim now or soon, the sets
of its contract, and its banknotes.  A step of a decision is worth what the rest of the decision can make of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ...core.hints import ready, wanted
from ...core.old_hints import Hint, best
from ...core.record import NONE
from . import box, option, phase
from .action import COLUMNS, PLACES, ROWS
from .rules.characters import can_give, can_swap, victims
from .rules.market import price
from .rules.objectives import missing
from .rules.scoring import symbols
from .state import MOST_OBJECTIVES, State
from .view import claim_points

__all__ = ["COMPOUND", "ready", "wanted", "worth"]

COMPOUND: tuple[str, ...] = ()

Counts = tuple[int, ...]

PER_WAGON = 0.6  # of an objective's points are left for each wagon that it lacks
SECOND = 0.4  # of the points of the second best objective
WAITING = 0.9  # of an objective's points: somebody else may claim it before the next turn
SPARE = (0.35, 0.4, 0.45, 0.55, 0.65, 1.3)  # what a wagon card is worth that no objective asks for, early in the game
NOTE = 0.35  # what a banknote is worth besides its point, while there is something to buy
STEP = 0.55  # of a set's points are left for each symbol that it lacks
CONTRACT = {  # what a contract brings in a usual game
    **dict.fromkeys((f"symbol_{colour}" for colour in box.COLOURS), 4.0),
    "pairs": 5.0,
    "triplets": 4.0,
    "three_different": 6.0,
    "four_different": 5.5,
    "two_pairs": 4.5,
}


class Holding(NamedTuple):
    """What lies before the seat."""

    wagons: Counts  # by kind, locomotives last
    banknotes: int
    colours: Counts  # symbols, by colour

    def with_card(self, card: int, number: int = 1) -> Holding:
        """With so many more of a wagon card."""
        return self._replace(wagons=changed(self.wagons, card, number))


class Sight(NamedTuple):
    """What the seat that decides makes of the table."""

    holding: Holding
    objectives: Counts
    contract: int
    repeats: bool
    claims_left: int
    late: float  # how near the end is, from 0 to 1
    is_last: bool  # this is the seat's last turn
    share: float  # what a point of another's is worth to this seat
    now: float  # the outlook as it is


def worth(s: State, kind: str, args: Mapping[str, Any]) -> Hint:
    """What a legal move is worth to the seat that decides."""
    sight = look(s)
    match kind:
        case "keep":
            contract = args["contract"]
            return Hint(CONTRACT.get(contract, 4.0), "hint-keep", {"contract": contract})
        case "take":
            column = COLUMNS.index(args["column"])
            paid = 0 if s.phase == phase.INVEST else price(column)
            return worth_of_card(s, sight, int(s.market[args["row"], column]), paid)
        case "rob":
            return worth_of_robbing(s, sight, args["seat"])
        case "give":
            return best(worth_of_swaps(s, sight, box.WAGON_CARDS.index(args["card"])))
        case "swap":
            return worth_of_swap(s, sight, s.given, args["seat"], box.WAGON_CARDS.index(args["card"]))
        case "token":
            return worth_of_token(sight, box.COLOURS.index(args["colour"]))
        case "claim":
            return worth_of_claim(s, sight, args["place"])
        case "pay":
            return worth_of_payment(s, sight, args["locomotives"])
        case "end":
            return worth_of_waiting(s, sight)
    return Hint(0.0, "hint-decline", {})


# The outlook


@lru_cache(maxsize=4)
def look(s: State) -> Sight:
    """Read the table once for all moves of a decision."""
    colours = tuple(symbols(s, s.seat, colour) for colour in range(len(box.COLOURS)))
    holding = Holding(tuple(s.wagons[s.seat].tolist()), int(s.banknotes[s.seat]), colours)
    most = int(s.claimed_count.max())
    contract, is_last = int(s.contract[s.seat]), s.turns_left != NONE
    repeats = bool(s.options[option.CONTRACT_SETS_REPEAT] or (contract >= 0 and box.ALWAYS_REPEATS[contract]))
    left = MOST_OBJECTIVES - int(s.claimed_count[s.seat])
    used = 1 - int(s.pile_size.sum()) / box.SMALL_CARDS
    late = 1.0 if is_last else max(most / MOST_OBJECTIVES, used)
    objectives = tuple(int(objective) for objective in s.objectives if objective != NONE)
    sight = Sight(holding, objectives, contract, repeats, left, late, is_last, 1 / (s.seats - 1), 0.0)
    return sight._replace(now=outlook(sight, holding))


def changed(counts: Counts, place: int, by: int) -> Counts:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


def outlook(sight: Sight, holding: Holding) -> float:
    """What a holding promises: objectives, the contract, banknotes, and wagons for objectives to come."""
    left = 1 - sight.late
    spare = sum(n * value for n, value in zip(holding.wagons, SPARE, strict=True)) * left
    notes = holding.banknotes * (1 + NOTE * left)
    return plans(sight, holding) + contract_outlook(sight, holding.colours) + notes + spare


def plans(sight: Sight, holding: Holding) -> float:
    """The best objective, and a part of the second."""
    if sight.claims_left <= 0:
        return 0.0
    found = sorted((plan(sight, holding, objective) for objective in sight.objectives), reverse=True)
    second = found[1] if len(found) > 1 and sight.claims_left > 1 and not sight.is_last else 0.0
    return (found[0] if found else 0.0) + SECOND * second


def lacking(holding: Holding, objective: int) -> int:
    """How many cards an objective still takes, locomotives counted."""
    needs = box.NEEDS[objective].tolist()
    short = sum(max(0, need - have) for need, have in zip(needs, holding.wagons[: len(needs)], strict=True))
    return int(max(0, short - holding.wagons[box.LOCOMOTIVE]))


def plan(sight: Sight, holding: Holding, objective: int) -> float:
    """What an objective promises: less for each wagon that is still to be got."""
    short = lacking(holding, objective)
    if sight.is_last and short > 0:
        return 0.0
    return float(PER_WAGON**short) * objective_outlook(sight, holding, objective)


def objective_outlook(sight: Sight, holding: Holding, objective: int) -> float:
    """Its points, and what its symbols do for the contract."""
    then = with_symbols(holding.colours, objective)
    change = contract_outlook(sight, then) - contract_outlook(sight, holding.colours)
    return int(box.POINTS[objective]) + change


def with_symbols(colours: Counts, objective: int) -> Counts:
    return tuple(n + int(more) for n, more in zip(colours, box.SYMBOLS[objective], strict=True))


# The contract


def contract_outlook(sight: Sight, colours: Counts) -> float:
    """What the contract pays, and the next set as far as it is there."""
    if sight.contract < 0:
        return 0.0
    return _contract_outlook(sight.contract, sight.repeats, colours, sight.is_last)


@lru_cache(maxsize=10_000)
def _contract_outlook(contract: int, repeats: bool, colours: Counts, is_last: bool) -> float:
    points, done = int(box.CONTRACT_POINTS[contract]), 0
    while symbols_short(contract, colours, done + 1) == 0:
        done += 1
    if not repeats and done > 0:
        return points
    promise = 0.0 if is_last else STEP ** symbols_short(contract, colours, done + 1)
    return points * (done + promise)


def symbols_short(contract: int, colours: Counts, sets: int) -> int:
    """How many symbols more it takes to have so many sets: the cheapest groups of each colour are used."""
    size = int(box.CONTRACT_SIZE[contract])
    costs = []
    for colour, have in enumerate(colours):
        if box.COUNTS[contract, colour]:
            for group in range(sets):
                costs.append(min(size, max(0, (group + 1) * size - have)))
    return sum(sorted(costs)[: sets * int(box.CONTRACT_COLOURS[contract])])


# Taking a card


def worth_of_card(s: State, sight: Sight, card: int, paid: int) -> Hint:
    """An open small card for so many banknotes."""
    holding = sight.holding._replace(banknotes=sight.holding.banknotes - paid)
    if card >= box.FIRST_CHARACTER:
        cost = outlook(sight, holding) - sight.now
        hint = worth_of_character(s, sight, card)
        return hint._replace(worth=hint.worth + cost, gain=-paid or None)
    if card == box.BANKNOTE:
        holding = holding._replace(banknotes=holding.banknotes + 1)
        return Hint(outlook(sight, holding) - sight.now, "hint-banknote", {}, 1 - paid)
    return wagon_hint(sight, holding.with_card(card), card)._replace(gain=-paid or None)


def wagon_hint(sight: Sight, then: Holding, card: int) -> Hint:
    """A wagon card has come: what the holding is good for now."""
    value = outlook(sight, then) - sight.now
    ready = [o for o in sight.objectives if lacking(then, o) == 0 < lacking(sight.holding, o)]
    if ready:
        return Hint(value, "hint-ready", {"points": max(int(box.POINTS[o]) for o in ready)})
    nearer = [o for o in sight.objectives if 0 < lacking(then, o) < lacking(sight.holding, o)]
    if nearer and not sight.is_last:
        objective = max(nearer, key=lambda o: plan(sight, then, o))
        details = {"points": int(box.POINTS[objective]), "missing": lacking(then, objective)}
        return Hint(value, "hint-nearer", details)
    return Hint(value, "hint-locomotive" if card == box.LOCOMOTIVE else "hint-spare", {})


# Characters


def worth_of_character(s: State, sight: Sight, card: int) -> Hint:
    """The best that a character can do; it may be left out where the table agreed so."""
    match card:
        case box.INVESTOR:
            found = [worth_of_card(s, sight, open_card, 0) for open_card in other_cards(s)]
            return Hint(best(found, Hint(0.0, "hint-none", {})).worth, "hint-investor", {})
        case box.PICKPOCKET:
            if victims(s) == 0:
                return Hint(0.0, "hint-none", {})
            return best(worth_of_robbing(s, sight, seat) for seat in range(s.seats) if seat != s.seat)
        case box.SWITCHMAN:
            swaps = [hint for given in range(len(box.WAGON_CARDS)) for hint in worth_of_swaps(s, sight, given)]
            most = best(swaps, Hint(0.0, "hint-none", {}))
            return most if most.worth > 0 else Hint(min(0.0, most.worth), "hint-none", {})
    tokens = [worth_of_token(sight, colour) for colour in range(len(box.COLOURS)) if s.supply[colour] > 0]
    return best(tokens, Hint(0.0, "hint-none", {}))


def other_cards(s: State) -> Iterator[int]:
    """The open cards, but for the characters: what they would bring is left out."""
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            if 0 <= s.market[row, column] <= box.BANKNOTE:
                yield int(s.market[row, column])


def worth_of_robbing(s: State, sight: Sight, seat: int) -> Hint:
    notes = int(s.banknotes[seat])
    details = {"target": seat, "banknotes": notes}
    return Hint(notes * (1 + NOTE * (1 - sight.late) + sight.share), "hint-rob", details, notes)


def worth_of_swaps(s: State, sight: Sight, given: int) -> list[Hint]:
    """Every exchange of this card."""
    if not can_give(s, given):
        return []
    seats, cards = range(s.seats), range(len(box.WAGON_CARDS))
    pairs = [(seat, card) for seat in seats for card in cards if can_swap(s, given, seat, card)]
    return [worth_of_swap(s, sight, given, seat, card) for seat, card in pairs]


def worth_of_swap(s: State, sight: Sight, given: int, seat: int, card: int) -> Hint:
    """What the own holding becomes, and what the other one loses or gets."""
    then = sight.holding.with_card(given, -1).with_card(card)
    theirs = (SPARE[card] - SPARE[given]) * sight.share * (1 - sight.late)
    hint = wagon_hint(sight, then, card)
    details = {"target": seat, "card": box.WAGON_CARDS[card], "given": box.WAGON_CARDS[given]}
    if hint.reason in ("hint-ready", "hint-nearer"):
        return hint._replace(worth=hint.worth + theirs)
    return Hint(hint.worth + theirs, "hint-swap", details)


def worth_of_token(sight: Sight, colour: int) -> Hint:
    """A symbol for the contract."""
    before, then = sight.holding.colours, changed(sight.holding.colours, colour, 1)
    value = contract_outlook(sight, then) - contract_outlook(sight, before)
    last = sight._replace(is_last=True)  # without promises: what is paid for certain
    gain = round(contract_outlook(last, then) - contract_outlook(last, before))
    details = {"colour": box.COLOURS[colour], "points": gain}
    if gain > 0:
        return Hint(value, "hint-token-points", details, gain)
    return Hint(value, "hint-token" if value > 0 else "hint-token-none", details)


# Claiming


def worth_of_claim(s: State, sight: Sight, place: int) -> Hint:
    """Its points now, and what is left for the other objectives."""
    objective = int(s.objectives[place])
    points = claim_points(s, objective)
    then = best_payment(sight, objective)
    others = sight._replace(
        objectives=tuple(o for o in sight.objectives if o != objective), claims_left=sight.claims_left - 1
    )
    then = then._replace(colours=with_symbols(then.colours, objective))
    value = int(box.POINTS[objective]) + outlook(others, then) - waiting(sight)
    extra = points - int(box.POINTS[objective])
    details = {"points": int(box.POINTS[objective]), "more": extra}
    reason = "hint-claim-contract" if extra > 0 else "hint-claim"
    return Hint(value, reason, details, None if is_payment_asked(s, 0, objective, 0) else points)


def waiting(sight: Sight) -> float:
    """The outlook, when nothing is claimed this turn: what could be claimed may be gone."""
    gone = sight._replace(objectives=()) if sight.is_last else sight
    rest = outlook(gone._replace(objectives=()), sight.holding)
    return rest + WAITING * (outlook(gone, sight.holding) - rest)


def best_payment(sight: Sight, objective: int) -> Holding:
    """What is left when wagons are spent before locomotives."""
    left = list(sight.holding.wagons)
    for wagon, need in enumerate(box.NEEDS[objective].tolist()):
        real = min(need, left[wagon])
        left[wagon] -= real
        left[box.LOCOMOTIVE] -= need - real
    return sight.holding._replace(wagons=tuple(left))


def is_payment_asked(s: State, first: int, objective: int, spent: int) -> bool:
    """CE-086: whether there are locomotives to choose with, from this kind of wagon on."""
    if s.options[option.OBJECTIVE_PAYMENT] != option.CHOOSE:
        return False
    lack, needs = missing(s, first, objective), int(box.NEEDS[objective, first:].sum())
    return bool(lack < needs and s.wagons[s.seat, box.LOCOMOTIVE] - spent > lack)


def worth_of_payment(s: State, sight: Sight, locomotives: int) -> Hint:
    """Spending a locomotive keeps a wagon: good only if the others need it more."""
    objective = int(s.objectives[s.place])
    needed = int(box.NEEDS[objective, s.wagon])
    others = sight._replace(objectives=tuple(o for o in sight.objectives if o != objective))
    then = sight.holding.with_card(s.wagon, locomotives - needed).with_card(box.LOCOMOTIVE, -locomotives)
    value = outlook(others, then) - outlook(others, sight.holding)
    is_asked = is_payment_asked(s, s.wagon + 1, objective, locomotives)
    gain = None if is_asked else claim_points(s, objective)
    if locomotives > max(0, needed - sight.holding.wagons[s.wagon]):
        return Hint(value, "hint-pay-locomotives", {}, gain)
    return Hint(value, "hint-pay-wagons", {}, gain)


def worth_of_waiting(s: State, sight: Sight) -> Hint:
    """Nothing is claimed this turn."""
    ready = any(lacking(sight.holding, int(s.objectives[place])) == 0 for place in range(PLACES))
    return Hint(0.0, "hint-wait" if ready else "hint-end", {})
