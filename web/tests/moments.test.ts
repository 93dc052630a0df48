import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moments as express } from "../src/games/continental_express/moments";
import { moments as lakes } from "../src/games/great_lakes/moments";
import { moments as isle } from "../src/games/isle_of_trains/moments";
import { moments as cards } from "../src/games/ticket_cards/moments";
import { moments as traffic } from "../src/games/traffic/moments";
import { LONGEST, playScene, take } from "../src/lib/moments";
import { Session } from "../src/lib/session.svelte";
import type { LogLine } from "../src/wire";
import { line, scene, welcome } from "./tables";

function told(kind: string, args: Record<string, unknown>): LogLine {
  return { ...line(1, "So it happened."), kind, args };
}

describe("what a game calls a scene", () => {
  it("lets a train leave by the end at which its wagons stood", () => {
    const leave = (before: string[], after: string[], side: string | null = null) =>
      traffic(
        told("dispatched", { seat: 0, track: 1 }),
        { tracks: [[], after] } as never,
        { view: { tracks: [[], before], side } } as never,
      )[0]!.moving;
    expect(leave(["a", "b", "c"], ["c"])).toMatchObject({ from: 0, to: 2, way: "left" });
    expect(leave(["a", "b", "c"], ["a"])).toMatchObject({ from: 1, to: 3, way: "right" });
    expect(leave(["a", "b"], [], "left")).toMatchObject({ from: 0, to: 2, way: "left" });
    expect(traffic(told("drew", {}), {} as never, {} as never)).toEqual([]);
  });

  it("knows a robbery, a fire, an accident, a contract, a harbour and the last round", () => {
    const table = { view: { last_turns: null }, say: (name: string) => name } as never;
    const scenes = [
      ...cards(told("robbed", { colour: "red" }), {} as never, table),
      ...cards(told("began", { seat: 0 }), { last_turns: 3 } as never, table),
      ...cards(told("began", { seat: 0 }), { last_turns: null } as never, table),
      ...express(told("happened", { card: "station_fire" })),
      ...express(told("happened", { card: "train_accident" })),
      ...isle(told("completed", { island: "north" })),
      ...isle(told("last_round", {})),
      ...lakes(told("built_harbour", { city: "duluth" }), {} as never, table),
    ];
    expect(scenes.map((each) => each.scene)).toEqual([
      "robbed",
      "last_round",
      "burns",
      "scatters",
      "completed",
      "last_round",
      "built",
    ]);
  });

  it("tells of the tickets that the viewer's route has completed, and of nobody else's", () => {
    const journeys = (done: boolean[]) => done.map((each, i) => ({ ticket: `t${i}`, done: each }));
    const tickets = { t0: { name: "A–B", points: 7 }, t1: { name: "C–D", points: 9 } };
    const table = {
      viewer: 0,
      view: { journeys: journeys([true, false]) },
      catalogue: { tickets },
      say: (_: string, args: object) => JSON.stringify(args),
    } as never;
    const now = { journeys: journeys([true, true]) } as never;
    const own = lakes(told("claimed", { seat: 0, route: "r" }), now, table);
    expect(own).toEqual([
      { scene: "completed", at: '[data-ticket="t1"]', text: JSON.stringify({ name: "C–D", points: 9 }) },
    ]);
    expect(lakes(told("claimed", { seat: 1, route: "r" }), now, table)).toEqual([]);
  });
});

describe("a scene", () => {
  const durations: number[] = [];
  const cancelled = vi.fn();
  beforeEach(() => {
    durations.length = 0;
    document.body.innerHTML =
      '<div data-at="track:0" id="t"><i class="wagon" data-at="w" data-lit=""></i><i class="wagon"></i><b>x</b></div>';
    HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 90 }) as DOMRect;
    HTMLElement.prototype.animate = vi.fn((_, timing: KeyframeAnimationOptions) => {
      durations.push(Number(timing.duration) + Number(timing.delay ?? 0));
      let fail = (): void => {};
      const finished = new Promise((_, reject) => (fail = () => reject(new Error("cancelled"))));
      return { finished, cancel: () => (cancelled(), fail()) } as unknown as Animation;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it("shows what stood there, by no name that the page is searched by, for 900 ms at most, and is gone when skipped", async () => {
    const taken = take({ scene: "departs", at: '[data-at~="track:0"]', moving: { of: ".wagon", from: 1 } });
    document.querySelector("#t")!.remove(); // the page has changed
    const played = playScene(taken, LONGEST);
    const stage = document.querySelector("[data-moment=departs]")!;
    expect(stage.querySelectorAll("[data-at], [data-lit], #t")).toHaveLength(0);
    const wagons = [...stage.querySelectorAll<HTMLElement>(".wagon")];
    expect(wagons.map((each) => each.style.visibility)).toEqual(["", "visible"]);
    expect(Math.max(...durations)).toBeLessThanOrEqual(900);
    played.skip();
    await played.done;
    expect(document.querySelector("[data-moment]")).toBeNull();
  });

  it("is only told where its place is not on the screen", () => {
    const taken = take({ scene: "built", at: "[data-at~=nowhere]" });
    expect(taken.frame).toBeNull();
    void playScene(taken, LONGEST);
    expect(document.querySelector("[data-moment=built]")!.childElementCount).toBe(0);
  });

  it("is made while the page still is as it was, and only of news", () => {
    const session = new Session();
    session.welcomed(welcome([0]), false);
    const seen: [number, number][] = [];
    session.beforeShown = (lines, next) => seen.push([lines.length, next.act - session.scene!.act]);
    session.shown(scene({ act: 4, log: [line(1, "one")] }));
    session.shown(scene({ act: 5, log_from: 1, log: [line(2, "two")] }));
    session.shown(scene({ act: 5, log_from: 0, log_anew: true, log: [line(1, "один"), line(2, "два")] }));
    expect(seen).toEqual([[1, 1]]);
  });
});
