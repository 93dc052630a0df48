"""Networks: what is written is read again, numpy and compiled code agree, and a bot plays what its network likes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from roundhouse import Table
from roundhouse.bots.greedy import worths
from roundhouse.bots.net import InvalidNetwork, NetBot, Network, file, load, read, shipped
from roundhouse.bots.net.bot import asked
from roundhouse.bots.net.evaluate import Floats, Weights, evaluate, like, think
from roundhouse.core.game import Game, games
from roundhouse.core.game import load as load_game
from roundhouse.core.testing import scrambled
from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES
from roundhouse.observe import tensors

WIDTH, LAYERS = 16, 2
MOST_BYTES = 4_000_000  # of a network that is shipped
CLOSE = 1e-4
SMALL = "continental_express"
every_game = pytest.mark.parametrize("name", games())


def some_network(game: Game, seed: int = 1) -> Network:
    """A network that has learnt nothing."""
    chance = np.random.default_rng(seed)
    sizes = tensors.of(game).size, game.A, game.seat_counts[-1]

    def numbers(*shape: int) -> Floats:
        return chance.normal(0, shape[-1] ** -0.5, shape).astype(np.float32)

    first, policy, value = (numbers(size, WIDTH) for size in sizes)
    hidden = numbers(LAYERS, WIDTH, WIDTH), numbers(LAYERS, WIDTH)
    weights = Weights(
        first, numbers(WIDTH), *hidden, policy, numbers(sizes[1]), value, numbers(sizes[2]), numbers(sizes[1]) * 0
    )
    return Network(game, weights, {"seed": seed, "recipe": {"rate": 0.5}})


def positions(name: str, seats: int, moves: int) -> list[SeatView]:
    """What each seat that decides sees, one move after the other."""
    table, pick = Table(name, seats, seed=5, mode="interpreted"), Random(1)
    found: list[SeatView] = []
    while (seat := table.seat) is not None and len(found) < moves:
        found.append(SeatView.of(table, seat))
        table.play(pick.choice(table.codes()))
    return found


# Files


def test_a_network_is_read_as_it_was_written_but_for_rounding(tmp_path: Path) -> None:
    network = some_network(load_game(SMALL))
    file.write(tmp_path / "a.safetensors", network)
    again = read(tmp_path / "a.safetensors", network.game)
    assert again.about == network.about
    for wrote, found in zip(network.weights, again.weights, strict=True):
        assert found.dtype == np.float32
        np.testing.assert_array_equal(found, wrote.astype(np.float16).astype(np.float32))
    assert [each.name for each in tmp_path.iterdir()] == ["a.safetensors"]


def test_what_is_no_network_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game, path = load_game(SMALL), tmp_path / "a.safetensors"
    file.write(path, some_network(game))
    whole = path.read_bytes()
    for wrong in (b"", b"nothing", whole[:100], whole[:-10], whole.replace(b'"hidden"', b'"hidder"')):
        path.write_bytes(wrong)
        with pytest.raises(InvalidNetwork, match=r"is not a network of ours") as refused:
            read(path, game)
        assert all("a.safetensors" in refused.value.say(lang) for lang in LANGUAGES)


def test_a_network_of_another_game_or_for_another_observation_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, path = load_game(SMALL), tmp_path / "a.safetensors"
    file.write(path, some_network(game))
    with pytest.raises(InvalidNetwork, match="roundhouse train traffic"):
        read(path, load_game("traffic"))
    narrow = some_network(game)
    file.write(path, Network(game, narrow.weights._replace(value=narrow.weights.value[1:]), {}))
    with pytest.raises(InvalidNetwork, match="what a seat sees"):
        read(path, game)
    file.write(path, narrow)
    monkeypatch.setattr(file, "layout", lambda game: "another")
    with pytest.raises(InvalidNetwork, match="what a seat sees"):
        read(path, game)


def test_the_layout_of_each_game_is_its_own() -> None:
    assert len({file.layout(load_game(name)) for name in games()}) == len(games())


@every_game
def test_a_network_comes_with_the_package_and_is_small_or_a_sentence_says_that_there_is_none(name: str) -> None:
    game = load_game(name)
    found = shipped(game)
    if found is None:
        with pytest.raises(InvalidNetwork, match=f"roundhouse train {name}"):
            load(game)
    else:
        assert found.stat().st_size <= MOST_BYTES
        assert {"recipe", "decisions", "results"} <= set(load(game).about)


# Numbers


@every_game
def test_the_dialect_and_numpy_agree(name: str) -> None:
    game = load_game(name)
    network, t = some_network(game), tensors.of(game)
    logits, values = np.zeros(game.A, np.float32), np.zeros(game.seat_counts[-1], np.float32)
    for view in positions(name, 2, 60)[::20]:
        assert view.seat is not None
        row = t.row(view.masked(), view.seat)
        evaluate(network.weights, row, network.room(), logits, values)
        liked, worth = network.think(row)
        np.testing.assert_allclose(logits, liked, atol=CLOSE)
        np.testing.assert_allclose(values, worth, atol=CLOSE)


def test_one_move_alone_is_liked_as_it_is_among_all() -> None:
    game = load_game(SMALL)
    network, t, room = some_network(game), tensors.of(game), some_network(game).room()
    view = positions(SMALL, 3, 1)[0]
    assert view.seat is not None
    row = t.row(view.masked(), view.seat)
    think(network.weights, row, room)
    assert like(network.weights, room, 7) == pytest.approx(float(network.think(row)[0][7]), abs=CLOSE)


def test_many_observations_are_thought_of_at_once() -> None:
    network = some_network(load_game(SMALL))
    rows = np.random.default_rng(2).integers(0, 3, (4, len(network.weights.first))).astype(np.int8)
    liked, worth = network.think(rows)
    for i, row in enumerate(rows):
        np.testing.assert_allclose(liked[i], network.think(row)[0], atol=CLOSE)
        np.testing.assert_allclose(worth[i], network.think(row)[1], atol=CLOSE)


def test_compiled_code_and_numpy_agree() -> None:
    network = some_network(load_game(SMALL))
    plain, compiled = asked(network, "interpreted"), asked(network, "compiled")
    for view in positions(SMALL, 3, 40):
        for ours, theirs in zip(plain(view), compiled(view), strict=True):
            np.testing.assert_allclose(ours, theirs, atol=CLOSE)


# The bot


def test_a_bot_makes_the_legal_move_that_its_network_likes_most() -> None:
    network = some_network(load_game(SMALL))
    for view in positions(SMALL, 3, 40):
        assert view.seat is not None
        liked, _ = network.think(tensors.of(network.game).row(view.masked(), view.seat))
        chosen = NetBot(1, network, mode="interpreted").choose(view)
        assert chosen in view.codes
        assert liked[chosen] == max(liked[list(view.codes)])


def test_a_network_that_trusts_the_opinion_plays_like_a_greedy_bot() -> None:
    network = some_network(load_game(SMALL))
    trusting = Network(network.game, network.weights._replace(advice=np.full(network.game.A, 1e4, np.float32)), {})
    assert trusting.is_advised
    assert not network.is_advised
    for view in positions(SMALL, 3, 40):
        found = dict(zip(view.codes, worths(view, "interpreted"), strict=True))
        assert found[NetBot(1, trusting, mode="interpreted").choose(view)] == max(found.values())


def test_with_a_temperature_moves_vary_and_the_same_seed_gives_the_same() -> None:
    network = some_network(load_game(SMALL))
    view = max(positions(SMALL, 3, 40), key=lambda each: len(each.codes))

    def moves(seed: int, temperature: float) -> list[int]:
        bot = NetBot(seed, network, temperature, mode="interpreted")
        return [bot.choose(view) for _ in range(30)]

    assert moves(1, 100.0) == moves(1, 100.0)
    assert moves(1, 100.0) != moves(2, 100.0)
    assert len(set(moves(1, 100.0))) > 1
    assert set(moves(1, 0.001)) == set(moves(1, 0.0))


def test_what_others_hold_does_not_change_what_a_network_thinks() -> None:
    network, pick = some_network(load_game("traffic")), Random(1)
    table, ask = Table("traffic", 3, seed=7, mode="interpreted"), asked(network, "interpreted")
    for _ in range(30):
        seat = table.seat
        assert seat is not None
        before = ask(SeatView.of(table, seat))
        kept = table.engine.states.copy()
        table.engine.states[0] = scrambled(table.live, seat, pick).record
        after = ask(SeatView.of(table, seat))
        table.engine.states[:] = kept
        assert all((ours == theirs).all() for ours, theirs in zip(before, after, strict=True))
        table.play(pick.choice(table.codes()))


def test_a_bot_without_a_network_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(file, "SHIPPED", tmp_path)
    file.load.cache_clear()
    view = next(each for each in positions(SMALL, 2, 40) if len(each.codes) > 1)
    with pytest.raises(InvalidNetwork, match=f"roundhouse train {SMALL}"):
        NetBot(1).choose(view)
