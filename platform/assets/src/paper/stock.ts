import type { BroughtPicture, PaperBlock, PaperDrawing, PaperPicture, PaperSheet } from '@platform/contract';
import { columnWidths, coverHeight, side, textWidth } from './measures';

/** Pixels of a picture in an inch of paper. */
const resolution = 250;

/** What a picture is called that is put on paper at a width. */
export const pictureName = ({ picture, ratio }: PaperPicture, width: number): string =>
  JSON.stringify([picture.webp, ratio ?? null, Math.round(width)]);

/** A picture that a paper needs, and the pixels that it takes there. */
export interface NeededPicture {
  readonly name: string;
  /** Address of the narrowest file that is wide enough, or of the widest. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly keep: NonNullable<PaperPicture['keep']> | 'centre';
}

// Its AVIF, where it has one, comes in the greater widths.
function fileOf({ avif, webp, src }: BroughtPicture, width: number): string {
  const files = (avif || webp).split(', ').map((one) => {
    const [address = '', descriptor = ''] = one.split(' ');
    return { address, width: Number.parseInt(descriptor, 10) };
  });
  return (files.find((file) => file.width >= width) ?? files.at(-1))?.address ?? src;
}

function pictureAt(block: PaperPicture, points: number): NeededPicture {
  const { picture, ratio = picture.width / picture.height } = block;
  const width = Math.min(Math.round((points / 72) * resolution), picture.width);
  const height = Math.round(width / ratio);
  // What is cut to be narrower comes from a file that is as high.
  const whole = Math.ceil(Math.max(width, height * (picture.width / picture.height)));
  const { keep = 'centre' } = block;
  return { name: pictureName(block, points), src: fileOf(picture, whole), width, height, keep };
}

function* placed(
  blocks: readonly PaperBlock[],
  width: number,
): Generator<readonly [PaperPicture | PaperDrawing, number]> {
  for (const block of blocks) {
    if (block.kind === 'picture' || block.kind === 'drawing') yield [block, width];
    if (block.kind !== 'columns') continue;
    for (const [at, column] of block.columns.entries()) yield* placed(column, columnWidths(block, width)[at] ?? 0);
  }
}

/** A sheet's cover, cut to its place. */
export const coverOf = ({ cover }: Pick<PaperSheet, 'cover'>): PaperPicture | null =>
  cover ? { ...cover, ratio: side.width / coverHeight } : null;

/** What sheets need to be typeset. */
export function neededStock(sheets: readonly PaperSheet[]): {
  readonly pictures: readonly NeededPicture[];
  readonly drawings: readonly PaperDrawing[];
} {
  const covers = sheets.flatMap((sheet) => coverOf(sheet) ?? []).map((cover) => [cover, side.width] as const);
  const all = [...covers, ...sheets.flatMap(({ blocks }) => [...placed(blocks, textWidth)])];
  return {
    pictures: all.flatMap(([block, width]) => (block.kind === 'picture' ? [pictureAt(block, width)] : [])),
    drawings: all.flatMap(([block]) => (block.kind === 'drawing' ? [block] : [])),
  };
}

function* drawnBy(block: PaperBlock): Generator<string | undefined> {
  switch (block.kind) {
    case 'heading':
      yield* [block.over, ...block.lines];
      break;
    case 'text':
      yield block.text;
      break;
    case 'figures':
      for (const { label, value } of block.figures) yield label + value;
      break;
    case 'table':
      yield* [block.caption, ...(block.head ?? []), ...block.rows.flatMap(({ cells }) => cells)];
      break;
    case 'picture':
      yield block.caption;
      break;
    case 'drawing':
      yield* [block.caption, block.bar?.label, ...(block.labels ?? []).map(({ text }) => text)];
      break;
    case 'columns':
      for (const column of block.columns) for (const one of column) yield* drawnBy(one);
      break;
    case 'space':
      break;
  }
}

/** Everything that is written on sheets, the words of their drawings aside. */
export const wordsOn = (sheets: readonly PaperSheet[]): string =>
  sheets.flatMap(({ blocks }) => blocks.flatMap((block) => [...drawnBy(block)])).join('');
