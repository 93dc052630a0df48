// Which drawing and which colours stand for what.

/** Card colours as they stand side by side, the locomotive last. */
export const ORDER = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive"];
export const COLOURS = ORDER.slice(0, -1);
export const JOKER = "locomotive";

const VEHICLES: Record<string, string> = {
  red: "boxcar",
  orange: "boxcar",
  yellow: "mail",
  green: "coach",
  blue: "tanker",
  purple: "caboose",
  black: "hopper",
  white: "hs-wagon",
  locomotive: "loco-1",
};
const BODIES: Record<string, string> = { white: "#cfc9b6", locomotive: "#2b3f63" };

/** The sign of a colour, for those who do not tell colours apart. */
export function sign(card: string): string {
  return card === JOKER ? "sym-wild" : `sym-${card}`;
}

export function vehicle(card: string): string {
  return VEHICLES[card] ?? "boxcar";
}

/** The paint of its vehicle. */
export function livery(card: string): string {
  return `--b:${BODIES[card] ?? `var(--c-${card})`}`;
}

/** Field and ink of a card, as variables. */
export function paint(card: string): string {
  const name = card === JOKER ? "wild" : card;
  return `--c:var(--c-${name});--on:var(--on-${name})`;
}

/** Cards counted by kind, in the order of the table. */
export function counted(cards: string[]): [card: string, copies: number][] {
  return ORDER.map((kind): [string, number] => [kind, cards.filter((card) => card === kind).length]).filter(([, copies]) => copies > 0);
}
