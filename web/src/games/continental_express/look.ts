// Which drawing stands for what, in which livery.
import type { Card } from "./view";

const WAGONS: Record<string, [art: string, livery: string]> = {
  passenger: ["coach", "--b:#2f6b4f"],
  boxcar: ["boxcar", "--b:#a9552f"],
  coal: ["hopper", "--b:#5d5142"],
  tank: ["tanker", "--b:#66757c"],
  mail: ["mail", "--b:#3f6f8c"],
  locomotive: ["loco-1", "--b:#2b3f63"],
};
const STRIPES: Record<string, string> = {
  passenger: "var(--passenger)",
  boxcar: "var(--boxcar)",
  coal: "var(--freight)",
  tank: "var(--tanker)",
  mail: "var(--high_speed)",
};
const ENGINES: [art: string, livery: string][] = [
  ["loco-1", "--b:#1f5a4c"],
  ["loco-2", "--b:#a8442f"],
  ["loco-3", "--b:#2e4f7d"],
  ["loco-hs", "--t:#7a4a80"],
];

/** The drawing of a wagon card; a kind of another edition is a boxcar. */
export function vehicle(card: string): string {
  return (WAGONS[card] ?? WAGONS.boxcar!)[0];
}

export function livery(card: string): string {
  return (WAGONS[card] ?? WAGONS.boxcar!)[1];
}

/** The engine before a seat's train. */
export function engine(seat: number): { name: string; style: string } {
  const [name, style] = ENGINES[seat % ENGINES.length]!;
  return { name, style };
}

/** The drawing of a character or an event. */
export function picture(card: string, kind: Card): string {
  return `${kind.is_a === "event" ? "ev" : "ch"}-${card}`;
}

/** The colour that tells the kind, as a variable of the design. */
export function colour(card: string, kind: Card): string {
  if (kind.is_a === "character") return "var(--action)";
  if (kind.is_a === "event") return "var(--red-fill)";
  return kind.is_a === "wagon"
    ? (STRIPES[card] ?? "var(--freight)")
    : kind.is_a === "banknote"
      ? "#2c6a4d"
      : "var(--enamel)";
}

/** A contract's sentence, cut after its points. */
export function cutAtPoints(name: string): [points: string, rest: string] {
  const found = /^\d+/.exec(name);
  return found ? [found[0], name.slice(found[0].length)] : ["", name];
}

/** The symbols of one set of a contract, as they are drawn: colours by name, or how many of any one colour. */
export function groups(contract: { colour: string | null; size: number; colours: number }): string[][] {
  const letters = ["a", "b", "c", "d", "e"];
  return Array.from({ length: contract.colours }, (_, i) =>
    Array<string>(contract.size).fill(contract.colour ?? letters[i]!),
  );
}
