import { afterEach, describe, expect, it, vi } from "vitest";
import { leastCovering, taken, type Box } from "../src/guide/corners";
import { Session } from "../src/lib/session.svelte";
import { numberSpots } from "../src/table/keys";
import type { LessonStage } from "../src/wire";
import { move, scene, welcome } from "./tables";

const STEPS = ["goal", "hand", "wagon"].map((title) => ({ title, text: `${title}.`, at: [`${title}:0`] }));

function taught(parts: Partial<LessonStage>, act = 4): { session: Session; ask: ReturnType<typeof vi.fn> } {
  const session = new Session();
  const ask = vi.fn().mockResolvedValue({ t: "done", id: "x" });
  session.link = { state: "open", ask };
  session.welcomed(welcome([0]), false);
  show(session, parts, act);
  return { session, ask };
}

function show(session: Session, parts: Partial<LessonStage>, act: number): void {
  const lesson = { first: 0, count: 9, steps: STEPS, codes: [7], is_answered: false, is_strayed: false, ...parts };
  session.shown(scene({ act, moves: [move(6), move(7)], lesson }));
}

afterEach(() => localStorage.clear());

describe("the guide", () => {
  it("reads step by step, and lights the move that the last one expects", () => {
    const { session, ask } = taught({});
    const { guide } = session;
    expect([guide.step.title, guide.code, guide.isRead]).toEqual(["goal", null, true]);
    expect(guide.places).toBe('[data-at~="goal:0"]');
    guide.next();
    guide.next();
    expect([guide.step.title, guide.code, guide.isRead]).toEqual(["wagon", 7, false]);
    expect([guide.task, guide.places]).toEqual(["Move 7", "[data-guided]"]);
    guide.next();
    expect(guide.number).toBe(2);
    expect(ask).not.toHaveBeenCalled();
  });

  it("goes back through what is read, and beyond that takes moves back", async () => {
    const { session, ask } = taught({ first: 3, steps: STEPS.slice(0, 2) });
    session.guide.next();
    await session.guide.back();
    expect([session.guide.number, ask.mock.calls.length]).toEqual([3, 0]);
    await session.guide.back();
    expect(ask).toHaveBeenCalledWith({ t: "guide", after: 4, to: "step", step: 2 });
    show(session, { first: 0 }, 5);
    expect(session.guide.step.title).toBe("wagon");
  });

  it("skips what is read by reading on, and what is done by having it done", async () => {
    const { session, ask } = taught({ steps: STEPS.slice(1) });
    await session.guide.skip();
    expect([session.guide.number, ask.mock.calls.length]).toEqual([1, 0]);
    await session.guide.skip();
    expect(ask).toHaveBeenCalledWith({ t: "guide", after: 4, to: "skip", step: 0 });
  });

  it("waits while the others answer, and leaves after the last step", async () => {
    const { session, ask } = taught({ first: 2, steps: STEPS.slice(2), codes: [], is_answered: true });
    expect([session.guide.isRead, session.guide.code, session.guide.isQuiet]).toEqual([false, null, true]);
    show(session, { first: 8, steps: STEPS.slice(2), codes: [] }, 5);
    expect([session.guide.isRead, session.guide.isLast, session.guide.isQuiet]).toEqual([true, true, false]);
    session.guide.next();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith({ t: "guide", after: 5, to: "play", step: 0 }));
  });

  it("leads back whoever has strayed, and lights nothing until then", async () => {
    const { session, ask } = taught({ first: 3, steps: STEPS.slice(2), codes: [], is_strayed: true });
    expect([session.guide.places, session.guide.isRead]).toEqual(["", false]);
    await session.guide.back();
    expect(ask).toHaveBeenCalledWith({ t: "guide", after: 4, to: "step", step: 3 });
  });

  it("has a step made that is done or left, though the decision goes on, and the rest tried", () => {
    const { session, ask } = taught({ first: 2, steps: STEPS.slice(2), codes: [7, 9] });
    const asked = (): unknown => ask.mock.lastCall?.[0].whole;
    const offers = (codes: number[]): unknown => {
      session.isBusy = false;
      void session.playAll(codes);
      return asked();
    };
    expect([offers([7]), offers([7, 9]), offers([6])]).toEqual([true, false, false]);
    show(session, { first: 8, steps: STEPS.slice(2), codes: [] }, 5); // it is over: the game goes on
    expect(offers([6])).toBe(true);
  });

  it("is taken up where this browser left it", () => {
    const { session } = taught({});
    session.guide.next();
    const again = taught({}).session;
    expect(again.guide.number).toBe(0);
    again.guide.resume("7F3K");
    expect(again.guide.number).toBe(1);
    again.guide.resume("ELSE");
    expect(again.guide.number).toBe(1);
  });

  it("stands where it covers nothing that is lit, and rather at the bottom right", () => {
    const box = (left: number, top: number): Box => ({ left, top, right: left + 200, bottom: top + 300 });
    const boxOf = (corner: string): Box => box(corner.includes("left") ? 0 : 800, corner.includes("top") ? 0 : 500);
    expect(leastCovering([], boxOf, "left top")).toBe("right bottom");
    expect(leastCovering([box(700, 600)], boxOf, "right bottom")).toBe("right top");
    expect(leastCovering([box(700, 600)], boxOf, "left top")).toBe("left top");
  });

  it("lights all that is drawn of a place to click, and of a part of the board what is in sight", () => {
    document.body.innerHTML = "<div><b></b></div>";
    const [place, part] = [document.querySelector("div")!, document.querySelector("b")!];
    place.getBoundingClientRect = () => new DOMRect(100, 100, 24, 24);
    part.getBoundingClientRect = () => new DOMRect(90, 120, 20, 60); // a space of a route, outside its button
    expect(taken(place)).toEqual({ left: 100, top: 100, right: 124, bottom: 124 });
    place.dataset.guided = "";
    expect(taken(place)).toEqual({ left: 90, top: 100, right: 124, bottom: 180 });
  });

  it("gives the first number to what it speaks of", () => {
    document.body.innerHTML = '<b data-lit=""></b><b data-lit="" data-guided=""></b>';
    numberSpots(document.body, false);
    expect([...document.querySelectorAll("b")].map((place) => place.dataset.key)).toEqual(["2", "1"]);
  });
});
