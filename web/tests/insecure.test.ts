// A page over plain http from another machine: browsers take `randomUUID`, `subtle` and the clipboard away there.
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newSecret, randomText } from "../src/lib/chance";
import { commandId } from "../src/lib/connection.svelte";
import { copyText } from "../src/lib/copying";
import { sealOf } from "../src/lib/salts";

beforeEach(() => {
  const values = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues: values });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("isSecureContext", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("over plain http", () => {
  it("commands and secrets have names that the server takes", () => {
    const ids = Array.from({ length: 200 }, commandId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it("every letter comes up about as often as another", () => {
    const seen = new Map<string, number>();
    for (const letter of randomText(64 * 1000)) seen.set(letter, (seen.get(letter) ?? 0) + 1);
    expect(seen.size).toBe(64);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(300);
  });

  it("the seal is checked", () => {
    for (const seed of ["", "616263", "ab".repeat(32), "00".repeat(119)]) {
      const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
      expect(sealOf(seed)).toBe(commitment);
      expect(sealOf(seed + "00")).not.toBe(commitment);
    }
  });

  it("a link is copied by a field beside the button, which is gone afterwards", async () => {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    const button = dialog.appendChild(document.createElement("button"));
    let copied = "";
    document.execCommand = vi.fn(() => {
      const field = dialog.querySelector("textarea")!;
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    });
    expect(await copyText("http://table.example/t/7F3K#secret", button)).toBe(true);
    expect(copied).toBe("http://table.example/t/7F3K#secret");
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("a browser that copies nothing at all says so", async () => {
    const button = document.body.appendChild(document.createElement("button"));
    document.execCommand = vi.fn(() => {
      throw new Error("no");
    });
    expect(await copyText("a", button)).toBe(false);
    expect(document.querySelector("textarea")).toBeNull();
  });
});
