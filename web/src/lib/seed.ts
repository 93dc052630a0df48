// The deck was fixed before the first move: its seed's hash was told then, and the seed itself now.
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";

export function isSealKept(seed: string, commitment: string): boolean {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return bytesToHex(sha256(bytes)) === commitment;
}
