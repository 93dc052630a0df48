"""Why a move of Great Lakes is refused: whose it is, what it costs, and what the hand has."""

from __future__ import annotations

from .lakes import Lakes

CHICAGO = {"R104": 0}


def test_a_claimed_route_says_whose_it_is() -> None:
    lakes = Lakes(["4W", ""], routes={"R104": 0, "R105": 1})
    assert lakes.refused("claim R104") == ("route-taken", {"own": "yes"})
    assert lakes.refused("claim R105") == ("route-taken", {"own": "no"})


def test_a_harbour_says_what_is_missing_here_first() -> None:
    place = Lakes(["4W", ""], routes=CHICAGO).legal("harbour")[0]
    city = place.split()[1]
    assert Lakes(["4W", ""]).refused(place) == ("harbour-route", {})
    assert Lakes(["Ar Sr", ""], routes=CHICAGO).refused(place) == ("harbour-cards", {"missing": 2})
    assert Lakes(["4W", ""], routes=CHICAGO, harbours={city: 1}).refused(place) == ("harbour-taken", {"own": "no"})
    assert Lakes(["4W", ""], routes=CHICAGO, harbours={city: 0}).refused(place) == ("harbour-taken", {"own": "yes"})


def test_what_is_being_paid_for_is_said_to_be_chosen() -> None:
    place = Lakes(["4W", ""], routes=CHICAGO).legal("harbour")[0]
    lakes = Lakes(["2Ar 2Sr 2Ag 2Sg W", ""], routes=CHICAGO)
    lakes.play(place)
    assert lakes.phase == "colour"
    assert lakes.refused(place) == ("paying-harbour", {})
    assert lakes.refused("colour black") == ("colour-none", {})
    assert lakes.refused("colour wild") == ("colour", {"length": 4, "reach": 1})
    lakes.play("colour red")
    assert lakes.phase == "pay"
    assert lakes.refused("pay 2 0") == ("payment-wild", {"held": 1})
    assert lakes.refused("pay 0 3") == ("payment-special", {"held": 2, "sea": "no"})
    assert lakes.refused("pay 0 0") == ("payment", {"length": 4})


def test_an_exchange_says_what_supply_and_box_have() -> None:
    lakes = Lakes(["", ""], supply=[(2, 3)])
    boxed = int(lakes.s.boxed[0, 1])
    assert lakes.refused("exchange ship 3") == ("exchange", {"pieces": 3, "to": "ship", "supply": 2, "boxed": boxed})
