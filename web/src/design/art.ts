// The drawings, by name.
const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

const drawings = new Map(
  Object.entries(files).map(([path, text]) => [path.slice("./art/".length, -".svg".length), text.trim()]),
);

/** The drawing as SVG, sized by CSS; a name that does not exist is an error in a component. */
export function drawing(name: string, classes: string, style: string, slice: boolean): string {
  const svg = drawings.get(name);
  if (svg === undefined) throw new Error(`There is no drawing called ${name}.`);
  const fit = slice ? 'preserveAspectRatio="xMidYMax slice"' : "";
  const attributes = `class="a ${classes}" style="${style}" ${fit} aria-hidden="true" focusable="false"`;
  return svg.replace(/^<svg/, `<svg ${attributes}`).replace(/ width="\d+" height="\d+"/, "");
}
