"""Somebody who has never seen the game: reads, and does what is lit, by mouse, by keyboard alone or by touch."""

from __future__ import annotations

from typing import Any, Literal

from .person import DESKTOP, PHONE, Person

Hand = Literal["mouse", "keys", "touch"]
HANDS: tuple[Hand, ...] = ("mouse", "keys", "touch")
MOST_DEEDS = 120

# What a reader can tell of the guide: its step, and whether anything was done at the table meanwhile.
SEEN = """
() => {
  const guide = document.querySelector("[data-guide]");
  const act = document.querySelector("[data-act]")?.dataset.act;
  const bar = document.querySelector("[data-bar]")?.innerText;
  const lit = [...document.querySelectorAll("[data-guided]")].map((place) => place.outerHTML.length).join();
  return guide === null ? null : [guide.dataset.guide, act, bar, lit].join(" ");
}
"""
# What is to be done now: a button to go on, or a place that is lit, at rest, with a point that nothing covers.
DUE = """
() => {
  const guide = document.querySelector("[data-guide]");
  if (guide === null) return { isOver: true };
  const next = document.querySelector("[data-guide-next]");
  const place = next ?? [...document.querySelectorAll("[data-guided]")].find((one) => one.checkVisibility());
  if (!place || place.disabled) return null;
  const box = place.getBoundingClientRect();
  const was = window.dueBefore;
  window.dueBefore = { place, left: box.left, top: box.top, frames: 0 };
  if (was?.place !== place || was.left !== box.left || was.top !== box.top) return null;
  window.dueBefore.frames = was.frames + 1;
  if (window.dueBefore.frames < 3) return null;
  for (const down of [0.5, 0.15, 0.85, 0.3, 0.7])
    for (const across of [0.5, 0.15, 0.85, 0.3, 0.7]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      const step = Number(guide.dataset.guide);
      const key = place.dataset.confirm === undefined ? place.dataset.key : "Enter";
      if (top && place.contains(top)) return { x, y, step, isNext: next !== null, key };
    }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { covered: `${place.outerHTML.slice(0, 160)} under ${over?.outerHTML.slice(0, 160)}` };
}
"""


def screen_for(hand: Hand) -> dict[str, Any]:
    """The screen that goes with a hand: a finger has a phone."""
    return PHONE if hand == "touch" else DESKTOP


def learn(person: Person, hand: Hand, pictures: str | None = None) -> list[int]:
    """Follow what is lit to the end of the lesson; the steps that were read, in their order."""
    steps: list[int] = []
    for _ in range(MOST_DEEDS):
        due = person.until(DUE)
        assert person.complaints == []
        if "isOver" in due:
            return steps
        assert "covered" not in due, f"this is to be done, and something lies over it: {due['covered']}"
        step = due["step"]
        if step not in steps:
            steps.append(step)
            if pictures is not None:
                person.shot(f"{pictures}-{step:02}")
        before = person.page.evaluate(SEEN)
        act_on(person, hand, due)
        person.until(f"before => ({SEEN})() !== before", before)
    raise AssertionError(f"the lesson has no end: {steps}")


def act_on(person: Person, hand: Hand, due: dict[str, Any]) -> None:
    """Do what is due."""
    if hand == "keys":
        assert due["isNext"] or due["key"], "no key stands for what is lit"
        person.page.keyboard.press("Enter" if due["isNext"] else due["key"])
    elif hand == "touch":
        person.page.touchscreen.tap(due["x"], due["y"])
    else:
        person.page.mouse.click(due["x"], due["y"])
