"""The table of docs/dialect.md is what the targets do."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError

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


def test_the_page_prints_this_table() -> None:
    printed = PAGE.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]
    assert printed.strip() == table(), "run python -m tests.dialect"


def test_int_of_a_cell_stays_narrow_when_compiled_but_sums_do_not() -> None:
    def doubled(s: Any) -> int:
        return int(s.row[0]) + int(s.row[0])

    s = example()
    s.row[0] = 30_000
    assert numba.njit(doubled)(s.record[()]) == doubled(s) == 60_000
