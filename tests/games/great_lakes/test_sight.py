"""All that a seat sees (GL-HID-01, GL-HID-03, GL-HID-04), key by key, and while something is being decided."""

from __future__ import annotations

from typing import Any

from roundhouse.core.view import masked
from tests.modules import module_of

from .lakes import GAME, VIEW, Lakes

CODE = module_of(GAME, "action").LAYOUT.code


def seen(lakes: Lakes, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = VIEW.to_dict(masked(lakes.s, seat))
    return found


def table_of_three(hand: str, **table: Any) -> Lakes:
    """A table in the middle of the game, whose second seat moves."""
    lakes = Lakes(
        ["Tr W", hand, "2Db"],
        "Tr Tg - Sr Sg Sb",
        "Tp Ty",
        "Sp",
        "3Tw Db",
        ["T01", "T16 T03", ""],
        "T10 T11",
        {"R104": 1, "R060": 2},
        {"chicago": 1},
        [(25, 25), (20, 22), (18, 30)],
        turn=1,
        **table,
    )
    lakes.s.turns, lakes.s.points[:3] = 300, (0, 131, -2)
    lakes.s.first = 2
    return lakes


COMMON = {
    "first": 2,
    "turns": 300,
    "turns_left": None,
    "train_deck": {"size": 2, "cards": None},
    "ship_deck": {"size": 1, "cards": None},
    "discards": ["train_white", "train_white", "train_white", "ship2_black"],
    "display": ["train_red", "train_green", None, "ship1_red", "ship1_green", "ship1_black"],
    "display_stands": False,
    "hand_sizes": [{"train": 2, "ship": 0}, {"train": 1, "ship": 1}, {"train": 0, "ship": 2}],
    "ticket_deck": {"size": 2, "cards": None},
    "drawn": [{"size": 0, "cards": []}] * 3,
    "chosen": [None] * 3,
    "mix": [None] * 3,
    "routes": {"R060": 2, "R104": 1},
    "harbours": {"chicago": 1},
    "harbours_left": [3, 2, 3],
    "supply": [{"train": 25, "ship": 25}, {"train": 20, "ship": 22}, {"train": 18, "ship": 30}],
    "box": [{"train": 8, "ship": 7}, {"train": 5, "ship": 10}, {"train": 15, "ship": 0}],
    "track": [0, 131, -2],
    "taken": 0,
    "route": None,
    "city": None,
    "colour": None,
    "wilds": 0,
    "special": 0,
    "payments": [],
}


def test_gl_hid_03_all_that_the_seat_which_moves_sees() -> None:
    green = {"ways": 1, "colour": "green", "wilds": 0, "special": 0, "plain": 1}
    purple = {**green, "colour": "purple", "special": 1, "plain": 0}
    sault_montreal = ["R023", "R032", "R030", "R034"]
    assert seen(table_of_three("Ap Sg"), 1) == {
        **COMMON,
        "hands": [
            {"size": 2, "cards": None},
            {"size": 2, "cards": ["train_purple_anchor", "ship1_green"]},
            {"size": 2, "cards": None},
        ],
        "returned": [None, [], None],
        "tickets": [{"size": 1, "cards": None}, {"size": 2, "cards": ["T03", "T16"]}, {"size": 0, "cards": None}],
        "journeys": [
            {"ticket": "T03", "done": False, "routes": sault_montreal, "missing": sault_montreal, "to_go": 13},
            {
                "ticket": "T16",
                "done": False,
                "routes": ["R104", "R107", "R080"],
                "missing": ["R107", "R080"],
                "to_go": 4,
            },
        ],
        "prices": {
            **dict.fromkeys(["R009", "R041", "R042", "R053", "R054", "R076", "R080", "R081", "R102", "R110"], green),
            **dict.fromkeys(["R034", "R035", "R098"], purple),
        },
    }


def test_gl_hid_01_all_that_a_spectator_sees() -> None:
    assert seen(table_of_three("Ap Sg"), None) == {
        **COMMON,
        "hands": [{"size": 2, "cards": None}] * 3,
        "returned": [None] * 3,
        "tickets": [{"size": number, "cards": None} for number in (1, 2, 0)],
        "journeys": [],
        "prices": {},
    }


def test_gl_hid_02_what_was_decided_of_a_payment_is_seen_by_all_and_the_payments_by_the_payer() -> None:
    lakes = table_of_three("Ap 3Sw 3Dw 2W", overpay=True)
    lakes.play("claim R051", "pay 1 1")  # four spaces of white sea
    for seat in (None, 0, 1, 2):
        view = seen(lakes, seat)
        assert (view["route"], view["city"], view["colour"]) == ("R051", None, "white")
        assert (view["wilds"], view["special"]) == (1, 1)
        assert (view["payments"] == []) == (seat != 1)
        assert view["prices"] == {}
    paid = {"colour": "white", "wilds": 1, "special": 1}
    assert seen(lakes, 1)["payments"] == [
        {
            **paid,
            "plain": plain,
            "cards": ["ship1_white"] * plain + ["ship2_white", "wild"],
            "steps": [CODE("singles", {"cards": plain})],
        }
        for plain in (1, 2)
    ]


def test_gl_dp_10_the_payments_of_a_harbour_are_shown_with_their_moves_the_cheapest_first() -> None:
    lakes = table_of_three("2Ar 2Sr Ag 2Sg W")
    lakes.own("R083", 1)
    lakes.engine.relist(0)
    lakes.play("harbour traverse_city")
    view = seen(lakes, 1)
    assert (view["route"], view["city"], view["colour"]) == (None, "traverse_city", None)
    assert view["payments"] == [
        {
            "colour": colour,
            "wilds": 4 - anchored - singles,
            "special": anchored,
            "plain": singles,
            "cards": [f"ship1_{colour}"] * singles
            + [f"train_{colour}_anchor"] * anchored
            + ["wild"] * (4 - anchored - singles),
            "steps": [CODE("colour", {"colour": colour}), *steps],
        }
        for colour, anchored, singles, steps in (
            ("red", 2, 2, [CODE("pay", {"wilds": 0, "special": 2})]),
            ("green", 1, 2, []),
            ("red", 1, 2, [CODE("pay", {"wilds": 1, "special": 1})]),
            ("red", 2, 1, [CODE("pay", {"wilds": 1, "special": 2})]),
        )
    ]


def test_gl_dp_08_wild_cards_alone_are_among_the_payments_of_a_grey_route_once() -> None:
    lakes = table_of_three("2Tp 2Ty 2W")
    lakes.play("claim R091")  # two grey spaces of rail
    found = [(payment["colour"], payment["cards"], payment["steps"]) for payment in seen(lakes, 1)["payments"]]
    one = {colour: f"train_{colour}" for colour in ("purple", "yellow")}
    for colour, card in one.items():
        assert (colour, [card, "wild"], steps_of(colour, 1)) in found
        assert (colour, [card, card], steps_of(colour, 0)) in found
    assert ("wild", ["wild", "wild"], [CODE("colour", {"colour": "wild"})]) in found
    assert len(found) == 5


def steps_of(colour: str, wilds: int) -> list[int]:
    """The moves of a payment without special cards."""
    return [CODE("colour", {"colour": colour}), CODE("pay", {"wilds": wilds, "special": 0})]


def test_gl_hid_03_tickets_being_chosen_from_are_seen_by_the_chooser_alone() -> None:
    lakes = table_of_three("")
    lakes.play("tickets")
    for seat in (None, 0, 1, 2):
        cards = ["T10", "T11"] if seat == 1 else None
        assert seen(lakes, seat)["drawn"] == [
            {"size": 0, "cards": []},
            {"size": 2, "cards": cards},
            {"size": 0, "cards": []},
        ]
        assert seen(lakes, seat)["ticket_deck"] == {"size": 0, "cards": []}
    lakes.play("keep 2")
    for seat in (None, 0, 1, 2):
        own = [{"ticket": "T10", "place": 0}]
        assert seen(lakes, seat)["returned"] == [
            None if other != seat else own if seat == 1 else [] for other in range(3)
        ]


def test_gl_hid_01_the_last_turns_and_a_display_that_stands_are_seen() -> None:
    lakes = table_of_three("")
    lakes.s.turns_left, lakes.s.stands, lakes.s.taken = 5, 1, 1
    view = seen(lakes, 0)
    assert (view["turns_left"], view["display_stands"], view["taken"]) == (5, True, 1)
