// Everything the client says, in the reader's language: src/words/*.ftl, and the words of each game's board.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { settings } from "./settings.svelte";

const shellFiles = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const gameFiles = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<string, FluentBundle | null>();

export type Args = Record<string, FluentVariable>;

function bundleOf(path: string, text: string | undefined, lang: Lang): FluentBundle | null {
  if (!bundles.has(path)) {
    const bundle = text === undefined ? null : new FluentBundle(lang, { useIsolating: false });
    bundle?.addResource(new FluentResource(text!));
    bundles.set(path, bundle);
  }
  return bundles.get(path)!;
}

function shellBundle(lang: Lang): FluentBundle | null {
  const path = `../words/${lang}.ftl`;
  return bundleOf(path, shellFiles[path], lang);
}

function gameBundle(game: string, lang: Lang): FluentBundle | null {
  const path = `../games/${game}/words/${lang}.ftl`;
  return bundleOf(path, gameFiles[path], lang);
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
