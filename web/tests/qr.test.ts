import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Qr from "../src/design/Qr.svelte";

const BORDER = 4;
const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

/** The drawing as rows of dark and light. */
function drawn(text: string): string[] {
  const page = mount(Qr, { target: document.body, props: { text, label: "A link" } });
  const svg = document.querySelector("svg")!;
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const dark = new Set(
    [
      ...svg
        .querySelector("path")!
        .getAttribute("d")!
        .matchAll(/M(\d+) (\d+)h1v1h-1z/g),
    ].map((one) => `${one[1]} ${one[2]}`),
  );
  void unmount(page);
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? "#" : ".")).join(""),
  );
}

describe("a QR code", () => {
  it("has what a camera looks for: a quiet border and three squares in its corners", () => {
    const rows = drawn("http://192.168.1.5:7433/t/7F3KPQ#a-secret-of-24-letters-x");
    const size = rows.length;
    expect((size - 2 * BORDER - 17) % 4).toBe(0); // 21, 25, 29, … modules
    for (const i of [0, BORDER - 1, size - BORDER, size - 1]) {
      expect(rows[i]).toBe(".".repeat(size));
      expect(rows.every((row) => row[i] === ".")).toBe(true);
    }
    const end = size - BORDER - FINDER.length;
    for (const [x, y] of [
      [BORDER, BORDER],
      [end, BORDER],
      [BORDER, end],
    ] as const) {
      expect(rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(FINDER);
    }
  });

  it("is another one for another link", () => {
    expect(drawn("http://192.168.1.5:7433/")).not.toEqual(drawn("http://192.168.1.6:7433/"));
  });
});
