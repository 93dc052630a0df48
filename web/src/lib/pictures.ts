// The drawings of the rules pages: each game has them as data, in games/<name>/pictures.json.
import type { Scene } from "../wire";

type Tone = "lit" | "gone"; // what it is about; what is out of reach

/** Something in a drawing. */
export type Thing =
  | { card: string; tone?: Tone; wide?: number } // a card of the game; `wide`: as wide as this, for long ones
  | { art: string; style?: string; load?: string; small?: boolean; tone?: Tone } // a drawing, with a load on it
  | { chip: string } // a colour with its sign
  | { way: number; by: "rail" | "sea"; colour: string } // spaces of a route
  | { points: number }
  | { place: string } // where something may go
  | { group: Thing[]; on?: "rail" | "stand"; tone?: Tone }
  | { sign: string }; // + − = → and numbers

export interface Pictures {
  view: Record<string, unknown>; // what cards of this game ask of a view
  pictures: Record<string, Thing[][]>; // by name, in rows
}

const files = import.meta.glob<Pictures>("../games/*/pictures.json", { import: "default" });

export async function loadPictures(game: string): Promise<Pictures | null> {
  return (await files[`../games/${game}/pictures.json`]?.()) ?? null;
}

/** A table at which nobody sits, for cards that are only looked at. */
export function stillLife(game: string, view: Record<string, unknown>): Scene {
  const heading = { game, seats: 2, options: {}, seat: null, phase: "", points: [] };
  const scene: Partial<Scene> = { viewer: null, decider: null, people: [], moves: [], view: { ...heading, ...view } };
  return { ...scene, table: { game, status: "over" } } as unknown as Scene;
}
