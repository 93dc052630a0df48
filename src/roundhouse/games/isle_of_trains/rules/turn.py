"""The turn, its end, and the end of the game (IT-029 to IT-036, IT-122 to IT-130, IT-192 to IT-203)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from . import steps
from .build import any_build
from .cards import draw_passengers, gain_tokens, is_row_short, is_solo, refill_row
from .deliver import begin_deliver, draw_for_caboose_1, put_away_aside
from .load import any_load
from .solo import begin_steps, can_buy_back, check_deck, check_goal, discard_at_night, end_game
from .take import can_draw
from .trains import any_load_on

HAND_LIMIT = 5


# Actions


def offer_actions(s: State, moves: Moves) -> None:
    """IT-030 to IT-032: one of four, as far as it can be done."""
    offer_kinds(s, moves, box.BONUS_ANY)
    if s.options[option.ALLOW_PASS]:
        offer(moves, action.DECLINE)


def offer_bonus(s: State, moves: Moves) -> None:
    """IT-122 to IT-124, IT-AMB-28."""
    offer_kinds(s, moves, steps.next_first(s))
    offer(moves, action.DECLINE)


def offer_kinds(s: State, moves: Moves, bonus: int) -> None:
    """The actions that a bonus allows and that can be done."""
    if bonus == box.BONUS_ANY:
        offer(moves, action.TAKE)
    if bonus in (box.BONUS_ANY, box.BONUS_BUILD) and any_build(s):
        offer(moves, action.BUILD)
    if bonus in (box.BONUS_ANY, box.BONUS_LOAD, box.BONUS_LOAD_OR_DELIVER) and any_load(s):
        offer(moves, action.LOAD)
    if bonus in (box.BONUS_ANY, box.BONUS_DELIVER, box.BONUS_LOAD_OR_DELIVER) and any_load_on(s, s.seat):
        offer(moves, action.DELIVER)


def begin_action(s: State, kind: int) -> None:
    """A main action is one of two; a bonus action is used up."""
    finish_offer(s)
    match kind:
        case action.TAKE:
            s.phase = phase.TAKE
        case action.BUILD:
            s.phase = phase.BUILD
        case action.LOAD:
            s.phase = phase.LOAD
        case action.DELIVER:
            begin_deliver(s)


def finish_offer(s: State) -> None:
    if s.phase == phase.BONUS:
        steps.pop(s)
    else:
        steps.count_down(s)


def decline(s: State) -> None:
    """IT-124, IT-AMB-04: a bonus action, a main action where passing is allowed, or a moment of the night."""
    if s.phase == phase.NIGHT:
        steps.pop(s)
    elif s.phase == phase.LAST_CHANCE:
        end_game(s, event.DECK_EMPTY)
        return
    else:
        finish_offer(s)
    s.phase = phase.GOING


def finish_deliver(s: State) -> None:
    """The player is done delivering; IT-AMB-32: then Caboose 1 draws."""
    steps.pop(s)
    s.phase = phase.GOING


# What is due


def go_on(s: State) -> None:
    """Carry out what is due until somebody has to decide, or the game is over."""
    check_goal(s)
    while s.phase == phase.GOING:
        check_deck(s)
        if s.phase == phase.GOING:
            next_step(s)
            check_goal(s)


def next_step(s: State) -> None:
    """The next step: decided by the player, or done at once."""
    match steps.next_kind(s):
        case steps.MAIN:
            s.is_bonus = 0
            decide(s, phase.ACTION, steps.next_first(s) > 0)
        case steps.DRAW:
            decide(s, phase.DRAW, steps.next_first(s) > 0 and can_draw(s))
        case steps.DISCARD:
            decide(s, phase.DISCARD, steps.next_first(s) > 0 and s.hand_size[s.seat] > 0)
        case steps.OFFER:
            s.is_bonus = 1
            decide(s, phase.BONUS, True)
        case steps.DELIVER:
            decide(s, phase.DELIVER, True)
        case steps.FETCH:
            decide(s, phase.FETCH, s.discard_size[0] > 0)
        case steps.HAND_LIMIT:
            decide(s, phase.HAND_LIMIT, s.hand_size[s.seat] > HAND_LIMIT)
        case steps.NIGHT:
            decide(s, phase.NIGHT, can_buy_back(s))
        case _:
            do_at_once(s)


def decide(s: State, what: int, is_due: bool) -> None:
    if is_due:
        s.phase = what
    else:
        steps.pop(s)


def do_at_once(s: State) -> None:
    """Steps that leave no choice."""
    kind, first = steps.next_kind(s), steps.next_first(s)
    steps.pop(s)
    match kind:
        case steps.TOKENS:
            gain_tokens(s, s.seat, first)
        case steps.PASSENGERS:
            draw_passengers(s, s.seat, first)
        case steps.DESTINATION:
            s.phase = phase.DESTINATION
        case steps.DELIVERED:
            draw_for_caboose_1(s)
        case steps.RETURN:
            s.bag[first] += 1
        case steps.PUT_AWAY:
            put_away_aside(s)
        case steps.REFILL:
            refill(s)
        case steps.NIGHT_DISCARD:
            discard_at_night(s)
        case steps.END_TURN:
            end_turn(s)


def refill(s: State) -> None:
    """IT-193, IT-226, IT-AMB-54: where an empty deck may be saved, the refill goes on with what is bought back."""
    refill_row(s)
    if s.options[option.BUYBACK_ON_EMPTY_DECK] and s.version >= 2 and is_solo(s) and is_row_short(s):
        steps.push(s, steps.REFILL)


def end_turn(s: State) -> None:
    """IT-194, IT-195, IT-203: the end is checked, and the seat to the left has the next turn."""
    if not is_solo(s):
        check_end(s)
    if s.turns_left == 0:
        end_game(s, event.LAST_ROUND_OVER)
        return
    s.seat = (s.seat + 1) % s.seats
    begin_turn(s)


def begin_turn(s: State) -> None:
    tell(s, event.BEGAN, s.seat)
    begin_steps(s)


def check_end(s: State) -> None:
    """IT-196 to IT-203: only at the end of a turn."""
    reached = s.progress >= box.END_SPACE[s.seats] and s.train_taker == NONE
    if reached and s.end_trigger != event.BY_PROGRESS:
        s.train_taker = s.seat
        tell(s, event.TOOK_TRAIN, s.seat)
    if s.turns_left != NONE:
        s.turns_left -= 1
    elif reached:
        near_end(s, event.BY_PROGRESS)
    elif s.deck_size[0] == 0 and s.discard_size[0] == 0:
        near_end(s, event.BY_CARDS)


def near_end(s: State, trigger: int) -> None:
    """IT-198, IT-199: everybody has one more turn."""
    s.turns_left, s.end_trigger = s.seats, trigger
    tell(s, event.LAST_ROUND, trigger)
