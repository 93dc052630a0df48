"""Isle of Trains in a terminal: what its table shows, what it hides, and whole games typed in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.words import LANGUAGES, words
from roundhouse.terminal import show
from roundhouse.terminal.boards import Shown
from roundhouse.terminal.boards.isle_of_trains import Board
from roundhouse.terminal.table import TerminalTable
from tests import terminal_tools
from tests.modules import module_of
from tests.terminal_tools import Typist, others, typed_on

GAME = "isle_of_trains"


def isle(seats: int, solo: str = "challenge", seed: int = 4) -> Table:
    return Table(GAME, seats, seed, {"solo": solo}, mode="interpreted")


def at_terminal(table: Table, entries: list[str], lang: str = "en", width: int = 80) -> tuple[TerminalTable, Typist]:
    """A person at seat 0, random bots elsewhere, and what the person types."""
    return terminal_tools.at_terminal(table, entries, lang, width, "random")


def begun(seats: int, solo: str = "challenge") -> Table:
    """The beginning for one or four; for two the progress train has arrived, so that random play ends."""
    if seats != 2:
        return isle(seats, solo)
    state = isle(seats).state() | {"progress": 4}
    return Table.from_state(state, mode="interpreted")


@cache
def typed_game(seats: int, solo: str = "challenge", most: int = 1000) -> tuple[tuple[str, ...], Table]:
    """The numbers that the person types, at most this number of them, and the table that they lead to."""
    table = begun(seats, solo)
    return tuple(typed_on(table, others(seats, "random"), 4, most)), table


def screen_of(state: Mapping[str, Any] | Table, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    """The table and everybody's points, as this seat sees them."""
    table = state if isinstance(state, Table) else Table.from_state(dict(state), mode="interpreted")
    board, screen = Board(table.game, words(lang, GAME)), Typist(width=width)
    bots = [each for each in range(table.seats) if each != seat]
    screen.show(board.render(show.scene(table, seat, table.moves() if table.seat == seat else [], bots)))
    screen.show(*show.points_so_far(table, board, seat, bots))
    return screen.text()


def line(shown: str, start: str) -> str:
    """The first line that begins so, with single spaces."""
    return next(" ".join(each.split()) for each in shown.split("\n") if " ".join(each.split()).startswith(start))


