// The games, found by their folders, and loaded when somebody needs them.
import type { GameModule } from "../board/contract";

const folders = import.meta.glob<{ game: GameModule }>("../games/*/index.ts");
const posters = import.meta.glob<string>("../games/*/poster.svg", { query: "?poster", import: "default", eager: true });

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = folders[`../games/${name}/index.ts`];
  return load ? (await load()).game : null;
}

/** The address of a game's poster, if it has one. */
export function posterOf(name: string): string | undefined {
  return posters[`../games/${name}/poster.svg`];
}
