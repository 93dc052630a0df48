// One table as this browser sees it: what the server showed, what is looked at, what is chosen but not yet made.
import type { GameModule, Heading, TableContext, Thing } from "../board/contract";
import type { Asked } from "../board/told";
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
  Shuffle,
  Tried,
  Welcome,
} from "../wire";
import type { Answer, Command, LinkState, Listener } from "./connection.svelte";
import { type Attempt, beginsWith, codesOf, isOneOf, offersIn, pathOf } from "./attempt";
import { Grace } from "./grace.svelte";
import { Guide } from "./guide.svelte";
import type { Called } from "./names";
import { pace, settings } from "./settings.svelte";
import { addAhead, Shuffling } from "./shuffling.svelte";
import { hold } from "./tokens";
import { type Args, sayIn } from "./words.svelte";

/** What a session needs of a connection. */
export interface Link {
  readonly state: LinkState;
  ask(command: Command): Promise<Answer>;
}

/** What a thing is called, and what is told of it. */
export interface Told {
  title: string | null; // null: nothing is told
  lines: string[];
}

/** What is said beside a place that was asked about: what it is, and why it is closed, if it is. */
export interface Explanation extends Told {
  place: HTMLElement;
  text: string | null; // why not
  clauses: string[];
}

const NOTHING = { title: null, lines: [], text: null, clauses: [] }; // is said while it is being asked

export const BEGAN = "began"; // the event that every game tells when a turn begins
const AGAIN = 900; // milliseconds between before and after
const HIDE_AFTER = 250; // long enough to move the pointer onto the sentence

export class Session implements Listener, TableContext<unknown, unknown> {
  link = $state.raw<Link | null>(null);
  module = $state.raw<GameModule | null>(null);
  catalogue = $state.raw<unknown>(null);
  welcome = $state.raw<Welcome | null>(null);
  scene = $state.raw<Scene | null>(null);
  first = $state(0); // the number of the first line of the log that we have; earlier ones are asked for
  lines = $state.raw<LogLine[]>([]);
  brought = $state.raw<LogLine[]>([]); // by the last act
  pointed = $state.raw<LogLine | null>(null); // a line that somebody points at: the board marks what it tells
  chat = $state.raw<ChatLine[]>([]);
  moment = $state.raw<Moment | null>(null);
  pickedMoves = $state.raw<MoveOffer[]>([]); // several moves of one place: the bar lists them
  armed = $state.raw<MoveOffer | null>(null); // waits for the brass button
  attempts = $state.raw<Attempt[]>([]); // moves in the middle of a decision, tried step by step, none of them made
  hint = $state.raw<(Proposal & { before: number[] }) | null>(null);
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
  readonly grace = new Grace();
  readonly guide = new Guide(this);
  readonly shuffle = new Shuffling();
  beforeShown: ((lines: LogLine[], scene: Scene) => void) | null = null; // called while the page still is as it was
  private reading: Promise<void> | null = null;
  private readonly answers = new Map<string, Promise<Answer>>(); // what was asked about the present act
  private hideTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly calledAsText = $derived(
    JSON.stringify({
      people: this.people.map(({ name, seat }) => ({ name, seat })),
      viewer: this.home,
      you: this.say("you"),
    }),
  );
  /** Whose names are in sentences: the same until one of them changes, since every line of a long log asks. */
  readonly called = $derived(JSON.parse(this.calledAsText) as Called);

  // What the components of a game see

