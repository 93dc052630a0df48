// The games, found by their folders, and loaded when somebody needs them.
import type { Component } from "svelte";
import type { GameModule } from "../board/contract";

const folders = import.meta.glob<{ game: GameModule }>("../games/*/index.ts");
const posters = import.meta.glob<{ default: Component }>("../games/*/Poster.svelte");

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = folders[`../games/${name}/index.ts`];
  return load ? (await load()).game : null;
}

/** The poster of a game: it comes without the game's board. */
export async function loadPoster(name: string): Promise<Component | null> {
  const load = posters[`../games/${name}/Poster.svelte`];
  return load ? (await load()).default : null;
}
