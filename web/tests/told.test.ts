import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beside, drawn } from "../src/lib/beside";
import { Session } from "../src/lib/session.svelte";
import Things from "./Things.svelte";
import { move, played, scene, welcome } from "./tables";

let mounted: object[] = [];

function table(moves = [move(7)]): {
  session: Session;
  ask: ReturnType<typeof vi.fn>;
  all: HTMLElement[];
  lit: HTMLElement;
} {
  const ask = vi
    .fn()
    .mockImplementation((command: { t: string }) =>
      Promise.resolve(
        command.t === "about"
          ? { t: "about", id: "x", title: "Wagon", lines: ["Brings 2 points."] }
          : { t: "done", id: "x" },
      ),
    );
  const session = new Session();
  session.link = { state: "open", ask };
  session.welcomed(welcome([0]), false);
  session.shown(scene({ moves }));
  mounted.push(mount(Things, { target: document.body, props: { session, moves } }));
  flushSync();
  const all = [...document.querySelectorAll<HTMLElement>("[data-told]")];
  return { session, ask, all, lit: document.querySelector<HTMLElement>(".spot")! };
}

function pointer(element: HTMLElement, type: string, pointerType: string): void {
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: false }), { pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
  vi.useRealTimers();
});

describe("a thing", () => {
  it("is told when the pointer rests on it, not when it passes", async () => {
    const { session, ask, all } = table();
    pointer(all[0]!, "pointerenter", "mouse");
    pointer(all[0]!, "pointerleave", "mouse");
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).not.toHaveBeenCalled();
    pointer(all[0]!, "pointerenter", "mouse");
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledWith({ t: "about", kind: "points", args: { seat: 0 }, ply: null });
    expect(session.explanation).toMatchObject({ title: "Wagon", lines: ["Brings 2 points."], text: null });
    pointer(all[0]!, "pointerleave", "mouse");
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.explanation).toBeNull();
  });

  it("is told by the focus at once, and asked for once", async () => {
    const { session, ask, all } = table();
    for (let i = 0; i < 2; i++) {
      all[0]!.dispatchEvent(new FocusEvent("focus"));
      await vi.advanceTimersByTimeAsync(0);
      expect(session.explanation?.title).toBe("Wagon");
      all[0]!.dispatchEvent(new FocusEvent("blur"));
      await vi.advanceTimersByTimeAsync(1000);
      expect(session.explanation).toBeNull();
    }
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is told by a long press, which does not choose", async () => {
    const { session, ask, lit } = table();
    pointer(lit, "pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(1000);
    pointer(lit, "pointerup", "touch");
    lit.click();
    expect(session.explanation?.title).toBe("Wagon");
    expect(ask).not.toHaveBeenCalledWith(expect.objectContaining({ t: "play" }));
    lit.click();
    expect(ask).toHaveBeenCalledWith(played([7]));
  });

  it.each([
    [[3], ["Brings 2 points.", "Brings 3 points at once."]],
    [[-1], ["Brings 2 points.", "Costs 1 point at once."]],
    [
      [3, 3],
      ["Brings 2 points.", "Brings 3 points at once."],
    ],
    [[3, 4], ["Brings 2 points."]],
    [[0], ["Brings 2 points."]],
  ])("says before the click what its moves bring at once, if that is certain: %j", async (gains, lines) => {
    const { session, lit } = table(gains.map((gain, code) => ({ ...move(code), gain })));
    pointer(lit, "pointerenter", "mouse");
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.explanation?.lines).toEqual(lines);
  });

  it("is one stop of Tab with its group, which the arrows walk", () => {
    const { all } = table();
    expect(all.map((each) => each.tabIndex)).toEqual([0, -1]);
    all[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }));
    expect(document.activeElement).toBe(all[1]);
    expect(all.map((each) => each.tabIndex)).toEqual([-1, 0]);
  });

  it("of the past is asked for as it was", async () => {
    const { session, ask } = table();
    session.moment = { t: "moment", id: "x", ply: 3, view: {}, log_until: 0, turn: 1 };
    await session.about({ kind: "track", args: { track: 0 } });
    expect(ask).toHaveBeenCalledWith({ t: "about", kind: "track", args: { track: 0 }, ply: 3 });
  });
});

describe("a bubble", () => {
  const view = { width: 1000, height: 600 };
  const size = { width: 280, height: 120 };

  it.each([
    ["above", { left: 400, top: 300, width: 80, height: 100 }],
    ["below", { left: 400, top: 20, width: 80, height: 100 }],
    ["right", { left: 20, top: 10, width: 80, height: 580 }],
    ["left", { left: 900, top: 10, width: 80, height: 580 }],
  ])("stands %s what it explains where there is room", (side, box) => {
    const spot = beside(box, size, view);
    expect(spot.side).toBe(side);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.left + size.width).toBeLessThanOrEqual(view.width);
    expect(spot.top + size.height).toBeLessThanOrEqual(view.height);
    const isApart =
      spot.left >= box.left + box.width ||
      spot.left + size.width <= box.left ||
      spot.top >= box.top + box.height ||
      spot.top + size.height <= box.top;
    expect(isApart).toBe(true);
  });
});

describe("what is drawn of a place", () => {
  it("has an end, even if nothing of it is shown", () => {
    const hidden = document.createElement("button");
    hidden.append(document.createElement("span"));
    const { left, top, width, height } = drawn(hidden);
    expect([left, top, width, height]).toEqual([0, 0, 0, 0]);
  });
});
