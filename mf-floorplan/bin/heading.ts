/** A bearing brought to 0 … 360 and a tenth of a degree. */
export const heading = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 10) / 10;
