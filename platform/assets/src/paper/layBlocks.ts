import type { PaperBlock, PaperColumns, PaperHeading } from '@platform/contract';
import { heightOf, type LaidBlock, layText, settings } from './laidBlock';
import { layDrawing, layPicture } from './layPicture';
import { layFigures, layTable } from './layTable';
import { columnWidths, gutter, mm } from './measures';
import type { PaperPen } from './PaperPen';

function layHeading(pen: PaperPen, { level, lines, over, large, small }: PaperHeading, width: number): LaidBlock {
  const rank = small ? 3 : level;
  const setting = large ? settings.large : [settings.headline, settings.title, settings.subtitle][rank - 1];
  if (!setting) throw new Error(`A heading has the level 1, 2 or 3, not ${level}.`);
  const broken = lines.flatMap((line) => pen.linesOf(line, setting, width));
  const above = over ? heightOf(settings.over, ['']) + 1.5 * mm : 0;
  return {
    height: above + heightOf(setting, broken),
    gap: rank === 3 ? 1.2 * mm : 4.5 * mm,
    draw: (x, y, parent) =>
      pen.say(parent, `H${level}`, () => {
        if (over) pen.write([over, ''], x, y, settings.over);
        pen.write(broken, x, y + above, setting);
      }),
  };
}

function layColumns(pen: PaperPen, block: PaperColumns, width: number): LaidBlock {
  const widths = columnWidths(block, width);
  const columns = block.columns.map((blocks, at) => stacked(layBlocks(pen, blocks, widths[at] ?? 0)));
  return {
    height: Math.max(...columns.map(({ height }) => height)),
    gap: 6 * mm,
    draw(x, y, parent) {
      let left = x;
      for (const [at, column] of columns.entries()) {
        column.draw(left, y, parent);
        left += (widths[at] ?? 0) + gutter;
      }
    },
  };
}

/** Blocks below each other, as one. */
function stacked(blocks: readonly LaidBlock[]): LaidBlock {
  const last = blocks.at(-1);
  return {
    height: blocks.reduce((sum, { height, gap }) => sum + height + gap, 0) - (last?.gap ?? 0),
    gap: last?.gap ?? 0,
    draw(x, y, parent) {
      let top = y;
      for (const { height, gap, draw } of blocks) {
        draw(x, top, parent);
        top += height + gap;
      }
    },
  };
}

function layBlock(pen: PaperPen, block: PaperBlock, width: number): LaidBlock {
  switch (block.kind) {
    case 'heading':
      return layHeading(pen, block, width);
    case 'text':
      return layText(pen, block.text, settings[block.tone ?? 'body'], width, block.tone === 'note' ? 2 * mm : 4 * mm);
    case 'figures':
      return layFigures(pen, block, width);
    case 'table':
      return layTable(pen, block, width);
    case 'picture':
      return layPicture(pen, block, width);
    case 'drawing':
      return layDrawing(pen, block, width);
    case 'columns':
      return layColumns(pen, block, width);
    case 'space':
      return { height: block.height * mm, gap: 0, draw: () => {} };
  }
}

/** Blocks as they will stand below each other in a width, points. */
export const layBlocks = (pen: PaperPen, blocks: readonly PaperBlock[], width: number): LaidBlock[] =>
  blocks.map((block) => layBlock(pen, block, width));
