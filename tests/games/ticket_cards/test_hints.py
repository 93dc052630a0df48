"""What moves of the card game are worth: the best set at a scoring, what is certain, and nothing is changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundhouse.core.engine import MODES, Mode
from roundhouse.core.hints import Hint, adviser
from roundhouse.core.table import Table
from roundhouse.core.view import masked

from .yard import BOX, GAME, PHASE, Yard

EXAMPLE: dict[str, Any] = {"stacks": ["WBBYGL", ""], "tickets": ["#39 #3 #11", "#1"], "last_turns": 1}  # TC-EX-23


def hints_of(yard: Yard, mode: Mode = "interpreted") -> dict[str, Hint]:
    """What each move is worth, from what the seat sees."""
    seen, asked = masked(yard.s, yard.s.seat), adviser(GAME, mode)
    return {yard.said(code): asked.hint(seen, code) for code in yard.engine.codes(0)}


def some_decisions(seats: int, seed: int) -> list[tuple[Any, list[int]]]:
    """Every fifth decision of a random game, as its seat sees it, and all those at its scorings."""
    table, pick, found = Table("ticket_cards", seats, seed, mode="interpreted"), random.Random(seed), []
    while table.seat is not None:
        codes, seen = table.codes(), masked(table.live, table.seat)
        if len(codes) > 1 and (len(table.codes_played) % 5 == 0 or seen.phase == PHASE.COMPLETE):
            found.append((seen, codes))
        table.play(pick.choice(codes))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_the_tickets_of_the_best_set_are_worth_their_points(mode: Mode) -> None:
    yard = Yard(["", ""], **EXAMPLE)
    yard.score_now()
    found = hints_of(yard, mode)
    assert {move: hint.worth for move, hint in found.items()} == {
        "complete #3": 6.0, "complete #39": 18.0, "complete #11": -91.0, "done": -24.0,
    }  # fmt: skip
    assert found["complete #11"].reason == ("hint-complete-other", {"points": 9})
    assert found["done"].reason == ("hint-done-early", {"points": 24})
    yard.play("complete #11")
    found = hints_of(yard, mode)  # of what that one leaves
    assert found["complete #3"].worth == 6.0
    yard.play("complete #3")
    found = hints_of(yard, mode)
    assert found["done"].reason == ("hint-done-complete", {"tickets": 2})
    assert found["done"].worth == 0.0


def test_only_a_completed_ticket_gains_points_for_certain() -> None:
    kinds: dict[str, set[bool]] = {}
    for seen, codes in some_decisions(3, 2):
        for code, gain in zip(codes, adviser(GAME, "interpreted").gains(seen, codes), strict=True):
            kind, args = GAME.layout.describe(code)
            kinds.setdefault(kind, set()).add(gain is None)
            assert gain is None or gain == int(BOX.POINTS[BOX.TICKET_NAMES.index(args["ticket"])])
    assert kinds.pop("complete") == {False}
    assert len(kinds) > 6
    assert all(unsure == {True} for unsure in kinds.values())


def test_an_opinion_changes_nothing_that_it_looks_at() -> None:
    for seen, codes in some_decisions(4, 5):
        before, notes = seen.tobytes(), GAME.opinion.Notes.new()
        GAME.opinion.look(seen, notes)
        for code in codes:
            layout = GAME.layout
            args = int(layout.kind[code]), int(layout.first_arg[code]), int(layout.second_arg[code])
            GAME.opinion.worth(seen, notes, *args)
            GAME.hints.reason(seen, notes, *layout.describe(code))
        assert seen.tobytes() == before


def test_a_scoring_is_seen_alike_in_every_mode_and_as_the_view_proposes() -> None:
    scorings = [(seen, codes) for seen, codes in some_decisions(2, 6) if seen.phase == PHASE.COMPLETE]
    assert len(scorings) > 3
    for seen, codes in scorings:
        first, *others = [adviser(GAME, mode).worths(seen, codes) for mode in MODES]
        assert others == [first, first]
        good = [GAME.layout.describe(code)[1]["ticket"] for code, worth in zip(codes, first, strict=True) if worth > 0]
        assert good == GAME.view.to_dict(seen)["best"]


def test_what_a_group_risks_falls_with_its_size_and_grows_with_the_hands_of_others() -> None:
    notes = []
    for others in ("K", "KKKKKKKKKK"):
        yard, found = Yard(["BBBBB", others], tickets=["#44", "#1"], deck="R" * 60), GAME.opinion.Notes.new()
        GAME.opinion.look(masked(yard.s, 0), found)
        notes.append(found)
    few, many = (each.risk[1:6].tolist() for each in notes)  # type: ignore[attr-defined]
    assert few == sorted(few, reverse=True)
    assert few[0] == pytest.approx(1 / 40)
    assert all(a < b for a, b in zip(few, many, strict=True))
