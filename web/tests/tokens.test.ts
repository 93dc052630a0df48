import { beforeEach, describe, expect, it, vi } from "vitest";
import { isOfThisMachine } from "../src/lib/here.svelte";
import { allTokens, claim, dropClaim, hold, keep, keysOf, takeFromAddress, tokensOf } from "../src/lib/tokens";

const LINK = "a-link-to-a-seat-0001";
const OWN = "a-secret-of-a-seat-01";

function open(path: string): void {
  history.replaceState(null, "", path);
  takeFromAddress("7F3K");
}

beforeEach(() => localStorage.clear());

describe("a link of a seat", () => {
  it("is claimed with a secret of this browser's own, remembered before it is sent", () => {
    open(`/t/7F3K#${LINK}`);
    const sent = keysOf("7F3K");
    expect(location.hash).toBe("");
    expect(sent.tokens).toEqual([]);
    const fresh = sent.claims[LINK]!;
    expect(fresh).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(localStorage.getItem("roundhouse.claims")).toContain(fresh);
    open(`/t/7F3K#${LINK}`); // the answer was lost, or the page was opened again
    expect(keysOf("7F3K")).toEqual(sent);
    keep("7F3K", sent, [fresh]);
    expect(keysOf("7F3K")).toEqual({ tokens: [fresh], claims: {} });
    expect(localStorage.getItem("roundhouse.seats")).not.toContain(LINK);
  });

  it("is kept as it is if it is the personal link of a seat, or one to watch", () => {
    open(`/t/7F3K#${OWN}`);
    keep("7F3K", keysOf("7F3K"), [OWN]);
    expect(keysOf("7F3K")).toEqual({ tokens: [OWN], claims: {} });
    open(`/t/7F3K#${OWN}`);
    expect(keysOf("7F3K")).toEqual({ tokens: [OWN], claims: {} });
  });

  it("what is not good at its table is forgotten; what was not asked about is not", () => {
    hold("7F3K", OWN);
    hold("OTHER", "a-secret-elsewhere-01");
    open(`/t/7F3K#${LINK}`);
    const sent = keysOf("7F3K");
    hold("7F3K", "a-secret-of-another-tab");
    claim("7F3K", "a-link-of-another-tab");
    keep("7F3K", sent, []);
    expect(tokensOf("7F3K")).toEqual(["a-secret-of-another-tab"]);
    expect(tokensOf("OTHER")).toEqual(["a-secret-elsewhere-01"]);
    expect(Object.keys(keysOf("7F3K").claims)).toEqual(["a-link-of-another-tab"]);
  });

  it("anything else behind the # is no link", () => {
    open("/t/7F3K#top");
    expect(keysOf("7F3K")).toEqual({ tokens: [], claims: {} });
  });
});

describe("a seat from the list", () => {
  it("is asked for under the same secret until there is an answer, and the list is asked with it", () => {
    const first = claim("7F3K");
    expect(claim("7F3K")).toBe(first);
    expect(allTokens()).toEqual([first]);
    expect(keysOf("7F3K").claims).toEqual({}); // it is not a link
    dropClaim("7F3K");
    expect(claim("7F3K")).not.toBe(first);
  });
});

describe("a browser that refuses to remember", () => {
  it("keeps its seats as long as the page", () => {
    const refuses = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no room");
    });
    hold("7F3K", OWN);
    expect(tokensOf("7F3K")).toEqual([OWN]);
    refuses.mockRestore();
    hold("7F3K", LINK);
    expect(localStorage.getItem("roundhouse.seats")).toContain(OWN);
  });
});

describe("this machine", () => {
  it("is known by its names", () => {
    for (const name of ["localhost", "table.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
      expect(isOfThisMachine(name)).toBe(true);
    for (const name of ["192.168.1.5", "table.example", "localhost.example", "127.0.0.1.example", "[fd00::2]"])
      expect(isOfThisMachine(name)).toBe(false);
  });
});
