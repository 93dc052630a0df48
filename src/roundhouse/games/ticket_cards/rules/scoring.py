"""Completing Tickets (TC-097 to TC-107), the second deck (TC-108 to TC-123), the final scoring (TC-124 to TC-135)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import gain
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import DECLARED, HELD, State
from .assign import best_set, missing, packed_stack
from .cards import discard_display, discard_row, draw_card, fill_display, open_stacks, wash_display
from .dispatch import begin_turn

DEALT_AGAIN = 4
WITH_TWO_DECKS = 4  # players
MARK = (1 << box.BYTE) - 1


def begin_scoring(s: State) -> None:
    """TC-097, TC-104, TC-106: the Stacks are turned up; the players choose in secret, or the best sets are taken."""
    open_stacks(s)
    if s.options[option.TICKET_ASSIGNMENT] == option.MANUAL:
        s.seat, s.phase = 0, phase.COMPLETE
        return
    for seat in range(s.seats):
        declare_best(s, seat)
    finish_scoring(s)


def declare_best(s: State, seat: int) -> None:
    """TC-105: the automatic assignment."""
    chosen, _ = best_set(s, seat)
    for ticket in range(box.TICKETS):
        if chosen >> ticket & 1:
            s.tickets[seat, ticket] = DECLARED


def declared_needs(s: State, seat: int) -> int:
    """The cards, packed, that the Tickets declared by a seat need."""
    needs = 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] == DECLARED:
            needs += int(box.PACKED_NEEDS[ticket])
    return needs


def left_of_stack(s: State, seat: int) -> tuple[int, int]:
    """TC-099, TC-100: the cards, packed, that the Tickets declared leave of a Stack, and the Locomotives."""
    stack, needs, left = packed_stack(s, seat), declared_needs(s, seat), 0
    for shift in range(0, box.BYTE * box.LOCO, box.BYTE):
        left += max(0, (stack >> shift & MARK) - (needs >> shift & MARK)) << shift
    return left, int(s.stack_open[seat, box.LOCO]) - missing(stack, needs)


def can_complete(s: State, seat: int, needs: int, ticket: int) -> bool:
    """TC-098 to TC-100: whether the Stack has the cards for this Ticket, besides those already spoken for."""
    return bool(missing(packed_stack(s, seat), needs + int(box.PACKED_NEEDS[ticket])) <= s.stack_open[seat, box.LOCO])


def offer_to_complete(s: State, moves: Moves) -> None:
    """TC-104, TC-107, TC-DP-09: one more Ticket for which the Stack suffices, or no more."""
    needs = declared_needs(s, s.seat)
    for ticket in range(box.TICKETS):
        if s.tickets[s.seat, ticket] == HELD and can_complete(s, s.seat, needs, ticket):
            offer(moves, action.COMPLETE, ticket)
    offer(moves, action.DONE)


def finish_declaring(s: State) -> None:
    """TC-106: one seat after the other declares, and nobody sees what; then all is revealed together."""
    s.seat += 1
    if s.seat == s.seats:
        finish_scoring(s)


def complete_declared(s: State, seat: int) -> tuple[int, int]:
    """TC-103: a seat's declared Tickets are completed; how many they are, and their points."""
    tickets, points = 0, 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] == DECLARED:
            s.tickets[seat, ticket] = 0
            s.completed[ticket] = seat
            tickets += 1
            points += int(box.POINTS[ticket])
    s.ticket_count[seat] -= tickets
    return tickets, points


def finish_scoring(s: State) -> None:
    """TC-103, TC-109, TC-110: completed Tickets are shown and stay on the table; the others stay hidden."""
    for seat in range(s.seats):
        tickets, points = complete_declared(s, seat)
        tell(s, event.SCORED, seat, tickets, points)
    if s.seats < WITH_TWO_DECKS or s.half == 1:
        end_game(s, event.DECK_EMPTY)
    elif are_turns_used_up(s) and s.version >= 2:
        end_game(s, event.TRUNCATED)
    else:
        begin_second_half(s)


def are_turns_used_up(s: State) -> bool:
    """TC-136: whether the last of the turns agreed on has been taken."""
    return bool(s.options[option.MAX_TURNS] and s.turns >= s.options[option.MAX_TURNS])


# Four players, between the two decks


def begin_second_half(s: State) -> None:
    """TC-108 to TC-121: all cards but the hands become a new deck; four each, five open, and play goes on."""
    s.half, s.last_turns = 1, NONE
    collect_cards(s)
    if s.options[option.SECOND_HALF_START] == option.FIRST_PLAYER:
        s.turn = s.start_player
    else:
        s.turn = (s.turn + 1) % s.seats
    deal_again(s)
    fill_display(s)
    wash_display(s)
    if s.train_deck_size == 0:
        s.last_turns = s.seats
    tell(s, event.RESUMED, s.train_deck_size)
    begin_turn(s)


