"""What each move is worth to the seat that decides, from what that seat sees; in the dialect.

A move is worth what it changes of the seat's outlook: the objectives that its wagons could claim now or soon, the sets
of its contract, and its banknotes.  A step of a decision is worth what the rest of the decision can make of it.
"""

from __future__ import annotations

import numpy as np

from ...core import notes
from ...core.foresight import Foresight, Level
from ...core.record import NONE, REAL, Cells, Reals, cells
from . import action, box, option, phase
from .action import COLUMNS, PLACES, ROWS
from .rules.characters import can_give, can_swap, victims
from .rules.market import price
from .rules.scoring import symbols
from .state import MOST_OBJECTIVES, State

FORESIGHT = Foresight(points=10.0, pace=70_000, network_pace=34_000)
LEVELS = {  # tuned, so that each level beats the one below about as often as in other games
    "3": Level("trained", overlooks=0.15, temperature=1.0, effort=0.01),
    "4": Level("trained", effort=0.03),
}

PER_WAGON = 0.6  # of an objective's points are left for each wagon that it lacks
SECOND = 0.4  # of the points of the second best objective
WAITING = 0.9  # of an objective's points: somebody else may claim it before the next turn
NOTE = 0.35  # what a banknote is worth besides its point, while there is something to buy
STEP = 0.55  # of a set's points are left for each symbol that it lacks
SPARE = np.array([0.35, 0.4, 0.45, 0.55, 0.65, 1.3], REAL)  # a wagon card that no objective asks for, early on
CONTRACT = np.array([4.0] * len(box.COLOURS) + [5.0, 4.0, 6.0, 5.5, 4.5], REAL)  # what it brings in a usual game

# Powers are looked up: compiled code would round them differently
MOST_LACKING, MOST_SHORT = int(box.NEEDS.sum(axis=1).max()), int((box.CONTRACT_SIZE * box.CONTRACT_COLOURS).max())
LEFT_OF_PLAN = np.array([PER_WAGON**lacking for lacking in range(MOST_LACKING + 1)], REAL)
LEFT_OF_SET = np.array([STEP**short for short in range(MOST_SHORT + 1)], REAL)

UNCLAIMED = PLACES  # the row of the notes in which no objective is claimed


class Notes(notes.Notes):
    """What the seat that decides makes of the table."""

    wagons: Cells = cells(len(box.WAGON_CARDS), doc="its wagon cards, by kind, locomotives last")
    then: Cells = cells(len(box.WAGON_CARDS), doc="scratch: its wagon cards after what is tried")
    lacks: Cells = cells(PLACES, doc="wagon cards that each open objective takes more than it has")
    banknotes: int = cells(doc="its banknotes")
    colours: Cells = cells(len(box.COLOURS), doc="its symbols, by colour")
    contract: int = cells(doc="its contract, or NONE")
    repeats: int = cells(doc="whether every set of it pays")
    claims_left: int = cells(doc="objectives that it may still claim")
    is_last: int = cells(doc="whether this is its last turn")
    left: float = cells(type=REAL, doc="how far away the end is, from 1 to 0")
    share: float = cells(type=REAL, doc="what a point of another's is worth to this seat")
    # By the place of the objective claimed, which is scratch and filled in when a claim is asked for, or UNCLAIMED
    fulfilment: Reals = cells(PLACES + 1, type=REAL, doc="what the contract promises")
    prize: Reals = cells(
        PLACES + 1, PLACES, type=REAL, doc="what each open objective brings, once all its wagons are there"
    )
    now: float = cells(type=REAL, doc="the outlook as it is")
    waiting: float = cells(type=REAL, doc="the outlook if nothing is claimed this turn: what could be, may be gone")


# The table


