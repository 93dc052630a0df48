// A poster (games/<name>/poster.svg) is a picture of its own: what it shows by <use href="drawing.svg"> is put into it, since
// an image may load nothing.  `import url from "poster.svg?poster"` is its address.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const QUERY = "?poster";

/** A drawing at its place, in the colours that its `style` names: a picture that looks nothing up is drawn sooner. */
function placed(drawing: string, place: string): string {
  const colours = new Map([...place.matchAll(/--([\w-]+): ?(#\w+)/g)].map(([, name, colour]) => [name, colour!]));
  return drawing
    .trim()
    .replace(/^<svg xmlns="[^"]*"/, `<svg${place.replace(/ style="[^"]*"/, "")}`)
    .replace(/ width="\d+" height="\d+">/, ">")
    .replace(/var\(--([\w-]+), ?(#\w+)\)/g, (_, name: string, usual: string) => colours.get(name) ?? usual);
}

/** The poster as one file. */
export function composed(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/<use href="([^"]+)"([^>]*?) ?\/>/g, (_, path: string, place: string) =>
      placed(readFileSync(join(dirname(file), path), "utf8"), place),
    )
    .replace(/<!--.*?-->\s*/gs, "")
    .replace(/>\s+</g, "><")
    .trim();
}

export function posters(): Plugin {
  let isBuilt = false;
  return {
    name: "posters",
    enforce: "pre",
    configResolved(config) {
      isBuilt = config.command === "build";
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      const source = composed(file);
      if (!isBuilt) return `export default ${JSON.stringify("data:image/svg+xml," + encodeURIComponent(source))}`;
      const asset = this.emitFile({ type: "asset", name: `poster-${basename(dirname(file))}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}
