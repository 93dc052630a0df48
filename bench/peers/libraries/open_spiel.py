"""Games of OpenSpiel, whose rules are C++."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

from ..row import MIDDLE, Burst, Row, bytes_of, often, timed

VERSION_OF = "open_spiel"
GAMES = {
    "gin_rummy": "gin_rummy",
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",  # else each deal is solved first
    "hanabi": "hanabi(players=4)",
    "backgammon": "backgammon",
}
SEEDS = 1 << 30
GAMES_AT_ONCE = 20
CHANCE = "only moves of players are counted; chance has moves of its own here"


class Spiel(Row):
    """A game of OpenSpiel."""

    library = "OpenSpiel"
    notes = {  # noqa: RUF012  # as its base declares it
        "native": "`evaluate_bots` with random bots, all in C++; " + CHANCE,
        "python": CHANCE,
        "learner": "one table: there is no batch",
        "observations": "an information state for hearts, which has no observation",
        "bytes": "what the C library gives out for each clone",
    }

    def __init__(self, name: str) -> None:
        self.rules = pyspiel.load_game(GAMES[name])
        super().__init__(name, self.rules.num_players())

    def native(self) -> Burst:
        """Random games between bots of the library."""
        bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(self.seats)]

        def burst() -> tuple[int, float]:
            begin, ends = time.process_time(), []
            for _ in range(GAMES_AT_ONCE):
                ends.append(self.rules.new_initial_state())
                pyspiel.evaluate_bots(ends[-1], bots, self.chance.randrange(1, SEEDS))
            spent = time.process_time() - begin
            return sum(made.player >= 0 for end in ends for made in end.full_history()), spent

        return burst

    def python(self) -> Burst:
        """Random games, each move picked in Python."""

        def work() -> int:
            state, moves = self.rules.new_initial_state(), 0
            while self.let_chance_play(state):
                state.apply_action(self.pick(state.legal_actions()))
                moves += 1
            return moves

        return timed(work)

    def learner(self) -> Burst:
        """Random games with an observation and a mask for each move."""
        look = self.looker()

        def work() -> int:
            state, moves = self.rules.new_initial_state(), 0
            while self.let_chance_play(state):
                look(state, state.current_player())
                state.legal_actions_mask()
                state.apply_action(self.pick(state.legal_actions()))
                moves += 1
            return moves

        return timed(work)

    def observations(self) -> Burst:
        """The numpy array that an observer fills."""
        state, look = self.middle(), self.looker()
        seat = state.current_player()
        return often(lambda: look(state, seat))

    def masked(self) -> Burst:
        """The array of an observer, and the mask, which is a list."""
        state, look = self.middle(), self.looker()
        seat = state.current_player()
        return often(lambda: (look(state, seat), state.legal_actions_mask()))

    def copies(self) -> Burst:
        """Clones."""
        state = self.middle()
        return often(state.clone)

    def bytes(self) -> float | None:
        """Memory of a clone."""
        return bytes_of(self.middle().clone)

    def looker(self) -> Callable[[Any, int], object]:
        """What makes the row of numbers that a player sees, the fastest way that there is."""
        if self.rules.get_type().provides_observation_tensor:
            look: Callable[[Any, int], object] = make_observation(self.rules).set_from
            return look
        return lambda state, seat: state.information_state_tensor(seat)

    def middle(self) -> Any:
        """A position in the middle of a game."""
        state, moves = self.rules.new_initial_state(), 0
        while moves < MIDDLE:
            if not self.let_chance_play(state):
                state, moves = self.rules.new_initial_state(), 0
                continue
            state.apply_action(self.pick(state.legal_actions()))
            moves += 1
        return state if self.let_chance_play(state) else self.middle()

    def let_chance_play(self, state: Any) -> bool:
        """Play on until a player decides; False: the game is over."""
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.chance.choices(outcomes, odds)[0])
        return not state.is_terminal()


def rows(device: str) -> list[Row]:
    """The games nearest to ours."""
    return [Spiel(name) for name in GAMES]
