"""TR-009 to TR-017: the two decks, the deal and the starting tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse import Table, load
from tests.modules import module_of

from .station import GAME, Station

BOX = module_of(load("traffic"), "box")
WAGONS, LOCOS, ACTIONS = ({row.card for row in rows} for rows in (BOX.WAGONS, BOX.LOCOS, BOX.ACTION_ROWS))
SETUP = module_of(GAME, "rules.setup")
for_every_number_of_players = pytest.mark.parametrize("players", range(2, 7))


def deal(players: int = 4, seed: int = 1, **options: Any) -> Table:
    return Table("traffic", seats=players, seed=seed, options=options, mode="interpreted")


def cards(table: Table) -> Counter[str]:
    """Every card in a deck, in a hand or on a track."""
    state = table.state()
    piles = [state["wagon_deck"]["cards"], state["loco_deck"]["cards"], *state["tracks"]]
    return Counter(card for pile in [*piles, *(hand["cards"] for hand in state["hands"])] for card in pile)


def count(found: Counter[str], names: set[str]) -> int:
    return sum(found[name] for name in names)


def test_tr_009_the_decks_are_formed_of_19_locomotives_and_81_wagons_and_actions() -> None:
    station = Station()
    SETUP.fill_decks(station.s)
    assert station.s.deck_size.tolist() == [58 + 23, 19]


@for_every_number_of_players
def test_tr_009_locomotives_lie_in_one_deck_and_wagons_and_actions_in_the_other(players: int) -> None:
    state = deal(players).state()
    assert set(state["loco_deck"]["cards"]) <= LOCOS
    assert set(state["wagon_deck"]["cards"]) <= WAGONS | ACTIONS


@pytest.mark.parametrize("deck", ["wagon_deck", "loco_deck"])
def test_tr_010_each_deck_is_shuffled(deck: str) -> None:
    orders = [tuple(deal(seed=seed).state()[deck]["cards"]) for seed in range(5)]
    assert len(set(orders)) == 5
    for order in orders:
        numbers = [BOX.CARDS.index(card) for card in order]
        assert numbers not in (sorted(numbers), sorted(numbers, reverse=True))


def test_tr_010_each_deck_is_shuffled_before_the_deal() -> None:
    hands = [[hand["cards"] for hand in deal(6, seed).state()["hands"]] for seed in range(5)]
    of_one_deck = [[[card for card in hand if card not in LOCOS] for hand in dealt] for dealt in hands]
    of_the_other = [[[card for card in hand if card in LOCOS] for hand in dealt] for dealt in hands]
    assert all(dealt not in of_one_deck[:i] for i, dealt in enumerate(of_one_deck))
    assert all(dealt not in of_the_other[:i] for i, dealt in enumerate(of_the_other))


def test_tr_010_the_decks_are_shuffled_separately() -> None:
    state = deal().state()
    assert LOCOS.isdisjoint(state["wagon_deck"]["cards"])
    assert LOCOS.issuperset(state["loco_deck"]["cards"])


@for_every_number_of_players
def test_tr_011_each_player_is_dealt_four_wagons_or_actions_and_one_locomotive(players: int) -> None:
    hands = [Counter(hand["cards"]) for hand in deal(players).state()["hands"]]
    assert len(hands) == players
    for hand in hands:
        assert count(hand, LOCOS) == 1
        assert count(hand, WAGONS | ACTIONS) == 4


def test_tr_011_the_cards_are_dealt_face_down() -> None:
    table = deal(3)
    for seat in range(3):
        hands = table.view(seat)["hands"]
        assert hands[seat] == table.state()["hands"][seat]
        assert all(hands[other] == {"size": 5, "cards": None} for other in range(3) if other != seat)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_tr_012_the_rest_of_the_decks_are_two_face_down_piles(seat: int | None) -> None:
    view = deal(4).view(seat)
    assert view["wagon_deck"] == {"size": 81 - 4 * 4 - 2, "cards": None}
    assert view["loco_deck"] == {"size": 19 - 4, "cards": None}


@for_every_number_of_players
def test_tr_013_the_station_starts_with_two_tracks_of_one_wagon_each(players: int) -> None:
    tracks = deal(players).view()["tracks"]
    assert [len(track) for track in tracks] == [1, 1]
    assert all(track[0] in WAGONS for track in tracks)


def test_tr_013_the_starting_wagons_are_turned_up_from_the_deck() -> None:
    station = Station(wagon_deck="F1 X2 P3 P4")
    SETUP.turn_up_wagon(station.s, 0)
    SETUP.turn_up_wagon(station.s, 1)
    assert station.tracks == ["F1", "X2"]
    station.engine.relist(0)
    station.play("draw_cards")
    assert station.hand(0) == "P3 P4"


def test_tr_014_an_action_turned_up_goes_back_and_a_wagon_takes_its_place() -> None:
    station = Station(wagon_deck="switch F1 sorting_hump")
    SETUP.turn_up_wagon(station.s, 0)
    assert station.tracks == ["F1", ""]
    assert station.discards == ""
    station.engine.relist(0)
    station.play("draw_cards")
    assert station.hand(0) == "switch sorting_hump"


def test_tr_014_the_deck_is_shuffled_before_the_next_card_is_turned_up() -> None:
    turned_up = set()
    for seed in range(10):
        station = Station(wagon_deck="switch F1 F2 F3 F4 P1 P2 P3", seed=seed)
        SETUP.turn_up_wagon(station.s, 0)
        turned_up.add(station.tracks[0])
        assert station.s.deck_size[0] == 7
    assert len(turned_up) > 1


@pytest.mark.parametrize("seed", range(10))
def test_tr_014_no_deal_leaves_an_action_on_a_track_or_loses_one(seed: int) -> None:
    table = deal(6, seed)
    assert all(track[0] in WAGONS for track in table.view()["tracks"])
    assert count(cards(table), ACTIONS) == 23


@pytest.mark.parametrize(
    ("variant", "players", "wagon_deck", "loco_deck"),
    [
        ("full", 2, 71, 17),
        ("full", 3, 67, 16),
        ("full", 4, 63, 15),
        ("full", 5, 59, 14),
        ("full", 6, 55, 13),
        ("junior", 2, 61, 15),
        ("junior", 3, 57, 14),
        ("junior", 4, 53, 13),
        ("junior", 5, 49, 12),
        ("junior", 6, 45, 11),
    ],
)
def test_tr_015_sizes_after_setup(variant: str, players: int, wagon_deck: int, loco_deck: int) -> None:
    view = deal(players, variant=variant).view()
    assert (view["wagon_deck"]["size"], view["loco_deck"]["size"]) == (wagon_deck, loco_deck)
    assert [hand["size"] for hand in view["hands"]] == [5] * players
    assert sum(len(track) for track in view["tracks"]) == 2
    assert (view["trains"], view["discards"], view["extra_tracks"]) == ([], [], 0)
    assert view["semaphores"] == [0] * players


def test_tr_016_the_junior_game_is_played_without_twelve_cards() -> None:
    removed = cards(deal()) - cards(deal(variant="junior"))
    assert removed == {"loco_hs": 2, "motorised": 2, "modernised": 2, "restoration": 2, "technical_revision": 4}


def test_tr_016_the_full_game_has_them_all() -> None:
    assert cards(deal()) == Counter({row.card: row.copies for row in BOX.ROWS})


def test_tr_017_the_junior_game_has_88_cards() -> None:
    found = cards(deal(variant="junior"))
    assert (count(found, LOCOS), count(found, WAGONS), count(found, ACTIONS)) == (17, 52, 19)
    assert found.total() == 88


def test_tr_017_the_junior_decks_are_formed_of_71_and_17_cards() -> None:
    station = Station(variant="junior")
    SETUP.fill_decks(station.s)
    assert station.s.deck_size.tolist() == [71, 17]


def test_tr_017_the_junior_turn_is_the_same() -> None:
    table = deal(2, variant="junior")
    assert {move.kind for move in table.moves()} == {"draw_cards", "draw_loco", "play"}
    first = table.seat
    assert first is not None
    table.play({"kind": "draw_cards"})
    assert table.seat == 1 - first
    assert table.view()["hands"][first]["size"] == 5 + 3


@for_every_number_of_players
def test_tr_014_nothing_else_is_on_the_table(players: int) -> None:
    table = deal(players)
    view = table.view()
    nothing: dict[str, Any] = dict.fromkeys(("card", "track", "side", "lifted"))
    nothing |= dict.fromkeys(("cards_played", "extra_turns", "idle_turns", "extra_tracks", "gives_due", "takes_due"), 0)
    nothing |= {"in_extra_turn": False, "discards": [], "trains": [], "hooks": [], "semaphores": [0] * players}
    assert {key: view[key] for key in nothing} == nothing
    assert (view["turn"], view["phase"]) == (table.seat, "turn")
    assert [(event.kind, *event.args.values()) for event in table.events] == [("began", table.seat, 0)]
