// What people remember: a robbery, tickets that are completed, the last round.
import type { Happening, TableContext } from "../../board/contract";
import type { LogLine } from "../../wire";
import type { View } from "./view";

export function moments({ kind, args }: LogLine, now: View, table: TableContext<View, unknown>): Happening[] {
  if (kind === "robbed") return [{ scene: "robbed", at: `[data-at~="row:${args.colour}"]`, moving: { of: ".in" } }];
  if (kind === "scored" && args.tickets > 0) return [{ scene: "completed", at: `[data-at~="tickets:${args.seat}"]` }];
  if (kind === "began" && table.view.last_turns === null && now.last_turns !== null)
    return [{ scene: "last_round", text: table.say("moment-last-round") }];
  return [];
}
