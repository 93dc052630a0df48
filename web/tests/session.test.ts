import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../src/board/contract";
import type { Answer, Command } from "../src/lib/connection.svelte";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { MoveOffer } from "../src/wire";
import { line, move, played, scene, tried, welcome } from "./tables";

function sitting(seats = [0]): { session: Session; asked: Command[]; answer: (given: Partial<Answer>) => void } {
  const asked: Command[] = [];
  let give: (answer: Answer) => void = () => {};
  const session = new Session();
  session.link = {
    state: "open",
    ask: (command) => {
      asked.push(command);
      return new Promise((resolve) => (give = resolve));
    },
  };
  session.welcomed(welcome(seats), false);
  session.shown(scene({ moves: [move(1), move(2), move(3)] }));
  session.uncover();
  return { session, asked, answer: (given) => give(given as Answer) };
}

beforeEach(() => {
  settings.confirm = "game";
  settings.refill = true;
});

describe("choosing", () => {
  it("makes the only move of a place at once", () => {
    const { session, asked } = sitting();
    session.choose([move(2)]);
    expect(asked).toEqual([played([2])]);
    expect(session.canMove).toBe(false);
    expect(session.moves).toEqual([]);
  });

  it("lists several moves of a place, and puts them back", () => {
    const { session, asked } = sitting();
    session.choose([move(1), move(2)]);
    expect(asked).toEqual([]);
    expect(session.isPicked([move(1), move(2)])).toBe(true);
    expect(session.putBack()).toBe(true);
    expect(session.putBack()).toBe(false);
  });

  it("asks for the brass button where the game says so, and not when that is switched off", () => {
    const { session, asked } = sitting();
    session.module = { confirms: () => true } as unknown as GameModule;
    session.choose([move(1)]);
    expect(asked).toEqual([]);
    session.confirm();
    expect(asked).toHaveLength(1);
    settings.confirm = "never";
    const again = sitting();
    again.session.module = session.module;
    again.session.choose([move(1)]);
    expect(again.asked).toHaveLength(1);
  });

  it("asks no more when the sentence of the move was read in the bar", () => {
    const { session, asked } = sitting();
    session.module = { confirms: () => true } as unknown as GameModule;
    session.offer(move(1), true);
    expect(asked).toEqual([played([1])]);
  });

  it("tells the game what the table looks like when it asks what to confirm", () => {
    const { session } = sitting();
    const confirms = vi.fn(() => false);
    session.module = { confirms } as unknown as GameModule;
    session.choose([move(1)]);
    expect(confirms).toHaveBeenCalledWith(move(1), session.view);
  });

  it("makes several moves as one act, once, and none while others decide", () => {
    const { session, asked } = sitting();
    void session.playAll([]);
    expect(asked).toEqual([]);
    void session.playAll([2, 7]);
    void session.playAll([3]);
    expect(asked).toEqual([played([2, 7])]);
    const waiting = sitting();
    waiting.session.shown(scene({ decider: 1, moves: [] }));
    void waiting.session.playAll([2]);
    expect(waiting.asked).toEqual([]);
  });

  it("is possible again after a refusal, which is told in words", async () => {
    const { session, answer } = sitting();
    session.choose([move(2)]);
    answer({ t: "refused", id: "x", reason: "stale", text: "The table has moved on." });
    await vi.waitFor(() => expect(session.canMove).toBe(true));
    expect(session.notice).toBe("The table has moved on.");
  });

  it("ends with the next act: nothing chosen before is made after it", () => {
    const { session, asked } = sitting();
    session.choose([move(1), move(2)]);
    session.shown(scene({ act: 5, moves: [move(1), move(2)] }));
    expect(session.pickedMoves).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe("a decision of several steps", () => {
  async function begun(): Promise<ReturnType<typeof sitting>> {
    const table = sitting();
    table.session.choose([move(2)]);
    table.answer(tried([2], [{ ...move(7), kind: "place" }]));
    await vi.waitFor(() => expect(table.session.attempt).not.toBeNull());
    return table;
  }

  it("is shown before anything is made, and made whole", async () => {
    const { session, asked } = await begun();
    expect(session.question).toBe("After 2?");
    expect(session.nextMoves.map(({ code }) => code)).toEqual([7]);
    session.choose(session.movesOf("place"));
    expect(asked).toEqual([played([2]), played([2, 7])]);
  });

  it("is changed by choosing something else, and put back by choosing the same", async () => {
    const { session, asked, answer } = await begun();
    const others = session.movesOf("play");
    expect(others.map(({ code }) => code)).toEqual([1, 2, 3]);
    expect(others.every((other) => session.isElsewhere(other))).toBe(true);
    session.choose([others[0]!]);
    expect(asked.at(-1)).toEqual(played([1]));
    answer(tried([1], [move(8)]));
    await vi.waitFor(() => expect(session.attempt?.codes).toEqual([1]));
    expect(session.attempts).toHaveLength(1);
    session.choose([move(1)]);
    expect(session.attempt).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it("is put back step by step", async () => {
    const { session, answer } = await begun();
    session.choose(session.movesOf("place"));
    answer(tried([2, 7], [move(9)]));
    await vi.waitFor(() => expect(session.attempt?.codes).toEqual([2, 7]));
    expect(session.putBack()).toBe(true);
    expect(session.attempt?.codes).toEqual([2]);
    expect(session.putBack()).toBe(true);
    expect(session.attempt).toBeNull();
    expect(session.putBack()).toBe(false);
  });

  it("lets one of several equal moves be taken out again", async () => {
    const { session, asked, answer } = sitting();
    session.choose([move(2)]);
    answer(tried([2], [move(1), move(3)], "turn"));
    await vi.waitFor(() => expect(session.attempt).not.toBeNull());
    session.choose(session.movesOf("play", { card: 3 }));
    answer(tried([2, 3], [move(1)], "turn"));
    await vi.waitFor(() => expect(session.attempt?.codes).toEqual([2, 3]));
    const [again] = session.movesOf("play", { card: 2 });
    expect(session.isElsewhere(again!)).toBe(false);
    session.choose([again!]);
    expect(asked.at(-1)).toEqual(played([3]));
    answer(tried([3], [move(1), move(2)], "turn"));
    await vi.waitFor(() => expect(session.attempt?.codes).toEqual([3]));
    session.choose(session.movesOf("play", { card: 3 }));
    expect(session.attempt).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it("goes on by itself where nobody wants to be asked", async () => {
    const { session, asked, answer } = sitting();
    session.module = { goesOn: (moves: MoveOffer[]) => moves[1] } as unknown as GameModule;
    session.choose([move(2)]);
    answer(tried([2], [move(7), move(8)]));
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(played([2, 8])));
    settings.refill = false;
    const other = sitting();
    other.session.module = session.module;
    other.session.choose([move(2)]);
    other.answer(tried([2], [move(7), move(8)]));
    await vi.waitFor(() => expect(other.session.attempt).not.toBeNull());
    expect(other.asked).toHaveLength(1);
  });

  it("is given up when somebody acts, when it is refused, and in another language", async () => {
    const one = await begun();
    one.session.shown(scene({ act: 4, moves: [move(1)] }));
    expect(one.session.attempt).not.toBeNull();
    one.session.shown(scene({ act: 4, log_anew: true }));
    expect(one.session.attempt).toBeNull();
    const two = await begun();
    two.session.shown(scene({ act: 5, moves: [move(1)] }));
    expect(two.session.attempt).toBeNull();
    const three = await begun();
    three.session.choose(three.session.movesOf("place"));
    three.answer({ t: "refused", id: "x", reason: "stale", text: "The table has moved on." });
    await vi.waitFor(() => expect(three.session.attempt).toBeNull());
  });

  it("asks why not and for hints where the table on the screen stands", async () => {
    const { session, asked, answer } = await begun();
    session.explain(document.body, { why: { kind: "place", args: {} } }, false);
    expect(asked.at(-1)).toMatchObject({ t: "why", tried: [2] });
    void session.askHint();
    expect(asked.at(-1)).toEqual({ t: "hint", tried: [2] });
    answer({ t: "hint", id: "x", code: 7, text: "", reason: "" });
    await vi.waitFor(() => expect(session.isHinted(session.movesOf("place")[0]!)).toBe(true));
    expect(session.isHinted({ ...move(7), before: [3] })).toBe(false);
  });

  it("begins at the first click where a move only opens a choice", async () => {
    const { session, asked, answer } = sitting();
    session.shown(scene({ moves: [move(1)], ahead: [{ ...move(5), kind: "card", before: [1] }] }));
    void session.askHint();
    answer({ t: "hint", id: "x", code: 1, text: "", reason: "" });
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ t: "hint", tried: [1] }));
    answer({ t: "hint", id: "x", code: 5, text: "", reason: "" });
    await vi.waitFor(() => expect(session.isHinted(session.movesOf("card")[0]!)).toBe(true));
    expect(session.nextMoves.map(({ code }) => code)).toEqual([1]);
    session.choose(session.movesOf("card"));
    expect(asked.at(-1)).toEqual(played([1, 5]));
  });

  it("leaves it to the setting whether steps without a choice are asked", () => {
    settings.skip = false;
    const { session, asked } = sitting();
    session.choose([move(2)]);
    expect(asked).toEqual([{ ...played([2]), skip: false }]);
    settings.skip = true;
  });
});

describe("the log", () => {
  it("keeps earlier lines, and replaces those that were taken back", () => {
    const { session } = sitting();
    session.shown(scene({ log: [line(1, "one"), line(2, "two")], log_from: 0 }));
    session.shown(scene({ act: 6, log: [line(3, "three")], log_from: 2 }));
    expect(session.lines.map(({ text }) => text)).toEqual(["one", "two", "three"]);
    expect(session.lastLines.map(({ text }) => text)).toEqual(["three"]);
    session.shown(scene({ act: 7, log: [line(2, "another")], log_from: 1 }));
    expect(session.lines.map(({ text }) => text)).toEqual(["one", "another"]);
  });

  it("is replaced by the first scene of a server that was started anew", () => {
    const { session } = sitting();
    session.shown(scene({ log: [line(1, "one"), line(2, "lost")], log_from: 0 }));
    session.choose([move(1), move(2)]);
    session.welcomed(welcome([0]), true);
    expect(session.pickedMoves).toEqual([]);
    session.shown(scene({ log: [line(1, "one")], log_from: 0 }));
    expect(session.lines.map(({ text }) => text)).toEqual(["one"]);
  });
});

describe("pass and play", () => {
  it("covers the table until the next person is there", () => {
    const { session } = sitting([0, 1]);
    expect(session.isCovered).toBe(false);
    session.shown(scene({ act: 5, viewer: 1, decider: 1, moves: [move(1)] }));
    expect(session.isCovered).toBe(true);
    expect(session.moves).toEqual([]);
    session.uncover();
    expect(session.isCovered).toBe(false);
    expect(session.moves).toHaveLength(1);
  });

  it("does not cover a device with one person", () => {
    const { session } = sitting([0]);
    session.shownFor = null;
    expect(session.isCovered).toBe(false);
  });
});

describe("the past", () => {
  it("has no moves, and ends with the next look at now", async () => {
    const { session, answer } = sitting();
    const looked = session.look(2);
    answer({ t: "moment", id: "x", ply: 2, view: {}, log_until: 0 });
    await looked;
    expect(session.moves).toEqual([]);
    session.backToNow();
    expect(session.moves).toHaveLength(3);
  });
});

describe("what holds our seats", () => {
  it("is told in the order of the seats, and what lets one watch behind it", () => {
    const { session } = sitting([1, 3]);
    session.welcomed(
      { ...welcome([1, 3]), tokens: ["of-seat-1", "of-seat-3", "to-watch"], watch_token: "to-watch" },
      false,
    );
    expect(session.keys).toEqual([
      { seat: 1, token: "of-seat-1" },
      { seat: 3, token: "of-seat-3" },
    ]);
    expect(session.watchKey).toBe("to-watch");
  });

  it("a spectator hands on what let them in; where everybody may watch there is nothing to hand on", () => {
    const { session } = sitting([]);
    session.welcomed({ ...welcome([]), tokens: ["to-watch"] }, false);
    expect(session.keys).toEqual([]);
    expect(session.watchKey).toBe("to-watch");
    session.shown(scene({ table: { ...scene({}).table, watch: "anyone" } }));
    expect(session.watchKey).toBeNull();
  });
});

describe("a long log", () => {
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => line(first + i, `line ${first + i}`));
  const texts = (session: Session) => session.lines.map(({ text }) => text);

  function reading(): ReturnType<typeof sitting> {
    const sat = sitting();
    settings.lang = "en";
    sat.session.shown(scene({ log: page(5, 2), log_from: 5, log_anew: true, turn: 3 }));
    return sat;
  }

  it("begins with its last lines, and earlier ones are asked for once", async () => {
    const { session, asked, answer } = reading();
    expect([session.first, session.lineCount, session.turn]).toEqual([5, 7, 3]);
    const both = [session.readBack(), session.readBack()];
    expect(asked).toEqual([{ t: "lines", before: 5 }]);
    answer({ t: "lines", lang: "en", viewer: 0, log_from: 3, log: page(3, 2) });
    await Promise.all(both);
    expect(texts(session)).toEqual(["line 3", "line 4", "line 5", "line 6"]);
    expect([session.first, session.lineCount]).toEqual([3, 7]);
    session.shown(scene({ act: 6, log: page(7, 1), log_from: 7 }));
    expect(texts(session)).toEqual(["line 3", "line 4", "line 5", "line 6", "line 7"]);
    expect(session.lastLines).toEqual(page(7, 1));
  });

  it("is read back to a move, page by page", async () => {
    const { session, asked, answer } = reading();
    const done = session.readSince(2);
    answer({ t: "lines", lang: "en", viewer: 0, log_from: 3, log: page(3, 2) });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer({ t: "lines", lang: "en", viewer: 0, log_from: 1, log: page(1, 2) });
    await done;
    expect(asked).toEqual([
      { t: "lines", before: 5 },
      { t: "lines", before: 3 },
    ]);
    expect(session.first).toBe(1);
  });

  it.each([
    { lang: "uk" as const, viewer: 0, log_from: 3 },
    { lang: "en" as const, viewer: 1, log_from: 3 },
    { lang: "en" as const, viewer: 0, log_from: 2 },
  ])("takes no lines that were meant otherwise: %o", async (meant) => {
    const { session, answer } = reading();
    const done = session.readSince(0);
    answer({ t: "lines", log: page(3, 2), ...meant });
    await done;
    expect(texts(session)).toEqual(["line 5", "line 6"]);
  });

  it("is forgotten when it begins anew, and shows a moment that lies before it", () => {
    const { session } = reading();
    session.moment = { t: "moment", id: "", ply: 1, view: {}, log_until: 2, turn: 1 };
    expect([session.linesShown, session.turn]).toEqual([[], 1]);
    session.shown(scene({ log: page(6, 2), log_from: 6, log_anew: true }));
    expect([session.first, texts(session)]).toEqual([6, ["line 6", "line 7"]]);
  });
});

describe("pass and play", () => {
  it("stays with whoever has acted until they hand over, and shows nothing before the next one is there", () => {
    const { session, asked } = sitting([0, 1]);
    session.shown(scene({ act: 5, viewer: 0, decider: 1 }));
    expect([session.isCovered, session.nextHere, session.isMine]).toEqual([false, 1, false]);
    session.handOver();
    expect(asked).toEqual([{ t: "hand_over", seat: 1 }]);
    session.uncover(); // too early: it would be the wrong hand
    expect(session.isCovered).toBe(true);
    session.shown(scene({ act: 5, viewer: 1, decider: 1 }));
    expect([session.isCovered, session.nextHere]).toEqual([true, null]);
    session.uncover();
    expect([session.isCovered, session.isMine]).toEqual([false, true]);
    expect(asked).toHaveLength(1);
  });

  it("covers for whoever is to decide, if nobody looks yet", () => {
    const { session, asked } = sitting([0, 1]);
    session.shownFor = null;
    session.shown(scene({ act: 5, viewer: 0, decider: 1 }));
    expect(asked).toEqual([{ t: "hand_over", seat: 1 }]);
  });
});
