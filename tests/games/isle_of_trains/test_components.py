"""IT-001 to IT-013: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse import InvalidOption, Table

from .isle import BOX, LONG, Isle, number

PRINTED = """
    E1 4 1 0 +4 1 passenger  all  0 2 0 0 none
    E2 6 3 2 +6 1 passenger  oil  1 2 0 0 none
    E3 5 6 4 +8 1 passenger  box  1 2 0 0 none
    H1 4 1 2 1  1 coal       coal 0 3 1 0 none
    H2 3 4 5 2  2 coal       oil  0 2 0 0 build
    H3 2 7 8 1  3 coal       box  0 2 0 0 any
    T1 4 2 2 1  1 oil        coal 0 3 0 0 none
    T2 3 5 5 2  2 oil        oil  0 3 0 0 deliver
    T3 2 8 8 1  3 oil        box  0 3 0 0 load_or_deliver
    B1 4 3 2 2  1 box        coal 0 4 0 0 none
    B2 3 6 5 3  2 box        oil  0 4 0 0 load
    B3 2 9 8 2  3 box        box  0 5 1 0 load
    C1 4 1 1 0  1 passenger  coal 1 3 0 1 none
    C2 3 4 2 1  2 passenger  oil  2 3 0 2 none
    C3 2 7 3 0  3 passenger  box  3 3 0 3 none
    K1 1 3 2 2  0 none       box  1 0 0 0 none
    K2 1 3 2 2  0 none       coal 1 0 0 0 none
    K3 1 3 2 2  1 any_cargo  coal 1 0 0 0 none
    K4 1 3 2 2  0 none       coal 1 0 0 0 none
    K5 1 3 2 2  0 none       coal 1 0 0 0 none
    K6 1 3 1 +2 0 none       oil  1 0 0 0 none
    K7 1 3 2 2  0 none       coal 1 0 0 0 none
    K8 1 3 0 2  0 none       coal 2 0 0 0 none
    K9 1 3 3 2  0 none       oil  1 0 0 0 none
    K10 1 3 2 2 0 none       box  1 0 0 0 none
