// The line to the server: it comes back by itself, loses no command and repeats none.
//
// A command waits here until its answer is in; after a break it is sent again under the same id, which the server does
// once.  What the server tells unasked (scenes, chat) goes to the listener.
import { randomText } from "./chance";
import { merged, type SceneMessage } from "./changes";
import type {
  About,
  ClientMessage,
  Done,
  Hello,
  Proposal,
  Links,
  Lines,
  Moment,
  Refused,
  Said,
  Scene,
  ServerMessage,
  Shuffle,
  Tried,
  Welcome,
  Why,
} from "../wire";

export type LinkState = "connecting" | "open" | "silent" | "lost" | "shut";
type DistributiveOmit<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;
export type Command = DistributiveOmit<Exclude<ClientMessage, Hello>, "id">;
export type Answer = Done | Refused | Proposal | Why | Tried | About | Moment | Lines;

export interface Listener {
  welcomed(welcome: Welcome, isNewRun: boolean): void;
  shown(scene: Scene): void;
  said(said: Said): void;
  linked(links: Links): void;
  shuffled(told: Shuffle): void;
  refused(refused: Refused): void; // one that answers no command, such as an unknown table
}

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  message: ClientMessage & { id: string };
  answer: (answer: Answer) => void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 5000;
const RESTART = 1012; // the server's word for: come again at once, your table is elsewhere
const AT_ONCE = 300; // not everybody in the same moment
const QUIET = 3000; // after so long without a word we ask whether anybody is there
const SOON = 2000; // when the answer should have come; then we say that it has not
const PATIENCE = 10_000; // and wait so long for it before we try another line

let counter = 0;

/** A new name for a command: nobody else has it. */
export function commandId(): string {
  counter += 1;
  return `${randomText(18)}-${counter}`;
}

export class Connection {
  state = $state<LinkState>("connecting");
  private socket: SocketLike | null = null;
  private waiting = new Map<string, Waiting>();
  private scene: Scene | null = null; // the last on this socket
  private run: string | null = null;
  private isWelcome = false;
  private delay = FIRST_DELAY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hush: ReturnType<typeof setTimeout> | undefined; // until it goes off nobody is told of a restart

  constructor(
    private readonly hello: () => Hello,
    private readonly listener: Listener,
    private readonly open: () => SocketLike = openSocket,
  ) {
    this.connect();
  }

  /** Sends a command, now or as soon as there is a line, and promises its answer. */
  ask(command: Command): Promise<Answer> {
    const message = { ...command, id: commandId() } as Waiting["message"];
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      if (this.isWelcome) this.send(message);
    });
  }

  /** Try at once, for instance because the network is back. */
  hurry(): void {
    if (this.state === "lost") this.connect();
  }

  shut(): void {
    this.state = "shut";
    clearTimeout(this.timer);
    clearTimeout(this.hush);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.send(this.hello());
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = ({ code }) => this.lose(code);
    this.timer = setTimeout(() => this.lose(), PATIENCE);
  }

  /** Forget the socket without listening to its last words. */
  private drop(): void {
    const socket = this.socket;
    this.socket = this.scene = null;
    this.isWelcome = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(code?: number): void {
    if (this.state === "shut") return;
    const isRestart = code === RESTART && this.isWelcome;
    this.drop();
    clearTimeout(this.timer);
    if (isRestart) {
      clearTimeout(this.hush);
      this.hush = setTimeout(() => this.complain(), SOON);
      this.timer = setTimeout(() => this.connect(), Math.random() * AT_ONCE);
      return;
    }
    if (this.hush === undefined) this.state = "lost";
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  /** A restart takes too long to keep it from people. */
  private complain(): void {
    this.hush = undefined;
    if (!this.isWelcome && this.state !== "shut") this.state = "lost";
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.send({ t: "ping", id: commandId() });
      this.timer = setTimeout(() => this.doubt(), SOON);
    }, QUIET);
  }

  private doubt(): void {
    this.state = "silent";
    this.timer = setTimeout(() => this.lose(), PATIENCE - SOON);
  }

  private receive(message: ServerMessage): void {
    this.watch();
    if (this.state === "silent") this.state = "open";
    switch (message.t) {
      case "welcome":
        return this.enter(message);
      case "scene":
        return this.show(message);
      case "said":
        return this.listener.said(message);
      case "links":
        return this.listener.linked(message);
      case "shuffle":
        return this.listener.shuffled(message);
      default:
        return this.settle(message);
    }
  }

  /** What a scene has changed goes into the one before; if that is another one, the table is asked for anew. */
  private show(message: SceneMessage): void {
    this.scene = merged(this.scene, message);
    if (this.scene === null) return this.connect();
    this.listener.shown(this.scene);
  }

  private enter(welcome: Welcome): void {
    const isNewRun = this.run !== null && this.run !== welcome.run;
    this.run = welcome.run;
    this.isWelcome = true;
    clearTimeout(this.hush);
    this.hush = undefined;
    this.state = "open";
    this.delay = FIRST_DELAY;
    this.listener.welcomed(welcome, isNewRun);
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private settle(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (waiting !== undefined) {
      this.waiting.delete(waiting.message.id);
      waiting.answer(answer);
    } else if (answer.t === "refused" && answer.id === null) {
      this.listener.refused(answer);
    }
  }
}

function openSocket(): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as SocketLike;
}
