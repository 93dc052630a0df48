// Clocks tick here, once a second for everybody.
import type { Scene } from "../wire";

let now = $state(Date.now() / 1000);
setInterval(() => (now = Date.now() / 1000), 1000);

/** Seconds since 1970, ticking. */
export function ticking(): number {
  return now;
}

/** What a seat has left now, by the server's clock (which is `skew` seconds ahead of ours); null: no clock. */
export function secondsLeft(scene: Scene, seat: number, skew: number): number | null {
  const clock = scene.clocks[seat];
  if (!clock || scene.table.clock.kind === "none") return null;
  const gone = clock.runs ? Math.max(0, now + skew - scene.at) : 0;
  return Math.max(0, clock.left - gone);
}

export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const writers = new Map<string, Intl.DateTimeFormat>(); // by language: a new one costs more than a thousand times of day

/** A time of day, as people write it. */
export function timeOfDay(at: number, lang: string): string {
  let writer = writers.get(lang);
  if (!writer) {
    writer = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hour12: false });
    writers.set(lang, writer);
  }
  return writer.format(at * 1000);
}
