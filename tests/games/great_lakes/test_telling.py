"""What each move tells (GL-HID-02): every event with all that it says, in the order in which things happen."""

from __future__ import annotations

from typing import Any

import pytest

from .lakes import Lakes, begun, deal

CHICAGO = {"routes": {"R104": 1}}  # a route of the seat that moves which ends in Chicago
TWO_WILDS = "W W Tb Sr Sg Sb"


def told(table: Any) -> list[tuple[Any, ...]]:
    """The events, as everything that they say."""
    return [(event.kind, *event.args.values()) for event in table.events]


def table_of_three(hand: str, **table: Any) -> Lakes:
    """A table whose second seat moves."""
    decks = {"display": "Tr Tg Tb Sr Sg Sb", "train_deck": "Tp Ty Tw Tp", "ship_deck": "Sp Sy Sw Sp"}
    return Lakes(["", hand, ""], turn=1, **{**decks, "ticket_deck": "T10 T11 T12 T13 T14", **table})


@pytest.mark.parametrize(
    ("moves", "events", "table"),
    [
        (["take 2"], [("took", 1, "train_black", 2)], {}),
        (["take 2", "refill ship"], [("turned_up", "ship1_purple", 2)], {}),
        (["take 2", "refill ship", "stop"], [("began", 2)], {}),
        (["take 0", "refill train", "draw train"], [("drew", 1, "train", "train_yellow"), ("began", 2)], {}),
        (["draw ship"], [("drew", 1, "ship", "ship1_purple")], {}),
        (
            ["draw ship"],
            [("reshuffled", "ship", 2), ("drew", 1, "ship", "ship1_white")],
            {"ship_deck": "Sw", "discards": "2Sg 3Tr"},
        ),
        (
            ["take 4", "refill train"],
            [("turned_up", "wild", 4), ("swept", 1)],
            {"display": TWO_WILDS, "train_deck": "W Tp Ty Tw Tg"},
        ),
        (
            ["take 2"],
            [
                ("took", 1, "train_black", 2),
                ("turned_up", "wild", 2),
                ("reshuffled", "ship", 3),
                ("reshuffled", "train", 3),
                ("swept", 1),
            ],
            {"display": TWO_WILDS, "train_deck": "W Ty", "ship_deck": ""},
        ),
        (["tickets"], [("drew_tickets", 1, 4)], {}),
        (["tickets"], [("drew_tickets", 1, 2)], {"ticket_deck": "T10 T11"}),
        (["tickets", "keep 1+2+3+4"], [("kept", 1, 4), ("began", 2)], {}),
        (["tickets", "keep 2+3"], [("kept", 1, 2), ("returned", 1, 2, "T10", "T13", None), ("began", 2)], {}),
        (["tickets", "keep 4"], [("kept", 1, 1), ("returned", 1, 3, "T10", "T11", "T12"), ("began", 2)], {}),
        (["exchange ship 7"], [("exchanged", 1, "ship", 7), ("began", 2)], {}),
        (["exchange train 3"], [("exchanged", 1, "train", 3), ("began", 2)], {}),
        (
            ["pass"],
            [("passed", 1), ("last_turns", 1), ("began", 2)],
            {"supply": [(9, 9), (0, 0)], "display": "", "train_deck": "", "ship_deck": "", "ticket_deck": ""},
        ),
    ],
)
def test_gl_hid_02_a_move_tells_what_it_does(
    moves: list[str], events: list[tuple[Any, ...]], table: dict[str, Any]
) -> None:
    lakes = table_of_three("", **table)
    lakes.play(*moves)
    assert told(lakes) == events


