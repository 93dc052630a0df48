"""The wrong rules that can be made of one function: one node of its syntax tree replaced by another.

What would not change what the function does, or what no test should have to notice, is not made at all: docstrings,
type hints, assertions, the words of an error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from roundhouse.core.record import OWNER

ROUND: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
OTHER_SIGN: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
PLACES = (ast.Attribute, ast.Subscript)  # what lies on the table, not in a local name
Constants = dict[str, dict[str, int]]  # namespaces such as `phase`, with their names and numbers


@dataclass(frozen=True)
class Edit:
    """One node to be replaced: `parent.field`, or item `index` of it, becomes `new`."""

    kind: str
    parent: ast.AST
    field: str
    index: int | None
    new: Any
    at: ast.AST | None = None  # what has to be run for the change to matter, if not the node itself

    @property
    def old(self) -> Any:
        """What stands there."""
        value = getattr(self.parent, self.field)
        return value if self.index is None else value[self.index]

    def put(self, value: Any) -> None:
        """Write something there."""
        if self.index is None:
            setattr(self.parent, self.field, value)
        else:
            getattr(self.parent, self.field)[self.index] = value


def edits_of(function: ast.FunctionDef, constants: Constants) -> Iterator[Edit]:
    """Every edit of a function's body."""
    finder = _Finder(function, constants)
    for i, statement in enumerate(function.body):
        if not _is_text(statement):
            yield from finder.inside(statement, function, "body", i)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _number(value: Any) -> ast.Constant:
    return ast.Constant(value)


