// What people remember: a contract fulfilled, the last round.
import type { Happening } from "../../board/contract";
import type { LogLine } from "../../wire";

export function moments({ kind, args }: LogLine): Happening[] {
  if (kind === "completed") return [{ scene: "completed", at: `[data-at~="island:${args.island}"]` }];
  return kind === "last_round" ? [{ scene: "last_round" }] : [];
}
