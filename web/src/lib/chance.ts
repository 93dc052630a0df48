// Names and secrets that nobody else has.  Made of random values, which every page has; `crypto.randomUUID` is there
// over https and on this machine only.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"; // 64: six bits each
const SECRET = 24; // letters: 144 bits

export function randomText(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** What holds a seat, or a table that is being set up. */
export function newSecret(): string {
  return randomText(SECRET);
}
