import { describe, expect, it } from "vitest";
import { told } from "../src/lib/together";
import { line } from "./tables";

describe("equal lines", () => {
  it("are told as one, by the last of them", () => {
    const drew = line(1, "Marko draws a card.");
    const log = [
      drew,
      { ...drew, ply: 2, together: "Marko draws 2 cards." },
      { ...drew, ply: 3, together: "Marko draws 3 cards." },
      line(4, "Marko plays a card."),
      drew,
    ];
    expect(told(log).map((each) => [each.ply, each.text])).toEqual([
      [3, "Marko draws 3 cards."],
      [4, "Marko plays a card."],
      [1, "Marko draws a card."],
    ]);
    expect(told([])).toEqual([]);
  });
});
