"""Words and buttons have room on every page, asked of a real browser."""

from __future__ import annotations

import pytest

from .person import PHONE, People
from .room import MEASURE

pytestmark = pytest.mark.xdist_group("web")
BOX = "margin:0;position:absolute;left:20px;width:90px;font:16px/20px sans-serif;white-space:nowrap;"
FAULTS = f"""
<meta name="viewport" content="width=device-width">
<main style="position:relative;height:700px">
  <p style="{BOX}top:0;overflow:hidden">Words that are longer than their box</p>
  <p style="{BOX}top:40px;overflow:hidden;text-overflow:ellipsis">Shortened by three dots</p>
  <p style="{BOX}top:80px;overflow:auto">These are only scrolled away, which is right</p>
  <p style="{BOX}top:120px">Upper line</p><p style="{BOX}top:128px">Lower line</p>
  <p style="{BOX}top:160px">Under a lid</p><i style="{BOX}top:150px;height:50px;background:#fff"></i>
  <div data-overlaps="inside"><b style="{BOX}top:220px">One card</b><b style="{BOX}top:226px">Another</b></div>
  <button style="{BOX}top:260px;height:60px;padding:0">High enough</button>
  <button style="{BOX}top:340px;height:30px;padding:0">Too low</button>
  <p style="{BOX}left:350px;top:400px">Out of the window</p>
</main>
"""


def test_the_measure_finds_what_is_cut_or_covered_and_nothing_else(people: People) -> None:
    page = people(**PHONE).page
    page.set_content(FAULTS)
    found = {(each["kind"], each["text"]) for each in page.evaluate(MEASURE, True)["found"]}
    assert found == {
        ("cut", "Words that are longer than their box"),
        ("cut", "Shortened by three dots"),
        ("overlap", "Upper line"),
        ("covered", "Under a lid"),
        ("small", "Too low"),
        ("cut", "Out of the window"),
        ("sideways", ""),
    }
