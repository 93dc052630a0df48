"""How far threads part is counted by lines: what goes together, and what does not."""

from __future__ import annotations

from collections import Counter

from bench import parting


def by_parity(move: parting.Move) -> int:
    """A key that keeps two ways apart."""
    return move.kind % 2


def moves_of_two_ways() -> list[parting.Move]:
    """Half of the moves run one line ten times, the others another one six times."""
    ways = [Counter({(1, 10): 10}), Counter({(1, 20): 6})]
    return [parting.Move(0, n % 2, 0, ways[n % 2], Counter()) for n in range(640)]


def test_threads_that_do_the_same_cost_as_much_as_one_and_others_the_sum() -> None:
    moves = moves_of_two_ways()
    assert parting.cost(moves, by_parity, lambda m: m.played) == 8 / 32
    assert parting.cost(moves, lambda m: 0, lambda m: m.played) == 16 / 32


def test_the_same_line_called_from_elsewhere_is_another_way() -> None:
    def leaf() -> int:
        return 1

    def root(first: bool) -> int:
        if first:
            return leaf()
        return leaf() + 1

    tracer = parting.Tracer()
    one, other = tracer.run(root, True), tracer.run(root, False)
    assert sum(one.values()) == sum(other.values()) == 3
    assert len(set(one) & set(other)) == 1  # the line that asks
    assert tracer.run(root, True) == one


def test_sorted_moves_part_less() -> None:
    busy = dict(parting.table("continental_express", 300))
    assert busy["as core.stages does it"] > 1.5 * busy["any 32"] > 1.5
