"""Who is joined to whom, against networkx."""

from __future__ import annotations

import random

import networkx as nx
import numpy as np
import pytest

from roundhouse.core.graph import is_joined, is_reached, join
from roundhouse.core.record import CELL, NONE

PLACES = 20


@pytest.mark.parametrize("seed", range(20))
def test_places_are_joined_as_a_graph_says(seed: int) -> None:
    pick, labels, graph = random.Random(seed), np.full((2, PLACES), NONE, CELL), nx.Graph()
    graph.add_nodes_from(range(PLACES))
    for _ in range(15):
        a, b = pick.sample(range(PLACES), 2)
        join(labels, 1, a, b)
        graph.add_edge(a, b)
        for place in range(PLACES):
            assert is_reached(labels, 1, place) == (graph.degree[place] > 0)
            for other in range(place):
                assert is_joined(labels, 1, place, other) == nx.has_path(graph, place, other)
    assert (labels[0] == NONE).all()


def test_the_order_in_which_a_network_grows_does_not_matter() -> None:
    edges = [(0, 5), (5, 9), (3, 9), (7, 8), (8, 2)]
    grown = set()
    for seed in range(30):
        labels = np.full((1, PLACES), NONE, CELL)
        for a, b in random.Random(seed).sample(edges, len(edges)):
            join(labels, 0, a, b)
        grown.add(labels.tobytes())
    assert len(grown) == 1
