import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command } from "../src/lib/connection.svelte";
import { Grace } from "../src/lib/grace.svelte";
import { Session } from "../src/lib/session.svelte";
import { scene, welcome } from "./tables";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("grace", () => {
  it("lasts as long as the server says, whatever else it shows meanwhile", () => {
    const grace = new Grace();
    grace.shown(scene({ act: 5, grace: 2 }));
    expect([grace.isOn, grace.isFresh, grace.seconds]).toEqual([true, true, 2]);
    vi.advanceTimersByTime(1000);
    grace.shown(scene({ act: 5, grace: 1 }));
    expect([grace.isOn, grace.isFresh, grace.seconds]).toEqual([true, false, 2]);
    vi.advanceTimersByTime(999);
    expect(grace.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(grace.isOn).toBe(false);
  });

  it("is over with the next act, and does not come back once one goes on", () => {
    const grace = new Grace();
    grace.shown(scene({ act: 5, grace: 2 }));
    grace.shown(scene({ act: 6 }));
    expect(grace.isOn).toBe(false);
    grace.shown(scene({ act: 7, grace: 2 }));
    grace.end();
    grace.shown(scene({ act: 7, grace: 1.9 }));
    expect(grace.isOn).toBe(false);
  });

  it("is ended at the server once", () => {
    const [session, asked] = [new Session(), [] as Command[]];
    session.link = { state: "open", ask: (command) => (asked.push(command), new Promise(() => {})) };
    session.welcomed(welcome([0]), false);
    session.goOn();
    session.shown(scene({ act: 5, decider: 1, grace: 2 }));
    session.goOn();
    session.goOn();
    expect(asked).toEqual([{ t: "go_on", after: 5 }]);
  });
});
