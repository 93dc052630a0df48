// The deck was fixed before the first move: its seed's hash was told then, and the seed itself now.

export async function isSealKept(seed: string, commitment: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
