"""Solo (IT-215 to IT-251): the night, buying back, goals."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.piles import draw, put
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from . import steps
from .cards import discard, draw_deck, is_solo
from .scoring import building_points, score

ACTIONS_A_TURN = 2
LEVEL_3 = 3


def buy_back_price(s: State) -> int:
    """IT-228, IT-249."""
    return int(box.BUY_BACK[s.options[option.SOLO]])


def can_buy_back(s: State) -> bool:
    """IT-228, IT-AMB-54: with enough tokens, a card to buy, and a deck that is not yet empty."""
    if not is_solo(s) or s.discard_size[0] == 0 or s.tokens[s.seat] < buy_back_price(s):
        return False
    return bool(s.deck_size[0] > 0 or s.options[option.BUYBACK_ON_EMPTY_DECK])


def offer_buy_back(s: State, moves: Moves) -> None:
    """IT-DP-19: at any decision."""
    if s.phase != phase.OVER and can_buy_back(s):
        offer(moves, action.BUY_BACK)


def buy_back(s: State) -> None:
    """IT-228 to IT-230, IT-AMB-55: the top of the discard pile goes on top of the deck, for tokens."""
    card = draw(s.discards, s.discard_size, 0)
    put(s.deck, s.deck_size, 0, card)
    put(s.known, s.known_size, 0, card)
    s.tokens[s.seat] -= buy_back_price(s)
    tell(s, event.BOUGHT_BACK, s.seat, card)
    if s.phase in (phase.NIGHT, phase.LAST_CHANCE, phase.FETCH):
        s.phase = phase.GOING


def discard_at_night(s: State) -> None:
    """IT-227."""
    card = draw_deck(s)
    discard(s, card)
    tell(s, event.NIGHT, card)


def begin_steps(s: State) -> None:
    """IT-030, IT-034, IT-219 to IT-227: all that a turn, or a day and its night, will bring."""
    steps.push(s, steps.END_TURN)
    if is_solo(s):
        steps.push(s, steps.NIGHT_DISCARD)
        steps.push(s, steps.NIGHT)
    steps.push(s, steps.REFILL)
    if is_solo(s):
        steps.push(s, steps.NIGHT)
    steps.push(s, steps.HAND_LIMIT)
    steps.push(s, steps.MAIN, ACTIONS_A_TURN)


def end_game(s: State, reason: int) -> None:
    s.phase, s.seat = phase.OVER, NONE
    tell(s, event.ENDED, reason)


def is_over(s: State) -> bool:
    return s.phase == phase.OVER


# Goals


def contracts_done(s: State) -> bool:
    """IT-235, IT-241: primary and a secondary of every island named."""
    for island in range(len(box.ISLANDS)):
        if box.GOAL_ISLANDS[s.options[option.SOLO], island]:
            if s.island_seat[island] == NONE or s.island_contract[island] == box.PRIMARY:
                return False
    return True


def primaries_done(s: State) -> int:
    """IT-245."""
    done = 0
    for island in range(len(box.ISLANDS)):
        done += int(s.island_seat[island] != NONE)
    return done


def tickets_filled(s: State) -> int:
    """IT-240."""
    filled = 0
    for island in range(box.TICKETED):
        filled += int(s.ticket_filled[island] == box.SPACES)
    return filled


def level_3_kinds(s: State) -> int:
    """IT-248, IT-AMB-64: kinds of Level 3 cars in the train."""
    kinds = 0
    for category in range(box.HOPPER, box.CABOOSE):
        for position in range(1, s.train_size[0]):
            card = s.trains[0, position]
            if box.CATEGORY[card] == category and box.LEVEL[card] == LEVEL_3:
                kinds += 1
                break
    return kinds


def is_goal_met(s: State) -> bool:
    """IT-233, IT-235 to IT-251."""
    scenario = s.options[option.SOLO]
    number = box.GOAL_NUMBER[scenario]
    match box.GOAL[scenario]:
        case box.GOAL_CONTRACTS:
            return contracts_done(s)
        case box.GOAL_BUILDINGS:
            return bool(s.building_count[0] >= number)
        case box.GOAL_POINTS:
            return bool(score(s, 0) >= number)
        case box.GOAL_CARS:
            return bool(s.train_size[0] - 1 >= number)
        case box.GOAL_TICKETS:
            return bool(tickets_filled(s) >= number)
        case box.GOAL_BUILDING_POINTS:
            return bool(building_points(s, 0) >= number)
        case box.GOAL_PRIMARIES:
            return bool(primaries_done(s) >= number)
        case box.GOAL_LEVEL_3:
            return bool(box.LEVEL[s.trains[0, 0]] == LEVEL_3 and level_3_kinds(s) >= number)
    return False


def is_scored_goal(s: State) -> bool:
    """IT-AMB-60: a goal of points."""
    goal = box.GOAL[s.options[option.SOLO]]
    return bool(goal == box.GOAL_POINTS or goal == box.GOAL_BUILDING_POINTS)


def check_goal(s: State) -> None:
    """IT-AMB-59, IT-AMB-60: after every step; points may be asked for only when the deck is empty."""
    if not is_solo(s) or is_over(s) or box.GOAL[s.options[option.SOLO]] == box.NO_GOAL:
        return
    is_late = s.options[option.SCENARIO_SCORE_CHECK] == option.AT_END and is_scored_goal(s)
    if (not is_late or s.deck_size[0] == 0) and is_goal_met(s):
        s.won = 1
        end_game(s, event.WON)


def check_deck(s: State) -> None:
    """IT-231, IT-234, IT-AMB-53, IT-AMB-54: an empty deck ends the game, at once or after the action."""
    if not is_solo(s) or is_over(s) or s.deck_size[0] > 0:
        return
    if s.options[option.SOLO_END] == option.END_OF_ACTION and is_in_action(s):
        return
    if can_buy_back(s):
        s.phase = phase.LAST_CHANCE
    else:
        end_game(s, event.DECK_EMPTY)


def is_in_action(s: State) -> bool:
    """Whether an action, or what it triggers, is still going on."""
    kind = steps.next_kind(s)
    return kind != steps.MAIN and kind < steps.HAND_LIMIT
