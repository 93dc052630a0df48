"""What the hints of Great Lakes advise, and why."""

from __future__ import annotations

from roundhouse.core.hints import Hint
from roundhouse.core.table import Table
from roundhouse.core.view import masked
from tests.modules import module_of

from .lakes import GAME, PHASE, Lakes

FULL = "Ty Tg Tb Sy Sg Sb"
HINTS = module_of(GAME, "hints")


def advice(lakes: Lakes) -> tuple[str, Hint]:
    """The move that is worth most, and why, from what the seat sees."""
    return max(hints_of(lakes).items(), key=lambda move: move[1].worth)


def hints_of(lakes: Lakes) -> dict[str, Hint]:
    """What each move is worth, from what the seat sees."""
    seen = masked(lakes.s, lakes.s.seat)
    return {lakes.said(code): HINTS.worth(seen, *GAME.layout.describe(code)) for code in lakes.engine.codes(0)}


def test_a_route_that_completes_a_ticket_is_claimed() -> None:
    lakes = Lakes(["3Tr 3Tg", ""], FULL, "Tp", "Sp", tickets=["T33"], routes={"R085": 0})  # Muskegon-Bay City
    move, hint = advice(lakes)
    assert move == "claim R083"
    assert (hint.reason, hint.details) == ("hint-claim-ticket", {"route": "R083", "points": 4})


def test_a_card_that_the_next_route_lacks_is_taken() -> None:
    lakes = Lakes(["2Tr", ""], "Ty Tg Tr Sy Sg Sb", "Tp", "Sp", tickets=["T33"], routes={"R085": 0})
    move, hint = advice(lakes)
    assert (move, hint.reason) == ("take 2", "hint-take-wanted")


def test_new_tickets_are_drawn_when_all_are_completed_and_not_before() -> None:
    deck, routes = "T01 T02 T03 T04", {"R104": 0, "R109": 0, "R101": 0, "R088": 0, "R079": 0, "R075": 0}
    done = Lakes(["", ""], FULL, "Tp", "Sp", tickets=["T16"], routes=routes, ticket_deck=deck)
    assert advice(done)[0] == "tickets"
    not_done = Lakes(["", ""], FULL, "Tp", "Sp", tickets=["T16"], ticket_deck="T01 T02")
    assert advice(not_done)[0] != "tickets"


def test_wild_cards_are_kept_as_long_as_others_will_do() -> None:
    lakes = Lakes(["2Tr 2W", ""])
    lakes.play("claim R091")
    assert advice(lakes)[0] == "colour red"
    lakes.play("colour red")
    assert advice(lakes)[0] == "pay 0 0"


def test_a_harbour_is_built_where_completed_tickets_lead() -> None:
    routes = {"R104": 0, "R109": 0, "R101": 0, "R088": 0}
    lakes = Lakes(["2Ar 2Sr", ""], FULL, "Tp", "Sp", tickets=["T16 T27"], routes=routes)
    move, hint = advice(lakes)
    assert (move, hint.details["points"]) == ("harbour chicago", 20)


def test_tickets_whose_ways_lie_together_are_kept() -> None:
    # Chicago-Detroit and Green Bay-Chicago lie together; Duluth-New York and Duluth-Montréal lead far away
    lakes = Lakes(ticket_deck="T16 T27 T45 T51", supply=[(18, 17)])
    lakes.play("tickets")
    assert advice(lakes)[0] == "keep 1+2"


def test_no_tickets_are_drawn_near_the_end() -> None:
    routes = {"R104": 0, "R109": 0, "R101": 0, "R088": 0, "R079": 0, "R075": 0}
    lakes = Lakes(tickets=["T16"], routes=routes, ticket_deck="T01 T02 T03 T04", supply=[(8, 2), (4, 4)])
    hint = HINTS.worth(lakes.s, "tickets", {})
    assert (hint.worth < 0, hint.reason) == (True, "hint-tickets-late")


def test_a_route_that_others_may_take_is_claimed_first() -> None:
    hands, tickets = ["4Tb 3Tr", ""], ["T16 T33"]  # Chicago-Detroit, Muskegon-Bay City
    routes = {"R104": 0, "R085": 0}
    alone = Lakes(hands, FULL, "Tp", "Sp", tickets=tickets, routes=routes)
    pressed = Lakes(hands, FULL, "Tp", "Sp", tickets=tickets, routes=routes | {"R020": 1, "R082": 1})
    worth = [hints_of(lakes)["claim R083"] for lakes in (alone, pressed)]  # Traverse City-Bay City
    assert worth[0].worth < worth[1].worth
    assert (worth[0].reason, worth[1].reason) == ("hint-claim-ticket", "hint-claim-contested")


def test_cards_for_a_ticket_are_not_spent_on_a_route_beside_it() -> None:
    lakes = Lakes(["4Tb Tr", ""], FULL, "Tp", "Sp", tickets=["T16"], routes={"R104": 0})
    found = hints_of(lakes)
    assert found["claim R109"].worth > 10 > found["claim R087"].worth  # South Bend-Detroit; Wausau-Milwaukee


def test_the_pieces_are_chosen_by_the_routes_that_are_planned() -> None:
    def trains(kept: str) -> int:
        table = begun_with(kept)
        return int(max(hints_of(table).items(), key=lambda move: move[1].worth)[0].split()[1])

    by_rail = trains("T40 T36 T06")  # Cedar Rapids-Wausau, Toronto-Ottawa, Cedar Rapids-Cleveland
    by_sea = trains("T48 T42 T49")  # Marquette-Buffalo, South Baymouth-Detroit, Buffalo-Albany
    assert by_rail > by_sea


def begun_with(tickets: str) -> Lakes:
    """A table before the first turn, whose first seat holds these tickets."""
    lakes = Lakes(tickets=[tickets], supply=[(0, 0), (0, 0)])
    lakes.s.phase = PHASE.PIECES
    lakes.engine.relist(0)
    return lakes


def test_the_routes_of_the_own_tickets_are_named() -> None:
    lakes = Lakes(tickets=["T33 T16"], routes={"R085": 0, "R104": 0})
    assert HINTS.needed(lakes.s) == ["R083", "R109"]


def test_an_exchange_gains_less_than_nothing_at_once() -> None:
    lakes = Lakes()
    hint = HINTS.worth(lakes.s, "exchange", {"to": "train", "pieces": "4"})
    before = lakes.score(0)
    lakes.play("exchange train 4")
    assert hint.gain == lakes.score(0) - before == -4


def test_what_a_move_gains_at_once_is_told_alike_with_and_without_its_worth() -> None:
    table, kinds = Table("great_lakes", 2, 3, mode="interpreted"), set()
    while len(table.codes_played) < 60:
        seen = masked(table.record, table.seat)
        for move in table.moves()[::5]:
            kinds.add(move.kind)
            assert HINTS.gain(seen, move.kind, move.args) == HINTS.worth(seen, move.kind, move.args).gain
        table.play(table.codes()[len(table.codes_played) % len(table.codes())])
    assert {"exchange", "claim", "take"} <= kinds
