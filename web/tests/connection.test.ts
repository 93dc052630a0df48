import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener, type SocketLike } from "../src/lib/connection.svelte";
import type { ClientMessage, Hello, Scene, ServerMessage, Welcome } from "../src/wire";
import { scene } from "./tables";

class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  isClosed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
}

const HELLO: Hello = { t: "hello", table: "7F3K", tokens: ["a-secret-of-a-seat"], lang: "en" };
const welcome = (run: string): Welcome => ({
  t: "welcome",
  run,
  now: 0,
  seats: [0],
  tokens: [],
  is_host: true,
  watch_token: null,
  chat: [],
});

function connect(): { connection: Connection; heard: Record<keyof Listener, ReturnType<typeof vi.fn>> } {
  const heard = {
    welcomed: vi.fn(),
    shown: vi.fn(),
    said: vi.fn(),
    linked: vi.fn(),
    refused: vi.fn(),
    shuffled: vi.fn(),
  };
  const connection = new Connection(
    () => HELLO,
    heard,
    () => new FakeSocket(),
  );
  return { connection, heard };
}

function enter(run = "one"): void {
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(welcome(run));
}

function plays(socket: FakeSocket): ClientMessage[] {
  return socket.sent.filter((message) => message.t === "play");
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the connection", () => {
  it("says hello first, and sends commands only after the welcome", () => {
    const { connection } = connect();
    void connection.ask({ t: "play", after: 3, codes: [5] });
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toEqual([HELLO]);
    FakeSocket.last.tell(welcome("one"));
    expect(plays(FakeSocket.last)).toHaveLength(1);
    expect(connection.state).toBe("open");
  });

  it("comes back after a break, and sends a command that was not answered again under the same id", async () => {
    const { connection } = connect();
    enter();
    const answer = connection.ask({ t: "play", after: 3, codes: [5] });
    const first = FakeSocket.last;
    first.onclose?.({ code: 1006 });
    expect(connection.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    enter();
    expect(plays(FakeSocket.last)).toEqual(plays(first));
    const { id } = plays(FakeSocket.last)[0] as { id: string };
    FakeSocket.last.tell({ t: "done", id });
    expect(await answer).toEqual({ t: "done", id });
  });

  it("comes again at once and quietly when the table goes to another process", async () => {
    const { connection } = connect();
    enter();
    void connection.ask({ t: "play", after: 3, codes: [5] });
    const first = FakeSocket.last;
    first.onclose?.({ code: 1012 });
    await vi.advanceTimersByTimeAsync(350);
    expect(FakeSocket.all).toHaveLength(2);
    expect(connection.state).toBe("open");
    enter("two");
    expect(plays(FakeSocket.last)).toEqual(plays(first));
    await vi.advanceTimersByTimeAsync(2500);
    expect(connection.state).toBe("open");
  });

  it("says so when that takes longer than a couple of seconds", async () => {
    const { connection } = connect();
    enter();
    FakeSocket.last.onclose?.({ code: 1012 });
    await vi.advanceTimersByTimeAsync(350);
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(connection.state).toBe("open");
    await vi.advanceTimersByTimeAsync(1700);
    expect(connection.state).toBe("lost");
    enter();
    expect(connection.state).toBe("open");
  });

  it("does not repeat what was answered", async () => {
    const { connection } = connect();
    enter();
    const answer = connection.ask({ t: "play", after: 0, codes: [1] });
    const { id } = plays(FakeSocket.last)[0] as { id: string };
    FakeSocket.last.tell({ t: "refused", id, reason: "stale", text: "The table has moved on." });
    expect((await answer).t).toBe("refused");
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    enter();
    expect(plays(FakeSocket.last)).toHaveLength(0);
  });

  it("tells when the server was started anew", async () => {
    const { heard } = connect();
    enter("one");
    expect(heard.welcomed).toHaveBeenLastCalledWith(welcome("one"), false);
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    enter("two");
    expect(heard.welcomed).toHaveBeenLastCalledWith(welcome("two"), true);
  });

  it("waits longer after each failure, and never for ever", async () => {
    connect();
    const times: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      const before = Date.now();
      FakeSocket.last.onclose?.({ code: 1006 });
      const count = FakeSocket.all.length;
      while (FakeSocket.all.length === count) await vi.advanceTimersByTimeAsync(50);
      times.push(Date.now() - before);
    }
    expect(times[3]).toBeGreaterThan(times[0]!);
    expect(Math.max(...times)).toBeLessThan(20_000);
  });

  it("notices a silent line: asks, and gives it up without an answer", async () => {
    const { connection } = connect();
    enter();
    const socket = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket.sent.at(-1)?.t).toBe("ping");
    expect(connection.state).toBe("open");
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.state).toBe("silent");
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.state).toBe("lost");
    expect(socket.isClosed).toBe(true);
  });

  it("goes on with a line that was silent for a while", async () => {
    const { connection } = connect();
    enter();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.state).toBe("silent");
    FakeSocket.last.tell({ t: "done", id: "of a ping" });
    expect(connection.state).toBe("open");
    await vi.advanceTimersByTimeAsync(2900);
    expect(connection.state).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("ignores the last words of a socket it has given up", async () => {
    const { heard } = connect();
    enter();
    const old = FakeSocket.last;
    old.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    old.tell(welcome("ghost"));
    expect(heard.welcomed).toHaveBeenCalledTimes(1);
  });

  it("passes on a refusal that answers no command, such as of an unknown table", () => {
    const { heard } = connect();
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell({ t: "refused", id: null, reason: "no-table", text: "There is no such table." });
    expect(heard.refused).toHaveBeenCalledOnce();
  });

  it("stays shut", async () => {
    const { connection } = connect();
    enter();
    connection.shut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("puts what has changed into the scene before, and asks anew where that is another one", () => {
    const { heard } = connect();
    enter();
    FakeSocket.last.tell(scene({ number: 1, act: 4, spectators: 0 }));
    FakeSocket.last.tell({ t: "scene", number: 2, after: 1, spectators: 2 } as Scene);
    expect(heard.shown).toHaveBeenCalledTimes(2);
    expect(heard.shown.mock.lastCall![0]).toMatchObject({ number: 2, act: 4, spectators: 2 });
    const first = FakeSocket.last;
    first.tell({ t: "scene", number: 4, after: 3, spectators: 9 } as Scene);
    expect(heard.shown).toHaveBeenCalledTimes(2);
    expect(first.isClosed).toBe(true);
    enter();
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.tell({ t: "scene", number: 3, after: 2, spectators: 9 } as Scene); // of the line before
    expect(heard.shown).toHaveBeenCalledTimes(2);
  });
});
