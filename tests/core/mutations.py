"""What people and programs get wrong in a position or a log: parts left out, replaced, repeated, exchanged."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]

JUNK: list[Any] = [
    *(None, True, False, 0, 1, 2, 3, 6, 16, 57, 58, 99, -1, -2, 2**15, 2**31 - 1, 2**31, 2**63, 10**30),
    *(0.0, 1.0, 0.5, float("nan"), float("inf")),
    *("", "0", "no", "left", "turn", "place", "over", "freight_1", "loco_t6", "switch", "\0", "к"),
    *([], {}, [None], [[]], [0, 1], {"cards": []}, {"kind": []}, {"kind": "end"}, {"": 0}),
]
LEAVE_OUT, REPLACE, REPEAT, EXCHANGE = "leave out", "replace", "repeat", "exchange"


@st.composite
def mutated(draw: Draw, originals: Callable[[], Sequence[Any]], most: int = 3) -> Any:
    """One of these trees of lists and mappings, with one to `most` of its parts changed."""
    tree = copy.deepcopy(draw(st.sampled_from(originals())))
    for _ in range(draw(st.integers(1, most))):
        _change(draw, tree)
    return tree


def _change(draw: Draw, tree: Any) -> None:
    """Change something at this level, or further down."""
    if not tree:
        return
    keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
    key = draw(st.sampled_from(keys))
    if isinstance(tree[key], dict | list) and tree[key] and draw(st.integers(0, 3)) > 0:
        _change(draw, tree[key])
        return
    match draw(st.sampled_from([LEAVE_OUT, REPLACE, REPLACE, REPEAT, EXCHANGE])):
        case "leave out":
            del tree[key]
        case "replace":
            tree[key] = copy.deepcopy(draw(st.sampled_from(JUNK)))
        case "repeat" if isinstance(tree, list):
            tree.insert(key, copy.deepcopy(tree[key]))
        case "repeat":
            tree[f"{key}_again"] = copy.deepcopy(tree[key])
        case "exchange":
            other = draw(st.sampled_from(keys))
            tree[key], tree[other] = tree[other], tree[key]
