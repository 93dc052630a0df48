import { describe, expect, it } from "vitest";
import { inShort, linesSince } from "../src/lib/since";
import { Session } from "../src/lib/session.svelte";
import type { LogLine } from "../src/wire";
import { line, scene, welcome } from "./tables";

function of(seat: number | null, ply: number, text: string, kind = "played"): LogLine {
  return { ...line(ply, text), seat, kind };
}

const LOG = [
  of(1, 1, "Marko draws."),
  of(0, 2, "You draw."),
  of(null, 2, "The row gets a card."),
  of(1, 2, "Marko’s turn begins.", "began"),
  of(1, 3, "Marko plays a card."),
  of(1, 4, "Marko dispatches three wagons."),
  of(2, 5, "Ira draws."),
  of(0, 5, "Your turn begins.", "began"),
];

describe("since your last turn", () => {
  it("tells what others did after one's last act, and not that turns began", () => {
    expect(linesSince(LOG, 0).map((each) => each.ply)).toEqual([3, 4, 5]);
    expect(linesSince(LOG, null)).toEqual([]);
    expect(linesSince(LOG.slice(0, 1), 0)).toEqual([]); // before one has done anything
    expect(linesSince([...LOG, of(0, 6, "You draw.")], 0)).toEqual([]); // it closes when one acts
  });

  it("goes on where an act of another also tells of oneself: a turn that is skipped, cards that are given", () => {
    const skipped = [
      ...LOG.slice(0, 5),
      of(1, 4, "Marko lays a red signal."),
      of(0, 4, "You skip your turn.", "skipped"),
    ];
    expect(linesSince(skipped, 0).map((each) => each.text)).toEqual([
      "Marko plays a card.",
      "Marko lays a red signal.",
    ]);
  });

  it("says of each turn what says most, and the latest where not all of it fits", () => {
    const since = linesSince(LOG, 0);
    expect(inShort(since, 100).map((each) => each.text)).toEqual(["Marko dispatches three wagons.", "Ira draws."]);
    expect(inShort(since, 20).map((each) => each.text)).toEqual(["Ira draws."]);
    expect(inShort(since, 2)).toEqual([]);
  });

  it("marks on the board the line that is pointed at, until the table changes", () => {
    const session = new Session();
    session.welcomed(welcome([0]), false);
    session.shown(scene({ act: 4, log: LOG }));
    session.pointed = LOG[4]!;
    expect(session.lastLines).toEqual([LOG[4]]);
    session.shown(scene({ act: 5, log_from: LOG.length, log: [of(0, 6, "You draw.")] }));
    expect(session.lastLines.map((each) => each.ply)).toEqual([6]);
  });
});
