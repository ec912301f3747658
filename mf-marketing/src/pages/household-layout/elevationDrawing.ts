/** Sizes of the drawing, in its own units. */
export const drawing = { width: 640, top: 24, floor: 17, tower: 118, axis: 72, ground: 14 } as const;

export interface Drawing {
  readonly height: number;
  /** Where the ground lies. */
  readonly ground: number;
  /** Left edges of the towers. */
  readonly towers: readonly number[];
  /** Floors that carry a label, with the height of their line. */
  readonly marks: readonly { readonly floor: number; readonly y: number }[];
}

/** Lays out the towers, the ground and the marked floors: the first, every fifth and the last above ground, and the lowest below (negative). */
export function layOut(buildings: number, floors: number, basementFloors: number): Drawing {
  const ground = drawing.top + floors * drawing.floor;
  const height = ground + drawing.ground + basementFloors * drawing.floor + 8;
  const room = (drawing.width - drawing.axis) / buildings;
  const towers = Array.from(
    { length: buildings },
    (_, index) => drawing.axis + index * room + (room - drawing.tower) / 2,
  );
  const above = Array.from({ length: floors }, (_, index) => index + 1).filter(
    (floor) => floor === 1 || floor === floors || (floor % 5 === 0 && floors - floor > 2),
  );
  const marks = above.map((floor) => ({ floor, y: ground - (floor - 0.5) * drawing.floor }));
  const lowest = ground + drawing.ground + (basementFloors - 0.5) * drawing.floor;
  return { height, ground, towers, marks: [...marks, { floor: -basementFloors, y: lowest }] };
}
