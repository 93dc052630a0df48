// A guided first game as this browser follows it: which step is read, and what is lit for it.
import type { LessonStage, LessonStep, MoveOffer } from "../wire";
import { beginsWith } from "./attempt";
import { recall, remember } from "./store";
import type { Session } from "./session.svelte";

interface Kept {
  table: string;
  step: number;
}

const KEY = "lesson";

export class Guide {
  private wanted = $state(0); // the step that the reader wants to be at; the table says which ones can be

  constructor(private readonly session: Session) {}

  /** Where the table is in the lesson; null: in none, or its past is being looked at. */
  get stage(): LessonStage | null {
    return this.session.moment === null ? (this.session.scene?.lesson ?? null) : null;
  }
  get number(): number {
    const { first, steps } = this.stage!;
    return Math.max(first, Math.min(this.wanted, first + steps.length - 1));
  }
  get step(): LessonStep {
    return this.stage!.steps[this.number - this.stage!.first]!;
  }
  get isLast(): boolean {
    return this.number === this.stage!.count - 1;
  }
  /** The moves that this step expects, the first of which can be made now. */
  get codes(): number[] {
    const stage = this.stage;
    const isAsked = stage !== null && !stage.is_strayed && this.number === stage.first + stage.steps.length - 1;
    return isAsked && this.session.canMove ? stage.codes : [];
  }
  /** The move that is lit; null: none is expected. */
  get code(): number | null {
    const made = this.session.attempt?.codes ?? [];
    return beginsWith(this.codes, made) ? (this.codes[made.length] ?? null) : null;
  }
  /** Whether a place that stands for these moves is lit: until it is picked, then the bar asks for the rest. */
  isIn(moves: MoveOffer[]): boolean {
    const { pickedMoves, armed } = this.session;
    const isPicked = [...pickedMoves, ...(armed ? [armed] : [])].some((move) => this.session.isGuided(move));
    return !isPicked && moves.some((move) => this.session.isGuided(move));
  }
  /** Whether these moves finish what the table waits for here, or leave its way: then they are made, not tried. */
  isStep(codes: number[]): boolean {
    const stage = this.stage;
    if (stage === null || (stage.codes.length === 0 && !stage.is_strayed)) return false;
    return codes.length >= stage.codes.length || !beginsWith(stage.codes, codes);
  }
  /** That move as a sentence. */
  get task(): string | null {
    return this.session.nextMoves.find((move) => move.code === this.code)?.text ?? null;
  }
  /** Whether there is only something to read here. */
  get isRead(): boolean {
    const stage = this.stage;
    if (stage === null || stage.is_strayed) return false;
    return this.number < stage.first + stage.steps.length - 1 || (stage.codes.length === 0 && !stage.is_answered);
  }
  /** Whether all but what is lit for the reader is at rest: until the last step, where the game goes on. */
  get isQuiet(): boolean {
    return this.stage !== null && !this.stage.is_strayed && !this.isLast;
  }
  /** Where on the page the reader is to look. */
  get places(): string {
    if (this.stage === null || this.stage.is_strayed) return "";
    if (this.code !== null) return "[data-guided]";
    return this.step.at.map((name) => `[data-at~="${name}"]`).join(",");
  }
  lit(): HTMLElement[] {
    const places = this.places;
    const found = places === "" ? [] : [...document.querySelectorAll<HTMLElement>(places)];
    return found.filter((place) => place.checkVisibility());
  }

  /** Go on where this browser was when it left this table. */
  resume(table: string): void {
    const kept = recall<Kept | null>(KEY, null);
    if (kept?.table === table) this.wanted = kept.step;
  }

  next(): void {
    if (!this.isRead) return;
    if (this.isLast) void this.leave();
    else this.want(this.number + 1);
  }

  /** To the step before, or to the one that the reader has strayed from: what was done since is taken back. */
  async back(): Promise<void> {
    const stage = this.stage;
    const step = stage?.is_strayed ? stage.first : this.number - 1;
    if (stage === null || step < 0) return;
    this.want(step);
    if (step < stage.first || stage.is_strayed) await this.ask("step", step);
  }

  /** The moves of this step are made for the reader, or what is to be read is left unread. */
  async skip(): Promise<void> {
    if (this.isRead) this.next();
    else if (this.code !== null) await this.ask("skip");
  }

  /** The game goes on without the lesson. */
  async leave(): Promise<void> {
    await this.ask("play");
  }

  private want(step: number): void {
    this.wanted = step;
    remember(KEY, { table: this.session.scene!.table.id, step } satisfies Kept);
  }

  private async ask(to: "step" | "skip" | "play", step = 0): Promise<void> {
    if (this.session.isBusy) return;
    this.session.clear();
    await this.session.act({ t: "guide", after: this.session.scene!.act, to, step });
  }
}
