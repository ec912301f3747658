/** Sizes of the drawing, in its own units. */
export const drawing = { width: 720, top: 56, floor: 15, tower: 132, axis: 96, below: 12 } as const;

/** One floor of one tower: its windows from left to right. */
export interface Floor {
  readonly y: number;
  readonly windows: readonly { readonly x: number; readonly lit: boolean }[];
}

export interface Drawing {
  readonly height: number;
  /** Where the ground lies. */
  readonly ground: number;
  readonly towers: readonly { readonly x: number; readonly floors: readonly Floor[] }[];
  /** Floors that carry a label, with the height of their line; below the ground they are negative. */
  readonly marks: readonly { readonly floor: number; readonly y: number }[];
}

const windowBands = 6;

/** Lays out towers, ground and marked floors: the first, every fifth and the last above ground, and the lowest below. */
export function layOut(buildings: number, floors: number, basementFloors: number): Drawing {
  const ground = drawing.top + floors * drawing.floor;
  const height = ground + drawing.below + basementFloors * drawing.floor + 28;
  const room = (drawing.width - drawing.axis) / buildings;
  const yOf = (floor: number) => ground - floor * drawing.floor;
  const towers = Array.from({ length: buildings }, (_, building) => {
    const x = drawing.axis + building * room + (room - drawing.tower) / 2;
    return {
      x,
      floors: Array.from({ length: floors }, (_, index) => ({
        y: yOf(index + 1),
        windows: Array.from({ length: windowBands }, (_, line) => ({
          x: x + 10 + line * ((drawing.tower - 20) / windowBands),
          lit: isLit(building, index, line),
        })),
      })),
    };
  });
  const above = Array.from({ length: floors }, (_, index) => index + 1).filter(
    (floor) => floor === 1 || floor === floors || (floor % 5 === 0 && floors - floor > 2),
  );
  const marks = above.map((floor) => ({ floor, y: yOf(floor) + drawing.floor / 2 }));
  const lowest = ground + drawing.below + (basementFloors - 0.5) * drawing.floor;
  return { height, ground, towers, marks: [...marks, { floor: -basementFloors, y: lowest }] };
}

/** All lit, or all dark, windows of a tower as one path. */
export function windowPath(floors: readonly Floor[], lit: boolean): string {
  return floors
    .flatMap(({ y, windows }) =>
      windows.filter((one) => one.lit === lit).map(({ x }) => `M${Math.round(x)} ${y + 4}h14v7h-14z`),
    )
    .join('');
}

/** Which windows are lit: about a fifth, scattered, and the same ones every time, so that prerendered HTML hydrates. */
function isLit(building: number, floor: number, line: number): boolean {
  let mixed =
    Math.imul(building + 1, 374_761_393) + Math.imul(floor + 1, 668_265_263) + Math.imul(line + 1, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 100 < 24;
}
