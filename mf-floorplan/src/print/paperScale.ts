/** What a plan has room in, mm. */
export interface PaperRoom {
  readonly width: number;
  readonly height: number;
}

/** Printable size of A4 on its side within margins of 10 mm, less the lines of text below the plan. */
export const landscapeRoom: PaperRoom = { width: 277, height: 168 };

/** Denominators of the scales an architect's ruler has. */
const denominators = [50, 75, 100, 125, 150, 200] as const;

/**
 * The largest usual scale at which a plan fits.
 *
 * @param width of the drawing in mm of the real home
 * @param height of the drawing in mm of the real home
 * @returns the scale's denominator and the printed size in mm
 */
export function paperScale(width: number, height: number, room = landscapeRoom) {
  const fits = (denominator: number) => width / denominator <= room.width && height / denominator <= room.height;
  const denominator =
    denominators.find(fits) ?? Math.ceil(Math.max(width / room.width, height / room.height) / 10) * 10;
  return { denominator, width: width / denominator, height: height / denominator };
}
