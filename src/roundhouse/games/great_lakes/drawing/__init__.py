"""The empty map as a picture: one file of SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from ....core.words import Words
from .. import box
from ..say import place_name, route_name
from . import geometry

INK, IVORY, LAND, WATER, SHORE = "#1b2629", "#fbf6e6", "#e9e7cf", "#a3c8d0", "#cfdccb"
FILLS = {
    "red": "#ae2418",
    "yellow": "#f5d534",
    "green": "#2f8263",
    "purple": "#7c3fa6",
    "black": "#2b2e31",
    "white": "#f6f3e9",
    "grey": "#bcc0b8",
}
SIGNS = {  # in a square of 24, for those who do not tell colours apart
    "red": "M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 1.5-5 3-6 0 2 .6 3 1.6 3.6C9.6 9 10 5 12 1z",
    "yellow": "M14 1L4 14h6l-2 9 12-14h-7z",
    "green": "M21 3C8 3 3 9 3 16c0 2 .4 3.5 1 5 3-6 6-9 11-12-4 4-6 7-8 12C17 22 22 14 21 3z",
    "purple": "M16 2a10.5 10.5 0 1 0 6 15.5A9 9 0 0 1 16 2z",
    "black": "M3 15l3-8 7-4 6 3 3 9-4 6-11 0z",
    "white": "M11 2h2v8l7-4 1 2-7 4 7 4-1 2-7-4v8h-2v-8l-7 4-1-2 7-4-7-4 1-2 7 4z",
}
SIGN = 0.46  # how large a sign is drawn
SHORE_WIDTH = 9.0

STYLE = f"""
.land {{ fill: {LAND} }}
.shore {{ fill: {SHORE}; stroke: {SHORE}; stroke-width: {SHORE_WIDTH}; stroke-linejoin: round }}
.water {{ fill: {WATER} }}
.river {{ fill: none; stroke: {WATER} }}
.bank {{ fill: none; stroke: {SHORE} }}
.lake {{ font: italic 500 18px Vollkorn, Georgia, serif; fill: #3f7483; text-anchor: middle; letter-spacing: .08em }}
.space {{ stroke: {INK}; stroke-width: 1.3 }}
.sign {{ fill: #fff }}
.yellow .sign, .white .sign {{ fill: {INK} }}
.place {{ fill: {IVORY}; stroke: {INK}; stroke-width: 2.2 }}
.port {{ fill: #17385f; stroke: {IVORY} }}
.name {{ font: 700 {geometry.LETTER}px 'Sofia Sans Extra Condensed', 'Arial Narrow', sans-serif; fill: {INK};
  stroke: {LAND}; stroke-width: 4; stroke-linejoin: round; paint-order: stroke }}
{"".join(f".{colour} .space {{ fill: {fill} }}" for colour, fill in FILLS.items())}
"""


def picture(words: Words) -> str:
    """The map with its names in one language."""
    frame = " ".join(f"{number:g}" for number in geometry.FRAME)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" role="img">',
            f"<title>{escape(words.say('title'))}</title>",
            f"<style>{STYLE}</style>",
            *_sheet(),
            *_lake_names(words),
            *(_route(words, row) for row in box.ROUTE_ROWS),
            *(_place(row) for row in box.PLACE_ROWS),
            *_names(words),
            "</svg>\n",
        ]
    )


def _sheet() -> Iterator[str]:
    """Land and water."""
    x, y, width, height = geometry.FRAME
    yield f'<rect class="land" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'
    yield from (f'<path class="shore" d="{path}"/>' for path in geometry.water())
    yield from (f'<path class="bank" d="{d}" stroke-width="{w + SHORE_WIDTH:g}"/>' for d, w in geometry.rivers())
    yield from (f'<path class="water" d="{path}"/>' for path in geometry.water())
    yield from (f'<path class="river" d="{path}" stroke-width="{width:g}"/>' for path, width in geometry.rivers())
    yield from (f'<path class="land" d="{path}"/>' for path in geometry.islands())


def _lake_names(words: Words) -> Iterator[str]:
    for lake, (x, y, angle, size) in geometry.LAKE_NAMES.items():
        where = f'transform="translate({x:g} {y:g}) rotate({angle:g})" dy=".33em" style="font-size:{size:g}px"'
        yield f'<text class="lake" {where}>{escape(words.say(f"lake-{lake}"))}</text>'


def _route(words: Words, row: box.Route) -> str:
    laid = geometry.lay(row.route)
    length, half = laid.long, geometry.WIDE / 2
    corner = half if row.type == "sea" else 1.5
    shape = f'x="{-length / 2:g}" y="{-half:g}" width="{length:g}" height="{2 * half:g}" rx="{corner:g}"'
    spaces = [
        f'<rect class="space" {shape} transform="translate({x:g} {y:g}) rotate({angle:g})"/>'
        for x, y, angle in laid.spaces
    ]
    if row.colour in SIGNS:
        x, y, _ = laid.spaces[0]
        where = f"translate({x:g} {y:g}) scale({SIGN}) translate(-12 -12)"
        spaces.append(f'<path class="sign" d="{SIGNS[row.colour]}" transform="{where}"/>')
    said = f"{route_name(words, row.route)}: {words.say('type-' + row.type)}, {words.say('colour-' + row.colour)}"
    kinds = quoteattr(f"route {row.type} {row.colour}")
    return f'<g id="{row.route}" class={kinds}><title>{escape(said)}, {row.length}</title>{"".join(spaces)}</g>'


def _place(row: box.Place) -> str:
    x, y = geometry.at(row.place)
    kind = "place port" if row.port else "place"
    return f'<circle id="{row.place}" class="{kind}" cx="{x:g}" cy="{y:g}" r="{10 if row.port else 8}"/>'


def _names(words: Words) -> Iterator[str]:
    for place in box.PLACES:
        where = geometry.label(place)
        if where is not None:
            name = place_name(words, place)
            width = len(name) * geometry.LETTER_WIDTH * geometry.LETTER  # in whatever letters there are
            size = f'textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs"'
            at = f'x="{where.x:g}" y="{where.y:g}" text-anchor="{where.anchor}"'
            yield f'<text class="name" {at} {size}>{escape(name)}</text>'
