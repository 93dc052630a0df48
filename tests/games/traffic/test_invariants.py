"""The invariants TR-INV-01 to TR-INV-14, on every state of some random games of the usual edition."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from roundhouse import Table, load
from roundhouse.core.events import Event
from roundhouse.core.record import NONE
from tests.modules import module_of

BOX = module_of(load("traffic"), "box")
DEALS = [(seats, variant) for variant in ("full", "junior") for seats in (2, 3, 4, 5, 6)]
CARDS = {"full": 100, "junior": 88}
TRAINS = {"full": 19, "junior": 17}
WEIGHT = {"full": 346, "junior": 302}
RESTING = ("turn", "second_card", "over")  # no card is being played


class Game(NamedTuple):
    """A random game: its states from the deal to the end, and the moves between them."""

    table: Table
    variant: str
    states: list[Any]
    moves: list[str]
    events: list[list[Event]]  # of the deal, then of each move

    def phase(self, ply: int) -> str:
        """What was being decided after that many moves."""
        return str(self.table.game.phases[self.states[ply].phase])

    def rests(self) -> list[int]:
        """After how many moves no card was being played."""
        return [ply for ply in range(len(self.states)) if self.phase(ply) in RESTING]

    def kinds(self, ply: int) -> list[str]:
        """The kinds of the events of a move."""
        return [event.kind for event in self.events[ply]]


def random_game(seats: int, variant: str, seed: int) -> Game:
    chance = random.Random(seed)
    table = Table("traffic", seats=seats, seed=seed, options={"variant": variant}, mode="interpreted")
    states, moves, events = [table.live.copy()], [], [table.last_events]
    while not table.over:
        move = chance.choice(table.moves())
        table.play(move)
        states.append(table.live.copy())
        moves.append(move.kind)
        events.append(table.last_events)
    return Game(table, variant, states, moves, events)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [random_game(seats, variant, seed) for seed, (seats, variant) in enumerate(2 * DEALS)]


def all_states(games: list[Game]) -> Iterator[tuple[Game, Any]]:
    for game in games:
        for s in game.states:
            yield game, s


def all_steps(games: list[Game]) -> Iterator[tuple[Any, Any]]:
    for game in games:
        yield from pairwise(game.states)


def cards_on_tracks(s: Any) -> list[int]:
    return [int(card) for track in range(s.track_count) for card in s.tracks[track, : s.track_size[track]]]


def trains(s: Any) -> list[tuple[int, int, list[int]]]:
    """Each train's seat, locomotive and wagons."""
    starts = [0, *s.train_end[: s.train_count].tolist()]
    return [
        (int(s.train_seat[i]), int(s.train_loco[i]), s.coupled[start:end].tolist())
        for i, (start, end) in enumerate(pairwise(starts))
    ]


def in_hands(s: Any) -> list[int]:
    return [card for hand in s.hands for card, n in enumerate(hand) for _ in range(n)]


def discarded(s: Any) -> list[int]:
    return [BOX.FIRST_ACTION + i for i, n in enumerate(s.discards) for _ in range(n)]


def places(s: Any) -> dict[str, list[int]]:
    """Where all cards are."""
    return {
        "wagon deck": s.decks[0, : s.deck_size[0]].tolist(),
        "loco deck": s.decks[1, : s.deck_size[1]].tolist(),
        "hands": in_hands(s),
        "tracks": cards_on_tracks(s),
        "trains": [card for _, loco, wagons in trains(s) for card in (loco, *wagons)],
        "table": [BOX.EXTRA_TRACK] * (s.track_count - 2) + [BOX.RED_SEMAPHORE] * int(s.semaphores.sum()),
        "discards": discarded(s),
    }


def family(card: int) -> str:
    if card < BOX.FIRST_LOCO:
        return "wagon"
    return "loco" if card < BOX.FIRST_ACTION else "action"


def test_tr_inv_01_all_cards_are_always_somewhere(games: list[Game]) -> None:
    for game, s in all_states(games):
        held = Counter(card for cards in places(s).values() for card in cards)
        copies = BOX.COPIES[0 if game.variant == "full" else 1]
        assert held.total() == CARDS[game.variant]
        assert [held[card] for card in range(BOX.KINDS)] == copies.tolist()
        assert s.hand_size.tolist() == s.hands.sum(axis=1).tolist()


