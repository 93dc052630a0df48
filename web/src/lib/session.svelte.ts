// One table as this browser sees it: what the server showed, what is looked at, what is chosen but not yet made.
import type { GameModule, Heading, Meant, TableContext } from "../board/contract";
import type {
  ChatLine,
  Proposal,
  Links,
  LogLine,
  Moment,
  MoveOffer,
  Refused,
  Said,
  Scene,
  SeatInfo,
  Welcome,
} from "../wire";
import type { Answer, Command, LinkState, Listener } from "./connection.svelte";
import { settings } from "./settings.svelte";
import { hold } from "./tokens";
import { type Args, sayIn } from "./words.svelte";

/** What a session needs of a connection. */
export interface Link {
  readonly state: LinkState;
  ask(command: Command): Promise<Answer>;
}

/** A sentence of why not, beside the place that was asked about. */
export interface Explanation {
  place: HTMLElement;
  text: string | null; // null: being asked
  clauses: string[];
}

export const BEGAN = "began"; // the event that every game tells when a turn begins
const HIDE_AFTER = 250; // long enough to move the pointer onto the sentence

export class Session implements Listener, TableContext<unknown, unknown> {
  link = $state.raw<Link | null>(null);
  module = $state.raw<GameModule | null>(null);
  catalogue = $state.raw<unknown>(null);
  welcome = $state.raw<Welcome | null>(null);
  scene = $state.raw<Scene | null>(null);
  first = $state(0); // the number of the first line of the log that we have; earlier ones are asked for
  lines = $state.raw<LogLine[]>([]);
  lastLines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  moment = $state.raw<Moment | null>(null);
  pickedMoves = $state.raw<MoveOffer[]>([]); // several moves of one place: the bar lists them
  armed = $state.raw<MoveOffer | null>(null); // waits for the brass button
  hint = $state.raw<Proposal | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  enlarged = $state<string | null>(null);
  openClause = $state<string | null>(null);
  notice = $state<string | null>(null); // something went wrong, in words
  closed = $state<string | null>(null); // there is no such table, or no place at it
  rematch = $state<string | null>(null); // the table of the rematch, where we hold our seats already
  shownFor = $state<number | null>(null); // pass and play: whose hand lies open
  isPhone = $state(false);
  isReplay = $state(false);
  skew = $state(0); // how far the server's clock is ahead of ours, in seconds
  isBusy = $state(false); // a move is on its way
  private reading: Promise<void> | null = null;
  private readonly whys = new Map<string, { text: string | null; clauses: string[] }>();
  private hideTimer: ReturnType<typeof setTimeout> | undefined;

  // What the components of a game see

  get view(): Heading {
    return (this.moment?.view ?? this.scene!.view) as unknown as Heading;
  }
  /** In a replay one looks through the eyes of whoever is to move. */
  get viewer(): number | null {
    return this.isReplay && this.moment ? (this.view.seat ?? this.home) : this.home;
  }
  /** Where this browser sits. */
  get home(): number | null {
    return this.scene?.viewer ?? null;
  }
  get decider(): number | null {
    return this.moment ? null : (this.scene?.decider ?? null);
  }
  get people(): SeatInfo[] {
    return this.scene?.people ?? [];
  }
  get moves(): MoveOffer[] {
    return this.canMove ? this.scene!.moves : [];
  }

  get hinted(): number | null {
    return this.hint?.code ?? null;
  }

  movesOf(kind: string, args: Record<string, number | string> = {}): MoveOffer[] {
    const wanted = Object.entries(args);
    return this.moves.filter(
      (move) => move.kind === kind && wanted.every(([name, value]) => move.args[name] === value),
    );
  }

  say(message: string, args?: Args): string {
    return sayIn(this.scene?.table.game ?? "", message, args);
  }

  choose(moves: MoveOffer[]): void {
    this.explanation = null;
    if (moves.length > 1) {
      this.armed = null;
      this.pickedMoves = this.isPicked(moves) ? [] : moves;
    } else if (moves[0]) {
      this.offer(moves[0]);
    }
  }

  enlarge(card: string | null): void {
    this.enlarged = card;
  }

  // Whose turn