  get view(): Heading {
    return (this.moment?.view ?? this.attempt?.view ?? this.scene!.view) as unknown as Heading;
  }
  /** The table as it would be after what is tried; null: nothing is. */
  get attempt(): Tried | null {
    return this.attempts.at(-1)?.tried ?? null;
  }
  /** What is asked now. */
  get question(): string {
    return this.attempt?.question ?? this.scene!.question;
  }
  get clause(): string | null {
    return this.attempt ? this.attempt.clause : this.scene!.clause;
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
  private readonly offered = $derived.by((): MoveOffer[] =>
    this.scene === null ? [] : offersIn(this.scene, this.attempt, (move) => this.module?.placed(move) ?? true),
  );
  get moves(): MoveOffer[] {
    return this.canMove ? this.offered : [];
  }
  /** Those that go on with what is on the screen, and need no other move before them. */
  get nextMoves(): MoveOffer[] {
    const made = this.attempt?.codes.length ?? 0;
    return this.moves.filter((move) => pathOf(move).length === made && !this.isElsewhere(move));
  }
  /** Whether a move gives up what is tried. */
  isElsewhere(move: MoveOffer): boolean {
    return this.attempt !== null && !beginsWith(pathOf(move), this.attempt.codes) && !this.isTaken(move);
  }
  /** Whether a move is one of several equal ones that are tried. */
  private isTaken(move: MoveOffer): boolean {
    return this.attempt !== null && isOneOf(move, this.scene!, this.attempt);
  }

  get lastLines(): LogLine[] {
    return this.pointed ? [this.pointed] : this.brought;
  }

  get guided(): number | null {
    return this.guide.code;
  }

  get hinted(): number | null {
    return this.hint?.code ?? null;
  }
  /** Whether a move goes on with what a lesson expects. */
  isGuided(move: MoveOffer): boolean {
    const made = this.attempt?.codes.length ?? 0;
    return codesOf(move).length > made && beginsWith(this.guide.codes, codesOf(move));
  }
  isHinted(move: MoveOffer): boolean {
    const hint = this.hint;
    return hint !== null && hint.code === move.code && codesOf(move).join() === [...hint.before, hint.code].join();
  }

  /** Make the move that is hinted; false where none is. */
  followHint(): boolean {
    const move = this.moves.find((each) => this.isHinted(each));
    if (move) this.offer(move, true);
    return move !== undefined;
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
    const taken = moves.find((move) => this.isTaken(move));
    if (taken) {
      void this.make(this.attempt!.codes.filter((code) => code !== taken.code));
    } else if (
      this.attempt &&
      moves.length > 0 &&
      moves.every((move) => beginsWith(this.attempt!.codes, codesOf(move)))
    ) {
      this.clear(); // what is tried already: a second click puts it back
    } else if (moves.length > 1) {
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
    const held = this.welcome?.seats ?? [];
    const status = this.scene?.table.status;
    return held.length > 1 && status === "playing" && this.scene!.viewer !== this.shownFor;
  }
  uncover(): void {
    if (this.nextHere === null) this.shownFor = this.viewer;
  }
  /** Pass and play: the person of this device who is to decide, but is not the one who looks; null: there is none. */
  get nextHere(): number | null {
    const scene = this.scene;
    if (scene?.table.status !== "playing" || scene.decider === null || scene.decider === scene.viewer) return null;
    return this.welcome?.seats.includes(scene.decider) ? scene.decider : null;
  }
  /** Cover the table, and show it to the next person. */
  handOver(): void {
    if (this.nextHere === null) return;
    this.shownFor = null;
    this.moment = null;
    void this.link!.ask({ t: "hand_over", seat: this.nextHere });
  }

  // Choosing and making moves

  isPicked(moves: MoveOffer[]): boolean {
    const picked = this.armed ? [this.armed] : this.pickedMoves;
    return picked.length > 0 && picked.length === moves.length && picked.every((move, i) => isSame(move, moves[i]!));
  }

  /** Make this move, or let it wait for the brass button where it should be confirmed; not if its sentence was read. */
  offer(move: MoveOffer, isRead = false): void {
    const mayAsk = settings.confirm === "game" && !isRead;
    const asks = settings.confirm === "always" || (mayAsk && this.module?.confirms?.(move, this.view));
    if (asks && !(this.armed && isSame(this.armed, move))) {
      this.pickedMoves = [];
      this.armed = move;
    } else void this.play(move);
  }

  confirm(): void {
    if (this.armed) void this.play(this.armed);
  }

  /** Esc: what is chosen last is put back; true if there was something. */
  putBack(): boolean {
    if (this.armed !== null || this.pickedMoves.length > 0) this.pick();
    else if (this.attempts.length > 0) this.attempts = this.attempts.slice(0, -1);
    else return this.module?.putBack?.() ?? false;
    this.hint = null;
    return true;
  }

  /** Nothing is chosen on the board. */
  private pick(): void {
    this.armed = null;
    this.pickedMoves = [];
  }

  /** All that is chosen or tried is put back. */
  clear(): void {
    this.pick();
    this.attempts = [];
    this.hint = null;
  }

  async play(move: MoveOffer): Promise<void> {
    await this.make(codesOf(move));
  }

  /** Several moves as one act, after what is tried: all of them are made, or none. */
  async playAll(codes: number[]): Promise<void> {
    if (codes.length > 0) await this.make([...(this.attempt?.codes ?? []), ...codes]);
  }

  /** Make these moves; or, if they end in the middle of a decision, see what may follow. */
  private async make(codes: number[]): Promise<void> {
    if (!this.canMove) return;
    if (codes.length === 0) return this.clear();
    this.pick();
    this.hint = null;
    const after = this.scene!.act;
    const { grace, skip } = settings;
    const whole = !this.guide.isStep(codes);
    const answer = await this.act({ t: "play", after, codes, grace, whole, skip });
    if (answer?.t === "tried" && this.scene?.act === after) await this.goOnWith({ asked: codes, tried: answer });
    else if (answer?.t === "refused") this.clear();
  }

  /** Show what is tried; what the player does not want to be asked then is done. */
  private async goOnWith(attempt: Attempt): Promise<void> {
    this.show(attempt);
    const isAsked = !settings.refill || this.guide.isQuiet;
    const next = isAsked ? undefined : this.module?.goesOn?.(attempt.tried.moves, attempt.tried.view, this.scene!.view);
    if (next) await this.make([...attempt.tried.codes, next.code]);
  }

  private show(attempt: Attempt): void {
    const before = this.attempts.filter(({ tried }) => beginsWith(attempt.asked, tried.codes));
    this.attempts = [...before, attempt];
    this.explanation = null;
  }

  async undo(wholeTurn: boolean): Promise<void> {
    if (this.isBusy || this.moment !== null) return;
    this.clear();
    await this.act({ t: "undo", after: this.scene!.act, whole_turn: wholeTurn });
  }

  /** One stays with one's last act: bots need not wait. */
  goOn(): void {
    if (!this.grace.isOn) return;
    void this.link!.ask({ t: "go_on", after: this.grace.act });
    this.grace.end();
  }

  /** Ask which move to make; where it only opens a choice, which one then. */
  async askHint(): Promise<void> {
    const before = [...(this.attempt?.codes ?? [])];
    for (;;) {
      const answer = await this.tell({ t: "hint", tried: before });
      if (answer?.t !== "hint") return;
      this.hint = { ...answer, before: [...before] };
      before.push(answer.code);
      if (this.attempt || !this.scene!.ahead.some((move) => pathOf(move).join() === before.join())) return;
    }
  }

  async act(command: Command): Promise<Answer | null> {
    this.isBusy = true;
    const answer = await this.tell(command);
    this.isBusy = false;
    return answer;
  }

  /** Sends a command; a refusal becomes a notice. */
  async tell(command: Command): Promise<Answer | null> {
    const answer = await this.link!.ask(command);
    if (answer.t === "refused") this.notice = answer.text;
    return answer;
  }

  // Why not

  /** Say what is asked of a place beside it; whoever presses it again wants to see the rule. */
  explain(place: HTMLElement, asked: Asked, isPressed: boolean): void {
    clearTimeout(this.hideTimer);
    if (this.explanation?.place !== place) void this.answer(place, asked);
    else if (isPressed && this.explanation.clauses[0]) this.openClause = this.explanation.clauses[0];
  }

  explainText(place: HTMLElement, text: string): void {
    clearTimeout(this.hideTimer);
    this.explanation = { ...NOTHING, place, text };
  }

  private async answer(place: HTMLElement, { about, why, brings }: Asked): Promise<void> {
    const asking = (this.explanation = { ...NOTHING, place });
    const [told, refusal] = await Promise.all([
      about ? this.about(about) : null,
      why ? this.askOnce({ t: "why", kind: why.kind, args: why.args, tried: this.attempt?.codes ?? [] }) : null,
    ]);
    if (this.explanation !== asking) return;
    const { text, clauses } = refusal?.t === "why" ? refusal : NOTHING;
    const lines = [
      ...(told?.lines ?? []),
      ...(brings ? [this.say(brings > 0 ? "brings" : "costs", { points: Math.abs(brings) })] : []),
    ];
    const said = { place, text, clauses, title: told?.title ?? null, lines };
    this.explanation = said.text === null && said.title === null ? null : said;
  }

  /** What a thing is, at the moment that is looked at. */
  async about({ kind, args }: Thing): Promise<Told> {
    const ply = this.moment?.ply ?? null;
    const answer = await this.askOnce({ t: "about", kind, args, ply });
    return answer.t === "about" ? answer : NOTHING;
  }

  /** What does not change until the next act is asked once. */
  private askOnce(command: Command): Promise<Answer> {
    const key = JSON.stringify([settings.lang, command]);
    const known = this.answers.get(key);
    if (known) return known;
    const asked = this.link!.ask(command);
    this.answers.set(key, asked);
    void asked.then((answer) => answer.t === "refused" && this.answers.delete(key));
    return asked;
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
      this.clear();
      this.explanation = null;
      this.moment = answer;
    } else if (answer.t === "refused") {
      this.notice = answer.text;
    }
  }

  /** Show what a line tells: the table before it, and a moment later after it, or at once the one that is not now. */
  async showAgain({ ply }: LogLine): Promise<void> {
    const before = Math.max(0, ply - 1);
    if (pace() === 0) return this.look(ply < this.scene!.ply ? ply : before);
    await this.look(before);
    const shown = this.moment;
    setTimeout(() => {
      if (shown !== null && this.moment === shown) void this.look(ply);
    }, AGAIN);
  }

  backToNow(): void {
    this.moment = null;
  }

  // What the server tells

  welcomed(welcome: Welcome, isNewRun: boolean): void {
    if (isNewRun) this.forget();
    this.welcome = welcome;
    this.shuffle.connected();
    this.skew = welcome.now - Date.now() / 1000;
    const first = welcome.chat[0]?.number ?? 0; // it begins with the latest lines
    this.chat = [...this.chat.filter((line) => line.number < first), ...welcome.chat];
    this.closed = null;
  }

  shown(scene: Scene): void {
    const isNewAct = scene.act !== this.scene?.act;
    if (isNewAct) {
      this.answers.clear();
      this.explanation = null;
      this.pointed = null;
    }
    if (isNewAct || scene.log_anew) this.clear(); // also in another language: what is tried was said in the old one
    const known = this.lineCount;
    if (scene.log_anew) this.first = scene.log_from;
    this.lines = scene.log_anew ? scene.log : [...this.lines.slice(0, scene.log_from - this.first), ...scene.log];
    const isNews = this.scene !== null && !scene.log_anew && scene.log_from >= known;
    if (isNews) this.beforeShown?.(scene.log, scene);
    if (isNews) this.brought = scene.log;
    else if (isNewAct) this.brought = this.lines.filter((line) => line.ply === scene.ply);
    if (this.moment && this.moment.ply > scene.ply) this.moment = null;
    this.scene = scene;
    this.grace.shown(scene);
    if (this.isCovered) this.handOver(); // nobody looks: the seat is that of whoever is to decide
  }

  said({ line }: Said): void {
    if (!this.chat.some((old) => old.number === line.number)) this.chat = [...this.chat, line];
  }

  /** Our seats at another table: the rematch. */
  linked({ table, tokens }: Links): void {
    hold(table, ...tokens);
    if (this.scene !== null && this.rematch === null && tokens.length > 0) addAhead(table);
    this.rematch = table;
  }

  shuffled(told: Shuffle): void {
    const table = this.scene?.table.id;
    if (table) this.shuffle.take(told, table, this.welcome?.seats ?? [], (command) => this.link!.ask(command));
  }

  refused(refused: Refused): void {
    if (this.scene === null) this.closed = refused.text;
    else this.notice = refused.text;
  }

  /** Whatever was asked of a server that is no more; its log is replaced by the first scene of the new one. */
  private forget(): void {
    this.answers.clear();
    this.moment = null;
    this.clear();
  }
}

function isSame(move: MoveOffer, other: MoveOffer): boolean {
  return codesOf(move).join() === codesOf(other).join();
}
