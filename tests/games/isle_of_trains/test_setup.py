"""IT-014 to IT-028: the island, the deck, the deal, the passengers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse import Table
from tests.modules import module_of

from .isle import BOX, GAME, Isle, number

SETUP = module_of(GAME, "rules.setup")
COLOURS = {
    "flint_beach": "green",
    "camp_eagle": "orange_red",
    "devon_city": "black",
    "cactus_mines": "purple",
    "billingtons": "cyan",
    "alpine_lodge": "white",
}
SCENARIOS = [f"scenario_{n}" for n in range(1, 11)]
for_every_number_of_players = pytest.mark.parametrize("players", [1, 2, 3, 4])


def deal(players: int = 2, seed: int = 1, **options: Any) -> Table:
    return Table("isle_of_trains", seats=players, seed=seed, options=options, mode="interpreted")


def islands(table: Table) -> set[str]:
    return {island["island"] for island in table.state()["islands"]}


def hands(table: Table) -> list[list[str]]:
    return [hand["cards"] for hand in table.state()["hands"]]


def not_built(table: Table) -> Counter[str]:
    """Every train card in the deck, the row or a hand."""
    state = table.state()
    return Counter([*state["deck"]["cards"], *state["row"], *(card for hand in hands(table) for card in hand)])


@pytest.mark.parametrize(("players", "station"), [(1, False), (2, False), (3, False), (4, True)])
def test_it_014_the_research_station_is_laid_out_with_4_players_only(players: int, station: bool) -> None:
    laid_out = islands(deal(players))
    assert laid_out - {"research_station"} == set(COLOURS)
    assert ("research_station" in laid_out) is station


@for_every_number_of_players
def test_it_014_every_island_card_starts_on_the_island(players: int) -> None:
    for island in deal(players).state()["islands"]:
        assert (island["seat"], island["contract"]) == (None, None)


@pytest.mark.parametrize(("players", "legal"), [(1, False), (2, False), (3, False), (4, True)])
def test_it_014_its_contract_can_be_done_only_where_it_is_laid_out(players: int, legal: bool) -> None:
    isle = Isle(hands=[""] * players, trains=["E1 H3[T1 T1 T1]", "E1", "E1", "E1"][:players], deck="H1")
    isle.play("deliver")
    assert ("to research_station" in isle.legal()) is legal


@pytest.mark.parametrize("scenario", ["challenge", *SCENARIOS])
def test_it_015_a_solo_game_uses_it_in_scenarios_6_and_8_only(scenario: str) -> None:
    laid_out = islands(deal(1, solo=scenario))
    assert ("research_station" in laid_out) is (scenario in ("scenario_6", "scenario_8"))
    assert set(COLOURS) <= laid_out


@pytest.mark.parametrize(("island", "colour"), COLOURS.items())
def test_it_016_each_destination_lies_at_its_island_card(island: str, colour: str) -> None:
    contract = BOX.ISLANDS.index(island)
    isle = Isle(trains=[f"E1[{colour}] H3 T3 B3", "E1"], deck="H1")
    for position, cargo in enumerate((BOX.COAL, BOX.OIL, BOX.BOX), start=1):
        isle.s.loads[0, position, : BOX.NEEDS[contract, BOX.PRIMARY, cargo]] = number("E1")
    isle.engine.relist(0)
    isle.play("deliver", f"to {island}")
    assert {"primary", "ticket"} <= set(isle.legal())


@for_every_number_of_players
def test_it_017_one_ticket_lies_at_each_destination(players: int) -> None:
    tickets = deal(players).view()["tickets"]
    assert {ticket["island"] for ticket in tickets} == set(COLOURS)
    assert {ticket["ticket"] for ticket in tickets} == {f"ticket_{n}" for n in range(1, 7)}
    assert all(ticket["seats"] == [] for ticket in tickets)


def test_it_017_every_ticket_can_come_to_every_destination() -> None:
    found = {(t["island"], t["ticket"]) for seed in range(40) for t in deal(seed=seed).view()["tickets"]}
    assert len(found) == 6 * 6


def test_it_018_the_research_station_has_no_ticket() -> None:
    assert "research_station" not in {ticket["island"] for ticket in deal(4).state()["tickets"]}
    assert len(deal(4).state()["tickets"]) == 6


@pytest.mark.parametrize("colour", COLOURS.values())
@pytest.mark.parametrize("caboose", ["", "K10"])
def test_it_018_no_passenger_can_be_delivered_to_it(colour: str, caboose: str) -> None:
    isle = Isle(hands=[""] * 4, trains=[f"E2[{colour}] H3[T1 T1 T1] {caboose}", "E1", "E1", "E1"])
    isle.play("deliver", "to research_station")
    assert isle.legal() == ["primary", "special"]


@for_every_number_of_players
def test_it_019_the_progress_train_starts_beside_the_track(players: int) -> None:
    state = deal(players).state()
    assert (state["progress"], state["train_taker"]) == (0, None)


@for_every_number_of_players
def test_it_020_each_player_starts_with_one_built_level_1_engine(players: int) -> None:
    assert deal(players).state()["trains"] == [[{"card": "level_1_engine", "loads": []}]] * players


@for_every_number_of_players
def test_it_020_it_costs_nothing_and_gives_no_passenger(players: int) -> None:
    state = deal(players).state()
    assert [hand["size"] for hand in state["hands"]] == [5] * players
    assert [sum(supply.values()) for supply in state["supplies"]] == [2] * players
    assert (state["discards"], state["tokens"]) == ([], [0] * players)


@pytest.mark.parametrize(("players", "unused"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_it_021_the_unused_level_1_engines_go_into_the_deck(players: int, unused: int) -> None:
    assert not_built(deal(players))["level_1_engine"] == unused


def test_it_021_they_are_shuffled_in_and_may_be_dealt() -> None:
    dealt = [sum(hand.count("level_1_engine") for hand in hands(deal(1, seed))) for seed in range(30)]
    assert min(dealt) == 0
    assert max(dealt) > 0


@for_every_number_of_players
def test_it_022_all_other_train_cards_are_shuffled_into_the_deck(players: int) -> None:
    found = not_built(deal(players))
    del found["level_1_engine"]
    assert found == {row.card: row.copies for row in BOX.ROWS if row.copies and row.card != "level_1_engine"}


def test_it_022_the_deck_is_shuffled() -> None:
    orders = [[BOX.CARDS.index(card) for card in deal(seed=seed).state()["deck"]["cards"]] for seed in range(5)]
    assert len(set(map(tuple, orders))) == 5
    for order in orders:
        assert order not in (sorted(order), sorted(order, reverse=True))


@for_every_number_of_players
def test_it_023_each_player_is_dealt_5_cards(players: int) -> None:
    assert [len(hand) for hand in hands(deal(players))] == [5] * players


@for_every_number_of_players
def test_it_023_the_cards_come_from_the_top_of_the_shuffled_deck(players: int) -> None:
    shuffled = shuffled_deck(players, seed=3)
    dealt = Counter(card for hand in hands(deal(players, seed=3)) for card in hand)
    assert dealt == Counter(shuffled[: 5 * players])


def shuffled_deck(players: int, seed: int) -> list[str]:
    """The deck before the deal, top first."""
    s = Isle(hands=[""] * players, seed=seed).s
    SETUP.lay_out_island(s)
    SETUP.fill_deck(s)
    return [BOX.CARDS[card] for card in s.deck[0, : s.deck_size[0]][::-1]]


@for_every_number_of_players
def test_it_024_then_the_next_3_cards_are_turned_up_as_the_row(players: int) -> None:
    shuffled = shuffled_deck(players, seed=3)
    view = deal(players, seed=3).view()
    assert view["row"] == shuffled[5 * players : 5 * players + 3]


@pytest.mark.parametrize("variant", ["base71", "base71+time_engine"])
@pytest.mark.parametrize(("players", "deck"), [(1, 62), (2, 56), (3, 50), (4, 44)])
def test_it_024_the_rest_is_the_deck(players: int, deck: int, variant: str) -> None:
    state = deal(players, deck_variant=variant).state()
    assert state["deck"]["size"] == len(state["deck"]["cards"]) == deck + (variant != "base71")
    assert len([card for card in state["row"] if card in BOX.CARDS]) == 3
    dealt = Counter(card for hand in state["hands"] for card in hand["cards"])
    box = Counter(dict(zip(BOX.CARDS, map(int, BOX.COPIES[int(variant != "base71")]), strict=True)))
    starters = Counter(car["card"] for train in state["trains"] for car in train)
    assert Counter(state["deck"]["cards"]) + Counter(state["row"]) + dealt + starters == +box


@for_every_number_of_players
def test_it_024_the_deck_stays_in_the_order_in_which_it_was_shuffled(players: int) -> None:
    state = deal(players, seed=3).state()
    assert state["deck"]["cards"] == shuffled_deck(players, seed=3)[5 * players + 3 :]


@pytest.mark.parametrize(("players", "left"), [(1, 16), (2, 14), (3, 12), (4, 10)])
def test_it_025_all_18_passengers_are_put_in_the_bag(players: int, left: int) -> None:
    state = deal(players).state()
    assert sum(state["bag"].values()) == left
    drawn = Counter[str]()
    for supply in state["supplies"]:
        drawn.update(supply)
    assert drawn + Counter(state["bag"]) == dict.fromkeys(COLOURS.values(), 3)


@for_every_number_of_players
def test_it_026_each_player_draws_2_passengers(players: int) -> None:
    supplies = deal(players).state()["supplies"]
    assert [sum(supply.values()) for supply in supplies] == [2] * players


def test_it_026_they_are_drawn_at_random() -> None:
    drawn = [deal(seed=seed).state()["supplies"][0] for seed in range(20)]
    assert {colour for supply in drawn for colour in supply} == set(COLOURS.values())
    assert any(2 in supply.values() for supply in drawn)
    assert any(len(supply) == 2 for supply in drawn)


@for_every_number_of_players
def test_it_027_every_player_starts_with_0_tokens(players: int) -> None:
    assert deal(players).state()["tokens"] == [0] * players


@pytest.mark.parametrize(("players", "end_space"), [(2, 4), (3, 5), (4, 6)])
def test_it_028_the_end_space_is_4_5_or_6_by_the_number_of_players(players: int, end_space: int) -> None:
    short, there = (Isle(hands=[""] * players, deck="H1 H1 H1 H1", progress=at) for at in (end_space - 1, end_space))
    for isle in (short, there):
        isle.play("take", "take_bag", "take", "take_bag")
    assert (short.s.train_taker, short.s.turns_left) == (-1, -1)
    assert (there.s.train_taker, there.s.turns_left) == (0, players)


def test_it_028_a_solo_game_has_no_end_space() -> None:
    isle = Isle(hands=[""], deck="H1 H1 H1 H1 H1 H1", progress=6)
    isle.play("take", "take_bag", "take", "take_bag")
    assert not isle.over
    assert (isle.s.train_taker, isle.s.turns_left) == (-1, -1)
