// Wagons and places as moves count them: over all tracks, from the left of the first.
import type { Seen } from "./table";

/** The number of the leftmost wagon of a track. */
export function firstWagon(tracks: string[][], track: number): number {
  return tracks.slice(0, track).reduce((count, wagons) => count + wagons.length, 0);
}

/** On which track a wagon stands, and where. */
export function standing(tracks: string[][], wagon: number): { track: number; position: number } {
  let track = 0;
  while (wagon >= tracks[track]!.length) wagon -= tracks[track++]!.length;
  return { track, position: wagon };
}

/**
 * The place that stands for the gap before the wagon at `gap` of a track (after the last one: its length).
 * The lifted wagon is still drawn where it stood, but places are counted without it.
 */
export function placeOf(view: Seen, track: number, gap: number): number {
  const home = standing(view.tracks, view.lifted!);
  const earlier = view.tracks.slice(0, track).reduce((count, wagons) => count + wagons.length + 1, 0);
  return earlier - (home.track < track ? 1 : 0) + gap - (home.track === track && gap > home.position ? 1 : 0);
}

/** The wagons of a track in rows as equal as can be. */
export function rows<Item>(items: Item[], most: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * size, (row + 1) * size));
}