  get isMine(): boolean {
    const scene = this.scene;
    return (
      scene !== null && scene.table.status === "playing" && scene.decider !== null && scene.decider === scene.viewer
    );
  }
  /** Our seats with the secrets that hold them: `welcome.tokens` begins with those of `welcome.seats`. */
  get keys(): { seat: number; token: string }[] {
    const tokens = this.welcome?.tokens ?? [];
    return (this.welcome?.seats ?? []).flatMap((seat, i) =>
      tokens[i] === undefined ? [] : [{ seat, token: tokens[i] }],
    );
  }
  /** What lets others watch, or see it again; null: everybody may. */
  get watchKey(): string | null {
    if (this.scene?.table.watch === "anyone") return null;
    return this.welcome?.watch_token ?? this.welcome?.tokens[0] ?? null;
  }
  get isPlayer(): boolean {
    return (this.welcome?.seats.length ?? 0) > 0;
  }
  get canMove(): boolean {
    return this.isMine && this.moment === null && !this.isBusy && !this.isCovered;
  }
  /** Pass and play: another person of this device is to look now. */
  get isCovered(): boolean {
    const seats = this.welcome?.seats ?? [];
    const status = this.scene?.table.status;
    return seats.length > 1 && status === "playing" && this.scene!.viewer !== this.shownFor;
  }
  uncover(): void {
    this.shownFor = this.viewer;
  }

  // Choosing and making moves

  isPicked(moves: MoveOffer[]): boolean {
    const picked = this.armed ? [this.armed] : this.pickedMoves;
    return (
      picked.length > 0 && picked.length === moves.length && picked.every((move, i) => move.code === moves[i]!.code)
    );
  }

  /** Make this move, or let it wait for the brass button where it should be confirmed. */
  offer(move: MoveOffer): void {
    const asks =
      settings.confirm === "always" || (settings.confirm === "game" && this.module?.confirms?.(move, this.view));
    if (asks && this.armed?.code !== move.code) this.armed = move;
    else void this.play(move);
  }

  confirm(): void {
    if (this.armed) void this.play(this.armed);
  }

  /** Esc: what is chosen is put back; true if there was something. */
  putBack(): boolean {
    const had = this.armed !== null || this.pickedMoves.length > 0;
    this.armed = null;
    this.pickedMoves = [];
    return had;
  }

  async play(move: MoveOffer): Promise<void> {
    await this.playAll([move.code]);
  }

  /** Several moves as one act: all of them are made, or none. */
  async playAll(codes: number[]): Promise<void> {
    if (!this.canMove || codes.length === 0) return;
    this.putBack();
    await this.act({ t: "play", after: this.scene!.act, codes });
  }

  async undo(wholeTurn: boolean): Promise<void> {
    if (this.isBusy || this.moment !== null) return;
    this.putBack();
    await this.act({ t: "undo", after: this.scene!.act, whole_turn: wholeTurn });
  }

  async askHint(): Promise<void> {
    const answer = await this.tell({ t: "hint" });
    if (answer?.t === "hint") this.hint = answer;
  }

  private async act(command: Command): Promise<void> {
    this.isBusy = true;
    await this.tell(command);
    this.isBusy = false;
  }

  /** Sends a command; a refusal becomes a notice. */
  async tell(command: Command): Promise<Answer | null> {
    const answer = await this.link!.ask(command);
    if (answer.t === "refused") this.notice = answer.text;
    return answer;
  }

  // Why not

  explain(place: HTMLElement, meant: Meant, isAsked: boolean): void {
    clearTimeout(this.hideTimer);
    if (isAsked && this.explanation?.place === place && this.explanation.clauses[0]) {
      this.openClause = this.explanation.clauses[0];
      return;
    }
    const key = JSON.stringify([this.scene!.act, settings.lang, meant.kind, meant.args]);
    const known = this.whys.get(key);
    this.explanation = { place, text: known?.text ?? null, clauses: known?.clauses ?? [] };
    if (known === undefined) void this.askWhy(key, place, meant);
  }

  explainText(place: HTMLElement, text: string): void {
    clearTimeout(this.hideTimer);
    this.explanation = { place, text, clauses: [] };
  }

  private async askWhy(key: string, place: HTMLElement, meant: Meant): Promise<void> {
    const answer = await this.link!.ask({ t: "why", kind: meant.kind, args: meant.args });
    if (answer.t !== "why") return this.explained(place);
    this.whys.set(key, { text: answer.text, clauses: answer.clauses });
    if (this.explanation?.place !== place) return;
    this.explanation = answer.text === null ? null : { place, text: answer.text, clauses: answer.clauses };
  }

