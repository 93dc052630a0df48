// This browser adds to a shuffle by itself: a seal as soon as it knows the server's, and what it sealed once all stand.
import type { Shuffle } from "../wire";
import { type Command, Connection, type Listener } from "./connection.svelte";
import { isSame, keep, type Kept, keptOf, newSalt, sealOf, sealsOf } from "./salts";
import { settings } from "./settings.svelte";
import { keysOf } from "./tokens";

const LONG_ENOUGH = 10_000; // milliseconds for the shuffle of a rematch

export class Shuffling {
  told = $state.raw<Shuffle | null>(null);
  private readonly sent = new Set<string>(); // over this line

  /** The game is to begin, and somebody is waited for. */
  get isOn(): boolean {
    return this.told?.step === "asked" || this.told?.step === "closed";
  }

  /** There is a new line to the server. */
  connected(): void {
    this.sent.clear();
  }

  take(told: Shuffle, table: string, held: number[], ask: (command: Command) => unknown): void {
    this.told = told;
    if (told.step !== "open" && !this.isOn) return;
    const kept = keptOf(table) ?? { table, commitment: told.commitment, salts: {}, seals: null };
    if (kept.commitment !== told.commitment) return; // the server has changed its mind: the check will say so
    for (const seat of held) {
      const command = told.step === "closed" ? opening(kept, told, seat) : sealing(kept, told, seat);
      if (command === null || this.sent.has(JSON.stringify(command))) continue;
      this.sent.add(JSON.stringify(command));
      ask(command);
    }
  }
}

function sealing(kept: Kept, told: Shuffle, seat: number): Command | null {
  const salt = (kept.salts[seat] ??= newSalt());
  keep(kept); // before anybody is told of it
  const isThere = told.added.some((one) => one.seat === seat && one.seal === sealOf(salt));
  return isThere ? null : { t: "seal", seat, seal: sealOf(salt) };
}

/** We open ours if it counts, and only once for the same seals of the others. */
function opening(kept: Kept, told: Shuffle, seat: number): Command | null {
  const salt = kept.salts[seat];
  const ours = told.added.find((one) => one.seat === seat);
  if (salt === undefined || ours?.seal !== sealOf(salt) || ours.is_opened) return null;
  kept.seals ??= sealsOf(told);
  keep(kept);
  return isSame(kept.seals, sealsOf(told)) ? { t: "salt", seat, salt } : null;
}

/** Add to the shuffle of a table that is not on the screen: a rematch begins before everybody has gone there. */
export function addAhead(table: string): void {
  const shuffling = new Shuffling();
  let held: number[] = [];
  const nothing = (): void => {};
  const leave = (): void => connection.shut();
  const listener: Listener = {
    welcomed: (welcome) => (held = welcome.seats),
    shuffled: (told) => {
      shuffling.take(told, table, held, (command) => connection.ask(command));
      if (!shuffling.isOn) leave();
    },
    refused: leave,
    shown: nothing,
    said: nothing,
    linked: nothing,
  };
  const hello = () => ({ t: "hello" as const, table, ...keysOf(table), lang: settings.lang });
  const connection = new Connection(hello, listener);
  setTimeout(leave, LONG_ENOUGH);
}
