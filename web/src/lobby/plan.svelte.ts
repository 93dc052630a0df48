// A table that is being planned in the lobby: the game, its seats, what it agrees on.
import { newSecret } from "../lib/chance";
import { commandId } from "../lib/connection.svelte";
import { settings } from "../lib/settings.svelte";
import { recall, remember } from "../lib/store";
import { USUAL_LEVEL, type BotLevel, type Clock, type GameInfo, type NewSeat, type NewTable } from "../wire";

export type SeatPlan = { kind: "me" | "here" | "open" | "bot"; name: string; level: BotLevel };
type Value = string | number | boolean;

const BOT: SeatPlan = { kind: "bot", name: "", level: USUAL_LEVEL };
const USUAL_SEATS = 3;

export const CLOCKS: Clock[] = [
  { kind: "none", seconds: 0 },
  { kind: "move", seconds: 60 },
  { kind: "move", seconds: 180 },
  { kind: "bank", seconds: 600 },
  { kind: "bank", seconds: 1800 },
];

export class Plan {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state(0); // which of CLOCKS
  watch = $state<"anyone" | "link">("link");
  hints = $state(true);
  // one name and one secret for one table, however often Start is pressed: after a lost answer the same seats are ours
  private id = commandId();
  private lessonId = commandId();
  private secret = newSecret();

  /** Another game, or the same in another language. */
  choose(game: GameInfo): void {
    const isSame = this.game?.name === game.name;
    this.game = game;
    if (isSame) return;
    remember("game", game.name);
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.values[0]!.value]));
    const count = Math.min(game.most_seats, Math.max(game.least_seats, this.seats.length || USUAL_SEATS));
    const others = Array.from({ length: count - 1 }, (_, i) => this.seats[i + 1] ?? { ...BOT });
    this.seats = [{ kind: "me", name: settings.name, level: USUAL_LEVEL }, ...others];
    this.id = commandId();
    this.lessonId = commandId();
    this.secret = newSecret();
  }

  get canAdd(): boolean {
    return this.game !== null && this.seats.length < this.game.most_seats;
  }
  get canRemove(): boolean {
    return this.game !== null && this.seats.length > this.game.least_seats;
  }

  add(kind: "open" | "bot" | "here"): void {
    if (this.canAdd) this.seats.push({ ...BOT, kind });
    this.dropUnfitting();
  }

  remove(seat: number): void {
    if (this.canRemove) this.seats.splice(seat, 1);
    this.dropUnfitting();
  }

  /** Agree on this value; where it goes with another number of seats only, there are as many from now on. */
  agree(name: string, value: Value): void {
    this.options[name] = value;
    const fitting = this.seatsOf(name, value);
    if (fitting.length === 0 || fitting.includes(this.seats.length)) return;
    const count = fitting.reduce((best, one) => (this.distance(one) < this.distance(best) ? one : best));
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? { ...BOT });
    this.dropUnfitting();
  }

  private distance(count: number): number {
    return Math.abs(count - this.seats.length);
  }

  private seatsOf(name: string, value: Value): number[] {
    const option = this.game?.options.find((one) => one.name === name);
    return option?.values.find((one) => one.value === value)?.seats ?? [];
  }

  /** What does not go with so many seats is as usual again. */
  private dropUnfitting(): void {
    for (const { name, values } of this.game?.options ?? []) {
      const isFitting = this.seatsOf(name, this.options[name]!).includes(this.seats.length);
      if (!isFitting) this.options[name] = values[0]!.value;
    }
  }

  /** A guided first game: it brings its own seats, options and deal. */
  lesson(): NewTable {
    const seats: NewSeat[] = [{ kind: "person", name: this.seats[0]!.name.trim() }];
    return { id: this.lessonId, secret: this.secret, game: this.game!.name, seats, lesson: true, lang: settings.lang };
  }

  /** What goes to the server: a seat on this device is a person whose secret we get. */
  request(): NewTable {
    const seats = this.seats.map(({ kind, name, level }): NewSeat => {
      if (kind === "bot") return { kind: "bot", level };
      return kind === "open" ? { kind: "open" } : { kind: "person", name: name.trim() };
    });
    return {
      id: this.id,
      secret: this.secret,
      game: this.game!.name,
      seats,
      options: $state.snapshot(this.options),
      clock: CLOCKS[this.clock]!,
      hints: this.hints,
      watch: this.watch,
      brings_salt: true,
      lang: settings.lang,
    };
  }
}

export function lastGame(): string {
  return recall("game", "");
}