"""  # copies, cost, VP, power or weight, holds, symbol, passengers; benefit: cards, discards, tokens, bonus
BUILDINGS = {
    "bank",
    "coal_factory",
    "customs_house",
    "grand_central",
    "middle_station",
    "northern_station",
    "oil_refinery",
    "rail_yard",
    "southern_station",
    "town_hall",
}
COLOURS = {
    "flint_beach": "green",
    "camp_eagle": "orange_red",
    "devon_city": "black",
    "cactus_mines": "purple",
    "billingtons": "cyan",
    "alpine_lodge": "white",
}
ISLANDS = {*COLOURS, "research_station"}
CONTRACTS = {
    "flint_beach": ("oil box", 6, "oil oil box box", 11, "coal oil box box", 10),
    "camp_eagle": ("box box", 7, "oil oil box box box", 14, "coal oil box box", 10),
    "devon_city": ("oil oil", 5, "coal coal oil oil oil", 9, "coal oil oil box", 9),
    "cactus_mines": ("coal oil", 4, "coal oil oil box", 9, "coal coal oil oil", 7),
    "billingtons": ("coal box", 5, "coal coal box box", 9, "coal coal oil box", 8),
    "alpine_lodge": ("coal coal", 4, "coal coal coal box box", 10, "coal coal oil box", 8),
    "research_station": ("any any any", 4, "any any any any any", 7, None, None),
}
TICKET_SPACES = {
    "ticket_1": ["5 0 none", "4 0 none", "3 0 none"],
    "ticket_2": ["2 0 load", "1 0 load", "0 0 load"],
    "ticket_3": ["5 0 none", "2 2 none", "0 2 none"],
    "ticket_4": ["2 0 build", "1 0 build", "0 0 build"],
    "ticket_5": ["0 4 none", "0 3 none", "0 2 none"],
    "ticket_6": ["0 4 none", "2 2 none", "3 0 none"],
}  # cards, tokens and bonus action, from left to right


def copies(category: str) -> int:
    return sum(row.copies for row in BOX.ROWS if row.category == category)


def deal(players: int, **options: str) -> Table:
    return Table("isle_of_trains", seats=players, seed=1, options=options, mode="interpreted")


def test_it_001_there_are_15_engines_36_cars_10_cabooses_and_10_buildings() -> None:
    assert copies("engine") == 15
    assert sum(copies(kind) for kind in ("hopper", "tanker", "boxcar", "coach")) == 36
    assert (copies("caboose"), copies("building")) == (10, 10)


@pytest.mark.parametrize(("variant", "cards", "promo"), [("base71", 71, 0), ("base71+time_engine", 72, 1)])
def test_it_001_the_72nd_card_is_the_time_engine(variant: str, cards: int, promo: int) -> None:
    state = deal(2, deck_variant=variant).state()
    hands = [card for hand in state["hands"] for card in hand["cards"]]
    found = Counter([*state["deck"]["cards"], *state["row"], *hands, *(train[0]["card"] for train in state["trains"])])
    assert (found.total(), found["time_engine"]) == (cards, promo)


def test_it_002_there_are_7_island_cards() -> None:
    assert set(BOX.ISLANDS) == ISLANDS
    assert len(BOX.ISLANDS) == 7


def test_it_003_every_island_but_the_research_station_has_a_destination_tile() -> None:
    destinations = [ticket["island"] for ticket in deal(4).state()["tickets"]]
    assert len(destinations) == 6
    assert set(destinations) == ISLANDS - {"research_station"}


def test_it_004_there_are_6_different_tickets_of_3_spaces() -> None:
    spaces: dict[str, list[str]] = {}
    for row in BOX.REWARD_ROWS:
        spaces.setdefault(row.ticket, []).append(f"{row.take} {row.tokens} {row.bonus}")
        assert row.space == len(spaces[row.ticket])
    assert spaces == TICKET_SPACES
    assert len(set(map(tuple, spaces.values()))) == 6


@pytest.mark.parametrize(("filled", "tokens"), [(0, 4), (1, 3), (2, 2)])
def test_it_004_the_spaces_are_read_from_left_to_right(filled: int, tokens: int) -> None:
    isle = Isle(trains=["E1[green]", "E1"], tickets={"flint_beach": "ticket_5"}, filled={"flint_beach": filled})
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert isle.s.tokens.tolist()[:2] == [tokens, 0]
    assert isle.filled("flint_beach") == filled + 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_005_there_are_3_passengers_of_each_of_6_colours(players: int) -> None:
    state = deal(players).state()
    passengers = Counter(state["bag"])
    for supply in state["supplies"]:
        passengers.update(supply)
    assert passengers == dict.fromkeys(COLOURS.values(), 3)


@pytest.mark.parametrize(("island", "colour"), COLOURS.items())
def test_it_005_each_destination_has_its_colour(island: str, colour: str) -> None:
    isle = Isle(trains=[f"E1[{colour}]", "E1"])
    isle.play("deliver")
    assert isle.legal("to") == [f"to {island}"]


def test_it_006_tokens_never_run_out() -> None:
    isle = Isle(tokens=[24, 24], deck="H1")
    isle.play("take", "take_bag", "take", "take_bag")
    assert isle.s.tokens.tolist()[:2] == [26, 24]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_007_the_progress_train_starts_off_the_track(players: int) -> None:
    assert deal(players).state()["progress"] == 0


@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 6), (6, 6)])
def test_it_007_the_track_has_spaces_1_to_6(before: int, after: int) -> None:
    isle = Isle(hands=[""] * 4, trains=["E1 H2[T1 B1]", "E1", "E1", "E1"], progress=before)
    isle.play("deliver", "to alpine_lodge", "primary", "item 1 0", "item 1 0")
    assert isle.island("alpine_lodge") == (0, "primary")
    assert isle.s.progress == after


def test_it_008_all_players_draw_from_one_bag() -> None:
    isle = Isle(bag="green", deck="H1", actions=1)
    isle.play("take", "take_bag")
    assert (isle.seat, isle.supply(0), isle.bag) == (1, "green", "")
    isle.play("take", "take_bag")
    assert (isle.supply(1), isle.s.tokens[1]) == ("", 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_009_the_game_is_for_1_to_4_players(players: int) -> None:
    assert len(deal(players).state()["trains"]) == players


@pytest.mark.parametrize("players", [0, 5])
def test_it_009_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidOption):
        deal(players)


@pytest.mark.parametrize(("players", "discarded"), [(1, 1), (2, 0)])
def test_it_009_one_player_plays_by_the_solo_rules(players: int, discarded: int) -> None:
    table = deal(players)
    for move in ["take", "take_bag"] * 2:
        table.play({"kind": move})
    assert len(table.state()["discards"]) == discarded


def test_it_010_there_are_exactly_three_cargo_types() -> None:
    assert set(BOX.CARGO) == {"coal", "oil", "box"}
    assert {row.symbol for row in BOX.ROWS} == {*BOX.CARGO, "all"}


def test_it_010_a_passenger_does_not_serve_as_cargo() -> None:
    cargo, mixed = Isle(trains=["E1 T2[H2 H2]", "E1"]), Isle(trains=["E1[black] T2[H2]", "E1"])
    for isle in (cargo, mixed):
        isle.play("deliver", "to devon_city")
    assert "primary" in cargo.legal()
    assert "primary" not in mixed.legal()


def test_it_010_a_passenger_is_not_loaded_as_cargo() -> None:
    isle = Isle(trains=["E1[white] H1 T1 B1 K3", "E1[white] H1 T1 B1"], supplies=["green"])
    assert "load" not in isle.legal()


def test_it_011_a_card_in_hand_is_built() -> None:
    isle = Isle(hands=["H1 T1", ""])
    isle.play("build", "card H1", "extend", "keep", "card T1")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E1 H1", "", "T1")


def test_it_011_a_card_in_hand_pays() -> None:
    isle = Isle(hands=["H1 C1", ""])
    isle.play("build", "card C1", "extend", "keep", "card H1")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E1 C1", "", "H1")


def test_it_011_a_card_in_hand_is_loaded_as_its_cargo_symbol() -> None:
    isle = Isle(hands=["H1 T1", ""], trains=["E1 H2", "E1"])
    isle.play("load", "card H1", "onto 0 1")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E1 H2[H1]", "T1", "")


@pytest.mark.parametrize("kind", ["engine", "hopper", "tanker", "boxcar", "coach"])
def test_it_012_engines_and_cars_come_in_levels_1_to_3(kind: str) -> None:
    base = [row for row in BOX.ROWS if row.category == kind and row.copies]
    assert {row.card: row.level for row in base} == {f"level_{n}_{kind}": n for n in (1, 2, 3)}


def test_it_012_there_are_ten_cabooses_and_ten_buildings_of_one_copy_each() -> None:
    found = {kind: {row.card: row.copies for row in BOX.ROWS if row.category == kind} for kind in BOX.CATEGORIES}
    assert found["caboose"] == {f"caboose_{n}": 1 for n in range(1, 11)}
    assert found["building"] == dict.fromkeys(BUILDINGS, 1)


@pytest.mark.parametrize("line", PRINTED.strip().splitlines(), ids=lambda line: line.split()[0])
def test_it_012_engines_cars_and_cabooses_are_as_printed(line: str) -> None:
    card = line.split()[0]
    row = BOX.ROWS[number(card)]
    gauge = f"+{row.power}" if row.power else row.weight
    seen = [card, row.copies, row.cost, row.points, gauge, row.capacity, row.holds, row.symbol, row.passengers]
    seen += [row.take, row.discard, row.tokens, row.bonus]
    assert [str(value) for value in seen] == line.split()
    assert row.power == 0 or row.weight == 0


@pytest.mark.parametrize("building", sorted(BUILDINGS))
def test_it_012_buildings_are_as_printed(building: str) -> None:
    row = BOX.ROWS[number(building)]
    assert (row.cost, row.points, row.power, row.weight, row.capacity) == (6, 0, 0, 0, 0)
    assert (row.symbol, row.passengers, row.take, row.tokens, row.bonus) == ("all", 0, 0, 0, "none")


def test_it_012_every_card_has_one_category() -> None:
    assert set(BOX.CATEGORIES) == {"engine", "hopper", "tanker", "boxcar", "coach", "caboose", "building"}
    assert {row.card for row in BOX.ROWS} == set(LONG) | BUILDINGS


@pytest.mark.parametrize("island", sorted(ISLANDS))
def test_it_013_an_island_card_shows_a_primary_and_its_secondary_contracts(island: str) -> None:
    rows = {row.contract: row for row in BOX.CONTRACT_ROWS if row.island == island}
    printed = dict(zip(("primary", "secondary_a", "secondary_b"), CONTRACTS[island][::2], strict=True))
    assert {
        name: " ".join(["coal"] * row.coal + ["oil"] * row.oil + ["box"] * row.box + ["any"] * row.any)
        for name, row in rows.items()
    } == {name: cargo for name, cargo in printed.items() if cargo}


@pytest.mark.parametrize("island", sorted(ISLANDS))
def test_it_013_the_back_shows_the_points_of_both_contracts(island: str) -> None:
    _, primary, _, a, _, b = CONTRACTS[island]
    for contract, points in (("primary", 0), ("secondary_a", a), ("secondary_b", b)):
        if points is not None:
            isle = Isle(hands=[""] * 4, islands={island: (0, contract)})
            assert isle.score(0) == primary + points


@pytest.mark.parametrize(
    ("contract", "building", "points"),
    [
        ("primary", "coal_factory", 4 + 2 * 2),
        ("secondary_a", "coal_factory", 14 + 2 * 5),
        ("secondary_b", "coal_factory", 12 + 2 * 4),
        ("secondary_a", "customs_house", 14 + 2 * 2),
        ("secondary_b", "oil_refinery", 12 + 2 * 1),
    ],
)
def test_it_013_the_back_shows_the_cargo_of_both_contracts(contract: str, building: str, points: int) -> None:
    isle = Isle(islands={"alpine_lodge": (0, contract)}, buildings=[building])
    assert isle.score(0) == points
