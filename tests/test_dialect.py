"""The table of docs/dialect.md is what the targets do."""

from __future__ import annotations

import dis
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError

from roundhouse.core import stages
from roundhouse.core.compile import bind
from roundhouse.core.game import games, load
from roundhouse.observe import tensors
from roundhouse.rl import kernels as batch_kernels

from .dialect import BEGIN, CASES, END, PAGE, Case, Small, example, table

every_case = pytest.mark.parametrize("case", CASES, ids=[case.function.__name__ for case in CASES])


@every_case
def test_the_interpreter_understands_everything(case: Case) -> None:
    assert case.function(example()) == case.result


@every_case
def test_the_processor_understands_what_the_table_says(case: Case) -> None:
    function = numba.njit(case.function)
    batch = Small.batch(1)
    batch[0] = example().record
    if case.cpu:
        assert function(batch[0]) == case.result
    else:
        with pytest.raises(NumbaError):
            function(batch[0])


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")  # of one thread, which leaves the GPU idle
@every_case
def test_the_gpu_understands_what_the_table_says(case: Case) -> None:
    from roundhouse.core.cuda import cuda_module

    cuda = cuda_module()
    function = cuda.jit(_plain(case.function), device=True)

    def kernel(batch: Any, results: Any) -> None:
        results[0] = function(batch[0])

    host = Small.batch(1)
    host[0] = example().record
    batch, results = cuda.to_device(host), cuda.to_device(np.zeros(1, np.int64))
    if case.cuda:
        cuda.jit(kernel)[1, 1](batch, results)
        assert results.copy_to_host()[0] == case.result
    else:
        with pytest.raises(Exception):  # noqa: B017, PT011  # several layers refuse, each in its own way
            cuda.jit(kernel)[1, 1](batch, results)


def _plain(function: Any) -> FunctionType:
    return FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)


MAKES_A_LIST = {"BUILD_LIST", "LIST_APPEND", "LIST_EXTEND", "MAKE_FUNCTION"}
MAKES_AN_ARRAY = {"all", "any", "arange", "array", "astype", "concatenate", "copy", "empty", "full", "ones", "zeros"}


def not_for_a_gpu(function: FunctionType) -> list[str]:
    """What a function says that the processor understands and a GPU does not."""
    made = [each.opname for each in dis.get_instructions(function) if each.opname in MAKES_A_LIST]
    return made + [name for name in function.__code__.co_names if name in MAKES_AN_ARRAY]


def test_what_a_gpu_does_not_understand_is_found() -> None:
    refused = [case for case in CASES if not_for_a_gpu(case.function)]  # type: ignore[arg-type]  # all are functions
    assert {case for case in CASES if case.cpu and not case.cuda} <= set(refused)
    assert not any(case.cuda for case in refused)


def reached(function: FunctionType, found: dict[int, FunctionType]) -> None:
    """Note a function, and all that it and they call by name, in their own modules or in others."""
    if id(function) in found:
        return
    found[id(function)] = function
    names = function.__code__.co_names
    named = [function.__globals__.get(name) for name in names]
    named += [vars(each).get(name) for each in named if isinstance(each, ModuleType) for name in names]
    for each in named:
        if isinstance(each, FunctionType):
            reached(each, found)


@pytest.mark.parametrize("name", games())
def test_whatever_a_gpu_runs_it_understands(name: str) -> None:
    """All functions of whole games, of a batch and of what is observed, by the words that they use: without a GPU."""
    game, found = load(name), dict[int, FunctionType]()
    for entry in ("begin", "level", "least", "start_of", "go_on"):
        reached(getattr(bind(game, None, stages), entry), found)
    reached(bind(game, None, batch_kernels, {"observing": tensors.of(game).module}).work, found)
    assert {"carry_out", "offer_moves", "observe", "share_out", "setup"} <= {each.__name__ for each in found.values()}
    assert len(found) > 50
    assert {each.__qualname__: said for each in found.values() if (said := not_for_a_gpu(each))} == {}


def test_the_page_prints_this_table() -> None:
    printed = PAGE.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]
    assert printed.strip() == table(), "run python -m tests.dialect"


def test_int_of_a_cell_stays_narrow_when_compiled_but_sums_do_not() -> None:
    def doubled(s: Any) -> int:
        return int(s.row[0]) + int(s.row[0])

    s = example()
    s.row[0] = 30_000
    assert numba.njit(doubled)(s.record[()]) == doubled(s) == 60_000
