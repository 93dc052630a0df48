"""A list of which most is never looked at: what was read of it, and the numbers of the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, SupportsIndex, TypeVar, cast, overload

Thing = TypeVar("Thing")


class Unread(list[Thing]):
    """A list whose first things are made when somebody asks for them; until then their numbers stand for them.

    >>> squares = Unread(5, lambda number: f"{number * number}")
    >>> squares.append("and so on")
    >>> squares[3], squares[-1], len(squares), list(as_kept(squares))[:4]
    ('9', 'and so on', 6, [0, 1, 2, '9'])
    >>> squares == ["0", "1", "4", "9", "16", "and so on"]
    True
    """

    __hash__ = None  # as of any list

    def __init__(self, count: int, read: Callable[[int], Thing]) -> None:
        super().__init__(cast(Iterable[Thing], range(count)))
        self._read = read

    @overload
    def __getitem__(self, place: SupportsIndex) -> Thing: ...
    @overload
    def __getitem__(self, place: slice) -> list[Thing]: ...
    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        thing = super().__getitem__(place)
        if type(thing) is int:
            thing = self[place] = self._read(thing)
        return thing

    def __iter__(self) -> Iterator[Thing]:
        return (self[place] for place in range(len(self)))

    def __reversed__(self) -> Iterator[Thing]:
        return (self[place] for place in range(len(self) - 1, -1, -1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and [*self] == [*other]

    def put_in(self, placed: Iterable[tuple[int, Thing]]) -> None:
        """Put each of these before the thing that is in its place now; places in their order."""
        kept, last = list(as_kept(self)), 0
        self.clear()
        for place, thing in placed:
            self += [*kept[last:place], thing]
            last = place
        self += kept[last:]


def as_kept(things: list[Thing]) -> Iterator[Thing]:
    """The things of a list, without reading any: numbers stand for those that nobody has asked for."""
    return list.__iter__(things)
