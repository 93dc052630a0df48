"""Rules on tables that a game seldom comes to: the longest train, two cabooses for one contract, options of others."""

from __future__ import annotations

from .isle import BOX, Isle

LONGEST = "E3 K6 C1 C1 C1 C1 C3 C3 H1 H1 H1 H1 C2 C2 C2 T1 T1 T1"


def test_it_061_a_car_of_the_longest_train_may_be_discarded() -> None:
    isle = Isle(["H3 K1 K2 K3 K4 K5 K7", ""], [LONGEST, "E1"])
    assert isle.s.train_size[0] == BOX.POSITIONS
    isle.play("build", "card H3", "upgrade 8", "drop 17")
    assert isle.train(0) == LONGEST.removesuffix(" T1")
    isle.play(*(f"card K{n}" for n in (1, 2, 3, 4, 5, 7)))
    assert isle.train(0) == "E3 K6 C1 C1 C1 C1 C3 C3 H3 H1 H1 H1 C2 C2 C2 T1 T1"


def test_it_097_the_research_station_is_an_unfinished_card_like_any_other() -> None:
    train = "E3 H1[C1] T1[C1]"
    held = Isle([""] * 4, [train, "E1", "E1", "E1"], islands={"research_station": (0, "primary")})
    held.play("deliver")
    assert held.legal() == ["special_only"]
    done = Isle([""] * 4, [train, "E1", "E1", "E1"], islands={"research_station": (0, "secondary_a")})
    done.play("deliver")
    assert done.legal() == ["to cactus_mines", "special_only"]


def test_it_166_a_passenger_stands_in_beside_a_wild_card() -> None:
    isle = Isle(trains=["E3[white] K3[bank] K7", "E1"])
    isle.play("deliver", "to cactus_mines", "primary", "item 1 0")
    assert isle.legal() == ["count_as coal", "count_as oil"]
    isle.play("count_as oil", "item 0 0", "count_as coal")
    assert isle.island("cactus_mines") == (0, "primary")


def test_it_amb_57_with_others_a_bonus_load_brings_the_cards_of_a_caboose_whatever_is_agreed_for_one() -> None:
    isle = Isle(["H3 C1", ""], ["E2 H1 K2", "E1 B2"], deck="T3 T3 T3 T3 T3 T3", solo_bonus_load_triggers_caboose=False)
    isle.play("load", "card H3", "onto 1 1", *["take_deck"] * 4, "load", "card C1", "onto 0 1")
    assert isle.draw_all() == 1


def test_it_228_nothing_is_bought_back_once_the_game_is_over() -> None:
    isle = Isle([""], tokens=[59], deck="T1 T1", discards="H1", solo="scenario_3")
    isle.play("take", "take_bag")
    assert (isle.over, isle.s.won, isle.legal()) == (True, 1, [])
