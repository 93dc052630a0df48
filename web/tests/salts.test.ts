import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checked, isFixed, type Kept, mixedSeed, sealOf } from "../src/lib/salts";
import type { Shuffle } from "../src/wire";

const SERVER = "01".repeat(32);
const SALTS = ["aa".repeat(32), "bb".repeat(32)];
const hash = (...parts: (string | Uint8Array)[]): string => {
  const hashed = createHash("sha256");
  for (const part of parts) hashed.update(part);
  return hashed.digest("hex");
};
const bytes = (hex: string): Uint8Array => Buffer.from(hex, "hex");

function told(changes: Partial<Shuffle> = {}): Shuffle {
  const added = SALTS.map((salt, seat) => ({ seat, seal: sealOf(salt), salt, brings: true }));
  const seed = mixedSeed(SERVER, added);
  return { commitment: sealOf(SERVER), salt: SERVER, added, seed, step: "dealt", ...changes } as Shuffle;
}

const kept: Kept = {
  table: "7F3K",
  commitment: sealOf(SERVER),
  salts: { 0: SALTS[0]! },
  seals: { 0: sealOf(SALTS[0]!), 1: sealOf(SALTS[1]!) },
};
const bad = (shuffle: Shuffle, dealt: string, known: Kept | null): string[] =>
  checked(shuffle, dealt, known).flatMap((step) => (step.is === "bad" ? [step.text] : []));

describe("a shuffle to which people have added", () => {
  it("is mixed of all salts in the order of seats", () => {
    const tag = "roundhouse shuffle 1\n";
    const mixed = hash(tag, bytes(SERVER), Uint8Array.of(0), bytes(SALTS[0]!), Uint8Array.of(1), bytes(SALTS[1]!));
    const added = SALTS.map((salt, seat) => ({ seat, salt }));
    expect(mixedSeed(SERVER, added)).toBe(mixed);
    expect(mixedSeed(SERVER, [...added].reverse())).toBe(mixed);
    expect(mixedSeed(SERVER, [])).toBe(SERVER);
  });

  it("is found to be kept", () => {
    expect(bad(told(), told().seed!, kept)).toEqual([]);
    expect(checked(told(), told().seed!, kept).map((step) => step.text)).toContain("fair-own");
  });

  it("is found out where something was changed", () => {
    const seed = told().seed!;
    expect(bad(told(), "00".repeat(32), kept)).toEqual(["fair-seed"]);
    expect(bad(told(), seed, { ...kept, commitment: "00".repeat(32) })).toEqual(["fair-told"]);
    expect(bad(told({ salt: "02".repeat(32) }), seed, kept)).toEqual(["fair-server", "fair-seed"]);
    const others = { ...kept, seals: { ...kept.seals, 1: "00".repeat(32) } };
    expect(bad(told(), seed, others)).toEqual(["fair-changed"]);
  });

  it("counts nobody's part twice: a server that may repeat one could choose among deals", () => {
    const added = [...told().added, told().added[1]!];
    const seed = mixedSeed(SERVER, added as { seat: number; salt: string }[]);
    for (const known of [kept, null]) {
      expect(bad(told({ added, seed }), seed, known)).toEqual(["fair-added", "fair-added"]);
    }
  });

  it("was one, whatever is said later, where this browser has added to it", () => {
    expect(isFixed(told({ step: "fixed" }), kept)).toBe(false);
    expect(isFixed(told({ step: "fixed" }), null)).toBe(true);
    expect(isFixed(told(), null)).toBe(false);
  });
});
