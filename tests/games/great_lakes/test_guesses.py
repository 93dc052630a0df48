"""What a seat guesses of cards that it cannot see (GL-HID-03): hands of the known sizes that can pay what is paid."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from .lakes import BOX, GAME, Lakes, begun, numbers, written

PAY = module_of(GAME, "rules.payment")
SEEDS = 4
CHICAGO = {"routes": {"R104": 0}}  # Chicago - South Bend


def paying(hand: str, *moves: str, **table: Any) -> Lakes:
    """A table whose first seat is paying; all tickets are in the deck."""
    lakes = Lakes([hand, "2Tr Dr", "2Sg Tg"], "Tb Tw Ty Sb", ticket_deck=" ".join(BOX.TICKETS), **table)
    lakes.s.supply[:, :] = 30
    lakes.engine.relist(0)
    lakes.play(*moves)
    assert (lakes.seat, lakes.phase in ("colour", "pay", "singles")) == (0, True)
    return lakes


def guess(s: Any, seat: int | None, seed: int = 0) -> Any:
    """The table as a seat (None: a spectator) guesses it."""
    engine = Engine(GAME, 1, "interpreted")
    engine.states[0] = masked(s, seat).record
    engine.determinise(0, seat, seed_bytes(seed))
    return GAME.State.at(engine.states, 0).copy()


def sizes(s: Any, seat: int) -> list[int]:
    """The cards of each deck in a hand, counted."""
    return [int(s.hands[seat, : BOX.FIRST_SHIP].sum()), int(s.hands[seat, BOX.FIRST_SHIP :].sum())]


@pytest.mark.parametrize(
    ("hand", "moves", "table"),
    [
        ("2Tp Ap W", ["claim R108"], {}),
        ("2Tp 2W", ["claim R108"], {"discards": "5Tp 4Ap"}),  # no more purple ones than these
        ("2Ap 2W", ["claim R108"], {"discards": "7Tp 2Ap"}),
        ("3Sw 3Dw", ["claim R051"], {}),
        ("4Sw W", ["claim R051"], {"discards": "6Dw"}),
        ("Dw 4W", ["claim R051"], {"discards": "5Dw 4Sw"}),
        ("Dw 4Sw", ["claim R051"], {"discards": "5Dw"}),
        ("2Dw 2Dr", ["claim R016"], {"discards": "4Sp 4Sy 2Sg 4Sr 3Sb 4Sw 14W"}),  # three spaces, and no single ships
        ("4Ty 4Tg", ["claim R061"], {}),
        ("4Ty 4Tg 2W", ["claim R061", "colour green"], {}),
        ("3Ag 2W", ["claim R061"], {"discards": "6Tg Ag"}),
        ("2Ar 2Sr W", ["harbour chicago"], CHICAGO),
        ("2Ar Sr 2W", ["harbour chicago"], {**CHICAGO, "discards": "2Ar 3Sr"}),
        ("2Ar 2Sr 2Ag 2Sg", ["harbour chicago"], CHICAGO),
        ("Ar 2Sr 4W", ["harbour chicago"], CHICAGO),
        ("3Sw 2Dw W", ["claim R051", "pay 0 1"], {"overpay": True}),
        ("2Sw 2Dw 2W", ["claim R051", "pay 1 1"], {"overpay": True}),
    ],
)
def test_gl_hid_03_whoever_is_paying_is_guessed_to_hold_what_it_takes(
    hand: str, moves: list[str], table: dict[str, Any]
) -> None:
    lakes = paying(hand, *moves, **table)
    for seat, seed in [(seat, seed) for seat in (None, 1, 2) for seed in range(SEEDS)]:
        s = guess(lakes.s, seat, seed)
        assert sizes(s, 0) == lakes.s.hand_size[0].tolist()
        colours = [s.colour] if s.colour != NONE else range(len(BOX.COLOURS) + 1)
        assert any(PAY.can_pay_in(s, colour) for colour in colours)
        if lakes.phase == "singles":
            assert s.hands[0, BOX.WILD] >= s.wilds
            assert s.hands[0, PAY.special_card(s, s.colour)] >= s.special
            assert s.hands[0, PAY.plain_card(s, s.colour)] >= PAY.fewest_plain(s, s.wilds, s.special)
        elif s.colour != NONE:
            assert PAY.count_payments(s)[0] > 0
        assert (s.hands >= 0).all()


def test_gl_hid_03_a_payment_is_guessed_with_as_few_wild_cards_as_can_be() -> None:
    for route, hand, enough in (("R108", "3Tp W", "3Tp"), ("R051", "2Sw 2Dw W", "2Dw"), ("R061", "4Ty 4Tg W", None)):
        lakes = paying(hand, f"claim {route}")
        for seed in range(SEEDS):
            s = guess(lakes.s, 1, seed)
            if enough:
                assert all(s.hands[0, card] >= numbers(enough).count(card) for card in numbers(enough))
            else:
                assert max(PAY.reach(s, 0, PAY.RAIL, colour) for colour in range(6)) - s.hands[0, BOX.WILD] >= 4


def test_gl_hid_03_the_rest_of_a_hand_that_pays_is_guessed_like_any_other() -> None:
    lakes = paying("3Sw 3Dw 2Sr 2Dr", "claim R051")  # four spaces: two double ships will do
    doubles = {int(guess(lakes.s, 1, seed).hands[0, BOX.DOUBLE + 5]) for seed in range(12)}
    assert min(doubles) == 2
    assert min(int(guess(lakes.s, 1, seed).hands[0, BOX.SINGLE + 5]) for seed in range(12)) == 0
    lakes = paying("4Tr 4Ar 2Sr Sb 4Tb W", "harbour chicago", routes={"R104": 0})
    found = [guess(lakes.s, 1, seed).hands[0] for seed in range(12)]
    assert len({tuple(hand.tolist()) for hand in found}) == 12


def test_gl_hid_03_the_last_unseen_cards_pay_where_there_are_no_others() -> None:
    gone = "6Tp 4Ap 6Ty 4Ay 7Tg 4Ag 7Tr 4Ar 7Tb 4Ab 7Tw 4Aw 13W"
    lakes = Lakes(["Tp Ty W", "", ""], discards=gone, ticket_deck=" ".join(BOX.TICKETS))
    lakes.play("claim R091")  # two grey spaces
    assert lakes.phase == "colour"
    for seed in range(8):
        assert written(guess(lakes.s, 1, seed).hands[0]) == "Tp Ty W"


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_gl_inv_01_a_guess_counts_every_card_that_lies_open(seat: int | None) -> None:
    table = begun(5, seed=3, first_player=0)
    for kind, args in (("take", {"slot": 1}), ("refill", {"deck": "ship"}), ("draw", {"deck": "train"})):
        table.play({"kind": kind, **args})
    s = guess(table.live, seat, 5)
    for card, copies in enumerate(BOX.COPIES.tolist()):
        piles = [s.decks[deck, : s.deck_size[deck]] for deck in (0, 1)]
        there = int(s.hands[:, card].sum() + s.discards[card]) + sum(int((pile == card).sum()) for pile in piles)
        assert there + int((s.display == card).sum()) == copies, BOX.CARDS[card]
    assert [sizes(s, other) for other in range(5)] == s.hand_size.tolist()
    if seat is not None:
        assert s.hands[seat].tolist() == table.live.hands[seat].tolist()


def test_gl_hid_03_every_unseen_card_may_be_in_any_hand_and_deck() -> None:
    table = begun(2, seed=3, first_player=0)
    found = [guess(table.live, 0, seed) for seed in range(40)]
    held = {card for s in found for card in range(BOX.KINDS) if s.hands[1, card]}
    assert len(held) > 20
    for deck in (0, 1):
        tops = {int(s.decks[deck, s.deck_size[deck] - 1]) for s in found}
        assert len(tops) > 6
        lowest = {int(s.decks[deck, 0]) for s in found}
        assert len(lowest) > 6
        assert all((s.decks[deck, s.deck_size[deck] :] == NONE).all() for s in found)
    assert numbers(written(found[0].hands[0])) == numbers(written(table.live.hands[0]))
