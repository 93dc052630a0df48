"""The numbers of the drawings on the rules page."""

from __future__ import annotations

from collections import Counter

from roundhouse.server import library
from tests.pictures import cards, pictures, points

DRAWN = pictures("ticket_cards")
TICKET = "los_angeles_pittsburgh"
NEEDS, POINTS = (library.catalogue("ticket_cards", "en")["tickets"][TICKET][key] for key in ("needs", "points"))


def test_the_cards_complete_the_ticket_with_the_locomotive_for_the_missing_one() -> None:
    for name in ("minute", "ticket"):
        laid = [card for card in cards(DRAWN[name]) if card != TICKET]
        missing = Counter(NEEDS) - Counter(laid)
        assert missing == {"purple": laid.count("locomotive")}
    assert points(DRAWN["ticket"]) == [POINTS]


def test_a_larger_group_robs_a_row() -> None:
    group, row = ([thing for thing in things if "card" in thing] for things in DRAWN["rob"])
    assert (len(group), len(row)) == (4, 3)
    assert {thing["tone"] for thing in row} == {"gone"}