class _Finder:
    def __init__(self, function: ast.FunctionDef, constants: Constants) -> None:
        self.function = function
        self.constants = constants
        self.returns = ast.unparse(function.returns) if function.returns else ""

    def inside(self, node: ast.AST, parent: ast.AST, field: str, index: int | None) -> Iterator[Edit]:
        """The edits of a node, then those of the nodes in it."""
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.Pass | ast.Import | ast.ImportFrom):
            return
        named = getattr(self, type(node).__name__, None)
        if named:
            for kind, new, *at in named(node, parent):
                if isinstance(new, Edit):
                    yield new
                else:
                    yield Edit(kind, parent, field, index, new, at[0] if at else None)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
                continue
            if isinstance(value, list):
                for i, item in enumerate(value):
                    if isinstance(item, ast.AST):
                        yield from self.inside(item, node, name, i)
            elif isinstance(value, ast.AST):
                yield from self.inside(value, node, name, None)

    # Expressions

    def Compare(self, node: ast.Compare, parent: ast.AST) -> Iterator[Any]:
        for i, op in enumerate(node.ops):
            if type(op) in ROUND:
                yield "comparison", Edit("comparison", node, "ops", i, ROUND[type(op)](), node)
            if type(op) in BOUNDARY:
                yield "boundary", Edit("boundary", node, "ops", i, BOUNDARY[type(op)](), node)

    def Constant(self, node: ast.Constant, parent: ast.AST) -> Iterator[Any]:
        value = node.value
        if isinstance(value, bool):
            yield "return" if isinstance(parent, ast.Return) else "constant", _number(not value)
        elif isinstance(value, int):
            up, down = True, value > 0
            if isinstance(parent, ast.Compare) and len(parent.ops) == 1 and type(parent.ops[0]) in BOUNDARY:
                up = (type(parent.ops[0]) in (ast.Gt, ast.LtE)) == (node is not parent.left)
                down = not up and value > 0  # the other direction is the edit "boundary"
            if up:
                yield "off by one", _number(value + 1)
            if down and not (isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.LShift)):
                yield "off by one", _number(value - 1)

    def BoolOp(self, node: ast.BoolOp, parent: ast.AST) -> Iterator[Any]:
        yield "and/or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1 :]
            yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)

    def UnaryOp(self, node: ast.UnaryOp, parent: ast.AST) -> Iterator[Any]:
        if isinstance(node.op, ast.Not):
            yield "not", node.operand
        elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            yield "sign", node.operand

    def BinOp(self, node: ast.BinOp, parent: ast.AST) -> Iterator[Any]:
        if type(node.op) in OTHER_SIGN:
            yield "sign", ast.BinOp(node.left, OTHER_SIGN[type(node.op)](), node.right)

    def IfExp(self, node: ast.IfExp, parent: ast.AST) -> Iterator[Any]:
        yield "condition", node.body
        yield "condition", node.orelse

    def Call(self, node: ast.Call, parent: ast.AST) -> Iterator[Any]:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in ("min", "max"):
            yield (
                "comparison",
                ast.Call(ast.Name("max" if name == "min" else "min", ast.Load()), node.args, node.keywords),
            )
        if name == "range":
            yield from self._range(node)
        for i in range(1, len(node.args) - 1):
            a, b = node.args[i], node.args[i + 1]
            if self._alike(a, b) and (i > 1 if name == "tell" else self._is_local(a) and self._is_local(b)):
                yield "argument", ast.Call(node.func, [*node.args[:i], b, a, *node.args[i + 2 :]], node.keywords)

    def _range(self, node: ast.Call) -> Iterator[Any]:
        end = 0 if len(node.args) == 1 else 1
        if not isinstance(node.args[end], ast.Constant):
            args = list(node.args)
            args[end] = ast.BinOp(node.args[end], ast.Sub(), _number(1))
            yield "loop", ast.Call(node.func, args, [])
        if len(node.args) == 1:
            yield "loop", ast.Call(node.func, [_number(1), *node.args], [])

    def _alike(self, a: ast.expr, b: ast.expr) -> bool:
        simple = (ast.Name, ast.Attribute, ast.Subscript)
        return isinstance(a, simple) and isinstance(b, simple) and ast.unparse(a) != ast.unparse(b)

    def _is_local(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id.islower()

    def Attribute(self, node: ast.Attribute, parent: ast.AST) -> Iterator[Any]:
        """A named number is another one of the same namespace."""
        if not isinstance(node.value, ast.Name) or not isinstance(node.ctx, ast.Load):
            return
        names = self.constants.get(node.value.id, {})
        if node.attr in names:
            others = [name for name, number in names.items() if number != names[node.attr]]
            if others:
                following = [name for name in others if names[name] > names[node.attr]]
                yield "constant", ast.Attribute(node.value, (following or others)[0], node.ctx)

    def Dict(self, node: ast.Dict, parent: ast.AST) -> Iterator[Any]:
        for i, key in enumerate(node.keys):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield "key", Edit("key", node, "keys", i, _number(key.value + "_"), node.values[i])
                yield "value", Edit("value", node, "values", i, _number(None), node.values[i])

    def comprehension(self, node: ast.comprehension, parent: ast.AST) -> Iterator[Any]:
        for i in range(len(node.ifs)):
            rest = node.ifs[:i] + node.ifs[i + 1 :]
            yield "condition", ast.comprehension(node.target, node.iter, rest, node.is_async), node.ifs[i]

    # Statements

    def If(self, node: ast.If, parent: ast.AST) -> Iterator[Any]:
        yield "condition", Edit("condition", node, "test", None, _number(True), node.test)
        yield "branch", Edit("branch", node, "test", None, _number(False), node.body[0])
        if node.orelse and not isinstance(node.orelse[0], ast.If):
            yield "branch", Edit("branch", node, "orelse", None, [], node.orelse[0])

    def While(self, node: ast.While, parent: ast.AST) -> Iterator[Any]:
        yield "loop", Edit("loop", node, "test", None, _number(False), node.body[0])
        yield "loop", Edit("loop", node, "body", None, [*node.body, ast.Break()], node.body[0])

    def For(self, node: ast.For, parent: ast.AST) -> Iterator[Any]:
        yield "loop", Edit("loop", node, "iter", None, ast.Tuple([], ast.Load()), node.body[0])
        if not isinstance(node.body[-1], ast.Return | ast.Break):
            yield "loop", Edit("loop", node, "body", None, [*node.body, ast.Break()], node.body[0])

    def match_case(self, node: ast.match_case, parent: ast.AST) -> Iterator[Any]:
        if not isinstance(node.body[0], ast.Pass):
            yield "branch", Edit("branch", node, "body", None, [ast.Pass()], node.body[0])

    def Expr(self, node: ast.Expr, parent: ast.AST) -> Iterator[Any]:
        if isinstance(node.value, ast.Call):
            is_event = isinstance(node.value.func, ast.Name) and node.value.func.id == "tell"
            yield "event" if is_event else "forgotten", ast.Pass()

    def Assign(self, node: ast.Assign, parent: ast.AST) -> Iterator[Any]:
        target, value = node.targets[0], node.value
        if isinstance(target, PLACES):
            yield "forgotten", ast.Pass()
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for i, part in enumerate(target.elts):
                if isinstance(part, PLACES):
                    names = ast.Tuple(
                        [*target.elts[:i], ast.Name("_", ast.Store()), *target.elts[i + 1 :]], ast.Store()
                    )
                    yield "forgotten", ast.Assign([names], value)

    def AugAssign(self, node: ast.AugAssign, parent: ast.AST) -> Iterator[Any]:
        yield "forgotten", ast.Pass()
        if type(node.op) in OTHER_SIGN:
            yield "sign", ast.AugAssign(node.target, OTHER_SIGN[type(node.op)](), node.value)

    def Return(self, node: ast.Return, parent: ast.AST) -> Iterator[Any]:
        if node.value is None:
            yield "return", ast.Pass()
        elif not isinstance(node.value, ast.Constant):
            if self.returns == "bool":
                yield "return", ast.Return(ast.UnaryOp(ast.Not(), node.value))
            elif self.returns == "int":
                yield "return", ast.Return(ast.BinOp(node.value, ast.Add(), _number(1)))

    def Break(self, node: ast.Break, parent: ast.AST) -> Iterator[Any]:
        yield "loop", ast.Pass()

    def Continue(self, node: ast.Continue, parent: ast.AST) -> Iterator[Any]:
        yield "loop", ast.Pass()


def module_edits(tree: ast.Module) -> Iterator[Edit]:
    """Edits outside of functions: a field or an argument of an event made public, a number of the rules off by one."""
    numbers = [(node, number) for node in tree.body if (number := _named_number(node)) is not None]
    if len(numbers) < 8:  # more of them are names, whatever their numbers
        for node, number in numbers:
            for change in (1, -1):
                yield Edit("off by one", node, "value", None, _number(number + change))
    for inner in ast.walk(tree):
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name):
            if inner.func.id == "cells":
                yield from _seen_by_others(inner)
        if isinstance(inner, ast.Dict):
            for i, value in enumerate(inner.values):
                if isinstance(value, ast.Call) and ast.unparse(value.func) == "secret":
                    yield Edit("public", inner, "values", i, value.args[0])
                    for j in range(1, len(value.args)):
                        rest = value.args[:j] + value.args[j + 1 :]
                        yield Edit("hidden", inner, "values", i, ast.Call(value.func, rest, []))


def _named_number(node: ast.stmt) -> int | None:
    """The number that a module gives a name, but for bounds that are far off."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
        if isinstance(node.value.value, int) and ast.unparse(node.targets[0]) != "MOST_MOVES":
            return node.value.value
    return None


def _seen_by_others(call: ast.Call) -> Iterator[Edit]:
    for i, keyword in enumerate(call.keywords):
        if keyword.arg == "seen":
            rest = call.keywords[:i] + call.keywords[i + 1 :]
            yield Edit("public", call, "keywords", None, rest)
            if ast.unparse(keyword.value) == "OWNER_UNTIL_END":
                never = ast.keyword("seen", _number(OWNER))
                yield Edit("hidden", call, "keywords", None, [never, *rest])
