import type { PaperColumns } from '@platform/contract';

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** Of A4, points. */
export const side = { width: 210 * mm, height: 297 * mm } as const;

/** 176 mm remain between them: a home of 17.6 m at 1:100. */
export const margin = { beside: 17 * mm, above: 18 * mm, below: 20 * mm } as const;

export const textWidth = side.width - 2 * margin.beside;

/** A cover's picture leaves the rest of the side for its words. */
export const coverHeight = 186 * mm;

/** Between columns. */
export const gutter = 8 * mm;

/** Widths by their shares of a whole. */
export function sharesOf(count: number, widths: readonly number[] | undefined, whole: number): number[] {
  const shares = widths ?? Array.from({ length: count }, () => 1);
  const sum = shares.reduce((all, one) => all + one, 0);
  return shares.map((share) => (share / sum) * whole);
}

/** Widths of columns that stand in a width. */
export const columnWidths = ({ columns, widths }: PaperColumns, width: number): number[] =>
  sharesOf(columns.length, widths, width - gutter * (columns.length - 1));
