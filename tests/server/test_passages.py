"""The rules as players read them: passages without numbers, and a passage for every clause that play can name."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest

from roundhouse.core.game import Game, games, load
from roundhouse.core.ledger import clauses, number_pattern
from roundhouse.core.words import LANGUAGES
from roundhouse.server import library
from roundhouse.server.passages import Page, read

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
every_lang = pytest.mark.parametrize("lang", LANGUAGES)

TEXT = """
# A game

## In one minute

- All of it. (XX-001, XX-002)

## Turns

Do one of these: (XX-002)

1. draw, (XX-003)
2. play, also
   twice. (XX-004, XX-AMB-01) Then stop. (XX-005)

### Trains

| Train | Worth |
|---|---|
| short | 1 (XX-007) |
| long | `bonus = 5` and `more` (XX-008) |

```picture siding
A long train. (XX-008, XX-EX-01)
```

See [turns](#turns) (or not).
"""


def page() -> Page:
    return read(TEXT, "XX", "behind <it>", {"bonus = 5": "Bonus & five"}.get)


def plain(html: str) -> str:
    """What is read of a piece of HTML."""
    return " ".join(re.sub("<[^>]+>", " ", html).split())


def test_a_page_is_taken_to_pieces_and_numbers_out_of_its_text() -> None:
    found = page()
    assert found.title == "A game"
    assert [(section.id, section.level) for section in found.sections] == [
        ("in-one-minute", 2), ("turns", 2), ("trains", 3)
    ]  # fmt: skip
    assert [(passage.id, passage.section, passage.clauses) for passage in found.passages] == [
        ("p1", 0, ("XX-001", "XX-002")),
        ("p2", 1, ("XX-002",)),
        ("p3", 1, ("XX-003",)),
        ("p4", 1, ("XX-004", "XX-AMB-01", "XX-005")),
        ("p5", 2, ("XX-007",)),
        ("p6", 2, ("XX-008",)),
        ("p7", 2, ("XX-008", "XX-EX-01")),
        ("p8", 2, ()),
    ]
    assert [plain(passage.html) for passage in found.passages] == [
        "All of it.",
        "Do one of these: draw, play, also twice. Then stop.",
        "draw,",
        "play, also twice. Then stop.",
        "Train short Worth 1",
        "Train long Worth Bonus &amp; five and more",
        "A long train.",
        "See turns (or not).",
    ]


def test_a_passage_has_its_place_and_a_mark_that_knows_its_clauses() -> None:
    html = "".join(part.html for part in page().sections[1].parts)
    assert '<li id="p4">' in html
    assert 'data-clauses="XX-004 XX-AMB-01 XX-005" title="behind &lt;it&gt;"' in html
    assert html.count("§") == 3
    assert re.findall(r'<span class="stay">(\S*?)<button', html) == ["these:", "draw,", "stop."]
    assert [part.picture for part in page().sections[2].parts] == [None, "siding", None]


def test_a_clause_leads_to_the_first_passage_after_the_overview_or_to_the_nearest() -> None:
    assert {number: page().telling(number).id for number in ("XX-002", "XX-001", "XX-006", "XX-099", "XX-AMB-09")} == {
        "XX-002": "p2", "XX-001": "p1", "XX-006": "p4", "XX-099": "p6", "XX-AMB-09": "p4"
    }  # fmt: skip


def test_a_drawing_helps_with_a_passage_of_its_section_that_is_about_the_same() -> None:
    found = page()
    helped = {passage.id: found.drawing(passage) for passage in found.passages if found.drawing(passage)}
    assert helped == {"p6": "siding", "p7": "siding"}


@every_lang
@every_game
def test_players_read_no_numbers_of_clauses(game: Game, lang: str) -> None:
    pages = library.rules_page(game.name, lang)
    read = " ".join(plain(part.html) for section in pages.sections for part in section.parts)
    assert len(read) > 500
    assert number_pattern(game.ledger).findall(read) == []
    assert f"{game.ledger}-" not in read
    assert "()" not in read


@every_lang
@every_game
def test_every_passage_says_something_and_every_link_leads_to_a_section(game: Game, lang: str) -> None:
    pages = library.rules_page(game.name, lang)
    html = "".join(part.html for section in pages.sections for part in section.parts)
    ids = [section.id for section in pages.sections]
    assert len(set(ids)) == len(ids)
    assert set(re.findall('href="#([^"]+)"', html)) <= {quote(each) for each in ids}
    assert [passage.id for passage in library.page(game.name, lang).passages if not plain(passage.html)] == []


@every_lang
@every_game
def test_what_play_can_name_is_told_by_a_passage_of_the_page(game: Game, lang: str) -> None:
    pages = library.page(game.name, lang)
    told = {number for passage in pages.passages if passage.section > 0 for number in passage.clauses}
    refused = {n for reason, ns in game.say.CLAUSES.items() if not reason.startswith("position-") for n in ns}
    assert ({*game.clauses.values()} | refused) - told == set()


@every_lang
@every_game
def test_every_clause_leads_to_a_passage(game: Game, lang: str) -> None:
    for number in clauses(game):
        passage = library.clause(game.name, number, lang).passage
        assert passage.title
        assert plain(passage.html)


@every_game
def test_all_languages_tell_the_same_in_the_same_order(game: Game) -> None:
    english, *others = (library.page(game.name, lang) for lang in LANGUAGES)
    for other in others:
        assert [(p.section, set(p.clauses)) for p in other.passages] == [
            (p.section, set(p.clauses)) for p in english.passages
        ]
        assert [p.picture for p in other.passages] == [p.picture for p in english.passages]
        assert [section.level for section in other.sections] == [section.level for section in english.sections]
