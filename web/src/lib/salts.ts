// A shuffle to which everybody adds (docs/fairness.md): what is worked out of salts, and what this browser remembers.
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils";
import type { Shuffle } from "../wire";
import { recall, remember } from "./store";

/** What this browser knows of a shuffle from before the deal. */
export interface Kept {
  table: string;
  commitment: string; // as it was told before we added anything
  salts: Record<number, string>; // ours, by seat
  seals: Record<number, string> | null; // everybody's, as they stood when we opened ours
}

/** One thing that was compared. */
export interface Step {
  is: "good" | "bad" | "plain";
  text: string; // the name of the sentence
  seat?: number;
}

const TAG = new TextEncoder().encode("roundhouse shuffle 1\n");
const MOST = 40;

export function newSalt(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function sealOf(salt: string): string {
  return bytesToHex(sha256(hexToBytes(salt)));
}

export function mixedSeed(salt: string, added: { seat: number; salt: string }[]): string {
  if (added.length === 0) return salt;
  const mixed = sha256.create().update(TAG).update(hexToBytes(salt));
  for (const one of [...added].sort((a, b) => a.seat - b.seat))
    mixed.update(Uint8Array.of(one.seat)).update(hexToBytes(one.salt));
  return bytesToHex(mixed.digest());
}

export function keptOf(table: string): Kept | null {
  return recall<Kept[]>("shuffles", []).find((one) => one.table === table) ?? null;
}

export function keep(kept: Kept): void {
  const others = recall<Kept[]>("shuffles", []).filter((one) => one.table !== kept.table);
  remember("shuffles", [...others, kept].slice(-MOST));
}

export function sealsOf(told: Shuffle): Record<number, string> {
  return Object.fromEntries(told.added.flatMap(({ seat, seal }) => (seal === null ? [] : [[seat, seal]])));
}

export function isSame(one: Record<number, string>, other: Record<number, string>): boolean {
  const seats = Object.keys({ ...one, ...other }).map(Number);
  return seats.every((seat) => one[seat] === other[seat]);
}

/** Whether it is said of a shuffle that there was none, and this browser knows of nothing that it added. */
export function isFixed(told: Shuffle, kept: Kept | null): boolean {
  return told.step === "fixed" && kept === null;
}

/** Everything that can be compared after the end: what was told then, and what this browser knows from before. */
export function checked(told: Shuffle, dealtFrom: string, kept: Kept | null): Step[] {
  const salt = told.salt ?? "";
  const added = told.added.flatMap(({ seat, salt: theirs }) => (theirs === null ? [] : [{ seat, salt: theirs }]));
  const isMixed = mixedSeed(salt, added) === told.seed && told.seed === dealtFrom;
  return [
    toldBefore(told, kept),
    { is: sealOf(salt) === told.commitment ? "good" : "bad", text: "fair-server" },
    ...told.added.map((one) => addedBy(one, told, kept)),
    ...ownSteps(told, kept),
    ...(added.length === 0 ? [{ is: "plain" as const, text: "fair-nobody" }] : []),
    { is: isMixed ? "good" : "bad", text: "fair-seed" },
  ];
}

function toldBefore(told: Shuffle, kept: Kept | null): Step {
  if (kept === null) return { is: "plain", text: "fair-not-there" };
  return { is: kept.commitment === told.commitment ? "good" : "bad", text: "fair-told" };
}

function addedBy({ seat, seal, salt }: Shuffle["added"][number], told: Shuffle, kept: Kept | null): Step {
  const before = kept?.seals;
  // To count a part as often as one likes is to choose among deals.
  if (told.added.filter((one) => one.seat === seat).length > 1) return { is: "bad", text: "fair-added", seat };
  if (before && before[seat] !== (seal ?? undefined)) return { is: "bad", text: "fair-changed", seat };
  if (seal === null) return { is: "plain", text: "fair-none", seat };
  if (salt === null) return { is: "plain", text: "fair-late", seat };
  return { is: sealOf(salt) === seal ? "good" : "bad", text: "fair-added", seat };
}

/** Whether what we added for our seats is in it. */
function ownSteps(told: Shuffle, kept: Kept | null): Step[] {
  return Object.entries(kept?.salts ?? {}).map(([seat, salt]) => {
    const isIn = told.added.some((one) => one.seat === Number(seat) && one.salt === salt);
    return { is: isIn ? "good" : "plain", text: isIn ? "fair-own" : "fair-own-missing", seat: Number(seat) };
  });
}
