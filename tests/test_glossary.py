"""One term for one thing: forbidden variants of docs/words.md are in no sentence that players read."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from roundhouse.core.game import games, load
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "words.md"
BEGIN, END = "<!-- read by tests/test_glossary.py -->", "<!-- end -->"
FOLDERS = ("src/roundhouse", "web/src", "template")
ROW = re.compile(r"^\| (\w\w) \| `(.+)` \| (.+) \|$")
NAMES = ["Олена", "Марко", "Taras", "Ivan", "Оксана", "Yurii"]
PLAYER = re.compile(r"player \d|гравця \d|игрока \d", re.IGNORECASE)
ARTICLE = re.compile(r"\ba [aeio]\w+|\ban [^aeiouh\W]\w+")


def forbidden() -> list[tuple[str, re.Pattern[str], str]]:
    """Language, what must not be written, and what to write instead."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    rows = [ROW.match(line) for line in rest.partition(END)[0].splitlines()]
    return [
        (row[1], re.compile(row[2].replace(r"\|", "|"), re.IGNORECASE | re.MULTILINE), row[3]) for row in rows if row
    ]


def files(lang: str) -> list[Path]:
    """Whatever players read in a language."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob(f"*{lang}.ftl")]
    found += [path for folder in FOLDERS for path in (ROOT / folder).rglob(f"rules.{lang}.md")]
    return [path for path in found if "static" not in path.parts and "node_modules" not in path.parts]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_forbidden_variant_is_written(lang: str) -> None:
    rules = [(pattern, instead) for language, pattern, instead in forbidden() if language == lang]
    assert len(rules) >= 3
    assert len(files(lang)) > 20
    wrong = [
        f"{path.relative_to(ROOT)}: “{found[0]}”, write: {instead}"
        for path in files(lang)
        for pattern, instead in rules
        for found in pattern.finditer(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_the_patterns_find_what_they_forbid() -> None:
    seen = {
        "uk": "Карта у руці; на руках; вільну колію; маркери ПБ; 5 очок; поїзд; бере у суперника ({ $victim }); "
        "відбій; сорочкою догори; будівля; торба; морська; основний контракт; сплатити за порт; лишити; даром; "
        "виберіть карту; сполучіть міста; у ряді; вміщає; ремонтний вагон; опції; гавань; покращено до; хитрість; "
        "гру з підказками; наведіть на маршрут; лишилося { $cards } { $cards ->; за столом на { $seats }. "
        "нескладного суперника; два вугілля; клацніть",
        "ru": "в руке; на руках; с вашей руки; свободный путь; баллы; даром; сопернику ({ $receiver }); "
        "мешок; морской; основной контракт; постройка; лицом вниз; { $seat } держит; погруженный; большие города; "
        "ремонтный вагон; опция; гавань; улучшено до; хитрость; игру с подсказками; наведите на маршрут; погружая; "
        "за столом на { $seats }. несложного соперника; два угля; щёлкните",
        "en": "a orange card; a { $colour } group; of player { $seat }; primary contract; two hulls",
    }
    for lang, pattern, _ in forbidden():
        text = f"undo = Назад\n{seen[lang]}"
        assert pattern.search(text), pattern.pattern


@pytest.mark.parametrize("game", games())
def test_moves_call_people_by_their_names_and_have_their_articles(game: str) -> None:
    """Every move and line of a random game: nobody with a name is a number, and English articles fit their nouns."""
    seats = load(game).seat_counts[-1]
    table, chance, names = Table(game, seats, 11, mode="interpreted"), random.Random(11), NAMES[:seats]
    said: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for _ in range(250):
        if table.over:
            break
        move = chance.choice(table.moves())
        for lang in LANGUAGES:
            said[lang].add(move.say(lang, names))
        table.play(move)
        for event in table.last_events:
            for lang in LANGUAGES:
                said[lang].add(table.say(event, 0, lang, names))
    for sentences in said.values():
        assert len(sentences) > 40
        assert [sentence for sentence in sentences if PLAYER.search(sentence)] == []
        assert [sentence for sentence in sentences if "  " in sentence or ".." in sentence] == []
    assert [sentence for sentence in said["en"] if ARTICLE.search(sentence)] == []