# Whole games


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("solo", ["challenge", "scenario_3"])
@pytest.mark.long
def test_a_solo_game_is_typed_to_its_end(solo: str, lang: str) -> None:
    typed, played = typed_game(1, solo)
    here, screen = at_terminal(isle(1, solo), [*typed, ""], lang)
    here.play()
    shown, said = screen.text(), words(lang, GAME)
    assert here.table.state() == played.state()
    assert max(map(len, shown.split("\n"))) <= 80
    assert said.say(f"solo-{solo.replace('_', '-')}") in shown
    assert said.say("isle-buy-back", tokens=3) in " ".join(shown.split())
    parts, end = played.breakdown(0), shown[shown.rindex(said.say("isle-part")) :]
    assert line(end, said.say("isle-total")).split()[-1] == str(parts["total"])
    verdict = said.say("isle-scenario", won="no")
    if solo == "challenge":
        verdict = said.say("isle-rating", name=said.say(f"rating-{parts['rating']}"))
    assert verdict in end
    assert said.say("isle-part-progress") not in end


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.long
def test_a_game_with_a_bot_is_typed_to_its_end(lang: str) -> None:
    typed, played = typed_game(2)
    here, screen = at_terminal(begun(2), [*typed, ""], lang)
    here.play()
    assert here.table.state() == played.state()
    shown, said = screen.text(), here.words
    end = shown[shown.rindex(said.say("title")) :]
    assert show.winners(played, said, 0, (1,)) in end
    for seat, mine in enumerate(end.split(said.say("isle-part"))[1:3]):
        assert line(mine, said.say("isle-total")).split()[-1] == str(played.scores()[seat])
        assert line(mine, said.say("isle-part-train")).split()[-1] == str(played.breakdown(seat)["train"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_a_table_of_four_fits_the_terminal(lang: str, width: int) -> None:
    typed, _ = typed_game(4, most=30)
    here, screen = at_terminal(isle(4), [*typed, "s", "?"], lang, width)
    with pytest.raises(EOFError):
        here.play()
    shown = screen.text()
    assert max(map(len, shown.split("\n"))) <= width
    assert "…" not in shown
    assert words(lang, GAME).say("about-caboose-10")[-20:] in " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_scenario_says_its_goal_and_fits(scenario: int, lang: str) -> None:
    shown = screen_of(isle(1, f"scenario_{scenario}"), lang=lang)
    assert words(lang, GAME).say(f"goal-scenario-{scenario}") in " ".join(shown.split())
    assert words(lang, GAME).say("isle-buy-back", tokens=2 if scenario == 9 else 3) in " ".join(shown.split())
    assert max(map(len, shown.split("\n"))) <= 80
    assert "…" not in shown


# The island


def test_open_held_and_done_contracts() -> None:
    state = isle(3).state()
    state["islands"][0] |= {"seat": 1, "contract": "primary"}
    state["islands"][1] |= {"seat": 2, "contract": "secondary_b"}
    shown = screen_of(state, width=100)
    assert line(shown, "gr Flint Beach").startswith("gr Flint Beach P2✓ 6 ●●■■ 11 ◆●■■ 10 ")
    assert line(shown, "or Camp Eagle").startswith("or Camp Eagle P3✓ 7 – P3✓ 10 ")
    assert line(shown, "wh Alpine Lodge").startswith("wh Alpine Lodge ◆◆ 4 ◆◆◆■■ 10 ◆◆●■ 8 ")
    assert "contract: gr Flint Beach" in line(shown, "Player 2 (bot)")
    assert "contract" not in line(shown, "Player 3 (bot)")


def test_a_ticket_shows_who_filled_its_spaces_and_the_rewards_left() -> None:
    state = isle(3).state()
    for place, ticket in enumerate(state["tickets"]):
        ticket["ticket"] = f"ticket_{place + 1}"
    ends = [line(screen_of(state), start) for start in ("gr", "or", "bk", "pu", "cy", "wh")]
    rewards = ["▯5 · ▯4 · ▯3", "▯2+load · ▯1+load · load", "▯5 · ▯2+★2 · ★2"]
    rewards += ["▯2+build · ▯1+build · build", "★4 · ★3 · ★2", "★4 · ▯2+★2 · ▯3"]
    for shown, reward in zip(ends, rewards, strict=True):
        assert shown.endswith(reward)
    state["bag"]["green"] -= 1
    state["tickets"][0]["seats"] = [2]
    assert line(screen_of(state), "gr").endswith("☻P3 · ▯4 · ▯3")


def test_the_research_station_and_a_scenario_without_additional_contracts() -> None:
    shown = screen_of(isle(4))
    assert line(shown, "–– Research Station") == "–– Research Station ✱✱✱ 4 ✱✱✱✱✱ 7 – –"
    alone = screen_of(isle(1, "scenario_8"))
    assert line(alone, "gr Flint Beach").startswith("gr Flint Beach ●■ 6 – – ")


def test_the_progress_train_its_end_space_and_who_took_it() -> None:
    state = isle(3).state()
    assert line(screen_of(state), "▱") == "▱▱▱▱▱ · Progress train: space 0, the end at 5"
    state |= {"progress": 5, "train_taker": 0, "turns_left": 2, "end_trigger": "progress"}
    assert line(screen_of(state), "▰") == "▰▰▰▰▰ · Progress train: space 5, the end at 5 · you have it · 2 turns left"
    assert "Player 1 (bot) has it" in screen_of(state, 1)
    assert "Progress" not in screen_of(isle(1))


# Cards


def move_card(state: Mapping[str, Any], card: str, to: list[Any], entry: Any = None) -> None:
    """Take a card from the deck, or from a hand in exchange for one of the deck, and put it there."""
    deck = state["deck"]["cards"]
    if card not in deck:
        hand = next(hand["cards"] for hand in [*state["hands"], {"cards": state["row"]}] if card in hand["cards"])
        hand[hand.index(card)] = deck.pop()
    else:
        deck.remove(card)
    state["deck"]["size"] = len(deck)
    to.append(entry or card)


def loaded() -> dict[str, Any]:
    """A train of the first seat with loads of every kind, and a building."""
    state = isle(2).state()
    train = state["trains"][0]
    for card in ("level_2_hopper", "level_1_coach", "caboose_3", "caboose_6"):
        move_card(state, card, train, {"card": card, "loads": []})
    move_card(state, "level_3_coach", train[1]["loads"], {"card": "level_3_coach"})
    hidden = {"face_down": 1, "place": 0, "card": "level_3_boxcar"}
    move_card(state, "level_3_boxcar", train[1]["loads"], hidden)
    move_card(state, "level_2_tanker", train[3]["loads"], {"card": "level_2_tanker"})
    colour = next(iter(state["bag"]))
    state["bag"][colour] -= 1
    train[2]["loads"] = [{"passenger": colour}]
    move_card(state, "bank", state["buildings"][0])
    return state


def test_a_train_shows_numbers_names_loads_free_spaces_and_benefits() -> None:
    state = loaded()
    shown = " ".join(screen_of(state).split())
    two = words("en", GAME).say(f"isle-two-{next(iter(state['trains'][0][2]['loads']))['passenger']}".replace("_", "-"))
    assert "1[Engine 1 ▲4 ☺]→▯2 2[Hopper 2 ▼2 ◆ ▒]→▯2+build" in shown
    assert f"3[Coach 1 {two}]→▯3+★1 4[Caboose 3 ▼2 ●] 5[Caboose 6 ▲2]" in shown
    assert "▼4/▲6" in shown
    assert "built: Bank" in shown
    assert "Bank 8" in shown


def test_a_card_has_its_cost_strength_and_cargo_and_the_own_hand_is_shown() -> None:
    table = isle(2)
    board = Board(table.game, words("en", GAME))
    assert board._chip("level_2_hopper").plain == "[Hopper 2 ▯4 ▼2 ●]"
    assert board._chip("level_1_engine").plain == "[Engine 1 ▯1 ▲4 ✱]"
    assert board._chip("caboose_10").plain == "[Caboose 10 ▯3 ▼2 ■]"
    assert board._chip("time_engine").plain == "[Time Engine ▯8 ▲7 ✱]"
    seat = table.seat
    assert seat is not None
    shown = screen_of(table, seat)
    hand = shown[shown.index("Your hand (5)") :]
    for card in table.view(seat)["hands"][seat]["cards"]:
        assert board._chip(card).plain in hand


def test_what_was_chosen_and_what_is_still_to_be_paid_and_given() -> None:
    state = isle(1).state()
    board = Board(isle(1).game, words("uk", GAME))
    view = {**state, "phase": "pay", "doing": {**state["doing"], "card": "bank", "due": 5}}
    screen = Typist()
    screen.show(board._hand(Shown(view, 0, [], frozenset())))
    assert "Банк: лишилося сплатити 5 карт" in screen.text()
    view = {**view, "phase": "mode"}
    screen.show(board._hand(Shown(view, 0, [], frozenset())))
    assert "Обрано: [Банк ▯6 ✱]" in screen.text()
    view = {**state, "phase": "target", "doing": {**state["doing"], "passenger": "cyan"}}
    screen.show(board._hand(Shown(view, 0, [], frozenset())))
    assert "Обрано: бл" in screen.text()
    view = {**state, "phase": "give", "doing": {**state["doing"], "needs": [2, 0, 1, 0]}}
    screen.show(board._hand(Shown(view, 0, [], frozenset())))
    assert "Контракту ще бракує: ◆◆■" in screen.text()


def test_cards_that_cannot_be_chosen_now_are_dimmed_in_the_hand() -> None:
    table = isle(1)
    hand = table.view(0)["hands"][0]["cards"]
    moves = [move for move in table.moves() if move.kind == "build"]
    table.play(moves[0].code)
    lit = {move.args["card"] for move in table.moves() if "card" in move.args}
    board = Board(table.game, words("en", GAME))
    segments = Typist().console.render(board.render(show.scene(table, 0, table.moves(), ())))
    dimmed = {segment.text for segment in segments if segment.style and segment.style.dim}
    assert lit < {*hand}
    assert {board._chip(card).plain for card in hand} & dimmed == {board._chip(card).plain for card in {*hand} - lit}


# What is hidden


def test_neither_another_hand_nor_the_deck_nor_a_face_down_card_reaches_a_screen() -> None:
    state = loaded()
    before = [screen_of(state, seat) for seat in (0, None)]
    hand, deck, load = state["hands"][1]["cards"], state["deck"]["cards"], state["trains"][0][1]["loads"][1]
    place = next(i for i, card in enumerate(deck) if card not in (*hand, load["card"]))
    deck[place], load["card"], hand[0] = load["card"], hand[0], deck[place]
    hand.sort(key=module_of(Table(GAME).game, "box").CARDS.index)
    deck.reverse()
    assert [screen_of(state, seat) for seat in (0, None)] == before
    assert "Your hand" not in before[1]


def test_cards_put_back_on_the_deck_are_known() -> None:
    state = isle(1).state()
    top = state["deck"]["cards"][0]
    state["deck"]["known"] = [top]
    table = Table.from_state(state, mode="interpreted")
    chip = Board(table.game, words("en", GAME))._chip(top).plain
    assert line(screen_of(table), "On top of the deck:") == f"On top of the deck: {chip}"
    assert "On top of the deck" not in screen_of(isle(1))


# Words


@pytest.mark.parametrize(
    ("lang", "message", "number", "sentence"),
    [
        ("uk", "isle-cards", {"cards": 1}, "1 карта"),
        ("uk", "isle-cards", {"cards": 3}, "3 карти"),
        ("uk", "isle-cards", {"cards": 11}, "11 карт"),
        ("ru", "isle-cards", {"cards": 21}, "21 карта"),
        ("ru", "isle-cards", {"cards": 0}, "0 карт"),
        ("uk", "isle-turns-left", {"turns": 2}, "до кінця 2 ходи"),
        ("ru", "isle-turns-left", {"turns": 1}, "до конца 1 ход"),
        ("en", "isle-turns-left", {"turns": 1}, "one turn left"),
        ("uk", "isle-buy-back", {"tokens": 3}, "Викуп карти: 3 жетони."),
        ("ru", "isle-buy-back", {"tokens": 2}, "Выкуп карты: 2 жетона."),
    ],
)
def test_plurals_are_right(lang: str, message: str, number: Mapping[str, Any], sentence: str) -> None:
    assert words(lang, GAME).say(message, **number) == sentence


def test_a_scenario_that_is_won_says_so() -> None:
    table = isle(1)
    board, screen = Board(table.game, words("ru", GAME)), Typist()
    screen.show(board.breakdown({**table.breakdown(0), "won": True}))
    assert "Цель достигнута: сценарий пройден." in screen.text()
