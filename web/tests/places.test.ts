import { describe, expect, it } from "vitest";
import { goesOn } from "../src/games/great_lakes/places";
import { confirms } from "../src/games/ticket_cards/places";
import { move } from "./tables";

describe("a group of the card game", () => {
  const lay = (coloured: number): ReturnType<typeof move> => ({
    ...move(1),
    kind: "lay",
    args: { colour: "yellow", coloured },
  });
  const view = (...cards: string[]): Parameters<typeof confirms>[1] =>
    ({ seat: 0, best: null, least: { yellow: 2 }, hands: [{ cards }] }) as unknown as Parameters<typeof confirms>[1];

  it("waits for a word where it takes all locomotives with it, and not where it takes none or asks how many", () => {
    expect(confirms(lay(1), view("yellow", "locomotive"))).toBe(true);
    expect(confirms(lay(2), view("yellow", "yellow", "locomotive"))).toBe(false);
    expect(confirms(lay(1), view("yellow", "locomotive", "locomotive"))).toBe(false);
    expect(confirms(lay(2), view("yellow", "yellow"))).toBe(false);
  });
});

describe("a gap in the market of Great Lakes", () => {
  const refill = (deck: string): ReturnType<typeof move> => ({ ...move(1), kind: "refill", args: { deck } });
  const view = (...display: (string | null)[]): Parameters<typeof goesOn>[1] =>
    ({ display }) as unknown as Parameters<typeof goesOn>[1];
  const [train, ship] = [refill("train"), refill("ship")];

  it("is filled from the pile of the card that left it, or from the one that has cards", () => {
    expect(goesOn([train, ship], view("wild", null), view("wild", "ship2_red"))).toBe(ship);
    expect(goesOn([train, ship], view("wild", null), view("wild", "train_red"))).toBe(train);
    expect(goesOn([train, ship], view(null), view("wild"))).toBe(train);
    expect(goesOn([train], view(null), view("ship1_red"))).toBe(train);
    expect(goesOn([move(1)], view(null), view("ship1_red"))).toBeUndefined();
  });
});
