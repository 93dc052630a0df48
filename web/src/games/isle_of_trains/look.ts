// Which drawing stands for what.
import type { Card, Catalogue } from "./view";
import type { Lying } from "./table";

const PEOPLE: Record<string, [art: string, ground: string]> = {
  green: ["flint", "#2f8a57"],
  orange_red: ["eagle", "#c44a22"],
  black: ["devon", "#4a4f55"],
  purple: ["cactus", "#7d4b9a"],
  cyan: ["bill", "#1f7fa0"],
  white: ["alpine", "#dfe3df"],
};
const NUMERALS = ["", "I", "II", "III"];
const TIME_ENGINE_LEVEL = 4;

export function passenger(colour: string): string {
  return `pass-${PEOPLE[colour]![0]}`;
}

/** The colour of the sign behind a passenger. */
export function ground(colour: string): string {
  return PEOPLE[colour]![1];
}

/** The drawing of a card: its engine, car or building. */
export function picture(card: string, kind: Card): string {
  if (kind.category === "building") return card.replaceAll("_", "-");
  if (kind.category === "engine") return kind.level < TIME_ENGINE_LEVEL ? `loco-${kind.level}` : "loco-hs";
  return kind.category;
}

/** The number painted on a caboose. */
export function number(card: string, kind: Card): string {
  return kind.category === "caboose" ? card.slice(card.indexOf("_") + 1) : "";
}

export function numeral(kind: Card): string {
  return NUMERALS[kind.level] ?? "";
}

/** The sign of what a car holds. */
export function hold(kind: Card): string {
  if (kind.holds === "passenger") return "i-pass";
  return kind.holds === "any_cargo" ? "cargo-all" : `cargo-${kind.holds}`;
}

/** The cargo that a load on this car is: its car says so, or, where any cargo may lie, its own stamp. */
export function cargo(load: Lying, car: Card, catalogue: Catalogue): string {
  if (car.holds !== "any_cargo") return car.holds;
  return load.card ? catalogue.cards[load.card]!.symbol : "all";
}

/** The sign of a load. */
export function loadSign(load: Lying, car: Card, catalogue: Catalogue): string {
  return load.passenger ? passenger(load.passenger) : `cargo-${cargo(load, car, catalogue)}`;
}

/** The signs of a contract's needs, counted by cargo: how many more of each. */
export function signs(needs: number[]): string[] {
  return ["coal", "oil", "box", "all"].flatMap((symbol, i) => Array<string>(needs[i] ?? 0).fill(symbol));
}
