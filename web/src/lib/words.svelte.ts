// Everything the client says, in the reader's language: src/words/*.ftl, and the words of each game's board.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Lang } from "../wire";
import { settings } from "./settings.svelte";

const SHELL = ""; // whose words they are, besides the games by their names
const files = new Map<string, Record<string, string>>(); // of each owner, the texts by path
const bundles = new Map<string, FluentBundle | null>();
addWords(SHELL, import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true }));

export type Args = Record<string, FluentVariable>;

/** Makes the words of a game known: they come with it. */
export function addWords(owner: string, texts: Record<string, string>): void {
  files.set(owner, texts);
  for (const key of bundles.keys()) if (key.startsWith(`${owner}/`)) bundles.delete(key);
}

/** All words of an owner in this language: from `en.ftl`, and from files by their subject, such as `guide.en.ftl`. */
function bundleOf(owner: string, lang: Lang): FluentBundle | null {
  const key = `${owner}/${lang}`;
  if (!bundles.has(key)) {
    const texts = Object.entries(files.get(owner) ?? {}).filter(([path]) => path.split(/[./]/).at(-2) === lang);
    const bundle = texts.length === 0 ? null : new FluentBundle(lang, { useIsolating: false });
    for (const [, text] of texts) bundle?.addResource(new FluentResource(text));
    bundles.set(key, bundle);
  }
  return bundles.get(key)!;
}

const UNGROUPED = 1000; // below it all our languages write a whole number as it is

/** A number that needs no formatter of the browser while it is small: the first takes a phone a tenth of a second. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < UNGROUPED;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Args): Args {
  const made = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new Count(value) : value,
  ]);
  return Object.fromEntries(made) as Args;
}

function formatted(bundle: FluentBundle | null, name: string, args?: Args): string | null {
  const [id, attribute] = name.split(".") as [string, string | undefined];
  const message = bundle?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return bundle && pattern ? bundle.formatPattern(pattern, args && counted(args), []) : null;
}

/** A sentence of the shell. */
export function say(name: string, args?: Args): string {
  return formatted(bundleOf(SHELL, settings.lang), name, args) ?? name;
}

/** A sentence of a game's board, or else of the shell. */
export function sayIn(game: string, name: string, args?: Args): string {
  return formatted(bundleOf(game, settings.lang), name, args) ?? say(name, args);
}
