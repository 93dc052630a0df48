// What people remember: a ticket completed, a harbour built, the last round.
import type { Happening } from "../../board/contract";
import type { LogLine } from "../../wire";
import type { useGame } from "./table";
import type { View } from "./view";

type Table = ReturnType<typeof useGame>;

export function moments({ kind, args }: LogLine, now: View, table: Table): Happening[] {
  switch (kind) {
    case "built_harbour":
      return [{ scene: "built", at: `[data-at~="port-${args.city}"]` }];
    case "last_turns":
      return [{ scene: "last_round" }];
    case "claimed":
      return args.seat === table.viewer ? completed(now, table) : [];
    default:
      return [];
  }
}

/** The viewer's tickets that a route has completed. */
function completed(now: View, table: Table): Happening[] {
  const open = new Set(table.view.journeys.filter(({ done }) => !done).map(({ ticket }) => ticket));
  return now.journeys
    .filter(({ ticket, done }) => done && open.has(ticket))
    .map(({ ticket }) => {
      const { name, points } = table.catalogue.tickets[ticket]!;
      const text = table.say("moment-ticket", { name, points });
      return { scene: "completed", at: `[data-ticket="${ticket}"]`, text };
    });
}
