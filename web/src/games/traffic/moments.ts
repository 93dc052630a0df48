// What people remember: a train leaves.
import type { Happening, TableContext } from "../../board/contract";
import type { LogLine } from "../../wire";
import type { View } from "./view";

/** A dispatched train leaves along its track, by the end at which its wagons stood. */
export function moments({ kind, args }: LogLine, now: View, { view }: TableContext<View, unknown>): Happening[] {
  if (kind !== "dispatched") return [];
  const [before, after] = [view.tracks[args.track] ?? [], now.tracks[args.track] ?? []];
  const count = Math.max(0, before.length - after.length);
  const staysLeft = after.every((card, i) => card === before[i]);
  const isLeft = after.length === 0 ? view.side === "left" : !staysLeft;
  const [from, to] = isLeft ? [0, count] : [before.length - count, before.length];
  const moving = { of: ".wagon", from, to, way: isLeft ? ("left" as const) : ("right" as const) };
  return [{ scene: "departs", at: `[data-at~="track:${args.track}"]`, moving }];
}
