"""The map: everything has its place, nothing lies on anything else, and it can be drawn."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from roundhouse.core.words import LANGUAGES, words
from roundhouse.games.great_lakes import box, drawing
from roundhouse.games.great_lakes.catalogue import contents
from roundhouse.games.great_lakes.drawing import geometry

from .boxes import Box, depth, depth_in_circle, label, lake_name, spaces

SPACES = {route: spaces(route) for route in box.ROUTES}
CITIES = [row.place for row in box.PLACE_ROWS if row.kind == "city"]
RADII = {row.place: 11.0 if row.port or row.kind == "junction" else 9.0 for row in box.PLACE_ROWS}
SVG = "{http://www.w3.org/2000/svg}"


def names(lang: str) -> dict[str, Box]:
    """Where the names of the cities are written."""
    said = words(lang, "great_lakes")
    found = {city: label(city, said.say("place-" + city)) for city in CITIES}
    return {city: where for city, where in found.items() if where is not None}


def test_every_place_is_inside_the_frame() -> None:
    left, top, width, height = geometry.FRAME
    for place in box.PLACES:
        x, y = geometry.at(place)
        assert left < x < left + width
        assert top < y < top + height


def test_gl_010_every_route_has_as_many_spaces_as_it_is_long() -> None:
    assert {route: len(SPACES[route]) for route in box.ROUTES} == {row.route: row.length for row in box.ROUTE_ROWS}


def test_spaces_are_large_enough_to_be_told_apart() -> None:
    assert min(geometry.lay(route).long for route in box.ROUTES) > 2 * geometry.WIDE


def test_the_spaces_of_a_route_lead_from_its_first_place_to_its_second() -> None:
    for row in box.ROUTE_ROWS:
        first, last = SPACES[row.route][0], SPACES[row.route][-1]
        for space, place in ((first, row.a), (last, row.b)):
            assert hypot(space.x - geometry.at(place)[0], space.y - geometry.at(place)[1]) < 2.5 * geometry.LONGEST


def test_gl_065_twins_run_side_by_side() -> None:
    for row in box.ROUTE_ROWS:
        if row.twin != "none":
            for space, beside in zip(SPACES[row.route], SPACES[row.twin], strict=True):
                assert hypot(space.x - beside.x, space.y - beside.y) == pytest.approx(2 * geometry.LANE, abs=0.2)
                assert space.angle == beside.angle


def test_no_space_lies_on_another_or_on_a_place() -> None:
    for one, other in combinations([space for route in SPACES.values() for space in route], 2):
        assert depth(one, other) == 0
    for place, radius in RADII.items():
        for space in (space for route in SPACES.values() for space in route):
            assert depth_in_circle(space, *geometry.at(place), radius) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_city_hides_anything_or_leaves_the_frame(lang: str) -> None:
    left, top, width, height = geometry.FRAME
    for city, name in names(lang).items():
        assert [other for other, where in names(lang).items() if other != city and depth(name, where) > 0] == []
        assert [place for place in box.PLACES if depth_in_circle(name, *geometry.at(place), RADII[place]) > 0] == []
        assert [route for route in SPACES if any(depth(name, space) > 0 for space in SPACES[route])] == []
        assert left <= name.x - name.across <= name.x + name.across <= left + width
        assert top <= name.y - name.down <= name.y + name.down <= top + height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_hides_a_harbour(lang: str) -> None:
    for port in box.PORTS:
        x, y = geometry.at(port)
        for part in (Box(x, y + 3, 12, 8), Box(x, y - 10, 6, 5)):  # walls and roof
            assert [city for city, name in names(lang).items() if depth(name, part) > 0] == [], port


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_lake_lies_on_anything(lang: str) -> None:
    said = words(lang, "great_lakes")
    for lake in geometry.LAKE_NAMES:
        name = lake_name(lake, said.say("lake-" + lake))
        assert [city for city, where in names(lang).items() if depth(name, where) > 0] == []
        assert [route for route in SPACES if any(depth(name, space) > 0 for space in SPACES[route])] == []


def test_a_route_that_no_curve_is_known_for_is_straight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(geometry._MAP, "curves", {})
    (ax, ay), (bx, by) = geometry.at("duluth"), geometry.at("thunder_bay")
    for x, y, _ in geometry.lay("R001").spaces:
        aside = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / hypot(bx - ax, by - ay)
        assert aside == pytest.approx(0, abs=0.1)


def test_the_catalogue_has_the_map_in_the_language_of_the_reader() -> None:
    found = contents(words("uk", "great_lakes"))
    assert [lake["name"] for lake in found["sheet"]["lakes"]] == ["Верхнє", "Мічиган", "Гурон", "Ері", "Онтаріо"]
    assert found["routes"]["R001"]["cells"] == [list(space) for space in geometry.lay("R001").spaces]
    assert [place for place, row in found["places"].items() if row["label"] is None] == [
        "junction_superior",
        "junction_huron",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_is_whole(lang: str) -> None:
    said = words(lang, "great_lakes")
    picture = ElementTree.fromstring(drawing.picture(said))
    routes = {part.get("id"): part for part in picture.iter(SVG + "g")}
    assert {route: len(part.findall(f"{SVG}rect[@class='space']")) for route, part in routes.items()} == {
        row.route: row.length for row in box.ROUTE_ROWS
    }
    written = {part.text for part in picture.iter(SVG + "text")}
    assert {said.say("place-" + city) for city in CITIES} <= written
