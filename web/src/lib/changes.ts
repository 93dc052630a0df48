// Scenes come whole, or as what has changed since the one before on the same connection (server/changes.py).
import type { Scene } from "../wire";

/** A scene as it comes: `view` has only the keys that have changed, where it names the scene that it changes. */
export type SceneMessage = Pick<Scene, "t" | "number" | "after"> & Partial<Scene>;

/** The scene after this message; null: it changes one that is not known, and nothing can be made of it. */
export function merged(known: Scene | null, message: SceneMessage): Scene | null {
  if (!message.after) return message as Scene;
  if (known === null || known.number !== message.after) return null;
  return { ...known, ...message, view: { ...known.view, ...message.view } };
}
