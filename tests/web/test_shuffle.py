"""A real browser adds to the shuffle by itself, and checks after the end that the cards were dealt from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.core.salts import check_promise
from roundhouse.terminal.verify import verify

from .person import PHONE, People, Person
from .seats import BOT, JUNIOR, OTHER, PERSON, table_of
from .server import WebServer
from .words import say

LONG = 50.0  # seconds that a shuffle waits: browsers here may be slow, and none is left out
# What the browser remembers is changed, as if the server had told it another seal before the deal.
FORGE = """
name => {
  const kept = JSON.parse(localStorage.getItem("roundhouse.shuffles"));
  if (name === "commitment") kept[0].commitment = "0".repeat(64);
  else kept[0].seals[0] = "0".repeat(64);
  localStorage.setItem("roundhouse.shuffles", JSON.stringify(kept));
}
"""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server that waits for browsers to add to the shuffle."""
    started = WebServer(tmp_path_factory.mktemp("shuffle"), shuffle=LONG)
    started.start()
    yield started
    started.stop()


def steps(person: Person) -> list[tuple[str, str]]:
    """What was compared, and how it came out."""
    shown = person.find("[data-seal] [data-step]").all()
    return [(each.get_attribute("data-step") or "", each.get_attribute("data-is") or "") for each in shown]


def open_seal(person: Person, verdict: str) -> None:
    person.find(f"[data-seal={verdict}] summary").click()


def test_a_browser_adds_to_the_shuffle_and_checks_it_after_the_end(
    patient: WebServer, people: People, tmp_path: Path
) -> None:
    person = people()
    person.page.goto(patient.address)
    person.find("[data-game=traffic]").click()
    person.find("[data-start]").click()
    person.wait_for_turn()
    table = table_of(person)
    person.page.get_by_role("button", name=say("menu"), exact=True).click()
    name = person.scene["people"][0]["name"]
    assert person.find("dialog [data-shuffle]").inner_text().strip() == say("fair-who", names=name)
    patient.advance(table, patient.tokens(table))
    person.page.reload()
    open_seal(person, "kept")
    assert steps(person) == [
        ("fair-told", "good"),
        ("fair-server", "good"),
        ("fair-added", "good"),
        ("fair-own", "good"),
        ("fair-seed", "good"),
    ]
    with person.page.expect_download() as saving:
        person.find("[data-record]").click()
    saving.value.save_as(tmp_path / "record.json")
    log = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))["log"]
    assert [seat for seat, _, salt in check_promise(log["shuffle"], bytes.fromhex(log["seed"])) if salt] == [0]
    assert verify(tmp_path / "record.json", None, "en") == 0
    for forged, step in (("commitment", "fair-told"), ("seals", "fair-changed")):
        person.page.evaluate(FORGE, forged)
        person.page.reload()
        open_seal(person, "broken")
        assert (step, "bad") in steps(person)


def test_two_browsers_add_and_a_third_device_knows_only_what_it_is_told(patient: WebServer, people: People) -> None:
    table, tokens = patient.new_table("traffic", [PERSON, OTHER], options=JUNIOR, brings_salt=True)
    olena, marko = people(), people(lang="uk", **PHONE)
    olena.page.goto(patient.link(table, tokens[0]))
    olena.find("[data-shuffling]").wait_for()  # the other has not come
    marko.sit(patient.link(table, tokens[1]))
    olena.page.wait_for_selector("[data-act]")
    patient.advance(table, tokens)
    expected = [("fair-told", "good"), ("fair-server", "good"), ("fair-added", "good"), ("fair-added", "good")]
    for person in (olena, marko):
        open_seal(person, "kept")
        assert steps(person) == [*expected, ("fair-own", "good"), ("fair-seed", "good")]
    other = people()
    other.page.goto(patient.link(table, tokens[0]))
    open_seal(other, "kept")
    assert steps(other) == [("fair-not-there", "plain"), *expected[1:], ("fair-seed", "good")]


def test_a_rematch_is_added_to_by_a_browser_that_has_not_gone_there_yet(patient: WebServer, people: People) -> None:
    table, tokens = patient.new_table("traffic", [PERSON, OTHER], options=JUNIOR, brings_salt=True)
    olena, marko = people(), people()
    olena.page.goto(patient.link(table, tokens[0]))
    marko.sit(patient.link(table, tokens[1]))
    patient.advance(table, tokens)
    marko.find("[data-page=final]").wait_for()
    olena.page.get_by_role("button", name=say("rematch"), exact=True).click()
    olena.wait(lambda: table not in olena.page.url and olena.scene["table"]["status"] == "playing")
    olena.wait(lambda: any(each["t"] == "shuffle" and each["step"] == "dealt" for each in olena.heard[-5:]))
    dealt = next(each for each in reversed(olena.heard) if each["t"] == "shuffle")
    assert [each["is_opened"] for each in dealt["added"]] == [True, True]


def test_whose_browser_adds_nothing_is_named_on_the_final_sheet(patient: WebServer, people: People) -> None:
    table, tokens = patient.new_table("traffic", [PERSON, BOT], options=JUNIOR)
    patient.advance(table, tokens)
    person = people()
    person.sit(patient.link(table, tokens[0]))
    open_seal(person, "kept")
    assert steps(person) == [
        ("fair-not-there", "plain"),
        ("fair-server", "good"),
        ("fair-none", "plain"),
        ("fair-nobody", "plain"),
        ("fair-seed", "good"),
    ]
