// Where a game turned: where the winner took the lead for good, and the turns that brought most.
import type { Ending, LogLine } from "../wire";
import { BEGAN } from "./session.svelte";

export interface TurningPoint {
  at: number; // index in the timeline
  ply: number;
  seat: number;
  gain: number;
  after: number; // the moves before that turn
}

function leader(points: number[]): number {
  return points.indexOf(Math.max(...points));
}

export function turningPoints(ending: Ending, most: number): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let at = 1; at < ending.timeline.length; at += 1) {
    const [before, after] = [ending.timeline[at - 1]!, ending.timeline[at]!];
    const gains = after.map((points, seat) => points - before[seat]!);
    const seat = leader(gains);
    const gain = gains[seat]!;
    if (gain <= 0) continue;
    found.push({ at, ply: ending.turns[at]!, seat, gain, after: ending.turns[at - 1]! });
  }
  const decisive = tookTheLead(ending);
  const weight = (point: TurningPoint) => (point.at === decisive ? Infinity : point.gain);
  const chosen = found.sort((a, b) => weight(b) - weight(a)).slice(0, most);
  return chosen.sort((a, b) => a.at - b.at);
}

/** From where on the winner led until the end. */
function tookTheLead(ending: Ending): number {
  const winner = ending.ranking.indexOf(1);
  const isBehind = (points: number[]) => points.some((other, seat) => seat !== winner && other >= points[winner]!);
  return ending.timeline.slice(0, -1).findLastIndex(isBehind) + 1;
}

/** The sentence of that turn that says most. */
export function told(lines: LogLine[], { seat, after, ply }: TurningPoint): string {
  const own = lines.filter((line) => line.ply > after && line.ply <= ply && line.seat === seat && line.kind !== BEGAN);
  return own.reduce((best, line) => (line.text.length > best.length ? line.text : best), "");
}
