"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from collections import Counter

from roundhouse.server import library
from tests.pictures import backs, begun, cards, pictures, points, things

DRAWN = pictures("ticket_cards")
BOX = library.catalogue("ticket_cards", "en")
TICKETS, CITIES = BOX["tickets"], BOX["cities"]
TICKET = "los_angeles_pittsburgh"
NEEDS, POINTS = (TICKETS[TICKET][key] for key in ("needs", "points"))


def test_the_cards_complete_the_ticket_with_the_locomotive_for_the_missing_one() -> None:
    for name in ("minute", "ticket"):
        laid = [card for card in cards(DRAWN[name]) if card != TICKET]
        missing = Counter(NEEDS) - Counter(laid)
        assert missing == {"purple": laid.count("locomotive")}
    assert points(DRAWN["ticket"]) == [POINTS]


def test_a_larger_group_robs_a_row() -> None:
    group, row = ([thing for thing in row_ if "card" in thing] for row_ in DRAWN["rob"])
    assert (len(group), len(row)) == (4, 3)
    assert {thing["tone"] for thing in row} == {"gone"}


def test_the_table_is_drawn_as_two_players_find_it() -> None:
    state = begun("ticket_cards")
    market, hand, tickets = DRAWN["setup"]
    assert backs([market, tickets]) == [state["train_deck"]["size"], state["ticket_deck"]["size"]]
    assert len(cards([market])) == len(state["display"])
    assert {len(cards([hand]))} == {each["size"] for each in state["hands"]}
    assert "locomotive" in cards([hand])
    assert {tickets[-1]["sign"]} == {str(len(each["looked_at"])) for each in state["tickets"]}


def test_the_score_has_completed_tickets_one_that_is_not_and_a_bonus() -> None:
    worth = [TICKETS[ticket]["points"] for ticket in cards(DRAWN["score"])]
    tones = [thing.get("tone") for thing in things(DRAWN["score"]) if "card" in thing]
    assert tones == [None, None, "gone"]
    bonus = CITIES["los_angeles"]["bonus"]
    assert points(DRAWN["score"]) == [worth[0] + worth[1] - worth[2] + bonus]
    said = f"{worth[0]} + {worth[1]} − {worth[2]} + {bonus} ="
    assert said in [thing.get("sign") for thing in things(DRAWN["score"])]