@pytest.mark.parametrize(
    ("hand", "moves", "paid", "table"),
    [
        ("3Tp", ["claim R108"], ("purple", 0, 0, 3, "rail"), {}),
        ("3Tp W", ["claim R108", "pay 1 0"], ("purple", 1, 0, 2, "rail"), {}),
        ("2Tp Ap W", ["claim R108", "pay 1 1"], ("purple", 1, 1, 1, "rail"), {}),
        ("3W", ["claim R108"], ("wild", 3, 0, 0, "rail"), {}),
        ("4W 3Tp", ["claim R061", "colour wild"], ("wild", 4, 0, 0, "rail"), {}),
        ("4Ty 4Tg", ["claim R061", "colour green"], ("green", 0, 0, 4, "rail"), {}),
        ("2Dw", ["claim R051"], ("white", 0, 2, 0, "sea"), {}),
        ("2Dw 2Sw W", ["claim R051", "pay 1 1"], ("white", 1, 1, 1, "sea"), {}),
        ("2Dw 3Sw W", ["claim R051", "pay 0 1", "singles 3"], ("white", 0, 1, 3, "sea"), {"overpay": True}),
        ("2Ar 2Sr", ["harbour chicago"], ("red", 0, 2, 2, "harbour"), CHICAGO),
        ("2Ar 2Sr W", ["harbour chicago", "pay 1 2"], ("red", 1, 2, 1, "harbour"), CHICAGO),
        ("2Ar 2Sr 4W", ["harbour chicago", "colour wild"], ("wild", 4, 0, 0, "harbour"), CHICAGO),
    ],
)
def test_gl_hid_02_a_payment_is_told_once_it_is_made(
    hand: str, moves: list[str], paid: tuple[Any, ...], table: dict[str, Any]
) -> None:
    lakes = table_of_three(hand, **table)
    lakes.play(*moves[:-1])
    assert not lakes.events
    lakes.play(moves[-1])
    what, where = moves[0].split()
    done = {"claim": ("claimed", 1, where), "harbour": ("built_harbour", 1, where)}[what]
    assert told(lakes) == [done, ("paid", *paid), ("began", 2)]


def test_gl_hid_02_the_last_turns_and_the_end_are_told() -> None:
    lakes = table_of_three("3Tp", supply=[(9, 9), (5, 4), (9, 9)])
    lakes.play("claim R108")
    assert told(lakes)[2:] == [("last_turns", 1), ("began", 2)]
    lakes.play(*["exchange ship 1"] * 5)
    assert told(lakes) == [("exchanged", 0, "ship", 1), ("began", 1)]
    lakes.play("exchange ship 1")
    assert told(lakes) == [("exchanged", 1, "ship", 1), ("ended", "last_turns")]


def test_gl_inv_14_a_game_that_reaches_its_limit_of_turns_tells_so() -> None:
    lakes = table_of_three("", max_turns=100)
    lakes.s.turns = 98
    lakes.play("exchange ship 1")
    assert told(lakes)[-1] == ("began", 2)
    lakes.play("exchange ship 1")
    assert told(lakes)[-1] == ("ended", "turn_limit")
    assert lakes.over


def test_gl_amb_22_what_was_chosen_before_the_first_turn_is_told_when_all_have_chosen() -> None:
    table = deal(3, first_player=2)
    for kept, seat in (("1+2+3", 2), ("1+2+3+4+5", 0)):
        table.play({"kind": "keep", "tickets": kept})
        assert told(table)[-1] == ("chose", seat)
    drawn = [hand["cards"] for hand in table.state()["drawn"]]
    before = len(told(table))
    table.play({"kind": "keep", "tickets": "2+3+4+5"})
    assert told(table)[before:] == [
        ("chose", 1),
        ("kept", 2, 3),
        ("returned", 2, 2, *drawn[2][3:], None),
        ("kept", 0, 5),
        ("kept", 1, 4),
        ("returned", 1, 1, drawn[1][0], None, None),
    ]
    before = len(told(table))
    for trains in ("18", "25", "33"):
        table.play({"kind": "pieces", "trains": trains})
    chose = [("chose", seat) for seat in (2, 0, 1)]
    shown = [("chose_pieces", 2, 18, 32), ("chose_pieces", 0, 25, 25), ("chose_pieces", 1, 33, 17)]
    assert told(table)[before:] == [*chose, *shown, ("began", 2)]


def test_gl_amb_31_the_recommended_mix_is_told_as_if_it_were_chosen() -> None:
    table = begun(2, starting_pieces="recommended", first_player=1)
    assert told(table)[-3:] == [("chose_pieces", 1, 27, 23), ("chose_pieces", 0, 27, 23), ("began", 1)]
