import { describe, expect, it } from "vitest";
import { type Flight, MotionQueue } from "../src/lib/motion";

const flight = (name: string): Flight => ({ from: name, to: name });

function workshop(pace = 1): { queue: MotionQueue; flown: string[]; land: () => Promise<void> } {
  const flown: string[] = [];
  const landings: (() => void)[] = [];
  const queue = new MotionQueue(
    () => pace,
    ({ from }) => {
      flown.push(from);
      let finish = () => {};
      const done = new Promise<void>((resolve) => (finish = resolve));
      landings.push(finish);
      return { done, skip: finish };
    },
  );
  const land = async () => {
    landings.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, flown, land };
}

describe("motion", () => {
  it("is one thing at a time", async () => {
    const { queue, flown, land } = workshop();
    queue.add([flight("a"), flight("b")]);
    expect(flown).toEqual(["a"]);
    await land();
    expect(flown).toEqual(["a", "b"]);
  });

  it("is skipped by a click, all of it", async () => {
    const { queue, flown, land } = workshop();
    queue.add([flight("a"), flight("b"), flight("c")]);
    queue.skip();
    await land();
    expect(flown).toEqual(["a"]);
    queue.add([flight("d")]);
    expect(flown).toEqual(["a", "d"]);
  });

  it("does not happen under reduced motion", () => {
    const { queue, flown } = workshop(0);
    queue.add([flight("a")]);
    expect(flown).toEqual([]);
  });

  it("does not keep people waiting after a long absence", async () => {
    const { queue, flown, land } = workshop();
    queue.add(Array.from({ length: 40 }, (_, i) => flight(String(i))));
    for (let i = 0; i < 50; i += 1) await land();
    expect(flown.length).toBeLessThanOrEqual(7);
    expect(flown.at(-1)).toBe("39");
  });
});
