// Everything the client says, in the reader's language: src/words/*.ftl, and the words of each game's board.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { settings } from "./settings.svelte";

const shellFiles = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const gameFiles = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<string, FluentBundle | null>();

export type Args = Record<string, FluentVariable>;

/** All files of a folder in this language: `en.ftl`, and by their subject, such as `guide.en.ftl`. */
function bundleOf(folder: string, files: Record<string, string>, lang: Lang): FluentBundle | null {
  const key = `${folder}${lang}`;
  if (!bundles.has(key)) {
    const inLang = new RegExp(`^${folder.replaceAll(".", "\\.")}([a-z_]+\\.)?${lang}\\.ftl$`);
    const texts = Object.keys(files).filter((path) => inLang.test(path));
    const bundle = texts.length === 0 ? null : new FluentBundle(lang, { useIsolating: false });
    for (const path of texts) bundle?.addResource(new FluentResource(files[path]!));
    bundles.set(key, bundle);
  }
  return bundles.get(key)!;
}

function shellBundle(lang: Lang): FluentBundle | null {
  return bundleOf("../words/", shellFiles, lang);
}

function gameBundle(game: string, lang: Lang): FluentBundle | null {
  return bundleOf(`../games/${game}/words/`, gameFiles, lang);
}

function formatted(bundle: FluentBundle | null, name: string, args?: Args): string | null {
  const [id, attribute] = name.split(".") as [string, string | undefined];
  const message = bundle?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** A sentence of the shell. */
export function say(name: string, args?: Args): string {
  return formatted(shellBundle(settings.lang), name, args) ?? name;
}

/** A sentence of a game's board, or else of the shell. */
export function sayIn(game: string, name: string, args?: Args): string {
  return formatted(gameBundle(game, settings.lang), name, args) ?? say(name, args);
}
