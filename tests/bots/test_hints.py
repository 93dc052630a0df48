"""Every legal move is worth something, for a reason that can be said."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.bots import best_hint, hints, make
from roundhouse.core.engine import MODES
from roundhouse.core.game import games, load
from roundhouse.core.hints import Hint, adviser
from roundhouse.core.testing import random_table, sampling, tables
from roundhouse.core.view import SeatView, masked
from roundhouse.core.words import LANGUAGES
from tests.games.continental_express.yard import Yard
from tests.games.isle_of_trains.isle import Isle
from tests.games.small import SmallTable
from tests.games.ticket_cards.yard import Yard as CardYard
from tests.games.traffic.station import Station
from tests.modules import module_of

TABLES = [(name, seats, options) for name in games() for seats, options in tables(load(name))]
IDS = [f"{name}-{seats}-" + "-".join(f"{k}={v}" for k, v in options.items()) for name, seats, options in TABLES]


def has_opinion(name: str) -> bool:
    """Whether a game says what moves are worth in the dialect."""
    return find_spec(f"{load(name).package.__name__}.opinion") is not None


def check_hints(table: Table, seat: int) -> None:
    """That each hint says why, in every language, and changes nothing that it looks at."""
    view = SeatView.of(table, seat)
    found, seen = hints(view, "compiled"), view.masked()
    assert [code for code, _ in found] == table.codes()
    asked = adviser(table.game, "compiled")
    assert asked.gains(seen, view.codes) == [hint.gain for _, hint in found]
    assert asked.worths(seen, view.codes) == [hint.worth for _, hint in found]
    assert asked.hint(seen, view.codes[-1]) == found[-1][1]
    for _, hint in found:
        assert hint.reason.name.startswith("hint-")
        assert isinstance(hint.worth, float)
        for lang in LANGUAGES:
            sentence = hint.say(table.game, lang)
            assert sentence.strip()
            assert "None" not in sentence
            assert hint.say(table.game, lang, [f"Name {n}" for n in range(table.seats)])


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=IDS)
@pytest.mark.long
def test_every_legal_move_of_random_games_has_a_reason(name: str, seats: int, options: dict[str, Any]) -> None:
    positions = 40 if not options else 12  # a set of options changes little of what is said
    every = sampling(load(name), seats, options, 8, "compiled", positions)
    for ply, table in enumerate(random_table(load(name), seats, options, 8, "compiled")):
        if table.seat is not None and ply % every == 0:
            check_hints(table, table.seat)


@pytest.mark.parametrize("name", games())
def test_every_legal_move_of_a_game_between_greedy_bots_has_a_reason(name: str) -> None:
    table, bot = Table(name, 2, seed=1, mode="compiled"), make("greedy", 1, "compiled")
    while (seat := table.seat) is not None:
        check_hints(table, seat)
        table.play(bot.choose(SeatView.of(table, seat)))


@pytest.mark.parametrize("name", games())
def test_the_best_hint_is_a_legal_move_and_worth_as_much_as_any(name: str) -> None:
    for table in random_table(load(name), 2, {}, 9, "compiled"):
        if table.seat is None or len(table.codes_played) > 100:
            break
        view = SeatView.of(table, table.seat)
        code, hint = best_hint(view, "compiled")
        assert code in view.codes
        assert hint.worth == pytest.approx(max(each.worth for _, each in hints(view, "compiled")))


@pytest.mark.parametrize("name", [name for name in games() if has_opinion(name)])
@pytest.mark.long
def test_an_opinion_is_the_same_in_every_mode(name: str) -> None:
    game, seats, decided = load(name), max(load(name).seat_counts), 0
    for ply, table in enumerate(random_table(game, seats, {}, 3, "compiled")):
        if table.seat is None or decided == 40:
            break
        if len(table.codes()) > 1 and ply % 5 == 0:
            seen, codes = masked(table.live, table.seat), table.codes()
            first, *others = [adviser(game, mode) for mode in MODES]
            for other in others:
                assert other.worths(seen, codes) == pytest.approx(first.worths(seen, codes), abs=1e-9)
                assert other.gains(seen, codes) == first.gains(seen, codes)
            assert seen == masked(table.live, table.seat)
            decided += 1
    assert decided > 5


def test_what_a_move_gains_is_what_it_changes() -> None:
    found = set()
    for seed in range(4):
        for table in random_table(load("isle_of_trains"), 2, {}, seed, "compiled"):
            if table.seat is None or len(table.codes_played) > 400:
                break
            before, seat = table.scores(), table.seat
            for code, hint in hints(SeatView.of(table, seat), "compiled"):
                kind, _ = table.game.layout.describe(code)
                if hint.gain is not None and kind in ("onto", "take_bag"):
                    then = table.table_at(len(table.codes_played))
                    then.play(code)
                    assert then.scores()[seat] - before[seat] == hint.gain, kind
                    found.add(kind)
    assert "onto" in found


def test_a_locomotive_gains_the_points_of_its_train() -> None:
    hooked = 0
    for table in random_table(load("traffic"), 2, {}, 3, "compiled"):
        for code, hint in hints(SeatView.of(table, table.seat), "compiled") if table.seat is not None else []:
            if hint.gain is not None:
                then = table.table_at(len(table.codes_played))
                then.play(code)
                scoring = module_of(table.game, "rules.scoring")
                last = int(then.live.record["train_count"]) - 1
                assert scoring.train_score(then.live, last) == hint.gain
                hooked += 1
    assert hooked > 10


def test_what_a_move_of_the_express_gains_is_what_it_changes() -> None:
    found = set()
    for seed in range(6):
        for table in random_table(load("continental_express"), 2, {}, seed, "compiled"):
            if table.seat is None:
                break
            before, seat = table.scores(), table.seat
            for code, hint in hints(SeatView.of(table, seat), "compiled"):
                kind, _ = table.game.layout.describe(code)
                if hint.gain is not None:
                    then = table.table_at(len(table.codes_played))
                    then.play(code)
                    assert then.scores()[seat] - before[seat] == hint.gain, kind
                    found.add(kind)
    assert found >= {"take", "token", "claim", "pay"}


# Sense


def hints_of(table: SmallTable) -> dict[str, Hint]:
    """What each move is worth to the seat that decides, as small tables write moves."""
    seen, asked = masked(table.s, table.s.seat), adviser(table.game, "interpreted")
    return {table.said(code): asked.hint(seen, code) for code in table.engine.codes(0)}


def best_move(table: SmallTable) -> str:
    """The move that is worth most."""
    found = hints_of(table)
    return max(found, key=lambda move: found[move].worth)


def station(tracks: list[str], hands: list[str], turns: int = 25) -> Station:
    """A station with wagons to draw for this number of turns."""
    return Station(tracks, hands, "F1 F2 P2 " * turns, "L2_1 L3_3 " * (turns // 4))


def test_traffic_a_good_train_is_dispatched_from_the_better_side() -> None:
    table = station(["F1 F1 F4 F4", "P4"], ["L2_4", "F1"])
    assert best_move(table) == "play L2_4"
    assert hints_of(table)["play L2_4"].gain is None
    table.play("play L2_4")
    assert best_move(table) == "hook 0 right"
    assert {move: hint.gain for move, hint in hints_of(table).items()} == {
        "hook 0 left": 6, "hook 0 right": 12, "hook 1 left": 8,
    }  # fmt: skip


def test_traffic_without_a_locomotive_one_is_drawn_for_the_wagons_that_wait() -> None:
    assert best_move(station(["F4 F4 F4", "P5 P4 P4"], ["F1 F2", "F1"])) == "draw_loco"


def test_traffic_a_wagon_is_placed_where_the_own_locomotive_takes_it_at_once() -> None:
    table = station(["F4 F4", "P1"], ["P5 F4 L3_3", "F1"])
    table.play("play F4")
    assert best_move(table).startswith("place 0")
    assert hints_of(table)["place 0 left"].reason.name == "hint-place-and-dispatch"


def test_traffic_a_semaphore_is_not_aimed_at_oneself() -> None:
    table = station(["F4 F4", "P1"], ["red_semaphore F1", "F1"])
    table.play("play red_semaphore")
    assert best_move(table) == "aim 1"


def test_traffic_the_dearest_wagon_leaves_the_hand_before_the_end() -> None:
    table = station(["F1", "P1"], ["P5 F1 P1 F2", "F1 F1", "F1 F1", "F1 F1"], turns=0)
    assert best_move(table) == "play P5"


def test_isle_a_contract_that_can_be_completed_is() -> None:
    table = Isle(hands=["H1", "H1"], trains=["E2 H2[C1 C1]", "E1"], row="H1 T1 B1", deck="H1 T1 B1 H2 T2")
    assert best_move(table) == "deliver"
    table.play("deliver")
    assert best_move(table) == "to alpine_lodge"
    table.play("to alpine_lodge")
    assert best_move(table) == "primary"
    assert hints_of(table)["primary"].gain == 4


def test_isle_a_card_that_brings_points_is_built_and_paid_with_what_is_needed_least() -> None:
    table = Isle(hands=["H3 H1 E1 E1 E1 E1 E1 E1 E1", "H1"], trains=["E2 H2", "E1"], deck="H1 T1 B1 H2 T2")
    assert best_move(table) == "build"
    table.play("build")
    assert best_move(table) == "card H3"
    table.play("card H3")
    assert hints_of(table)["upgrade 1"].gain == 3
    assert hints_of(table)["extend"].gain == 8


def test_isle_the_goal_of_a_scenario_is_worth_more_than_points() -> None:
    hands, trains = ["rail_yard H2 E1 E1 E1 E1 E1 E1"], ["E2 H1"]
    table = Isle(hands, trains, deck="H1 T1 B1 " * 8, solo="scenario_2")
    table.play("build")
    assert best_move(table) == "card rail_yard"


def test_express_the_card_that_makes_an_objective_ready_is_taken_and_the_objective_claimed() -> None:
    table = Yard(["a a c", "d d d", "e e e"], players=["a", "a"], objectives="ac bb dd")
    assert best_move(table) == "take 0 right"
    assert hints_of(table)["take 0 right"].reason.name == "hint-ready"
    table.play("take 0 right")
    assert best_move(table) == "claim 0"
    assert hints_of(table)["claim 0"].gain == 3


def test_express_a_banknote_is_not_bought_with_banknotes() -> None:
    table = Yard(["a $ a", "a a a", "a a a"], players=["$ $", ""], objectives="bb cc dd")
    assert hints_of(table)["take 0 middle"].gain == 0
    assert best_move(table) != "take 0 middle"


def test_express_the_richest_is_robbed() -> None:
    table = Yard(["a a P", "a a a", "a a a"], players=["", "$", "$ $ $"], objectives="bb cc dd")
    assert best_move(table) == "take 0 right"
    table.play("take 0 right")
    assert best_move(table) == "rob 2"


def test_express_a_token_of_the_contract_is_chosen() -> None:
    table = Yard(["a a M", "a a a", "a a a"], objectives="bb cc dd", contracts=["symbol_green", "pairs"])
    table.play("take 0 right")
    assert best_move(table) == "token green"
    assert hints_of(table)["token green"].gain == 2


def test_express_locomotives_are_kept_where_wagons_will_do() -> None:
    table = Yard(players=["a b J J", "a"], phase="claim", objectives="ab cc dd")
    table.play("claim 0")
    assert best_move(table) == "pay a 0"


def test_cards_the_best_tickets_are_completed_and_no_others() -> None:
    yard = CardYard(["", ""], stacks=["WBBYGL", ""], tickets=["#39 #3 #11", "#1"], last_turns=1)  # TC-EX-23
    yard.score_now()
    found = hints_of(yard)
    assert best_move(yard) == "complete #39"
    assert found["complete #39"].gain == 18
    assert found["complete #11"].worth < found["done"].worth < found["complete #3"].worth
    yard.play("complete #39", "complete #3")
    assert best_move(yard) == "done"


def test_cards_what_tickets_need_is_taken_and_laid() -> None:
    yard = CardYard(["B", ""], tickets=["#44", "#1"], display="RWGYK", deck="K" * 60)
    yard.play("draw")
    assert best_move(yard) == "take 1"  # white
    assert hints_of(yard)["take 1"].reason.name == "hint-take-needed"
    yard = CardYard(["BBWWLL", ""], tickets=["#44", "#1"], display="RRRRR", deck="R" * 60)
    assert best_move(yard).startswith("lay ")


def test_cards_nothing_is_laid_in_the_last_turn_but_to_rob() -> None:
    assert best_move(CardYard(["BBB", ""], tickets=["#44", "#1"], deck="", last_turns=2)) == "pass"
    robbing = CardYard(["BBB", ""], depots=["", "BB"], tickets=["#44", "#1"], deck="", last_turns=2)
    assert best_move(robbing) == "lay blue 3"
    assert hints_of(robbing)["lay blue 3"].reason.details["lost"] == 2


def test_cards_a_dear_ticket_is_not_kept_late() -> None:
    yard = CardYard(["", ""], tickets=["#1", "#1"], deck="KK", ticket_deck="#46 #45 #44 #43")
    assert best_move(yard) != "tickets"
    yard.play("tickets")
    assert best_move(yard) == "done"
