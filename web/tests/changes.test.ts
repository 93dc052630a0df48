import { describe, expect, it } from "vitest";
import { merged } from "../src/lib/changes";
import { scene } from "./tables";

const FIRST = scene({ number: 1, view: { seat: 0, phase: "turn", hand: ["red"] } });

describe("a scene that comes as what has changed", () => {
  it("keeps what it does not name, in the view too", () => {
    const now = merged(FIRST, { t: "scene", number: 2, after: 1, act: 5, view: { phase: "over" } });
    expect(now).toEqual({ ...FIRST, number: 2, after: 1, act: 5, view: { seat: 0, phase: "over", hand: ["red"] } });
    expect(FIRST.view.phase).toBe("turn");
  });

  it("keeps the whole view if nothing of it has changed", () => {
    const now = merged(FIRST, { t: "scene", number: 2, after: 1, spectators: 3 });
    expect(now?.view).toEqual(FIRST.view);
    expect(now?.spectators).toBe(3);
  });

  it("is the message itself where that is whole", () => {
    const whole = scene({ number: 7 });
    expect(merged(FIRST, whole)).toBe(whole);
    expect(merged(null, whole)).toBe(whole);
  });

  it("cannot be made of another scene than the one that it changes", () => {
    expect(merged(null, { t: "scene", number: 2, after: 1 })).toBeNull();
    expect(merged(FIRST, { t: "scene", number: 4, after: 3 })).toBeNull();
  });
});
