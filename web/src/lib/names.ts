// Names in a sentence, so that they can be set in their owners' colours.
export interface Called {
  people: { name: string; seat: number }[];
  viewer: number | null;
  you: string; // what a sentence calls the viewer
}
export interface Run {
  text: string;
  seat: number | null; // whose name it is
}

/** The sentence cut at the names of those who sit here, and at what the viewer is called at its start. */
export function cutAtNames(sentence: string, { people, viewer, you }: Called): Run[] {
  const names = new Map(people.map((person) => [person.name, person.seat]));
  const words = [...names.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const runs: Run[] = [];
  let rest = sentence;
  if (viewer !== null && startsWithWord(rest, you)) {
    runs.push({ text: you, seat: viewer });
    rest = rest.slice(you.length);
  }
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  let from = 0;
  for (const found of words.length > 0 ? rest.matchAll(pattern) : []) {
    runs.push({ text: rest.slice(from, found.index), seat: null });
    runs.push({ text: found[0], seat: names.get(found[0])! });
    from = found.index + found[0].length;
  }
  return [...runs, { text: rest.slice(from), seat: null }].filter((run) => run.text !== "");
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/[\p{L}\p{N}]/u.test(text[word.length] ?? "");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
