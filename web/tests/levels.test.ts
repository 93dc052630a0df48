import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Face from "../src/design/Face.svelte";
import { faceOf, wordOf, offered } from "../src/lib/levels";
import { LANGUAGES, LEVELS, type BotLevel } from "../src/wire";

const PEOPLE = ["1", "2", "3", "4", "5"];
const YARDSTICKS = LEVELS.filter((level) => !PEOPLE.includes(wordOf(level)));
const SEVEN = [...YARDSTICKS, ...PEOPLE] as BotLevel[];
const files = import.meta.glob<string>("../src/words/*.ftl", { query: "?raw", import: "default", eager: true });

function drawn(level: string | null): string {
  const place = document.createElement("div");
  const face = mount(Face, { target: place, props: { level } });
  flushSync();
  const html = place.querySelector("svg")!.outerHTML;
  void unmount(face);
  return html;
}

describe("levels of bots", () => {
  it("are offered as the server lists them, without yardsticks once there are people", () => {
    expect(offered(YARDSTICKS)).toEqual(YARDSTICKS);
    expect(offered(SEVEN)).toEqual(PEOPLE);
    expect(offered(["greedy", "level-1", "level-2"] as unknown as BotLevel[])).toEqual(["level-1", "level-2"]);
    expect(offered().length).toBeGreaterThan(1);
  });

  it("have a name and a character in every language", () => {
    expect([wordOf("3"), wordOf("level-3"), wordOf("greedy")]).toEqual(["3", "3", "greedy"]);
    for (const lang of LANGUAGES) {
      const words = files[`../src/words/${lang}.ftl`]!;
      for (const level of new Set<string>([...LEVELS, ...SEVEN]))
        expect(words).toMatch(new RegExp(`^level-${wordOf(level)} = \\S.*\\n    \\.about = \\S.*\\.$`, "m"));
    }
  });

  it("have a face each, and bots of other levels the mark of a bot", () => {
    const faces = PEOPLE.map(drawn);
    expect(new Set(faces).size).toBe(5);
    expect(faces.every((face) => face.includes("face"))).toBe(true);
    expect(drawn("level-4")).toBe(faces[3]);
    expect(drawn("random")).toBe(faces[0]);
    expect(faceOf("unheard")).toBeNull();
    expect(drawn("unheard")).toBe(drawn(null));
    expect(faces).not.toContain(drawn(null));
  });
});