  /** The pointer or the focus has left the place; the sentence stays a moment, for its link. */
  explained(place: HTMLElement): void {
    clearTimeout(this.hideTimer);
    this.hideTimer = setTimeout(() => {
      if (this.explanation?.place === place) this.explanation = null;
    }, HIDE_AFTER);
  }

  keepExplanation(): void {
    clearTimeout(this.hideTimer);
  }

  // The past

  /** Which turn it is. */
  get turn(): number {
    return this.moment?.turn ?? this.scene?.turn ?? 0;
  }
  get plyShown(): number {
    return this.moment?.ply ?? this.scene?.ply ?? 0;
  }
  get linesShown(): LogLine[] {
    return this.moment ? this.lines.slice(0, Math.max(0, this.moment.log_until - this.first)) : this.lines;
  }
  /** How many lines the whole log has. */
  get lineCount(): number {
    return this.first + this.lines.length;
  }

  /** Ask for a page of earlier lines, if there are any. */
  async readBack(): Promise<void> {
    if (this.first === 0) return;
    this.reading ??= this.readPage(this.first).finally(() => (this.reading = null));
    await this.reading;
  }

  /** Ask for earlier lines until we have all that tell of what came after this move. */
  async readSince(ply: number): Promise<void> {
    while (this.first > 0 && (this.lines[0]?.ply ?? 0) > ply) {
      const before = this.first;
      await this.readBack();
      if (this.first === before) return;
    }
  }

  private async readPage(before: number): Promise<void> {
    const answer = await this.link!.ask({ t: "lines", before });
    if (answer.t !== "lines" || answer.log_from + answer.log.length !== this.first) return;
    if (answer.lang !== settings.lang || answer.viewer !== this.home) return; // it was asked before this changed
    this.lines = [...answer.log, ...this.lines];
    this.first = answer.log_from;
  }

  async look(ply: number): Promise<void> {
    if (!this.scene) return;
    if (ply >= this.scene.ply && this.scene.table.status !== "over") return this.backToNow();
    const answer = await this.link!.ask({ t: "look", ply: Math.max(0, Math.min(ply, this.scene.ply)) });
    if (answer.t === "moment") {
      this.putBack();
      this.explanation = null;
      this.moment = answer;
    } else if (answer.t === "refused") {
      this.notice = answer.text;
    }
  }

  backToNow(): void {
    this.moment = null;
  }

  // What the server tells

  welcomed(welcome: Welcome, isNewRun: boolean): void {
    if (isNewRun) this.forget();
    this.welcome = welcome;
    this.skew = welcome.now - Date.now() / 1000;
    const first = welcome.chat[0]?.number ?? 0; // it begins with the latest lines
    this.chat = [...this.chat.filter((line) => line.number < first), ...welcome.chat];
    this.closed = null;
  }

  shown(scene: Scene): void {
    const isNewAct = scene.act !== this.scene?.act;
    if (isNewAct) {
      this.whys.clear();
      this.explanation = null;
      this.hint = null;
      this.putBack();
    }
    const known = this.lineCount;
    if (scene.log_anew) this.first = scene.log_from;
    this.lines = scene.log_anew ? scene.log : [...this.lines.slice(0, scene.log_from - this.first), ...scene.log];
    if (this.scene !== null && !scene.log_anew && scene.log_from >= known) this.lastLines = scene.log;
    else if (isNewAct) this.lastLines = this.lines.filter((line) => line.ply === scene.ply);
    if (this.moment && this.moment.ply > scene.ply) this.moment = null;
    this.scene = scene;
  }

  said({ line }: Said): void {
    if (!this.chat.some((old) => old.number === line.number)) this.chat = [...this.chat, line];
  }

  /** Our seats at another table: the rematch. */
  linked({ table, tokens }: Links): void {
    hold(table, ...tokens);
    this.rematch = table;
  }

  refused(refused: Refused): void {
    if (this.scene === null) this.closed = refused.text;
    else this.notice = refused.text;
  }

  /** Whatever was asked of a server that is no more; its log is replaced by the first scene of the new one. */
  private forget(): void {
    this.whys.clear();
    this.moment = null;
    this.hint = null;
    this.putBack();
  }
}
