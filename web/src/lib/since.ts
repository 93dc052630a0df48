// What the others have done since the reader's last act.
import type { LogLine } from "../wire";
import { BEGAN } from "./session.svelte";
import { told } from "./together";

/** Whose act each line came of, by its move: a move is told from the one who made it on, whomever it also concerns. */
function makers(lines: LogLine[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { ply, seat, kind } of lines) {
    if (seat !== null && kind !== BEGAN && !found.has(ply)) found.set(ply, seat);
  }
  return found;
}

/** The lines of others after the last act of this seat, of all that is known of the log. */
export function linesSince(lines: LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  const maker = makers(lines);
  const last = lines.findLast((line) => maker.get(line.ply) === seat);
  if (last === undefined) return [];
  return told(lines).filter(
    (line) => line.ply > last.ply && line.seat !== null && line.seat !== seat && line.kind !== BEGAN,
  );
}

/** Of each turn of the others the sentence that says most, the latest of them, as many as fit into so many letters. */
export function inShort(lines: LogLine[], letters: number): LogLine[] {
  const best: LogLine[] = [];
  for (const line of lines) {
    const before = best.at(-1);
    if (before === undefined || before.seat !== line.seat) best.push(line);
    else if (line.text.length > before.text.length) best[best.length - 1] = line;
  }
  let left = letters;
  const first = best.findLastIndex((line) => (left -= line.text.length) < 0);
  return best.slice(first + 1);
}
