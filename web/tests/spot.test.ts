import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Meant } from "../src/board/contract";
import { Session } from "../src/lib/session.svelte";
import { numberSpots, pressCommit, pressSpot } from "../src/table/keys";
import type { MoveOffer } from "../src/wire";
import Place from "./Place.svelte";
import { move, played, scene, welcome } from "./tables";

let mounted: object[] = [];

function place(
  moves: MoveOffer[],
  decider = 0,
  why?: Meant,
): { session: Session; button: HTMLButtonElement; ask: ReturnType<typeof vi.fn> } {
  const ask = vi
    .fn()
    .mockResolvedValue({ t: "why", id: "x", text: "No track has room (TR-034).", clauses: ["TR-034"] });
  const session = new Session();
  session.link = { state: "open", ask };
  session.welcomed(welcome([0]), false);
  session.shown(scene({ decider, moves }));
  mounted.push(mount(Place, { target: document.body, props: { session, moves, why } }));
  flushSync();
  return { session, ask, button: [...document.querySelectorAll("button")].at(-1)! };
}

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

describe("a spot", () => {
  it("with a move is lit, named, and makes it", () => {
    const { button, ask } = place([move(7)]);
    expect(button.classList.contains("is-legal")).toBe(true);
    expect(button.textContent).toContain("Freight wagon.");
    button.click();
    expect(ask).toHaveBeenCalledWith(played([7]));
  });

  it("with several moves is picked", () => {
    const { session, button, ask } = place([move(7), move(8)]);
    button.click();
    flushSync();
    expect(ask).not.toHaveBeenCalled();
    expect(session.pickedMoves).toHaveLength(2);
    expect(button.getAttribute("aria-pressed")).toBe("true");
  });

  it("without a move says why, asking once for each act", async () => {
    const { session, button, ask } = place([], 0, { kind: "play", args: { card: "freight_1" } });
    expect(button.classList.contains("is-off")).toBe(true);
    expect(button.tabIndex).toBe(0);
    button.dispatchEvent(new FocusEvent("focus"));
    await vi.waitFor(() => expect(session.explanation?.text).toBe("No track has room (TR-034)."));
    button.dispatchEvent(new MouseEvent("mouseenter"));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is at rest while others decide", () => {
    const { button, ask } = place([move(7)], 1, { kind: "play", args: {} });
    expect(button.classList.contains("is-legal")).toBe(false);
    expect(button.classList.contains("is-off")).toBe(false);
    button.dispatchEvent(new MouseEvent("mouseenter"));
    expect(ask).not.toHaveBeenCalled();
  });

  it("shows its card large where there is nothing to choose", () => {
    const { session, button } = place([], 1);
    button.click();
    expect(session.enlarged).toBe("freight_1");
  });

  it("has the number of its place among the lit ones", () => {
    place([move(7)]);
    place([], 1);
    const { ask } = place([move(9)]);
    numberSpots(document.body, false);
    expect(pressSpot(document, "2")).toBe(true);
    expect(ask).toHaveBeenCalledWith(played([9]));
    expect(pressSpot(document, "3")).toBe(false);
  });

  it("has a letter where the numbers are used up, after the bar and the market", () => {
    const target = document.createElement("div");
    target.innerHTML = `${'<button class="route" data-lit=""></button>'.repeat(10)}<button data-lit="elsewhere"></button>
      <section class="market"><button class="deck" data-lit=""></button></section>
      <div data-bar data-keys><button class="btn go" data-lit=""></button></div>`;
    document.body.append(target);
    numberSpots(target, false);
    expect(target.querySelector<HTMLElement>(".deck")!.dataset.key).toBe("1");
    expect(target.querySelector<HTMLElement>(".btn")!.dataset.key).toBe("2");
    const routes = [...target.querySelectorAll<HTMLElement>(".route")].map((route) => route.dataset.key).join("");
    expect(routes).toBe("3456789acd");
    expect(target.querySelector<HTMLElement>('[data-lit="elsewhere"]')!.dataset.key).toBe("e");
    const press = vi.fn();
    target.querySelector(".go")!.addEventListener("click", press);
    expect(pressCommit(document)).toBe(true);
    expect(press).toHaveBeenCalledOnce();
  });
});