def test_tr_inv_02_every_card_is_where_its_kind_may_be(games: list[Game]) -> None:
    allowed = {
        "wagon deck": {"wagon", "action"},
        "loco deck": {"loco"},
        "hands": {"wagon", "loco", "action"},
        "tracks": {"wagon"},
        "trains": {"wagon", "loco"},
        "table": {"action"},
        "discards": {"action"},
    }
    for _, s in all_states(games):
        for place, cards in places(s).items():
            assert {family(card) for card in cards} <= allowed[place]


def test_tr_inv_03_the_discard_pile_holds_no_extra_track_and_never_shrinks(games: list[Game]) -> None:
    for _, s in all_states(games):
        assert BOX.EXTRA_TRACK not in discarded(s)
    for before, after in all_steps(games):
        assert (after.discards >= before.discards).all()
    assert all(game.states[-1].discards.sum() > 0 for game in games)


def typed(cards: list[int]) -> set[int]:
    """The types of these wagons, special aside."""
    return {int(BOX.TYPE[card]) for card in cards} - {BOX.SPECIAL}


def test_tr_inv_04_the_typed_wagons_of_a_track_are_of_one_type(games: list[Game]) -> None:
    longest = 0
    for _, s in all_states(games):
        for track in range(s.track_count):
            cards = s.tracks[track, : s.track_size[track]].tolist()
            assert len(typed(cards)) <= 1
            longest = max(longest, len(cards))
    assert longest > 3


def test_tr_inv_05_trains_are_whole_and_never_change(games: list[Game]) -> None:
    for game, s in all_states(games):
        assert s.train_count <= TRAINS[game.variant]
        for _, loco, wagons in trains(s):
            assert family(loco) == "loco"
            assert {family(card) for card in wagons} == {"wagon"}
            assert len(typed(wagons)) <= 1
    for before, after in all_steps(games):
        assert trains(after)[: before.train_count] == trains(before)


def test_tr_inv_06_high_speed_trains_hold_no_freight_or_passenger_wagon(games: list[Game]) -> None:
    fast = [wagons for game in games for _, loco, wagons in trains(game.states[-1]) if BOX.IS_HIGH_SPEED_LOCO[loco]]
    assert fast
    for wagons in fast:
        assert typed(wagons) == {BOX.HIGH_SPEED}


def test_tr_inv_07_trains_are_no_longer_than_traction_and_motorised_wagons_allow(games: list[Game]) -> None:
    used = 0
    for game in games:
        for _, loco, wagons in trains(game.states[-1]):
            motorised = sum(BOX.WAGONS[card].kind == "motorised" for card in wagons)
            assert len(wagons) <= BOX.TRACTION[loco] + 2 * motorised
            used += int(len(wagons) > BOX.TRACTION[loco])
    assert used > 0


def test_tr_inv_08_the_tracks_are_two_and_the_extra_ones_and_never_fewer(games: list[Game]) -> None:
    for game in games:
        built = 0
        for ply, (before, after) in enumerate(pairwise(game.states), start=1):
            built += game.kinds(ply).count("built")
            assert after.track_count == 2 + built >= before.track_count
            assert not after.track_size[after.track_count :].any()
        assert built > 0


def test_tr_inv_09_the_draw_decks_never_grow(games: list[Game]) -> None:
    for before, after in all_steps(games):
        for deck in (0, 1):
            left = int(after.deck_size[deck])
            assert left <= before.deck_size[deck]
            assert after.decks[deck, :left].tolist() == before.decks[deck, :left].tolist()


def weight(s: Any) -> int:
    """The ledger's measure of what is still to come."""
    where = places(s)
    decks = sum(5 if family(card) == "action" else 3 for card in where["wagon deck"] + where["loco deck"])
    hands = sum(4 if family(card) == "action" else 2 for card in where["hands"])
    return decks + hands + len(where["tracks"])


