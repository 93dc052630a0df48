"""Who knows what (GL-HID-01 to GL-HID-07)."""

from __future__ import annotations

from typing import Any

from roundhouse.core.record import UNKNOWN
from roundhouse.core.view import masked

from .lakes import VIEW, Lakes, begun, deal, random_game

FULL = "Tr Tg Tb Sr Sg Sb"
EVERYBODY = (None, 0, 1, 2)


def view(lakes: Lakes, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = VIEW.to_dict(masked(lakes.s, seat))
    return seen


def table_of_three() -> Lakes:
    return Lakes(
        ["Tr W", "Sg", "2Db"],
        FULL,
        "Tp Ty",
        "Sp",
        "3Tw",
        ["T01", "T02 T03", ""],
        "T10 T11",
        {"R104": 1},
        {"chicago": 1},
    )


def test_gl_hid_01_the_board_and_all_numbers_are_public() -> None:
    lakes = table_of_three()
    for seat in EVERYBODY:
        seen = view(lakes, seat)
        assert seen["routes"] == {"R104": 1}
        assert seen["harbours"] == {"chicago": 1}
        assert seen["display"] == ["train_red", "train_green", "train_black", "ship1_red", "ship1_green", "ship1_black"]
        assert seen["discards"] == ["train_white"] * 3
        assert (seen["train_deck"]["size"], seen["ship_deck"]["size"], seen["ticket_deck"]["size"]) == (2, 1, 2)
        assert seen["hand_sizes"] == [{"train": 2, "ship": 0}, {"train": 0, "ship": 1}, {"train": 0, "ship": 2}]
        assert [held["size"] for held in seen["tickets"]] == [1, 2, 0]
        assert seen["supply"] == [{"train": 25, "ship": 25}] * 3
        assert seen["harbours_left"] == [3, 2, 3]
        assert (seen["track"], seen["turns_left"]) == ([0, 0, 0], None)


def test_gl_hid_02_what_was_taken_and_paid_openly_is_told_to_all() -> None:
    lakes = table_of_three()
    lakes.play("take 0", "refill ship")
    events = {event.kind: event.seen_by(None).args for event in lakes.events}
    assert events["turned_up"] == {"card": "ship1_purple", "slot": 0}
    lakes = table_of_three()
    lakes.play("take 0")
    assert lakes.events[0].seen_by(None).args == {"seat": 0, "card": "train_red", "slot": 0}
    lakes = table_of_three()
    lakes.play("claim R070", "pay 0 0")
    paid = {event.kind: event.seen_by(2).args for event in lakes.events}["paid"]
    assert paid == {"colour": "red", "wilds": 0, "special": 0, "plain": 1, "for": "rail"}
    lakes = table_of_three()
    lakes.play("tickets", "keep 2")
    kept, returned = lakes.events[:2]
    assert (kept.kind, kept.seen_by(1).args) == ("kept", {"seat": 0, "tickets": 1})
    hidden = {"first": None, "second": None, "third": None}
    assert (returned.kind, returned.seen_by(1).args) == ("returned", {"seat": 0, "tickets": 1, **hidden})


def test_gl_hid_03_hands_tickets_and_blind_cards_are_private() -> None:
    lakes = table_of_three()
    for seat in EVERYBODY:
        for other in range(3):
            assert (view(lakes, seat)["hands"][other]["cards"] is None) == (seat != other)
            assert (view(lakes, seat)["tickets"][other]["cards"] is None) == (seat != other)
    lakes.play("draw train")
    (drew,) = [event for event in lakes.events if event.kind == "drew"]
    assert drew.seen_by(0).args == {"seat": 0, "deck": "train", "card": "train_purple"}
    assert drew.seen_by(1).args == drew.seen_by(None).args == {"seat": 0, "deck": "train", "card": None}
    lakes = table_of_three()
    lakes.play("tickets")
    assert view(lakes, 0)["drawn"][0]["cards"] == ["T10", "T11"]
    assert view(lakes, 1)["drawn"][0] == {"size": 2, "cards": None}


def test_gl_hid_04_the_decks_are_hidden_from_all() -> None:
    lakes = table_of_three()
    for seat in EVERYBODY:
        seen = masked(lakes.s, seat)
        for cells in (seen.decks, seen.ticket_deck, seen.key, seen.block):
            assert (cells == UNKNOWN).all()
        assert view(lakes, seat)["train_deck"]["cards"] is None


def test_gl_amb_22_the_first_choice_of_tickets_is_seen_by_its_seat_alone() -> None:
    table = deal(2, first_player=0)
    table.play({"kind": "keep", "tickets": "1+2+4"})
    assert [table.view(seat)["chosen"] for seat in (None, 0, 1)] == [[None, None], ["1+2+4", None], [None, None]]


def test_gl_hid_05_mixes_are_hidden_until_all_have_chosen() -> None:
    table = deal(2, first_player=0)
    for _ in range(2):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    table.play({"kind": "pieces", "trains": "30"})
    assert [table.view(seat)["mix"] for seat in (None, 0, 1)] == [[None, None], ["30", None], [None, None]]
    assert not any("trains" in event.args for event in table.events)
    table.play({"kind": "pieces", "trains": "20"})
    assert table.view(None)["supply"] == [{"train": 30, "ship": 20}, {"train": 20, "ship": 30}]


def test_gl_hid_06_at_the_end_tickets_and_hands_are_open_and_hands_are_worth_nothing() -> None:
    *_, table = random_game(2, 5)
    seen = table.view(None)
    assert all(hand["cards"] is not None for hand in [*seen["hands"], *seen["tickets"]])
    before = table.scores()
    table.live.hands[:] = 0
    assert table.scores() == before


def test_gl_hid_07_completed_tickets_are_private_until_the_end() -> None:
    lakes = Lakes(tickets=["T16", "T16"], routes={"R104": 0, "R109": 0}, harbours={"chicago": 0})
    own, other = (VIEW.breakdown(masked(lakes.s, seat), 0) for seat in (0, 1))
    assert own["tickets"] == [{"ticket": "T16", "completed": True, "points": 6}]
    assert other["tickets"] is None
    assert other["harbours"] == [{"city": "chicago", "points": None}]
    assert (own["total"], other["total"]) == (6 + 10 - 8, -8)


def test_what_a_seat_kept_is_not_told_before_the_others_chose() -> None:
    table = begun(3, first_player=0)
    kinds = [event.kind for event in table.events]
    assert kinds[:9] == ["chose"] * 3 + ["kept", "returned"] * 3
