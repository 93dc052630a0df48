"""What a move leaves behind: every load in its place, nothing set aside or due that is done, nothing of an old game."""

from __future__ import annotations

from roundhouse.core.record import NONE
from roundhouse.core.testing import check_new_game
from tests.modules import module_of

from .isle import BOX, GAME, STEPS, TRAINS, Isle


def test_it_061_all_three_loads_of_a_discarded_car_go_the_oldest_first() -> None:
    isle = Isle(["H1 K1", ""], ["E1 T3[H1 T1 B1] B1", "E1"])
    isle.play("build", "card H1", "extend", "drop 1", "card K1")
    assert (isle.train(0), isle.discards) == ("E1 B1 H1", "K1 B1 T1 H1 T3")


def test_it_121_a_special_delivery_leaves_nothing_set_aside_and_nothing_due() -> None:
    isle = Isle(trains=["E1[white] B1[T2]", "E1"], deck="H1 H1 H1 H1")
    cards = module_of(GAME, "position").count_cards(isle.s).tolist()
    isle.play("deliver", "special_only", "special", "item 1 0", "item 0 0", "finish", *["take_deck"] * 4, "finish")
    assert (isle.discards, isle.bag, isle.train(0)) == ("T2", "white", "E1 B1")
    assert module_of(GAME, "position").count_cards(isle.s).tolist() == cards
    assert (isle.s.aside == NONE).all()
    assert (isle.s.steps[isle.s.step_count :] == NONE).all()


def test_it_amb_22_a_deliver_action_remembers_which_contract_it_has_used() -> None:
    contracts = module_of(GAME, "rules.contracts")
    isle = Isle(trains=["E3 H2[H1 H1] T2[T2 T2]", "E1"], islands={"cactus_mines": (0, "primary")})
    isle.play("deliver", "to cactus_mines", "secondary b", "item 1 0", "item 1 0", "item 2 0", "item 2 0")
    used = STEPS.DELIVER, BOX.ISLANDS.index("cactus_mines"), contracts.ANYTHING | contracts.USED_SECONDARY
    assert tuple(isle.s.steps[isle.s.step_count - 1]) == used


def test_it_amb_22_a_deliver_action_can_use_everything_and_there_is_room_to_say_so() -> None:
    train = "E3[white] C3[green purple cyan] H3[H1 H1 H1] T1[T2] B1[B3] K6 K7 K9 K10"
    isle = Isle(trains=[train, "E1"], tickets={"flint_beach": "ticket_5", "alpine_lodge": "ticket_6"})
    assert TRAINS.spare_power(isle.s) == 0, "its engine can just pull it"
    isle.play("deliver", "to alpine_lodge", "primary", "item 0 0", "count_as coal", "item 2 0")
    isle.play("secondary b", "item 2 0", "item 2 0", "item 3 0", "item 4 0")
    isle.play("elsewhere", "item 1 0", "stray", "item 1 0", "special")
    assert isle.s.steps[isle.s.step_count - 1, STEPS.SECOND] == module_of(GAME, "state").MOST_DUE


def test_it_252_the_time_engine_fetches_as_long_as_a_card_is_left() -> None:
    isle = Isle(["TE K1 K2"], ["E3"], deck="T1 T1", tokens=[9], bag="white", deck_variant="base71+time_engine")
    isle.play("build", "card TE", "upgrade 0", "keep", "card K1", "card K2", "buy_back", "buy_back")
    assert (isle.discards, isle.phase, isle.legal()) == ("K1", "fetch", ["card K1", "buy_back"])
    isle.play("buy_back")
    assert (isle.discards, isle.phase) == ("", "action")


def test_it_inv_24_a_new_game_is_the_same_whatever_lay_there_before() -> None:
    check_new_game(GAME, 3, {}, 1, "interpreted")