def test_tr_inv_10_every_draw_and_every_card_brings_the_end_nearer(games: list[Game]) -> None:
    for game in games:
        assert weight(game.states[0]) < WEIGHT[game.variant]
        for before, after in pairwise(game.rests()):
            did = game.moves[before]
            lost = weight(game.states[before]) - weight(game.states[after])
            assert lost == 0 if did in ("end", "pass") else lost >= 1
        assert sum(move in ("play", "draw_cards", "draw_loco") for move in game.moves) < WEIGHT[game.variant]


def test_tr_inv_10_forced_skips_do_not_go_round_the_table(games: list[Game]) -> None:
    for game in games:
        in_a_row: set[int] = set()
        for ply, move in enumerate(game.moves):
            in_a_row = in_a_row | {game.states[ply].turn} if move == "pass" else set()
            assert len(in_a_row) < game.table.seats
    assert any("pass" in game.moves for game in games)


def test_tr_inv_11_every_extra_turn_is_played_skipped_or_cancelled_by_the_end(games: list[Game]) -> None:
    for game in games:
        due = 0
        for ply, (before, after) in enumerate(pairwise(game.states), start=1):
            events = game.events[ply]
            due += sum(event.kind == "built" for event in events)
            for _, _, wagons in trains(after)[before.train_count :]:
                due += sum(BOX.WAGONS[card].kind == "restoration" for card in wagons)
            for event in events:
                is_stopped = event.kind == "skipped" and event.args["reason"] == "semaphore"
                if due > 0 and (is_stopped or event.kind == "began"):
                    assert event.args["seat"] == before.turn
                    due -= 1
            assert after.extra_turns == due
    assert any(s.in_extra_turn for _, s in all_states(games))


def points(card: int) -> int:
    return int(BOX.POINTS[card])


def train_points(loco: int, wagons: list[int]) -> int:
    rows = [BOX.WAGONS[card] for card in wagons]
    total = points(loco) + sum(-row.points if row.kind == "fire" else row.points for row in rows)
    total += BOX.LOCOS[loco - BOX.FIRST_LOCO].bonus * len(rows)
    return int(total * 2 ** sum(row.kind == "modernised" for row in rows))


def test_tr_inv_12_the_score_follows_from_the_final_state(games: list[Game]) -> None:
    for game in games:
        end = game.states[-1]
        for seat, score in enumerate(game.table.scores()):
            won = sum(train_points(loco, wagons) for owner, loco, wagons in trains(end) if owner == seat)
            lost = sum(n * points(card) for card, n in enumerate(end.hands[seat].tolist()) if family(card) != "action")
            assert score == won - lost


def test_tr_inv_13_a_turn_is_one_draw_or_one_or_two_cards(games: list[Game]) -> None:
    for game in games:
        turn: list[str] = []
        for ply, move in enumerate(game.moves):
            before, after = game.states[ply], game.states[ply + 1]
            if move in ("draw_cards", "draw_loco"):
                deck, most = (0, 3) if move == "draw_cards" else (1, 1)
                drawn = min(most, int(before.deck_size[deck]))
                assert before.deck_size[deck] - after.deck_size[deck] == drawn
                assert after.hand_size[before.turn] - before.hand_size[before.turn] == drawn
            if move in ("draw_cards", "draw_loco", "play", "pass"):
                turn.append(move)
            if "began" in game.kinds(ply + 1) or after.seat == NONE:
                assert turn in (["draw_cards"], ["draw_loco"], ["pass"], ["play"], ["play", "play"])
                turn = []


@pytest.mark.parametrize(("seats", "variant"), DEALS[:3])
def test_tr_inv_14_the_same_seed_and_decisions_make_the_same_game(seats: int, variant: str) -> None:
    game = random_game(seats, variant, 77)
    again = Table("traffic", seats=seats, seed=77, options={"variant": variant}, mode="interpreted")
    for code, s in zip(game.table.codes_played, game.states, strict=False):
        assert again.live == s
        again.play(code)
    assert again.live == game.states[-1]
    other = Table("traffic", seats=seats, seed=78, options={"variant": variant}, mode="interpreted")
    assert other.live != game.states[0]
