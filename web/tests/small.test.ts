import { describe, expect, it } from "vitest";
import { clockText, secondsLeft } from "../src/lib/clock.svelte";
import { cutAtNames } from "../src/lib/names";
import { scene } from "./tables";

const { people } = scene({});

describe("names in a sentence", () => {
  it("are found where they stand alone", () => {
    const runs = cutAtNames("Olena gives a card to Marko, not to Markos.", { people, viewer: null, you: "You" });
    expect(runs.filter((run) => run.seat !== null)).toEqual([
      { text: "Olena", seat: 0 },
      { text: "Marko", seat: 1 },
    ]);
    expect(runs.map((run) => run.text).join("")).toBe("Olena gives a card to Marko, not to Markos.");
  });

  it("include what the sentence calls the viewer", () => {
    expect(cutAtNames("Ви берете карту.", { people, viewer: 0, you: "Ви" })[0]).toEqual({ text: "Ви", seat: 0 });
    expect(cutAtNames("Вибір зроблено.", { people, viewer: 0, you: "Ви" })[0]!.seat).toBeNull();
  });
});

describe("clocks", () => {
  it("are told in minutes and seconds", () => {
    expect(clockText(61.2)).toBe("1:02");
  });

  it("run only for the seat that decides, by the server's time", () => {
    const now = Date.now() / 1000;
    const table = { ...scene({}).table, clock: { kind: "bank" as const, seconds: 600 } };
    const clocks = [
      { left: 100, runs: true },
      { left: 90, runs: false },
    ];
    const shown = scene({ table, clocks, at: now + 5 - 30 });
    expect(secondsLeft(shown, 0, 5)).toBeCloseTo(70, -1);
    expect(secondsLeft(shown, 1, 5)).toBe(90);
    expect(secondsLeft(scene({ clocks }), 0, 0)).toBeNull();
  });
});
