// After a build, static/SOURCES holds the SHA-256 of what it was built from, so that a test can tell a stale build.
//
// Over the files of src/ and the four beside it, sorted by their paths with "/" between the parts (by code points):
// the path, a zero byte, the contents, a zero byte.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const BESIDE = ["index.html", "package-lock.json", "svelte.config.js", "vite.config.ts"];

export function sourcesHash(root: string): string {
  const inside = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
  const hash = createHash("sha256");
  for (const path of [...inside, ...BESIDE].sort((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(path + "\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

export function stampSources(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "stamp-sources",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeFileSync(join(folder, "SOURCES"), sourcesHash(root) + "\n");
    },
  };
}