def look(s: State, notes: Notes) -> None:
    """Read the table once for all moves of a decision."""
    seat, most = s.seat, 0
    for each in range(s.seats):
        most = max(most, int(s.claimed_count[each]))
    notes.is_last = int(s.turns_left != NONE)
    used = 1 - int(s.pile_size.sum()) / box.SMALL_CARDS
    notes.left = 0.0 if notes.is_last else 1 - max(most / MOST_OBJECTIVES, used)
    notes.share = 1 / (s.seats - 1)
    notes.claims_left = MOST_OBJECTIVES - int(s.claimed_count[seat])
    notes.contract, notes.banknotes = int(s.contract[seat]), int(s.banknotes[seat])
    for card in range(len(box.WAGON_CARDS)):
        notes.wagons[card] = s.wagons[seat, card]
    for colour in range(len(box.COLOURS)):
        notes.colours[colour] = symbols(s, seat, colour)
    always = notes.contract >= 0 and box.ALWAYS_REPEATS[notes.contract] != 0
    notes.repeats = int(always or s.options[option.CONTRACT_SETS_REPEAT] != 0)
    look_ahead(s, notes)


def look_ahead(s: State, notes: Notes) -> None:
    """What the seat can hope for."""
    keep_wagons(notes)
    for place in range(PLACES):
        notes.lacks[place] = lacking(notes, int(s.objectives[place])) if s.objectives[place] != NONE else 0
    look_at_prizes(s, notes, UNCLAIMED)
    notes.now = outlook_now(s, notes, notes.banknotes)
    rest = outlook(notes, notes.banknotes, UNCLAIMED, 0.0)
    notes.waiting = rest if notes.is_last else rest + WAITING * (notes.now - rest)


def worth(s: State, notes: Notes, kind: int, first: int, second: int) -> float:
    """What a legal move is worth to the seat that decides."""
    match kind:
        case action.KEEP:
            return float(CONTRACT[first])
        case action.TAKE:
            paid = 0 if s.phase == phase.INVEST else price(second)
            return worth_of_card(s, notes, int(s.market[first, second]), paid)
        case action.ROB:
            return worth_of_robbing(s, notes, first)
        case action.GIVE:
            return worth_of_giving(s, notes, first)
        case action.SWAP:
            return worth_of_swap(s, notes, s.given, second)
        case action.TOKEN:
            return worth_of_token(notes, first)
        case action.CLAIM:
            return worth_of_claim(s, notes, first)
        case action.PAY:
            return worth_of_payment(s, notes, second)
    return 0.0


# The outlook


def outlook(notes: Notes, banknotes: int, claimed: int, plans: float) -> float:
    """What a holding promises: objectives, the contract, banknotes, and wagons for objectives to come."""
    spare = 0.0
    for card in range(len(box.WAGON_CARDS)):
        spare += notes.then[card] * SPARE[card]
    money = banknotes * (1 + NOTE * notes.left)
    return float(plans + notes.fulfilment[claimed] + money + spare * notes.left)


def outlook_now(s: State, notes: Notes, banknotes: int) -> float:
    """The outlook with the wagons that are tried, while nothing is claimed."""
    return outlook(notes, banknotes, UNCLAIMED, plans(s, notes, UNCLAIMED, UNCLAIMED, notes.claims_left))


def plans(s: State, notes: Notes, claimed: int, without: int, claims_left: int) -> float:
    """The best open objective, but for one, and a part of the second."""
    best, second = 0.0, 0.0
    if claims_left > 0:
        for place in range(PLACES):
            if place != without and s.objectives[place] != NONE:
                found = plan(s, notes, claimed, place)
                if found > best:
                    best, second = found, best
                elif found > second:
                    second = found
    return best + SECOND * second if claims_left > 1 and not notes.is_last else best


def plan(s: State, notes: Notes, claimed: int, place: int) -> float:
    """What an objective promises with the wagons that are tried: less for each that is still to be got."""
    short = lacking(notes, int(s.objectives[place]))
    if notes.is_last and short > 0:
        return 0.0
    return float(LEFT_OF_PLAN[short] * notes.prize[claimed, place])


def lacking(notes: Notes, objective: int) -> int:
    """How many cards an objective takes more than the wagons that are tried, locomotives counted."""
    short = 0
    for wagon in range(len(box.WAGONS)):
        short += max(0, int(box.NEEDS[objective, wagon]) - int(notes.then[wagon]))
    return max(0, short - int(notes.then[box.LOCOMOTIVE]))


