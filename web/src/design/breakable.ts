/** The name with a soft hyphen in each very long word, after a vowel: some do not fit on a card. */
export function breakable(name: string): string {
  return name.replace(/(\p{L}{6,9}[аеёиоуыэюяіїє])(?=\p{L}{6})/giu, "$1\u00ad");
}
