// As many as a table can have seats (MOST_SEATS), as are the colours of owners.css and tokens.css.
export const SHAPES = ["circle", "square", "triangle", "diamond", "cross", "hex"] as const;

/** The shape that stands for a seat, beside its colour (the class o1, o2, …). */
export function ownerShape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}
