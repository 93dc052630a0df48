"""The table in a terminal: what it shows, what can be typed, and how it ends."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from roundhouse import Table, load
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES, words
from roundhouse.terminal import show
from roundhouse.terminal.boards import Board, board_for, signed
from roundhouse.terminal.boards.traffic import Board as TrafficBoard
from roundhouse.terminal.table import Quit, TerminalTable
from tests.terminal_tools import Typist, terminal_table, whole_game


def play_until_input_ends(here: TerminalTable) -> str:
    """What was shown until nothing more was typed."""
    with pytest.raises(EOFError):
        here.play()
    assert isinstance(here.screen, Typist)
    return here.screen.text()


# The screen


def test_a_screen_shows_what_is_expected_the_tracks_the_players_the_hand_and_the_moves() -> None:
    here = terminal_table(Typist())
    shown = play_until_input_ends(here)
    view = here.table.view(0)
    assert "Your move. Draw cards, or play one or two." in shown
    assert "Player 2 (bot)" in shown
    assert "Player 3 (bot)" in shown
    assert f"Your hand ({view['hands'][0]['size']})" in shown
    assert "Track 2" in shown
    assert " 1. Draw 3 cards of the wagon deck" in shown


def test_a_wagon_is_a_card_with_its_letter_and_points_and_a_colour() -> None:
    game, said = load("traffic"), words("en", "traffic")
    board = TrafficBoard(game, said)
    assert board._chip("freight_2").plain == "[F2]"
    assert board._chip("fire_3").plain == "[X3]"
    styles = {str(board._chip(f"{kind}").style) for kind in ("freight_1", "passenger_2", "high_speed_3", "fire_2")}
    assert len(styles) == 4


def test_cards_that_cannot_be_played_now_are_dimmed_in_the_hand() -> None:
    here = terminal_table(Typist())
    playable = {move.args.get("card") for move in here.table.moves()}
    hand = here.table.view(0)["hands"][0]["cards"]
    scene = show.scene(here.table, 0, here.table.moves(), here.bots)
    console = Typist().console
    segments = [segment for segment in console.render(here.board.render(scene)) if segment.style and segment.style.dim]
    dimmed = {segment.text for segment in segments}
    assert isinstance(here.board, TrafficBoard)
    assert playable
    for card in set(hand) - playable:
        assert f"[{here.board._label(card)}]" in dimmed


def test_the_same_cards_in_hand_are_counted() -> None:
    table = Table("traffic", 2, seed=1, mode="interpreted")
    state = table.state()
    deck, hand = state["wagon_deck"]["cards"], state["hands"][0]["cards"]
    twice = next(card for card in hand if card in deck)
    other = next(card for card in hand if card != twice and not card.startswith("loco"))
    deck[deck.index(twice)], hand[hand.index(other)] = other, twice
    table = Table.from_state(state, mode="interpreted")
    screen = Typist()
    board = TrafficBoard(table.game, words("en", "traffic"))
    screen.show(board.render(show.scene(table, 0, table.moves(), ())))
    assert f"[{board._label(twice)}]×2" in screen.text()


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for lang in LANGUAGES:
        typed, _ = whole_game(5)
        here = terminal_table(Typist(typed[:12], width=width), 5, lang=lang, first="random")
        shown = play_until_input_ends(here)
        assert max(map(len, shown.split("\n"))) <= width


def test_many_moves_stand_in_columns_and_few_below_each_other() -> None:
    screen = Typist(width=80)
    screen.show(show.numbered(["left", "right"], 80))
    assert screen.text().split("\n")[:2] == ["  1. left" + " " * 71, "  2. right" + " " * 70]
    screen.show(show.numbered([f"choice {i}" for i in range(20)], 80))
    assert len(screen.text().strip().split("\n")) < 8


def test_the_wagon_that_was_lifted_and_the_locomotive_being_hooked_are_on_the_board() -> None:
    table = Table("traffic", 2, seed=0, mode="interpreted")
    board = TrafficBoard(table.game, words("en", "traffic"))
    view = {"tracks": [["freight_1"], ["freight_2", "fire_2"]], "lifted": 2, "track": 1, "side": "left"}
    lifted = board._on_track({**view, "track": None, "side": None}, 1)
    assert [chip.plain for chip in lifted] == ["[F2]", "[X2]↑"]
    hooked = board._on_track({**view, "lifted": None, "card": "loco_t3"}, 1)
    assert [chip.plain for chip in hooked] == ["[L3·3]", "[F2]", "[X2]"]


def test_what_the_others_hold_reaches_no_screen() -> None:
    table = Table("traffic", 3, seed=7, mode="interpreted")
    state = table.state()
    deck, hand = state["wagon_deck"]["cards"], state["hands"][1]["cards"]
    other = next(card for card in deck if card.startswith("high_speed") and card not in hand)
    swapped = next(card for card in hand if not card.startswith("loco"))
    deck[deck.index(other)], hand[hand.index(swapped)] = swapped, other
    shown = []
    for one in (table.state(), state):
        there = Table.from_state(one, mode="interpreted")
        screen, said = Typist(), words("en", "traffic")
        board = board_for(there.game, said)
        screen.show(board.render(show.scene(there, 0, there.moves() if there.seat == 0 else [], (1, 2))))
        screen.show(*show.points_so_far(there, board, 0, (1, 2)))
        shown.append(screen.text())
    assert table.breakdown(1) != Table.from_state(state, mode="interpreted").breakdown(1)
    assert shown[0] == shown[1]


# Entries


def test_a_wrong_entry_explains_itself_and_changes_nothing() -> None:
    here = terminal_table(Typist(["", "0", "99", "-1", "x", "1 2", "²", "uu", "9" * 5000]))
    shown = play_until_input_ends(here)
    assert here.table.codes_played == []
    for entry in ("0", "99", "-1", "x", "1 2", "²", "uu"):
        assert f"“{entry}” is not one of the choices" in shown
    assert "Type a number from 1 to" in shown
    assert "99…” is not one of the choices" in shown


def test_plain_text_does_not_repeat_the_table_after_a_wrong_entry_but_a_terminal_does() -> None:
    for interactive, times in ((False, 1), (True, 3)):
        here = terminal_table(Typist(["x", "y"], interactive))
        assert play_until_input_ends(here).count("Your move.") == times


def test_a_number_makes_the_move_with_this_number() -> None:
    here = terminal_table(Typist(["2"]), people=(0, 1, 2))
    move = here.table.moves()[1]
    play_until_input_ends(here)
    assert here.table.codes_played == [move.code]


def test_the_news_are_what_happened_from_the_own_last_move_on() -> None:
    here = terminal_table(Typist(["1"]))
    shown = play_until_input_ends(here)
    news = shown[shown.rindex("Since your last move") :]
    assert "You draw" in news
    assert "Player 2" in news
    assert "It is your turn." in news


def test_what_is_said_twice_is_counted() -> None:
    table = Table("traffic", 3, seed=7, options={"first_player": 0}, mode="interpreted")
    table.play({"kind": "draw_cards"})
    lines = show.told(table, table.events, 1, words("en", "traffic"))
    assert lines[0] == "It is the turn of Player 1. Player 1 draws a card of the wagon deck. (×3)"


def test_the_log_tells_all_events_and_names_no_card_that_is_hidden() -> None:
    here = terminal_table(Typist(["1", "l"]))
    shown = play_until_input_ends(here)
    for line in show.told(here.table, here.table.events, 0, here.words):
        assert line in shown.replace("\n", " ").replace("  ", " ")


def test_the_scores_so_far_show_the_own_hand_and_only_the_trains_of_the_others() -> None:
    shown = play_until_input_ends(terminal_table(Typist(["s"])))
    assert shown.count("Left in hand") == 1
    assert shown.count("Trains together") == 2


def test_the_rules_and_the_help_can_be_read_in_mid_game() -> None:
    shown = play_until_input_ends(terminal_table(Typist(["r", "?"])))
    assert "# Traffic: rules of the game" in shown
    assert "take back" in shown
    assert "[HL4·3+2]  high-speed locomotive" in shown


def test_a_page_waits_for_enter_on_a_terminal_only() -> None:
    for interactive in (False, True):
        screen = Typist(["l", "s"], interactive)
        play_until_input_ends(terminal_table(screen))
        assert len(screen.pauses) == 2 * interactive


def test_the_letters_work_in_a_cyrillic_layout() -> None:
    here = terminal_table(Typist(["д", "і", "Ы", "к", "г", "й", ""]))
    with pytest.raises(Quit):
        here.play()
    assert isinstance(here.screen, Typist)
    assert "is not one of the choices" not in here.screen.text()


# Undo


def playing_a_wagon(here: TerminalTable) -> str:
    """The number of a move that plays a wagon."""
    moves = here.table.moves()
    wagons = ("freight", "passenger", "high_speed", "fire", "motorised", "restoration", "modernised")
    return next(str(i) for i, move in enumerate(moves, 1) if str(move.args.get("card", "")).startswith(wagons))


def test_undo_goes_back_to_the_previous_decision() -> None:
    here = terminal_table(Typist(), seed=2)
    before = here.table.state()
    here.screen = Typist([playing_a_wagon(here), "u"])
    shown = play_until_input_ends(here)
    assert here.table.state() == before
    assert here.journal.acts == []
    assert "Taken back: decide again." in shown


def test_undo_passes_over_a_move_that_was_the_only_one() -> None:
    here = terminal_table(Typist(), seed=2)
    here._make([here.table.moves()[int(playing_a_wagon(here)) - 1]])
    here._make([here.table.moves()[0]])
    assert here.table.phase == "second_card"
    here.journal.acts[1].was_choice = False
    here._undo()
    assert here.table.codes_played == []


def test_undo_says_why_not_after_a_card_was_drawn_and_changes_nothing() -> None:
    here = terminal_table(Typist(["1", "u"]))
    shown = play_until_input_ends(here)
    assert "so it cannot be taken back" in shown
    assert len(here.journal.acts) == len(here.table.codes_played) > 0
    assert Table.from_log(here.table.log(), mode="interpreted").state() == here.table.state()


def test_undo_without_a_move_says_so() -> None:
    assert "There is no move to take back." in play_until_input_ends(terminal_table(Typist(["u"])))


def test_undo_does_not_take_back_the_move_of_another_person() -> None:
    here = terminal_table(Typist(), seed=2, people=(0, 1, 2))
    here.viewer = 0
    here._make([here.table.moves()[int(playing_a_wagon(here)) - 1]])
    here._make([here.table.moves()[0]])
    here._make([here.table.moves()[0]])
    assert here.table.seat == 1
    here._make([here.table.moves()[0]])
    played = list(here.table.codes_played)
    here.screen = Typist(["u"])
    here._ask(here.table.moves())
    assert here.table.codes_played == played
    assert "another player has moved" in here.notice


class OpenBot:
    """A bot that puts a wagon on a track and ends its turn, which shows nobody a card."""

    def choose(self, view: SeatView) -> int:
        """The move that shows the least."""
        wagons = ("freight", "passenger", "high_speed", "fire")
        moves = zip(view.moves(), view.codes, strict=True)
        shown = {
            kind: code
            for (kind, args), code in moves
            if kind != "play" or str(args["card"]).startswith(wagons)
        }  # fmt: skip
        return next(shown[kind] for kind in ("end", "place", "play") if kind in shown)


def test_undo_may_take_back_what_bots_did_openly() -> None:
    here = terminal_table(Typist(), seed=0)
    here.bots = {1: OpenBot(), 2: OpenBot()}
    for _ in range(3):
        here._make([here.table.move(OpenBot().choose(SeatView.of(here.table, here.table.seat)))])
    before = here.table.table_at(2).state()
    for seat in (1, 1, 1, 2, 2, 2):
        assert here.table.seat == seat
        here._make([here.table.move(OpenBot().choose(SeatView.of(here.table, here.table.seat)))])
    here._undo()
    assert here.table.phase == "second_card"
    assert here.table.state() == before
    assert len(here.journal.acts) == 2


# People at one terminal


def test_hands_are_covered_between_turns_and_the_history_is_forgotten() -> None:
    screen = Typist(["1", "1"], interactive=True)
    shown = play_until_input_ends(terminal_table(screen, people=(0, 1, 2)))
    assert screen.pauses == ["Press Enter to go on."] * 3
    assert screen.cleared == [True, False] * 3
    for number in (1, 2, 3):
        assert f"Player {number} decides now: hand over the terminal." in shown
    assert "Player 2 decides. Draw cards" in shown


def test_each_person_sees_the_own_hand() -> None:
    here = terminal_table(Typist(["1"]), people=(0, 1, 2))
    hands = [here.table.view(seat)["hands"][seat]["cards"] for seat in (0, 1)]
    shown = play_until_input_ends(here)
    assert isinstance(here.board, TrafficBoard)
    for hand, screen in zip(hands, shown.split("hand over the terminal.")[1:], strict=True):
        for card in hand:
            assert f"[{here.board._label(card)}]" in screen[screen.index("Your hand") :]


def test_one_person_is_never_asked_to_hand_the_terminal_over() -> None:
    assert "hand over" not in play_until_input_ends(terminal_table(Typist(["1", "1"])))


# The end


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.long
def test_a_whole_game_ends_with_scores_breakdown_ranking_and_a_winner(lang: str, tmp_path: Path) -> None:
    typed, played = whole_game(1)
    file = tmp_path / "game.json"
    screen = Typist([*typed, str(file)])
    here = terminal_table(screen, 1, lang=lang, first="random")
    here.play()
    shown = screen.text()
    assert here.table.state() == played.state()
    assert show.winners(played, here.words, 0, (1, 2)) in shown
    end = shown[shown.rindex(here.words.say("term-place")) :]
    assert re.findall(r"(\d) .*? ([−\d]+)\s*\n", end) == [
        (str(played.ranking()[seat]), signed(played.scores()[seat]))
        for seat in sorted(range(3), key=played.ranking().__getitem__)
    ]
    assert isinstance(here.board, TrafficBoard)
    for train in played.view()["trains"]:
        assert " ".join(f"[{here.board._label(card)}]" for card in [train["loco"], *train["wagons"]]) in shown
    assert Table.from_log(json.loads(file.read_text("utf-8")), mode="interpreted").state() == played.state()
    assert here.words.say("term-saved", file=str(file)).split()[-1] in shown.replace("\n", "")


def test_people_at_one_terminal_play_a_whole_game() -> None:
    typed, played = whole_game(12, 6, (0, 1))
    here = terminal_table(Typist([*typed, ""]), 12, 6, (0, 1), first="random")
    here.play()
    assert here.table.state() == played.state()
    assert isinstance(here.screen, Typist)
    assert show.winners(played, here.words, None, here.bots) in here.screen.text()


def test_a_file_that_exists_is_not_written_over_and_another_name_is_asked_for(tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.json", tmp_path / "free.json"
    taken.write_text("mine")
    entries = ["1", f"w {taken}", "w", f"w {tmp_path}/no/x.json", "q", str(taken), str(free)]
    here = terminal_table(Typist(entries, width=300))
    with pytest.raises(Quit):
        here.play()
    assert isinstance(here.screen, Typist)
    shown = here.screen.text().replace("\n", "")
    assert shown.count("exists already and is not written over") == 2
    assert "Write the name of the file after w" in shown
    assert "There is no file or folder" in shown
    assert taken.read_text() == "mine"
    assert json.loads(free.read_text("utf-8"))["game"] == "traffic"


def test_w_saves_the_log_and_saves_it_again_later_to_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    here = terminal_table(Typist([f"w {file}", "1", f"w {file}"]))
    play_until_input_ends(here)
    assert len(json.loads(file.read_text("utf-8"))["moves"]) == len(here.table.codes_played)


def test_a_shared_victory_names_everybody() -> None:
    table = Table("traffic", 2, seed=1, mode="interpreted")
    table.ranking = lambda: [1, 1]  # type: ignore[method-assign]
    said = words("en", "traffic")
    assert show.winners(table, said, 0, (1,)) == "The victory is shared: You, Player 2 (bot)."
    table.ranking = lambda: [1, 2]  # type: ignore[method-assign]
    assert show.winners(table, said, 0, (1,)) == "You win!"
    assert show.winners(table, said, 1, (0,)) == "Player 1 (bot) wins."


# Games without a drawer of their own


def test_a_game_without_a_drawer_can_be_played_to_the_end() -> None:
    typed, played = whole_game(13)
    here = terminal_table(Typist([*typed[:5], "s", "?", *typed[5:], ""]), 13, first="random")
    here.board = Board(here.table.game, here.words)
    here.play()
    assert here.table.state() == played.state()
    assert isinstance(here.screen, Typist)
    shown = here.screen.text()
    assert "tracks [[" in shown
    assert shown.count("hand null") == 2  # of the others, before the end


def test_a_drawer_is_found_by_the_name_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, said = load("traffic"), words("en", "traffic")
    assert isinstance(board_for(game, said), TrafficBoard)
    monkeypatch.setattr(game, "name", "unheard_of")
    assert type(board_for(game, said)) is Board


# Words


def message_names(lang: str) -> list[str]:
    """The messages of the terminal in one language, in their order."""
    file = Path(show.__file__).parent / "words" / f"{lang}.ftl"
    return re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)


def test_every_language_has_the_same_messages_in_the_same_order() -> None:
    assert message_names("en") == message_names("uk") == message_names("ru")
    assert len(set(message_names("en"))) == len(message_names("en"))
    assert all(name.startswith(("cli-", "term-")) for name in message_names("en"))


def test_every_message_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(show.__file__).parent.rglob("*.py"))
    code += "".join(Path(show.__file__).parents[1].joinpath(f).read_text("utf-8") for f in ("cli.py", "new_game.py"))
    code += '"loco" "loco-hs"'  # sorts of cards in the catalogue of Traffic
    built = ("cli-error-", "cli-doctor-", "term-traffic-")  # names that the code puts together
    for name in message_names("en"):
        if not name.startswith("cli-help"):  # test_cli asks for the help of every command
            ending = next((name.removeprefix(start) for start in built if name.startswith(start)), name)
            assert f'"{ending}"' in code or f'"{name}"' in code, name


@pytest.mark.parametrize(
    ("lang", "number", "sentence"),
    [
        ("uk", 1, "У цій партії 1 хід, тож позиції після ходу 7 немає."),
        ("uk", 3, "У цій партії 3 ходи, тож позиції після ходу 7 немає."),
        ("uk", 5, "У цій партії 5 ходів, тож позиції після ходу 7 немає."),
        ("ru", 21, "В этой партии 21 ход, поэтому позиции после хода 7 нет."),
        ("ru", 22, "В этой партии 22 хода, поэтому позиции после хода 7 нет."),
        ("ru", 11, "В этой партии 11 ходов, поэтому позиции после хода 7 нет."),
        ("en", 1, "This game has one move, so the position after move 7 does not exist."),
        ("en", 2, "This game has 2 moves, so the position after move 7 does not exist."),
    ],
)
def test_plurals_are_right(lang: str, number: int, sentence: str) -> None:
    assert words(lang).say("cli-error-ply", most=number, ply="7") == sentence
