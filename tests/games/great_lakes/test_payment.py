"""The cheapest payment as a ready sequence, and what positions and refusals say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse import Move, Table
from roundhouse.core.errors import IllegalMove, InvalidPosition
from tests.modules import module_of

from .lakes import BOX, GAME, Lakes, begun, random_game

LAYOUT, PAY = GAME.layout, module_of(GAME, "opinion.payment")
PAID = ("claim", "harbour", "colour", "pay", "singles")


def finish(lakes: Lakes, kind: str, **args: str) -> list[int]:
    """The ready sequence of a move, as numbers."""
    codes: list[int] = module_of(GAME, "hints").finish(lakes.s, LAYOUT.code(kind, args))
    return codes


@pytest.mark.parametrize(
    ("hand", "route", "left"),
    [
        ("3Tr 2W", "R083", "2W"),  # no wild if it can be helped
        ("2Tr Ar W", "R083", "W"),
        ("3Tr Ar", "R083", "Ar"),  # anchors are kept for harbours
        ("2Dw 4Sw 2W", "R051", "2W 4Sw"),
        ("2Tg 2Tr W", "R091", "2Tr W"),
        ("3W", "R103", ""),
        ("2W", "R009", "W"),
    ],
)
def test_the_cheapest_payment_keeps_what_is_worth_most(hand: str, route: str, left: str) -> None:
    lakes = Lakes([hand, ""])
    for code in finish(lakes, "claim", route=route):
        assert lakes.engine.play(0, code)
    assert lakes.owner(route) == 0
    assert lakes.hand(0) == left


def test_the_cheapest_harbour_is_a_sequence_too() -> None:
    lakes = Lakes(["2Ar 2Sr 2Ag Sg 3W", ""], routes={"R104": 0})
    for code in finish(lakes, "harbour", city="chicago"):
        assert lakes.engine.play(0, code)
    assert lakes.hand(0) == "2Ag 3W Sg"


def test_a_payment_that_was_begun_is_finished() -> None:
    lakes = Lakes(["2Tr Ar 2Tg W", ""])
    lakes.play("claim R091")
    for code in finish(lakes, "colour", colour="red"):
        assert lakes.engine.play(0, code)
    assert lakes.hand(0) == "2Tg Ar W"


def cost(table: Table, before: Any, seat: int) -> float:
    """What the cards were worth that a seat has paid."""
    paid = before.hands[seat] - table.live.hands[seat]  # type: ignore[attr-defined]
    each = [PAY.PLAIN_COST] * BOX.KINDS
    each[BOX.WILD] = PAY.WILD_COST
    for colour in range(len(BOX.COLOURS)):
        each[BOX.ANCHORED + colour] = PAY.ANCHOR_COST
        each[BOX.DOUBLE + colour] = PAY.DOUBLE_COST
    return float(sum(number * price for number, price in zip(paid.tolist(), each, strict=True)))


def ways_to_pay(table: Table, codes: list[int]) -> Iterator[Table]:
    """The table after each way to finish what these moves began."""
    there = table.table_at(len(table.codes_played))
    there.play_sequence(codes)
    if there.phase not in ("colour", "pay", "singles"):
        yield there
        return
    for code in there.codes():
        yield from ways_to_pay(table, [*codes, code])


@pytest.mark.parametrize("options", [{}, {"overpay": True}])
@pytest.mark.parametrize("seats", [2, 5])
def test_no_payment_is_cheaper_than_the_ready_one(seats: int, options: dict[str, Any]) -> None:
    steps = Counter[int]()
    for ply, table in enumerate(random_game(seats, 3, **options)):
        if ply % 12 or table.seat is None:
            continue
        for move in [move for move in table.moves() if move.kind in PAID][:5]:
            sequence, there = table.finish(move), table.table_at(len(table.codes_played))
            there.play_sequence(sequence)
            assert sequence[0] == move
            assert there.phase in ("turn", "refill", "over")
            if move.kind == "claim":
                assert there.view(None)["routes"][move.args["route"]] == table.seat
            if move.kind == "harbour":
                assert there.view(None)["harbours"][move.args["city"]] == table.seat
            least = min(cost(each, table.live, table.seat) for each in ways_to_pay(table, [move.code]))
            assert cost(there, table.live, table.seat) == pytest.approx(least)
            steps[len(sequence)] += 1
    assert steps.total() > 20
    assert steps[2] > 3


def test_a_payment_given_at_once_is_made_whole_or_not_at_all() -> None:
    for table in random_game(3, 3):
        claims = [move for move in table.moves() if move.kind == "claim"] if table.phase == "turn" else []
        longest: list[Move] = max((table.finish(move) for move in claims), key=len, default=[])
        if len(longest) > 1:
            break
    before, played = table.live.tobytes(), list(table.codes_played)
    with pytest.raises(IllegalMove):
        table.play_sequence([*longest[:-1], {"kind": "stop"}])
    assert (table.live.tobytes(), table.codes_played) == (before, played)
    table.play_sequence(longest)
    assert table.codes_played == [*played, *(move.code for move in longest)]


# Positions


def test_a_position_written_by_hand_is_read() -> None:
    state = begun(2).state()
    again = Table.from_state(state)
    assert again.state() == state


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"train_deck": {"cards": []}}, "position-total"),
        ({"display": [None] * 6}, "position-total"),
        ({"ticket_deck": {"cards": ["T01"]}}, "position-tickets"),
        ({"routes": {"R025": 0, "R026": 0}}, "position-double"),
        ({"harbours": {"chicago": 0}}, "position-harbour"),
        ({"supply": [{"train": 30, "ship": 30}, {"train": 25, "ship": 25}]}, "position-pieces"),
        ({"route": "R001"}, "position-phase-payment"),
        ({"phase": "pay"}, "position-phase-payment"),
        ({"phase": "tickets"}, "position-phase-tickets"),
        ({"taken": 1}, "position-phase-taken"),
        ({"chosen": ["1+2+3", None]}, "position-phase-tickets"),
        ({"display_stands": True}, "position-display"),
        ({"turns_left": 3}, "position-course"),
        ({"phase": "over", "seat": None}, "position-course"),
        ({"cards": 3}, "position-unknown-key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidPosition) as refusal:
        Table.from_state(begun(2).state() | change)
    assert refusal.value.reason == reason


# Refusals


@pytest.mark.parametrize(
    ("move", "number"),
    [
        ({"kind": "stop"}, "GL-032"),
        ({"kind": "claim", "route": "R072"}, "GL-054"),
        ({"kind": "harbour", "city": "chicago"}, "GL-076"),
        ({"kind": "exchange", "to": "train", "pieces": "15"}, "GL-085"),
        ({"kind": "pass"}, "GL-AMB-11"),
    ],
)
def test_a_refusal_names_its_rule(move: dict[str, Any], number: str) -> None:
    table = begun(2)
    with pytest.raises(IllegalMove, match=number) as caught:
        table.play(move)
    assert caught.value.clause == number


def refusal(lakes: Lakes, kind: str, **args: Any) -> str:
    return GAME.say.why_not(lakes.s, kind, args).reason


def test_every_refusal_has_its_reason() -> None:
    lakes = Lakes(["2Tr", ""], "W - Tb Sr Sg Sb", routes={"R001": 1, "R025": 1}, supply=[(1, 25)])
    assert refusal(lakes, "take", slot=1) == "slot-empty"
    assert refusal(lakes, "draw", deck="train") == "deck-empty"
    assert refusal(lakes, "claim", route="R001") == "route-taken"
    assert refusal(lakes, "claim", route="R026") == "route-closed"
    assert refusal(lakes, "claim", route="R049") == "route-pieces"
    assert refusal(lakes, "tickets") == "no-tickets"
    lakes.play("take 2")
    assert refusal(lakes, "take", slot=0) == "wild-second"
    assert refusal(lakes, "stop") == "no-stop"
    built = Lakes(["4W", ""], harbours={"duluth": 0, "erie": 0, "toledo": 1})
    assert refusal(built, "harbour", city="toledo") == "harbour-taken"
    assert refusal(built, "harbour", city="chicago") == "harbour-route"
    built.s.harbours_left[0] = 0
    assert refusal(built, "harbour", city="chicago") == "harbours-built"
    paying = Lakes(["2W 2Tr 2Tg", ""])
    paying.play("claim R091")
    assert refusal(paying, "colour", colour="white") == "colour-none"
    paying.play("colour red")
    assert refusal(paying, "pay", wilds=0, special=1) == "payment-special"
    choosing = Lakes(ticket_deck="T01 T02")
    choosing.play("tickets")
    assert refusal(choosing, "keep", tickets="3") == "not-drawn"
