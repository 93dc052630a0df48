const SHAPES = ["circle", "square", "triangle", "diamond", "cross", "hex"] as const;

/** The shape that stands for a seat, beside its colour (the class o1 … o6). */
export function ownerShape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}