def look_at_prizes(s: State, notes: Notes, claimed: int) -> None:
    """What the objectives bring, with what their symbols do for the contract; one may be claimed already."""
    more = box.NO_SYMBOLS if claimed == UNCLAIMED else int(s.objectives[claimed])
    before = contract_outlook(notes, more, box.NO_SYMBOLS)
    notes.fulfilment[claimed] = before
    for place in range(PLACES):
        objective = int(s.objectives[place])
        if objective != NONE and place != claimed:
            change = contract_outlook(notes, more, objective) - before
            notes.prize[claimed, place] = int(box.POINTS[objective]) + change


# The contract


def contract_outlook(notes: Notes, more: int, and_more: int) -> float:
    """What the contract pays with more symbols (box.BROUGHT), and the next set as far as it is there."""
    if notes.contract < 0:
        return 0.0
    points, done = int(box.CONTRACT_POINTS[notes.contract]), 0
    short = symbols_short(notes, more, and_more, 1)
    while short == 0:
        done += 1
        short = symbols_short(notes, more, and_more, done + 1)
    if done > 0 and not notes.repeats:
        return float(points)
    return float(points * (done + (0.0 if notes.is_last else LEFT_OF_SET[short])))


def symbols_short(notes: Notes, more: int, and_more: int, sets: int) -> int:
    """How many symbols it still takes to have that many sets: the cheapest groups of each colour are used."""
    contract = notes.contract
    size, groups, short = int(box.CONTRACT_SIZE[contract]), sets * int(box.CONTRACT_COLOURS[contract]), 0
    for colour in range(len(box.COLOURS)):
        if box.COUNTS[contract, colour]:
            groups -= min(shown(notes, more, and_more, colour) // size, sets)
    for lack in range(1, size):  # groups that are begun, the fullest first
        for colour in range(len(box.COLOURS)):
            if groups > 0 and box.COUNTS[contract, colour]:
                whole, rest = divmod(shown(notes, more, and_more, colour), size)
                if whole < sets and rest + lack == size:
                    short += lack
                    groups -= 1
    return short + max(0, groups) * size


def shown(notes: Notes, more: int, and_more: int, colour: int) -> int:
    """The symbols of a colour, with more."""
    return int(notes.colours[colour]) + int(box.BROUGHT[more, colour]) + int(box.BROUGHT[and_more, colour])


# Wagons that are tried


def keep_wagons(notes: Notes) -> None:
    """Begin with the wagons as they are."""
    for card in range(len(box.WAGON_CARDS)):
        notes.then[card] = notes.wagons[card]


def try_wagon(notes: Notes, card: int) -> None:
    """One wagon card more."""
    keep_wagons(notes)
    notes.then[card] += 1


def try_swap(notes: Notes, given: int, card: int) -> None:
    """One wagon card for another."""
    keep_wagons(notes)
    notes.then[given] -= 1
    notes.then[card] += 1


def spend_wagons(notes: Notes, objective: int) -> None:
    """What is left of the wagons when an objective is claimed: wagons are spent before locomotives."""
    keep_wagons(notes)
    for wagon in range(len(box.WAGONS)):
        need = int(box.NEEDS[objective, wagon])
        real = min(need, int(notes.then[wagon]))
        notes.then[wagon] -= real
        notes.then[box.LOCOMOTIVE] -= need - real


# Taking a card


def worth_of_card(s: State, notes: Notes, card: int, paid: int) -> float:
    """An open small card for that many banknotes."""
    if card <= box.BANKNOTE:
        return worth_of_thing(s, notes, card, paid)
    found = worth_of_character(s, notes, card)
    keep_wagons(notes)
    return found + (outlook_now(s, notes, notes.banknotes - paid) - notes.now)


def worth_of_thing(s: State, notes: Notes, card: int, paid: int) -> float:
    """A banknote or a wagon card for that many banknotes."""
    banknotes = notes.banknotes - paid
    if card == box.BANKNOTE:
        keep_wagons(notes)
        banknotes += 1
    else:
        try_wagon(notes, card)
    return outlook_now(s, notes, banknotes) - notes.now


# Characters


def worth_of_character(s: State, notes: Notes, card: int) -> float:
    """The best that a character can do; it may be left out where the table agreed so."""
    match card:
        case box.INVESTOR:
            return worth_of_investing(s, notes)
        case box.PICKPOCKET:
            return worth_of_pickpocket(s, notes)
        case box.SWITCHMAN:
            return worth_of_switchman(s, notes)
    return worth_of_station_master(s, notes)


def worth_of_investing(s: State, notes: Notes) -> float:
    """The best open card, but for the characters: what they would bring is left out."""
    best, any_card = 0.0, False
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            card = int(s.market[row, column])
            if 0 <= card <= box.BANKNOTE:
                found = worth_of_thing(s, notes, card, 0)
                best = max(best, found) if any_card else found
                any_card = True
    return best


def worth_of_pickpocket(s: State, notes: Notes) -> float:
    """The banknotes of the richest."""
    best = 0.0
    if victims(s) > 0:
        for seat in range(s.seats):
            if seat != s.seat:
                best = max(best, worth_of_robbing(s, notes, seat))
    return best


def worth_of_robbing(s: State, notes: Notes, seat: int) -> float:
    """The banknotes of a seat, which it has no longer."""
    return int(s.banknotes[seat]) * (1 + NOTE * notes.left + notes.share)


def worth_of_switchman(s: State, notes: Notes) -> float:
    """The best exchange of any card."""
    best, any_swap = 0.0, False
    for given in range(len(box.WAGON_CARDS)):
        if can_give(s, given):
            found = worth_of_giving(s, notes, given)
            best = max(best, found) if any_swap else found
            any_swap = True
    return best


def worth_of_giving(s: State, notes: Notes, given: int) -> float:
    """The best exchange of this card."""
    best, any_swap = 0.0, False
    for card in range(len(box.WAGON_CARDS)):
        if is_to_be_had(s, given, card):
            found = worth_of_swap(s, notes, given, card)
            best = max(best, found) if any_swap else found
            any_swap = True
    return best


def is_to_be_had(s: State, given: int, card: int) -> bool:
    """Whether anybody has to exchange this card."""
    for seat in range(s.seats):
        if can_swap(s, given, seat, card):
            return True
    return False


def worth_of_swap(s: State, notes: Notes, given: int, card: int) -> float:
    """What the seat's own cards become, and what the other seat loses or gets; the same for every other seat."""
    theirs = (SPARE[card] - SPARE[given]) * notes.share * notes.left
    try_swap(notes, given, card)
    return float(outlook_now(s, notes, notes.banknotes) - notes.now + theirs)


def worth_of_station_master(s: State, notes: Notes) -> float:
    """The best token of the supply."""
    best = 0.0
    for colour in range(len(box.COLOURS)):
        if s.supply[colour] > 0:
            best = max(best, worth_of_token(notes, colour))
    return best


def worth_of_token(notes: Notes, colour: int) -> float:
    """A symbol for the contract."""
    then = contract_outlook(notes, box.FIRST_TOKEN + colour, box.NO_SYMBOLS)
    return float(then - notes.fulfilment[UNCLAIMED])


# Claiming


def worth_of_claim(s: State, notes: Notes, place: int) -> float:
    """Its points now, and what is left for the other objectives."""
    objective = int(s.objectives[place])
    look_at_prizes(s, notes, place)
    spend_wagons(notes, objective)
    then = outlook(notes, notes.banknotes, place, plans(s, notes, place, place, notes.claims_left - 1))
    return int(box.POINTS[objective]) + then - notes.waiting


def worth_of_payment(s: State, notes: Notes, locomotives: int) -> float:
    """Spending a locomotive keeps a wagon: good only if the other objectives need it more."""
    keep_wagons(notes)
    before = outlook(notes, notes.banknotes, UNCLAIMED, plans(s, notes, UNCLAIMED, s.place, notes.claims_left))
    notes.then[s.wagon] -= int(box.NEEDS[s.objectives[s.place], s.wagon]) - locomotives
    notes.then[box.LOCOMOTIVE] -= locomotives
    then = outlook(notes, notes.banknotes, UNCLAIMED, plans(s, notes, UNCLAIMED, s.place, notes.claims_left))
    return then - before
