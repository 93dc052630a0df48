"""What a table may agree on before the game.  The first value of each option is the default."""

from typing import Any

from ...core.errors import InvalidOption
from ...core.game import Option
from ...core.record import NONE

SOLO = 0
DECK_VARIANT = 1
FIRST_PLAYER = 2
ALLOW_PASS = 3
BENEFIT_DRAW_SOURCE = 4
TOKEN_PER_MISSING_PASSENGER = 5
UPGRADE_REQUIRES_HIGHER_LEVEL = 6
LOADS_SURVIVE_UPGRADE = 7
DISCARDED_CAR_PASSENGERS = 8
OPTIONAL_DISCARD_ONLY_IF_NEEDED = 9
FORCED_LOAD_REQUIRES_MISMATCH = 10
FACEDOWN_CARGO_PUBLIC = 11
CABOOSE1_TIMING = 12
CABOOSE3_OWNER_ONLY = 13
CABOOSE4_LOSS_DISCARDS_BUILDING = 14
CABOOSE5_SCOPE = 15
CABOOSE10_PER_ACTION = 16
TOWN_HALL_COUNTS_LEVEL1_ENGINE = 17
STATIONS_COUNT = 18
TIE2 = 19
SOLO_END = 20
BUYBACK_ON_EMPTY_DECK = 21
SOLO_BONUS_LOAD_TRIGGERS_CABOOSE = 22
SCENARIO_SCORE_CHECK = 23

CHALLENGE = 0  # otherwise the number of a scenario
BASE, WITH_TIME_ENGINE = 0, 1
RANDOM = NONE  # otherwise a seat
ROW_OR_DECK, DECK_ONLY = 0, 1
BAG, SUPPLY = 0, 1
AFTER, BEFORE = 0, 1
EXTEND, EXTEND_NOT_CABOOSE, EXTEND_AND_UPGRADE = 0, 1, 2
WHOSE_ALL, WHOSE_OWN = 0, 1
ENGINE_AND_CARS, ENGINE = 0, 1
IMMEDIATE, END_OF_ACTION = 0, 1
CONTINUOUS, AT_END = 0, 1

YES: dict[str | int | bool, int] = {True: 1, False: 0}
NO: dict[str | int | bool, int] = {False: 0, True: 1}

OPTIONS = (
    Option("solo", {"challenge": CHALLENGE, **{f"scenario_{n}": n for n in range(1, 11)}}),
    Option("deck_variant", {"base71": BASE, "base71+time_engine": WITH_TIME_ENGINE}),
    Option("first_player", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3}, of_seats=True),
    Option("allow_pass", NO),
    Option("benefit_draw_source", {"row_or_deck": ROW_OR_DECK, "deck": DECK_ONLY}),
    Option("token_per_missing_passenger", YES),
    Option("upgrade_requires_higher_level", YES),
    Option("loads_survive_upgrade", YES),
    Option("discarded_car_passengers", {"bag": BAG, "supply": SUPPLY}),
    Option("optional_discard_only_if_needed", NO),
    Option("forced_load_requires_mismatch", YES),
    Option("facedown_cargo_public", NO),
    Option("caboose1_timing", {"after": AFTER, "before": BEFORE}),
    Option("caboose3_owner_only", YES),
    Option("caboose4_loss_discards_building", YES),
    Option(
        "caboose5_scope",
        {"extend": EXTEND, "extend_not_caboose": EXTEND_NOT_CABOOSE, "extend_and_upgrade": EXTEND_AND_UPGRADE},
    ),
    Option("caboose10_per_action", {1: 0, "any": 1}),
    Option("town_hall_counts_level1_engine", NO),
    Option("stations_count", {"all": WHOSE_ALL, "own": WHOSE_OWN}),
    Option("tie2", {"engine_and_cars": ENGINE_AND_CARS, "engine": ENGINE}),
    Option("solo_end", {"immediate": IMMEDIATE, "end_of_action": END_OF_ACTION}),
    Option("buyback_on_empty_deck", NO),
    Option("solo_bonus_load_triggers_caboose", YES),
    Option("scenario_score_check", {"continuous": CONTINUOUS, "at_end": AT_END}),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        raise InvalidOption("first-player", "isle_of_trains", seat=first, seats=seats)
    if seats > 1 and options["solo"] != "challenge":
        raise InvalidOption("solo-seats", "isle_of_trains", seats=seats)
