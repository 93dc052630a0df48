"""All that a seat sees (IT-HID-07): the whole table at once, what is being done, goals, and the parts of a score."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.hints import adviser
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, SHORT, Isle

NOTHING_DONE: dict[str, Any] = {
    "card": None, "passenger": None, "is_forced": False, "forced_card": None, "is_bonus": False, "upgraded": None,
    "replaced": None, "prices": None, "target_seat": None, "target": None, "due": 0, "cost": 0, "proposed": None,
    "destination": None, "contract": None, "needs": [0, 0, 0, 0], "as_cargo": None, "how": None, "aside": [],
}  # fmt: skip
HANDS = ["C1", "H2 B3 K1 K2 K3 K5 K6 K7 bank", ""]
TRAINS = ["E1 B1", "E3[white] H1[H1] T2[T1 T2] B1 K5 C1", "E1 T1"]
DOING: dict[str, Any] = {"hands": HANDS, "trains": TRAINS, "supplies": ["", "cyan", ""], "turn": 1}


def seen(isle: Isle, seat: int | None) -> Any:
    """What a seat, or a spectator, sees of a table."""
    return module_of(GAME, "view").to_dict(masked(isle.s, seat))


def names(cards: str) -> list[str | None]:
    """Cards by their long names; a dash is a gap."""
    return [None if card == "-" else SHORT.get(card, card) for card in cards.split()]


def car(card: str, *loads: dict[str, Any]) -> dict[str, Any]:
    return {"card": SHORT[card], "loads": list(loads)}


def test_it_hid_07_all_that_a_seat_sees() -> None:
    isle = Isle(
        ["C1 E1", "H1 H1 K4", ""],
        ["E2[green] H2[C1]", "E1 C1[white] K4", "E1 K3[bank] K6 B1[?H2]"],
        buildings=["rail_yard", "", "town_hall"],
        supplies=["black", "cyan cyan", ""],
        bag="purple purple orange_red",
        islands={"alpine_lodge": (1, "primary"), "devon_city": (2, "secondary_b")},
        tickets={island: f"ticket_{6 - i}" for i, island in enumerate(BOX.ISLANDS[:6])},
        filled={"cactus_mines": 2},
        tokens=[3, 1, 0],
        progress=4,
        turn=1,
        row="H1 H2 H3",
        deck="T1 T2 T3",
        discards="T3 T2",
    )
    isle.s.train_taker, isle.s.turns_left, isle.s.end_trigger = 2, 3, 0
    isle.play("take", "take_row 1")
    face_down = {"face_down": 2, "place": 0, "card": None}
    assert seen(isle, 1) == {
        "deck": {"size": 3, "cards": None, "known": []},
        "discards": names("T3 T2"),
        "row": names("H1 - H3"),
        "hands": [{"size": 2, "cards": None}, {"size": 4, "cards": names("H1 H1 H2 K4")}, {"size": 0, "cards": None}],
        "trains": [
            [car("E2", {"passenger": "green"}), car("H2", {"card": "level_1_coach"})],
            [car("E1"), car("C1", {"passenger": "white"}), car("K4")],
            [car("E1"), car("K3", {"card": "bank"}), car("K6"), car("B1", face_down)],
        ],
        "strengths": [{"power": 6, "weight": 2}, {"power": 4, "weight": 2}, {"power": 6, "weight": 4}],
        "buildings": [["rail_yard"], [], ["town_hall"]],
        "building_limits": [1, 2, 1],
        "bag": {"orange_red": 1, "purple": 2},
        "supplies": [{"black": 1}, {"cyan": 2}, {}],
        "tickets": [
            {"island": "flint_beach", "ticket": "ticket_6", "seats": []},
            {"island": "camp_eagle", "ticket": "ticket_5", "seats": []},
            {"island": "devon_city", "ticket": "ticket_4", "seats": []},
            {"island": "cactus_mines", "ticket": "ticket_3", "seats": [0, 0]},
            {"island": "billingtons", "ticket": "ticket_2", "seats": []},
            {"island": "alpine_lodge", "ticket": "ticket_1", "seats": []},
        ],
        "islands": [
            {"island": "flint_beach", "seat": None, "contract": None},
            {"island": "camp_eagle", "seat": None, "contract": None},
            {"island": "devon_city", "seat": 2, "contract": "secondary_b"},
            {"island": "cactus_mines", "seat": None, "contract": None},
            {"island": "billingtons", "seat": None, "contract": None},
            {"island": "alpine_lodge", "seat": 1, "contract": "primary"},
        ],
        "tokens": [3, 1, 0],
        "progress": 4,
        "train_taker": 2,
        "turns_left": 3,
        "end_trigger": "progress",
        "won": False,
        "goal": None,
        "steps": [
            {"step": "end_turn", "first": 0, "second": 0},
            {"step": "refill", "first": 0, "second": 0},
            {"step": "hand_limit", "first": 0, "second": 0},
            {"step": "main", "first": 1, "second": 0},
        ],
        "doing": NOTHING_DONE,
    }


@pytest.mark.parametrize(
    ("moves", "doing", "table"),
    [
        ("build", {}, {}),
        (
            "build, card H2",  # it costs 4, or 1 less as one more car: Caboose 5
            {"card": "level_2_hopper", "prices": {"added": 3, "upgraded": [0, 3, 0, 1, 1, 3]}},
            {},
        ),
        ("build, card H2, upgrade 1", {"card": "level_2_hopper", "upgraded": 1}, {}),
        ("build, card H2, upgrade 1, keep", {"card": "level_2_hopper", "upgraded": 1, "due": 3, "cost": 3}, {}),
        (
            "build, card H2, upgrade 1, keep, card K1",
            {"card": "level_2_hopper", "upgraded": 1, "due": 2, "cost": 3},
            {},
        ),
        (
            "build, card bank, replace 0",
            {"card": "bank", "replaced": 0, "due": 6, "cost": 6},
            {"buildings": ["", "town_hall", ""]},
        ),
        ("load, card H2", {"card": "level_2_hopper"}, {}),
        ("load, load_passenger cyan", {"passenger": "cyan"}, {}),
        ("load, force H2", {"is_forced": True, "forced_card": "level_2_hopper"}, {}),
        (
            "load, force H2, onto 0 1",
            {"is_forced": True, "forced_card": "level_2_hopper", "target_seat": 0, "target": 1},
            {},
        ),
        ("deliver, to cactus_mines", {"destination": "cactus_mines"}, {}),
        ("deliver, special_only", {}, {}),
        (
            "deliver, to cactus_mines, primary, item 1 0",
            {"destination": "cactus_mines", "contract": "primary", "needs": [0, 1, 0, 0]},
            {},
        ),
        (
            "deliver, to cactus_mines, primary, item 1 0",
            {"destination": "cactus_mines", "contract": "primary", "needs": [1, 1, 0, 0], "as_cargo": "all"},
            {"trains": ["E1", "E1 K3[bank] T1[H1] H1[H1]", "E1"]},
        ),
        ("deliver, to alpine_lodge, ticket", {"destination": "alpine_lodge", "how": "ticket"}, {}),
        (
            "deliver, special_only, special, item 2 1, item 0 0",
            {"aside": [{"card": "level_2_tanker"}, {"passenger": "white"}]},
            {},
        ),
        (
            "deliver, to camp_eagle, ticket, item 0 0",
            {"is_bonus": True},
            {
                "trains": ["E1", "E1[orange_red] H1", "E1"],
                "tickets": {"camp_eagle": "ticket_2"},
                "filled": {"camp_eagle": 2},
            },
        ),
    ],
)
def test_it_hid_07_what_is_being_done_is_seen(moves: str, doing: dict[str, Any], table: dict[str, Any]) -> None:
    isle = Isle(**{**DOING, **table})
    isle.play(*moves.split(", "))
    assert seen(isle, 1)["doing"] | {"proposed": None} == NOTHING_DONE | doing


def test_it_064_a_payment_that_is_missed_least_is_proposed_to_whoever_pays_and_to_nobody_else() -> None:
    isle = Isle(**DOING)
    isle.play("build", "card H2", "upgrade 1", "keep")
    proposed = seen(isle, 1)["doing"]["proposed"]
    held = [name for name, copies in zip(BOX.CARDS, isle.s.hands[1].tolist(), strict=False) if copies]
    codes = [GAME.layout.code("card", {"card": card}) for card in held]
    worths = adviser(GAME, "interpreted").worths(masked(isle.s, 1), [code for code in codes if code is not None])
    best = sorted(zip(held, worths, strict=True), key=lambda each: -each[1])[:3]
    assert proposed == [card for card, _ in best]
    assert seen(isle, 0)["doing"]["proposed"] is None
    assert seen(isle, None)["doing"]["proposed"] is None


@pytest.mark.parametrize(
    ("scenario", "goal", "table"),
    [
        ("challenge", None, {}),
        ("scenario_1", {"done": 0, "of": 4}, {}),
        (
            "scenario_1",
            {"done": 3, "of": 4},
            {"billingtons": (0, "primary"), "flint_beach": (0, "secondary_a"), "camp_eagle": (0, "secondary_b")},
        ),
        ("scenario_6", {"done": 1, "of": 6}, {"research_station": (0, "primary"), "camp_eagle": (0, "secondary_b")}),
        ("scenario_8", {"done": 2, "of": 7}, {"research_station": (0, "primary"), "camp_eagle": (0, "primary")}),
    ],
)
def test_it_235_a_goal_of_contracts_is_seen_as_far_as_it_is_reached(
    scenario: str, goal: dict[str, int] | None, table: dict[str, tuple[int, str]]
) -> None:
    assert seen(Isle([""], solo=scenario, islands=table), 0)["goal"] == goal


@pytest.mark.parametrize(
    ("scenario", "done", "of"),
    [
        ("scenario_2", 2, 4),  # buildings
        ("scenario_3", 2 + 39 + 5 + 1 + 10, 60),  # points: tokens, train, contract, load, buildings
        ("scenario_4", 6, 13),  # cars
        ("scenario_5", 1, 5),  # full tickets
        ("scenario_7", 8 + 2, 50),  # points of buildings
        ("scenario_9", 4, 5),  # Level 3: the engine and three kinds of cars
        ("scenario_10", -2 + 39 + 5 + 1 + 10, 70),  # tokens are subtracted
    ],
)
def test_it_236_a_goal_of_numbers_is_seen_as_far_as_it_is_reached(scenario: str, done: int, of: int) -> None:
    isle = Isle(
        [""],
        ["E3 B3 H3[C1] H3 T2 K9 C3"],
        solo=scenario,
        buildings=["grand_central bank"],
        islands={"devon_city": (0, "primary")},
        filled={"alpine_lodge": 3, "flint_beach": 2},
        tokens=[2],
    )
    assert seen(isle, 0)["goal"] == {"done": done, "of": of}
    assert seen(isle, 0)["building_limits"] == [10 if scenario in ("scenario_2", "scenario_7") else 1]


@pytest.mark.parametrize(
    ("seats", "options", "rating", "won"),
    [(2, {}, None, None), (1, {}, 3, None), (1, {"solo": "scenario_2"}, None, False)],
)
def test_it_232_a_score_has_six_parts_and_alone_a_title_or_a_goal(
    seats: int, options: dict[str, Any], rating: int | None, won: bool | None
) -> None:
    isle = Isle(
        [""] * seats,
        ["E3 H3[C1] H3[C1 C1] B3 T2 K9"] * seats,
        buildings=["grand_central bank"],
        islands={"devon_city": (0, "primary"), "flint_beach": (0, "secondary_a")},
        tokens=[2],
        **options,
    )
    isle.s.train_taker = 0
    assert isle.parts(0) == {
        "tokens": 2,
        "train": 4 + 8 + 8 + 8 + 5 + 3,
        "contracts": 5 + 6 + 11,
        "loads": 3,
        "progress": 1,
        "buildings": 8 + 6,
        "by_building": [{"card": "grand_central", "points": 8}, {"card": "bank", "points": 6}],
        "total": 2 + 36 + 22 + 3 + 1 + 14,
        "rating": rating,
        "won": won,
    }
