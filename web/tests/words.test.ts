import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { addWords, sayIn } from "../src/lib/words.svelte";
import { LANGUAGES } from "../src/wire";

const SOURCE = join(import.meta.dirname, "../src");
const SHELL = ["App.svelte", "board", "design", "guide", "lib", "lobby", "rules", "table"];

function read(lang: string): string {
  const files = readdirSync(join(SOURCE, "words")).filter((name) => name.split(".").at(-2) === lang);
  return files.map((name) => readFileSync(join(SOURCE, "words", name), "utf8")).join("\n");
}

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(read(lang)));
  expect(errors).toEqual([]);
  return made;
}

/** Messages and their attributes. */
function names(lang: string): string[] {
  const found: string[] = [];
  let message = "";
  for (const line of read(lang).split("\n")) {
    const start = line.match(/^([a-z][\w-]*) =/);
    const attribute = line.match(/^ {4}\.([\w-]+) =/);
    if (start) found.push((message = start[1]!));
    if (attribute) found.push(`${message}.${attribute[1]}`);
  }
  return found.sort();
}

function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(SOURCE.length + 1))
    .filter((path) => SHELL.includes(path.split("/")[0]!));
  return files.map((path) => readFileSync(join(SOURCE, path), "utf8")).join("\n");
}

/** From here to the comma or parenthesis that ends the argument. */
function firstArgument(text: string, from: number): string {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if ("({[".includes(text[i]!)) depth += 1;
    else if (depth === 0 && ",)".includes(text[i]!)) return text.slice(from, i);
    else if (")}]".includes(text[i]!)) depth -= 1;
  }
  return "";
}

/** What is said of the steps of a shuffle: those that can be bad have a sentence for that, too. */
function steps(): string[] {
  const text = sources();
  const named = [...text.matchAll(/"((?:fair|seal)-[a-z-]+)"/g)].map((found) => found[1]!);
  const judged = [...text.matchAll(/\? "good" : "bad", text: "(fair-[a-z-]+)"/g)].map((found) => `${found[1]!}-bad`);
  return [...named, ...judged];
}

/** The names that are asked for, and the beginnings of those that are put together. */
function used(): { whole: string[]; begun: string[] } {
  const text = sources();
  const calls = [...text.matchAll(/\bsay\(/g)].map((found) => firstArgument(text, found.index + found[0].length));
  const whole = calls.flatMap((call) => [...call.matchAll(/"([a-z][a-z-]*(?:\.[a-z]+)?)"/g)].map((found) => found[1]!));
  const begun = calls.flatMap((call) => [...call.matchAll(/`([a-z-]+)\$\{/g)].map((found) => found[1]!));
  const keys = [...text.matchAll(/"(keys-[a-z]+)"/g)].map((found) => found[1]!);
  return { whole: [...whole, ...keys, ...steps()], begun };
}

describe("the words", () => {
  it("are the same names in every language", () => {
    for (const lang of LANGUAGES) expect(names(lang)).toEqual(names("en"));
  });

  it.each(LANGUAGES)("can be read, %s", (lang) => {
    bundle(lang);
  });

  it("exist wherever they are asked for", () => {
    const known = names("en");
    const { whole, begun } = used();
    const isValue = new Set(["replay", "you", "lost", "bot", "open", "bad"]); // compared with, or parts of a name
    const missing = whole.filter((name) => !known.includes(name) && !isValue.has(name));
    expect([...new Set(missing)]).toEqual([]);
    expect(begun.filter((name) => !known.some((one) => one.startsWith(name)))).toEqual([]);
  });

  it("are all used", () => {
    const { whole, begun } = used();
    const unused = names("en").filter(
      (name) =>
        !whole.includes(name.split(".")[0]!) && !whole.includes(name) && !begun.some((start) => name.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ["uk", 1, "1 глядач"],
    ["uk", 3, "3 глядачі"],
    ["uk", 5, "5 глядачів"],
    ["uk", 11, "11 глядачів"],
    ["ru", 21, "21 зритель"],
    ["ru", 2, "2 зрителя"],
    ["ru", 12, "12 зрителей"],
  ])("count rightly: %s %i", (lang, count, sentence) => {
    const made = bundle(lang);
    expect(made.formatPattern(made.getMessage("spectators")!.value!, { count })).toBe(sentence);
  });

  it.each(LANGUAGES)("write numbers as the browser would, %s", (lang) => {
    addWords("numbers", { [`words/${lang}.ftl`]: "number = { $n }" });
    settings.lang = lang;
    for (const n of [0, 7, 42, 999, 1000, 1234567, 2.5, -3]) {
      expect(sayIn("numbers", "number", { n })).toBe(new Intl.NumberFormat(lang).format(n));
    }
  });
});
