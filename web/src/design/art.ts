// The drawings, by name: those that many use lie here, those of one game in its folder, and come with it.
type Files = Record<string, string>; // by path, the text of each

const drawings = new Map<string, string>();
addDrawings(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));

/** Makes the drawings of a folder known; no two have one name. */
export function addDrawings(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
    if ((drawings.get(name) ?? text.trim()) !== text.trim()) throw new Error(`There are two drawings called ${name}.`);
    drawings.set(name, text.trim());
  }
}

/** The drawing as SVG, sized by CSS; a name that does not exist is an error in a component. */
export function drawing(name: string, classes: string, style: string, slice: boolean): string {
  const svg = drawings.get(name);
  if (svg === undefined) throw new Error(`There is no drawing called ${name}.`);
  const fit = slice ? 'preserveAspectRatio="xMidYMax slice"' : "";
  const attributes = `class="a ${classes}" style="${style}" ${fit} aria-hidden="true" focusable="false"`;
  return svg.replace(/^<svg/, `<svg ${attributes}`).replace(/ width="\d+" height="\d+"/, "");
}
