// What people remember: a fire, an accident, an objective reached, the last round.
import type { Happening } from "../../board/contract";
import type { LogLine } from "../../wire";

const EVENTS: Record<string, Happening> = {
  station_fire: { scene: "burns", at: '[data-at~="market"]', moving: { of: '[data-at^="place:"]' } },
  train_accident: { scene: "scatters", at: '[data-at~="objectives"]', moving: { of: '[data-at^="objective:"]' } },
};

export function moments({ kind, args }: LogLine): Happening[] {
  switch (kind) {
    case "happened":
      return EVENTS[args.card] ? [EVENTS[args.card]!] : [];
    case "claimed":
      return [{ scene: "completed", at: `[data-at~="objective:${args.place}"]` }];
    case "last_turns":
      return [{ scene: "last_round" }];
    default:
      return [];
  }
}
