// Where others find this page.  Whoever has it open on the machine that serves it reads "localhost" in the address bar,
// which leads nowhere from a phone: the server knows the address in the network.
import { http } from "./http";

let addresses = $state.raw<string[]>([]);

export function isOfThisMachine(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Ask the server; an answer that does not come leaves things as they are. */
export async function lookAround(): Promise<void> {
  if (!isOfThisMachine(location.hostname)) return;
  try {
    addresses = (await http.here()).addresses;
  } catch {
    // links lead to this machine, as the address bar does
  }
}

/** The addresses of the page for other machines, the likeliest first; none: only this one can open it. */
export function otherAddresses(): string[] {
  return isOfThisMachine(location.hostname) ? addresses : [`${location.origin}/`];
}

/** What links begin with that are handed out. */
export function sharedOrigin(): string {
  const [first] = otherAddresses();
  return first === undefined ? location.origin : new URL(first).origin;
}
