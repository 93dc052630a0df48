"""The invariants IT-INV-01 to IT-INV-27, on every state of some random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import pytest

from roundhouse import Table
from roundhouse.core.events import Event
from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, SCORING, STEPS

DEALS: list[tuple[int, str, str]] = [
    (2, "challenge", "base71"),
    (3, "challenge", "base71+time_engine"),
    (4, "challenge", "base71"),
    (1, "challenge", "base71"),
    (1, "challenge", "base71+time_engine"),
    (1, "scenario_2", "base71"),
    (1, "scenario_8", "base71"),
    (1, "scenario_9", "base71"),
]
EAGER = ("build", "load", "deliver", "primary", "secondary", "ticket", "buy_back")


class Game(NamedTuple):
    """A random game: its states from the deal to the end, and the moves between them."""

    table: Table
    states: list[Any]
    choices: list[int]  # how many moves were legal in each state
    moves: list[str]  # by kind
    events: list[list[Event]]  # by the number of the move; the deal is 0

    @property
    def seats(self) -> int:
        return self.table.seats

    def field(self, name: str) -> Any:
        """A field of all states, as one array."""
        return np.stack([s.record[name] for s in self.states])

    def phases(self) -> list[str]:
        """What was being decided after that many moves."""
        return [str(self.table.game.phases[s.phase]) for s in self.states]

    def steps(self) -> Iterator[tuple[Any, Any, str, list[Event]]]:
        """Each move: the states before and after, its kind, and its events."""
        for ply, (before, after) in enumerate(pairwise(self.states), start=1):
            yield before, after, self.moves[ply - 1], self.events[ply]

    def begun(self) -> list[int]:
        """After how many moves a turn began."""
        return [ply for ply, events in enumerate(self.events) if any(event.kind == "began" for event in events)]


def random_game(seats: int, solo: str, variant: str, seed: int) -> Game:
    chance = random.Random(seed)
    options = {"solo": solo, "deck_variant": variant}
    table = Table("isle_of_trains", seats=seats, seed=seed, options=options, mode="interpreted")
    states, choices, moves = [table.live.copy()], [len(table.codes())], []
    while not table.over:
        kinds = [(code, table.game.layout.describe(code)[0]) for code in table.codes()]
        code, kind = chance.choices(kinds, [5 if kind in EAGER else 1 for _, kind in kinds])[0]
        table.play(code)
        states.append(table.live.copy())
        choices.append(len(table.codes()))
        moves.append(kind)
    events: list[list[Event]] = [[] for _ in states]
    for event in table.events:
        events[event.ply].append(event)
    return Game(table, states, choices, moves, events)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [random_game(*deal, seed) for seed, deal in enumerate(DEALS)]


def copies(game: Game) -> Any:
    """How many there are of every card."""
    return BOX.COPIES[int(game.table.options["deck_variant"] != "base71")]


def is_passenger(load: Any) -> Any:
    return (load >= BOX.FIRST_PASSENGER) & (load < BOX.FIRST_FACE_DOWN)


def counted(cells: Any, first: int, n: int) -> Any:
    """How many of each of the things numbered from `first` lie in these cells, state by state."""
    flat = cells.reshape(len(cells), -1)
    return np.stack([(flat == first + i).sum(axis=1) for i in range(n)], axis=1)


def cars(game: Game) -> Iterator[tuple[Any, Any]]:
    """For every position of every train: the card there and its loads, in all states."""
    trains, loads = game.field("trains"), game.field("loads")
    for seat in range(game.seats):
        for position in range(trains.shape[2]):
            yield trains[:, seat, position], loads[:, seat, position]


def test_it_inv_01_every_train_card_is_in_exactly_one_place(games: list[Game]) -> None:
    for game in games:
        piled = ("deck", "discards", "row", "trains", "buildings", "loads", "aside", "face_down", "forced_card", "card")
        held = game.field("hands").sum(axis=1)
        for name in piled:
            held = held + counted(game.field(name), 0, BOX.TYPES)
        assert (held == copies(game)).all()
        assert (game.field("hand_size") == game.field("hands").sum(axis=2)).all()
        assert copies(game).sum() == (71 if game.table.options["deck_variant"] == "base71" else 72)


def test_it_inv_02_there_are_always_three_passengers_of_each_colour(games: list[Game]) -> None:
    for game in games:
        found = game.field("bag") + game.field("supply").sum(axis=1) + game.field("ticket_filled")
        found = found + counted(game.field("item"), 0, BOX.TICKETED)
        for name in ("loads", "aside"):
            found = found + counted(game.field(name), BOX.FIRST_PASSENGER, BOX.TICKETED)
        steps = game.field("steps")
        returning = np.where(steps[:, :, STEPS.KIND] == STEPS.RETURN, steps[:, :, STEPS.FIRST], NONE)
        assert (found + counted(returning, 0, BOX.TICKETED) == 3).all()


def test_it_inv_03_every_island_card_is_on_the_island_held_or_done(games: list[Game]) -> None:
    for game in games:
        seats, contracts, in_play = (game.field(name) for name in ("island_seat", "island_contract", "in_play"))
        with_station = game.seats == 4 or game.table.options["solo"] in ("scenario_6", "scenario_8")
        assert (in_play.sum(axis=1) == (7 if with_station else 6)).all()
        assert ((seats == NONE) == (contracts == NONE)).all()
        assert (seats[in_play == 0] == NONE).all()
        assert ((seats >= NONE) & (seats < game.seats)).all()


def test_it_inv_04_every_train_has_one_engine_whose_level_never_falls(games: list[Game]) -> None:
    for game in games:
        trains = game.field("trains")[:, : game.seats]
        kinds = np.where(trains == NONE, NONE, BOX.CATEGORY[trains])
        assert (kinds[:, :, 0] == BOX.ENGINE).all()
        assert (kinds[:, :, 1:] != BOX.ENGINE).all()
        assert (np.diff(BOX.LEVEL[trains[:, :, 0]], axis=0) >= 0).all()
    assert any((game.field("trains")[-1, : game.seats, 0] != BOX.LEVEL_1_ENGINE).any() for game in games)


def test_it_inv_05_no_train_is_heavier_than_its_engine_pulls(games: list[Game]) -> None:
    resting = ("action", "bonus", "deliver", "hand_limit", "night", "over")
    heaviest = 0
    for game in games:
        trains = game.field("trains")[[phase in resting for phase in game.phases()]]
        weight = np.where(trains == NONE, 0, BOX.WEIGHT[trains]).sum(axis=2)
        power = np.where(trains == NONE, 0, BOX.POWER[trains]).sum(axis=2)
        assert (weight <= power).all()
        heaviest = max(heaviest, int(weight.max()))
    assert heaviest >= 6


def test_it_inv_06_nothing_holds_more_than_its_capacity(games: list[Game]) -> None:
    most = 0
    for game in games:
        for card, loads in cars(game):
            held = (loads != NONE).sum(axis=1)
            assert (held <= np.where(card == NONE, 0, BOX.CAPACITY[card])).all()
            most = max(most, int(held.max()))
    assert most >= 2


def test_it_inv_07_passengers_ride_on_engines_and_coaches_cards_on_freight_cars(games: list[Game]) -> None:
    for game in games:
        for card, loads in cars(game):
            holds = np.where(card == NONE, BOX.NOTHING, BOX.HOLD[card])[:, None]
            is_load = loads != NONE
            assert (is_passenger(loads) == (is_load & (holds == BOX.PASSENGER))).all()
            assert not (is_load & (holds == BOX.NOTHING)).any()


def test_it_inv_08_every_load_counts_as_the_cargo_of_its_car(games: list[Game]) -> None:
    cargo_of = module_of(GAME, "rules.trains").cargo_of
    seen: Counter[str] = Counter()
    for s in (s for game in games for s in game.states[::9]):
        for seat, position, place in np.argwhere(s.loads != NONE).tolist():
            hold = BOX.HOLDS[BOX.HOLD[s.trains[seat, position]]]
            if hold in BOX.CARGO:
                assert BOX.CARGO[cargo_of(s, seat, position, place)] == hold
                seen[hold] += int(s.loads[seat, position, place] >= BOX.FIRST_FACE_DOWN)
    assert all(seen[cargo] > 0 for cargo in BOX.CARGO)


def test_it_inv_09_nobody_holds_two_unfinished_island_cards(games: list[Game]) -> None:
    for game in games:
        seats, contracts = game.field("island_seat"), game.field("island_contract")
        held = [((seats == seat) & (contracts == BOX.PRIMARY)).sum(axis=1) for seat in range(game.seats)]
        most = 7 if game.table.options["solo"] == "scenario_8" else 1
        assert np.max(held) <= most
    assert any((game.field("island_contract") > BOX.PRIMARY).any() for game in games)


def test_it_inv_10_one_building_or_two_with_caboose_4(games: list[Game]) -> None:
    for game in games:
        count, trains = game.field("building_count"), game.field("trains")
        limit = 1 + (trains == BOX.CARDS.index("caboose_4")).any(axis=2)
        is_settled = [phase != "lose_building" for phase in game.phases()]
        if game.table.options["solo"] != "scenario_2":
            assert (count <= limit)[is_settled].all()
    assert any((game.field("building_count") > 0).any() for game in games)


def test_it_inv_11_between_turns_no_hand_has_more_than_five(games: list[Game]) -> None:
    for game in games:
        sizes = game.field("hand_size")
        assert (sizes[game.begun()] <= 5).all()
    assert any((game.field("hand_size") > 5).any() for game in games)


def test_it_inv_12_between_turns_the_row_is_full_while_there_are_cards(games: list[Game]) -> None:
    for game in games:
        for s in (game.states[ply] for ply in game.begun()):
            assert (s.row != NONE).all() or s.deck_size[0] == s.discard_size[0] == 0
    assert any((game.field("row") == NONE).any() for game in games)


def test_it_inv_13_tickets_are_filled_from_the_left_by_their_own_colour(games: list[Game]) -> None:
    for game in games:
        filled, seats = game.field("ticket_filled"), game.field("ticket_seats")
        assert ((filled >= 0) & (filled <= 3)).all()
        assert ((seats != NONE) == (np.arange(3) < filled[:, :, None])).all()
        delivered = [event.args for events in game.events for event in events if event.kind == "delivered"]
        assert all(BOX.COLOURS.index(args["colour"]) == BOX.ISLANDS.index(args["island"]) for args in delivered)
        assert len(delivered) == filled[-1].sum()


def test_it_inv_14_the_progress_train_counts_island_cards_and_full_tickets(games: list[Game]) -> None:
    for game in (game for game in games if game.seats > 1):
        taken = (game.field("island_seat") != NONE).sum(axis=1)
        full = (game.field("ticket_filled") == 3).sum(axis=1)
        is_free = game.field("train_taker") == NONE
        assert (game.field("progress") == np.minimum(6, taken + full))[is_free].all()
        assert (np.diff(game.field("progress")) >= 0).all()
        assert full.max() > 0
        assert not is_free.all()


def test_it_inv_15_every_turn_has_two_main_actions(games: list[Game]) -> None:
    for game in games:
        is_main = [
            phase == "action" and move != "buy_back" for phase, move in zip(game.phases(), game.moves, strict=False)
        ]
        turns = [sum(is_main[start:end]) for start, end in pairwise([*game.begun(), len(game.moves)])]
        assert set(turns[:-1]) == {2}
        assert turns[-1] == 2 or (game.seats == 1 and turns[-1] < 2)


def bonus_actions_open(game: Game) -> Iterator[int]:
    """After every move, how many bonus actions are being carried out inside one another."""
    between = ("action", "draw", "discard", "bonus", "deliver", "fetch", "hand_limit", "night", "over")
    phases = game.phases()
    open_above: list[int] = []
    for ply, (before, after, move, _) in enumerate(game.steps()):
        if phases[ply] == "bonus" and move in ("take", "build", "load", "deliver"):
            open_above.append(before.step_count - 1)
        while open_above and phases[ply + 1] in between and after.step_count <= open_above[-1]:
            open_above.pop()
        yield len(open_above)


def test_it_inv_16_bonus_actions_nest_at_most_two_deep(games: list[Game]) -> None:
    deepest = [max(bonus_actions_open(game)) for game in games]
    assert max(deepest) in (1, 2)
    for game in games:
        assert game.field("step_count").max() < game.field("steps").shape[1]
        assert max(end - start for start, end in pairwise([*game.begun(), len(game.moves)])) < 120


def test_it_inv_17_there_is_a_legal_choice_exactly_while_the_game_runs(games: list[Game]) -> None:
    for game in games:
        assert all(n > 0 for n in game.choices[:-1])
        assert all(s.seat in range(game.seats) for s in game.states[:-1])
        assert (game.choices[-1], game.table.seat, game.phases()[-1]) == (0, None, "over")


def test_it_inv_18_after_the_trigger_everybody_has_one_turn(games: list[Game]) -> None:
    for game in (game for game in games if game.seats > 1):
        kinds = [[event.kind for event in events] for events in game.events]
        trigger = next(ply for ply, told in enumerate(kinds) if "last_round" in told)
        last = [event.args["seat"] for events in game.events[trigger:] for event in events if event.kind == "began"]
        first = game.states[trigger - 1].seat
        assert last == [(first + 1 + n) % game.seats for n in range(game.seats)]


def test_it_inv_19_in_one_turn_only_the_loads_of_others_may_grow(games: list[Game]) -> None:
    own = ("hands", "supply", "tokens", "trains", "buildings", "train_size")
    grown = 0
    for game in (game for game in games if game.seats > 1):
        for before, after, _, _ in game.steps():
            for other in set(range(game.seats)) - {before.seat}:
                assert all((before.record[name][other] == after.record[name][other]).all() for name in own)
                assert ((before.island_seat == other) == (after.island_seat == other)).all()
                there = before.loads[other] != NONE
                assert (before.loads[other] == after.loads[other])[there].all()
                grown += int((after.loads[other] != NONE).sum() - there.sum())
    assert grown > 0


def test_it_inv_20_tokens_fall_only_by_buying_back(games: list[Game]) -> None:
    spent = 0
    for game in games:
        tokens = game.field("tokens").astype(int)
        assert tokens.min() >= 0
        price = 2 if game.table.options["solo"] == "scenario_9" else 3
        for change, move in zip(np.diff(tokens, axis=0).sum(axis=1), game.moves, strict=True):
            assert change == -price if move == "buy_back" else change >= 0
            spent += int(move == "buy_back")
    assert spent > 0


def has_caboose(s: Any, n: int) -> bool:
    return BOX.CARDS.index(f"caboose_{n}") in s.trains[s.seat].tolist()


def benefits(after: Any, depth: int) -> Counter[int]:
    """The steps that a load has left to be done, by kind, with the number of cards or tokens."""
    due: Counter[int] = Counter()
    for kind, first, _ in after.steps[depth : after.step_count].tolist():
        due[kind] += 1 if kind == STEPS.OFFER else first
    return due


def test_it_inv_21_a_benefit_comes_from_others_cars_or_in_solo_from_main_actions(games: list[Game]) -> None:
    with_benefit, without = 0, 0
    for game in games:
        for before, after, _, events in game.steps():
            for load in (event.args for event in events if event.kind in ("loaded", "loaded_passenger", "forced")):
                is_due = not before.is_bonus if game.seats == 1 else load["owner"] != before.seat
                if after.seat == NONE or has_caboose(before, 2) or has_caboose(before, 8):
                    continue
                due = benefits(after, before.step_count)
                car = int(before.trains[load["owner"], load["position"]])
                assert due[STEPS.DRAW] == (BOX.TAKE[car] if is_due else 0)
                assert due[STEPS.OFFER] == int(is_due and BOX.BONUS[car] != BOX.NO_BONUS)
                with_benefit, without = with_benefit + is_due, without + (not is_due)
    assert min(with_benefit, without) > 20


def test_it_inv_22_in_solo_the_deck_rises_only_by_buying_back(games: list[Game]) -> None:
    for game in (game for game in games if game.seats == 1):
        for before, after, move, events in game.steps():
            change = int(after.deck_size[0]) - int(before.deck_size[0])
            kinds = [event.kind for event in events]
            refilled = int((after.row != NONE).sum()) - int((before.row != NONE).sum()) + kinds.count("took")
            assert change == (move == "buy_back") - kinds.count("drew") - kinds.count("night") - refilled
            assert "reshuffled" not in kinds
    assert any("reshuffled" in [event.kind for event in events] for game in games for events in game.events)


def points(end: Any, seat: int) -> int:
    """The six parts of 13.3, from the final position as it is told to everybody."""
    train = [int(card) for card in end.trains[seat, : end.train_size[seat]]]
    loads = int((end.loads[seat] != NONE).sum())
    symbols: Counter[str] = Counter()
    contracts = 0
    for row in BOX.CONTRACT_ROWS:
        island = BOX.ISLANDS.index(row.island)
        last = BOX.CONTRACTS[end.island_contract[island]]
        if end.island_seat[island] == seat and row.contract in ("primary", last):
            contracts += row.points
            symbols += Counter(coal=row.coal, oil=row.oil, box=row.box)
    counts = {"nothing": 0, "loads": loads, **{cargo: symbols[cargo] for cargo in BOX.CARGO}}
    counts |= {"cars": len(train) - 1, "icons": sum(BOX.PASSENGERS[card] > 0 for card in train)}
    buildings = 0
    for card in (BOX.ROWS[card] for card in end.buildings[seat, : end.building_count[seat]]):
        stations = [
            end.ticket_filled[BOX.ISLANDS.index(name)] for name in card.destinations.split("+") if name != "none"
        ]
        counts["passengers"] = sum(stations)
        buildings += card.points_flat + card.points_each * counts[card.scores]
    printed = sum(BOX.ROWS[card].points for card in train)
    return int(end.tokens[seat] + printed + contracts + loads + (end.train_taker == seat) + buildings)


def test_it_inv_23_the_score_follows_from_the_final_state(games: list[Game]) -> None:
    for game in games:
        for seat, score in enumerate(game.table.scores()):
            parts = game.table.breakdown(seat)
            six = ("tokens", "train", "contracts", "loads", "progress", "buildings")
            assert score == sum(parts[part] for part in six) == parts["total"] == points(game.states[-1], seat)


@pytest.mark.parametrize("building", [row.card for row in BOX.ROWS if row.category == "building"])
def test_it_inv_23_whichever_building_stands_there(games: list[Game], building: str) -> None:
    brought = set()
    for end in (game.states[-1].copy() for game in games):
        for island in (end.island_seat == NONE).nonzero()[0]:  # more contracts than random games complete
            end.island_seat[island], end.island_contract[island] = island % end.seats, island % len(BOX.CONTRACTS)
        for seat in range(end.seats):
            end.building_count[seat] = 0
            without = SCORING.score(end, seat)
            end.buildings[seat, 0], end.building_count[seat] = BOX.CARDS.index(building), 1
            assert SCORING.score(end, seat) == points(end, seat)
            brought.add(SCORING.score(end, seat) - without)
    assert brought == {8} if building == "grand_central" else len(brought) > 1  # every other one counts something


@pytest.mark.parametrize("deal", [DEALS[0], DEALS[3], DEALS[7]])
def test_it_inv_24_the_same_seed_and_decisions_make_the_same_game(deal: tuple[int, str, str]) -> None:
    game, again = random_game(*deal, 42), random_game(*deal, 42)
    assert game.table.codes_played == again.table.codes_played
    assert game.states == again.states
    assert game.events == again.events
    assert random_game(*deal, 43).states[0] != game.states[0]


def test_it_inv_25_what_a_seat_may_not_see_changes_neither_its_view_nor_its_choices(games: list[Game]) -> None:
    see, changed = module_of(GAME, "view").to_dict, 0
    for game in (game for game in games if game.seats > 1):
        there = game.table.table_at(0)
        for state in game.states[40:-1:31]:
            there.engine.states[0] = state.record
            there.engine.relist(0)
            choices, s = there.codes(), there.live
            swap_hidden(s, (s.seat + 1) % game.seats)
            there.engine.relist(0)
            assert see(masked(s, s.seat)) == see(masked(state, s.seat))
            assert there.codes() == choices
            changed += int(s != state)
    assert changed > 50


def swap_hidden(s: Any, seat: int) -> None:
    """Turn the deck over; let a seat change a card in hand and a face-down one for cards of the deck."""
    size = int(s.deck_size[0])
    s.deck[0, :size] = s.deck[0, :size][::-1].copy()
    if size > 1 and s.hand_size[seat] > 0:
        given, taken = int(np.argmax(s.hands[seat])), int(s.deck[0, 0])
        s.deck[0, 0] = given
        s.hands[seat, given] -= 1
        s.hands[seat, taken] += 1
    if size > 1 and s.face_down[seat, 0] != NONE:
        s.face_down[seat, 0], s.deck[0, 1] = int(s.deck[0, 1]), int(s.face_down[seat, 0])


def test_it_inv_26_no_level_1_engine_is_built_after_setup(games: list[Game]) -> None:
    for game in games:
        built = [
            event.args["card"] for events in game.events for event in events if event.kind in ("built", "upgraded")
        ]
        assert built
        assert "level_1_engine" not in built
        engines = (game.field("trains") == BOX.LEVEL_1_ENGINE).sum(axis=(1, 2))
        assert (np.diff(engines) <= 0).all()


def test_it_inv_27_a_contract_takes_exactly_its_number_of_items(games: list[Game]) -> None:
    done = 0
    for game in games:
        phases, begun = game.phases(), game.states[0]
        given: list[int] = []
        for ply, (before, after, move, events) in enumerate(game.steps()):
            if move in ("primary", "secondary"):
                begun, given = before, []
            if phases[ply] == "give" and move == "item":
                given.append(ply)
            for args in (event.args for event in events if event.kind == "completed"):
                needs = BOX.NEEDS[BOX.ISLANDS.index(args["island"]), BOX.CONTRACTS.index(args["contract"])].sum()
                gone = int((begun.loads != NONE).sum()) - int((after.loads != NONE).sum())
                passengers = int(is_passenger(begun.loads).sum()) - int(is_passenger(after.loads).sum())
                assert gone == len(given) == needs
                assert passengers <= int(has_caboose(before, 7))
                done += 1
    assert done >= 5
