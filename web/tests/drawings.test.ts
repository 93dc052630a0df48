// A drawing of one game lies in its folder: nobody else names it, and what is named is there.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { composed } from "../scripts/posters";
import { addDrawings, drawing } from "../src/design/art";

const art = Object.keys(import.meta.glob("../src/**/art/*.svg"));
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const owner = (path: string): string => /src\/games\/(\w+)\//.exec(path)?.[1] ?? "";
const name = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svg".length);
const lies = new Map(art.map((path) => [name(path), owner(path)]));

describe("drawings", () => {
  it("have one name each", () => {
    expect(lies.size).toBe(art.length);
    expect(art.length).toBeGreaterThan(100);
    expect(() => addDrawings({ "./art/logo.svg": "<svg/>" })).toThrow("two drawings");
    expect(() => drawing("nothing", "", "", false)).toThrow("no drawing");
  });

  it("that are named lie where they may be used", () => {
    const wrong = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/<Art name="([^"{]+)"/g)]
        .map(([, used]) => used!)
        .filter((used) => !["", owner(path)].includes(lies.get(used) ?? "nowhere"))
        .map((used) => `${path}: ${used}`),
    );
    expect(wrong).toEqual([]);
  });

  it("of a game are named by no other", () => {
    const named = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/<Art name="([^"{]+)"|"((?:sc|wide|ship|loco|i|cargo|pass|sema)-[\w-]+)"/g)]
        .map(([, used, quoted]) => lies.get((used ?? quoted)!) ?? "")
        .filter((folder) => folder !== "" && folder !== owner(path)),
    );
    expect(named).toEqual([]);
  });

  it("of a poster are its own or everybody's, and all in it: an image loads nothing", () => {
    const posters = import.meta.glob<string>("../src/games/*/poster.svg", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(posters).length).toBeGreaterThan(0);
    for (const [path, text] of Object.entries(posters)) {
      const used = [...text.matchAll(/<use href="([^"]+)"/g)].map(([, file]) => file!);
      expect(used.every((file) => /^(art|\.\.\/\.\.\/design\/art)\/[\w-]+\.svg$/.test(file))).toBe(true);
      const whole = composed(join(import.meta.dirname, path));
      expect(whole.match(/<svg/g)?.length).toBe(used.length + 1);
      expect(whole).not.toMatch(/<use|var\(|href=|<!--/);
    }
  });
});