def collect_cards(s: State) -> None:
    """TC-111 to TC-114: Stacks, Depots, the display and the discard, but no hands, are shuffled together."""
    for colour in range(box.LOCO):
        if s.row_seat[colour] != NONE:
            discard_row(s, colour)
    if not s.options[option.KEEP_DISPLAY_BETWEEN_HALVES]:
        discard_display(s)
    for card in range(box.KINDS):
        for seat in range(s.seats):
            s.discards[card] += s.stack_open[seat, card]
        s.train_deck[card] = s.discards[card]
        s.train_deck_size += int(s.discards[card])
    s.stack_open[:], s.stack_size[:], s.discards[:] = 0, 0, 0


def deal_again(s: State) -> None:
    """TC-115, TC-118: four cards each, one at a time from the next to move, as long as there are any."""
    for _ in range(DEALT_AGAIN):
        for i in range(s.seats):
            if s.train_deck_size > 0:
                gain(s, (s.turn + i) % s.seats, draw_card(s))


# The end


def end_game(s: State, reason: int) -> None:
    """TC-086, TC-123, TC-136: over, and everything is shown."""
    open_stacks(s)
    s.ending, s.phase, s.seat = reason, phase.OVER, NONE
    tell(s, event.ENDED, reason)


def is_over(s: State) -> bool:
    return s.phase == phase.OVER


def close(s: State) -> None:
    """TC-097, TC-105: the Stacks are turned up as they are, and the best sets of Tickets are completed."""
    if is_over(s):
        return
    open_stacks(s)
    for seat in range(s.seats):
        declare_best(s, seat)
    for seat in range(s.seats):
        complete_declared(s, seat)
    s.phase, s.seat = phase.OVER, NONE


def completed_points(s: State, seat: int) -> int:
    """TC-103, TC-122: the values of the Tickets completed so far."""
    points = 0
    for ticket in range(box.TICKETS):
        if s.completed[ticket] == seat:
            points += int(box.POINTS[ticket])
    return points


def completed_tickets(s: State, seat: int) -> int:
    """TC-132: how many they are."""
    tickets = 0
    for ticket in range(box.TICKETS):
        if s.completed[ticket] == seat:
            tickets += 1
    return tickets


def penalty(s: State, seat: int) -> int:
    """TC-124: the values of the Tickets that were not completed."""
    points = 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] == HELD:
            points += int(box.POINTS[ticket])
    return points


def served(s: State, seat: int) -> int:
    """TC-125, TC-127: how many completed Tickets name each Big City, packed."""
    count = 0
    for ticket in range(box.TICKETS):
        if s.completed[ticket] == seat:
            count += int(box.PACKED_CITIES[ticket])
    return count


def bonuses(s: State, seat: int) -> int:
    """TC-125 to TC-129: the Big Cities, as bits, that this seat has served most often, alone or with others."""
    mine = served(s, seat)
    won = 0
    for city in range(box.CITIES):
        if mine >> box.BYTE * city & MARK:
            won |= 1 << city
    for other in range(s.seats):
        theirs = served(s, other)
        for city in range(box.CITIES):
            if theirs >> box.BYTE * city & MARK > mine >> box.BYTE * city & MARK:
                won &= ~(1 << city)
    return won


def bonus_points(s: State, seat: int) -> int:
    """TC-125, TC-126: every bonus counts in full, shared or not."""
    won = bonuses(s, seat)
    points = 0
    for city in range(box.CITIES):
        if won >> city & 1:
            points += int(box.BONUS[city])
    return points


def bonus_count(s: State, seat: int) -> int:
    """TC-133, TC-134: how many bonuses; a shared one counts for each."""
    won = bonuses(s, seat)
    count = 0
    for city in range(box.CITIES):
        count += won >> city & 1
    return count


def score(s: State, seat: int) -> int:
    """TC-130: completed less uncompleted Tickets, and the bonuses; before the end only what is completed."""
    points = completed_points(s, seat)
    if is_over(s):
        points += bonus_points(s, seat) - penalty(s, seat)
    return points


def standing(s: State, seat: int) -> tuple[int, ...]:
    """TC-131 to TC-135: what places are decided by, most first; equal ones share the place."""
    return score(s, seat), completed_tickets(s, seat), bonus_count(s, seat)


def goal(s: State) -> int:
    """TC-131: nobody plays alone."""
    return NONE
