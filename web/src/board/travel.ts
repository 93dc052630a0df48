// How the travel cards of the Ticket to Ride games are drawn, by their colour; null: the wild card, a locomotive.

const WAGONS: Record<string, string> = {
  red: "boxcar",
  orange: "boxcar",
  yellow: "mail",
  green: "coach",
  blue: "tanker",
  purple: "caboose",
  black: "hopper",
  white: "hs-wagon",
};
const WILD = "wild";

/** The sign of a colour, for those who do not tell colours apart. */
export function sign(colour: string | null): string {
  return `sym-${colour ?? WILD}`;
}

/** Its wagon; a colour of another edition has a boxcar. */
export function wagon(colour: string | null): string {
  return colour === null ? "loco-1" : (WAGONS[colour] ?? "boxcar");
}

/** The paint of its vehicle. */
export function livery(colour: string | null): string {
  return `--b:${colour === null ? "#2b3f63" : colour === "white" ? "#cfc9b6" : `var(--c-${colour})`}`;
}

/** Field and ink of a card, as variables. */
export function paint(colour: string | null): string {
  return `--c:var(--c-${colour ?? WILD});--on:var(--on-${colour ?? WILD})`;
}
