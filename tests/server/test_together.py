"""Equal lines of the log are told as one, to those who cannot tell them apart."""

from __future__ import annotations

import pytest

from roundhouse.core.events import Event
from roundhouse.core.journal import Remark
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES
from roundhouse.server.history import History
from roundhouse.server.scene import ViewerScene

NAMES = ["Olena", "Marko"]
DRAWS = {
    "traffic": {"deck": "wagons"},
    "isle_of_trains": {},
    "great_lakes": {"deck": "ship"},
    "ticket_cards": {},
}
MANY = {"en": "cards", "uk": "карт", "ru": "карт"}


def history(game: str, cards: int) -> History:
    """A game in which somebody has drawn different cards, one after the other."""
    table = Table(game, 2, 1, mode="interpreted")
    told = History(table, 0.0)
    names = [name for name in table.game.events["drew"]["card"].values if isinstance(name, str)]  # type: ignore[union-attr]
    for number in range(cards):
        args = {"seat": 0, **DRAWS[game], "card": names[number]}
        told.entries.append(Remark(Event(number + 1, "drew", args, {"card": (0,)}), 0.0))
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DRAWS)
def test_others_read_of_several_cards_in_one_sentence(game: str, lang: str) -> None:
    told = history(game, 5)
    seen = ViewerScene(told, 1, lang, NAMES)
    before = len(told.entries) - 5
    lines = seen.log(before, len(told.entries))
    together = [line.together for line in lines]
    assert together[0] is None
    for number, text in enumerate(together[1:], 2):
        assert text is not None
        assert text.startswith("Olena ")
        assert str(number) in text
        assert MANY[lang] in text
        assert "{" not in text
    assert {line.args["card"] for line in lines} == {None}


@pytest.mark.parametrize("game", DRAWS)
def test_whoever_drew_reads_of_each_card(game: str) -> None:
    told = history(game, 3)
    lines = ViewerScene(told, 0, "en", NAMES).log(0, len(told.entries))
    assert [line.together for line in lines[-3:]] == [None] * 3
    assert len({line.text for line in lines[-3:]}) == 3


def test_what_lies_between_parts_them() -> None:
    told = history("isle_of_trains", 2)
    told.entries.insert(-1, Remark(Event(1, "gained", {"seat": 0, "tokens": 2}, {}), 0.0))
    lines = ViewerScene(told, 1, "en", NAMES).log(0, len(told.entries))
    assert [line.together for line in lines[-3:]] == [None] * 3


def test_plurals_are_those_of_each_language() -> None:
    told = history("isle_of_trains", 5)
    end = len(told.entries)
    assert ViewerScene(told, 1, "uk", NAMES).log(end - 1, end)[0].together == "Olena бере 5 карт з колоди."
    assert ViewerScene(told, 1, "uk", NAMES).log(end - 4, end)[0].together == "Olena бере 2 карти з колоди."
    assert ViewerScene(told, 1, "ru", NAMES).log(end - 3, end)[0].together == "Olena берёт 3 карты из колоды."
    assert ViewerScene(told, None, "en", NAMES).log(end - 1, end)[0].together == "Olena draws 5 cards."
