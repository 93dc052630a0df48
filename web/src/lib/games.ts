// The games, found by their folders.
import type { GameModule } from "../board/contract";

const folders = import.meta.glob<{ game: GameModule }>("../games/*/index.ts");

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = folders[`../games/${name}/index.ts`];
  return load ? (await load()).game : null;
}
