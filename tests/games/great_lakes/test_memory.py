"""What all remember of the hands (GL-HID-02): cards of the display that were taken, until they are paid."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.engine import Engine

from .lakes import GAME, Lakes, numbers, written
from .test_guesses import CHICAGO, guess, paying, sizes


def remember(lakes: Lakes, seat: int, cards: str) -> Lakes:
    """The table where all remember these cards of a hand."""
    for card in numbers(cards):
        lakes.s.remembered[seat, card] += 1
    return lakes


def remembered(lakes: Lakes, seat: int) -> str:
    """What all remember of a hand."""
    return written(lakes.s.remembered[seat])


def test_gl_hid_02_a_face_up_card_that_is_taken_is_remembered() -> None:
    lakes = Lakes(["", ""], "W Tr Sg Tb Tw Ty", "4Tg", "4Sg")
    lakes.play("take 1", "refill train", "take 2", "refill ship")
    assert (remembered(lakes, 0), remembered(lakes, 1)) == (written_of("Tr Sg"), "")
    lakes.play("take 0", "refill train")
    assert (remembered(lakes, 0), remembered(lakes, 1)) == (written_of("Tr Sg"), "W")


def test_gl_hid_03_a_card_taken_blind_is_not() -> None:
    lakes = Lakes(["", ""], "W Tr Sg Tb Tw Ty", "4Tg", "4Sg")
    lakes.play("draw train", "draw ship")
    assert remembered(lakes, 0) == ""


def written_of(cards: str) -> str:
    """The cards in the order of their kinds."""
    lakes = Lakes([cards, ""])
    return lakes.hand(0)


@pytest.mark.parametrize(
    ("hand", "known", "moves", "left"),
    [
        ("2Tp Ap W Tr", "2Tp Ap Tr", ["claim R108", "pay 0 1"], "Tr"),
        ("2Tp Ap W Tr", "Tp W", ["claim R108", "pay 1 0"], ""),
        ("3Sw 3Dw Tw", "Dw 2Sw Tw", ["claim R051", "pay 0 1"], "Tw"),
        ("4W Ty", "3W Ty", ["claim R061", "colour wild"], "Ty"),
        ("2Ar 2Sr W", "2Ar Sr W", ["harbour chicago", "pay 1 2"], ""),
    ],
)
def test_gl_hid_02_what_is_paid_is_no_longer_remembered(hand: str, known: str, moves: list[str], left: str) -> None:
    table = Lakes([hand, "2Tr"], "Tb Tw Ty Sb", routes=CHICAGO["routes"])
    table.s.supply[:, :] = 30
    table.engine.relist(0)
    lakes = remember(remember(table, 0, known), 1, "Tr")
    lakes.play(*moves)
    assert (remembered(lakes, 0), remembered(lakes, 1)) == (written_of(left), "Tr")


def listed(s: Any) -> list[int]:
    """The legal moves."""
    engine = Engine(GAME, 1, "interpreted")
    engine.states[0] = s.record
    engine.relist(0)
    return engine.codes(0)


@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize(
    ("hand", "known", "moves", "table"),
    [
        ("2Tp Ap W", "W", ["claim R108"], {}),
        ("2Tp Ap W 3Tr", "W 3Tr Ap", ["claim R108"], {}),
        ("Tp 3W", "3W", ["claim R108"], {}),
        ("3Sw 3Dw", "2Sw", ["claim R051"], {}),
        ("4Sw W 2Tr", "W 2Tr 3Sw", ["claim R051"], {"discards": "6Dw"}),
        ("4Ty 4Tg", "3Ty 3Tg", ["claim R061"], {}),
        ("4Ty 4Tg 2W", "4Ty 2W", ["claim R061", "colour green"], {}),
        ("Ty 2Tg 6W", "6W", ["claim R061", "colour green"], {}),
        ("2Ar 2Sr W", "W Sr", ["harbour chicago"], CHICAGO),
        ("Ar Sr 4W", "4W", ["harbour chicago"], CHICAGO),
        ("2Ar 2Sr 2Ag 2Sg", "2Ag 2Sr", ["harbour chicago"], CHICAGO),
        ("3Ar 3Sr W", "3Ar 3Sr", ["harbour chicago"], CHICAGO),
        ("4Sw 2Dw", "4Sw", ["claim R051", "pay 0 1"], {"overpay": True}),
    ],
)
def test_gl_hid_03_a_guess_deals_what_is_remembered_and_what_it_takes_to_pay(
    seat: int | None, hand: str, known: str, moves: list[str], table: dict[str, Any]
) -> None:
    lakes = paying(hand, *moves, **table)
    remember(remember(lakes, 0, known), 2, "Sg")
    for seed in range(4):
        found = guess(lakes.s, seat, seed)
        assert (found.hands[:3] >= lakes.s.remembered[:3]).all()
        assert [sizes(found, each) for each in range(3)] == [sizes(lakes.s, each) for each in range(3)]
        assert (found.hands >= 0).all()
        assert listed(found), "the one who is paying cannot"
