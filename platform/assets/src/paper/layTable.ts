import type { PaperFigures, PaperRow, PaperTable } from '@platform/contract';
import type { StructureElement } from 'pdfkit';
import { heightOf, type LaidBlock, settings } from './laidBlock';
import { mm, sharesOf } from './measures';
import type { PaperPen, Setting } from './PaperPen';

const padding = { above: 1.25 * mm, beside: 2 * mm };

interface LaidRow {
  readonly height: number;
  readonly draw: (x: number, y: number, table: StructureElement) => void;
}

/** Columns of figures end on one edge, others begin on one. */
const hasFigures = (cells: readonly string[]) =>
  cells.filter((text) => /^[\d.,×–\- ]+$/.test(text)).length > cells.length / 2;

function layRow(
  pen: PaperPen,
  cells: readonly string[],
  widths: readonly number[],
  setting: Setting,
  isHead: boolean,
  ends: readonly boolean[],
): LaidRow {
  const lines = cells.map((cell, at) => pen.linesOf(cell, setting, (widths[at] ?? 0) - padding.beside));
  const height = Math.max(...lines.map((one) => heightOf(setting, one))) + 2 * padding.above;
  return {
    height,
    draw(x, y, table) {
      const row = pen.part(table, 'TR');
      let left = x;
      for (const [at, text] of lines.entries()) {
        const width = widths[at] ?? 0;
        const isLast = at === lines.length - 1;
        const inset = ends[at] ? width - pen.widthOf(text[0] ?? '', setting) - (isLast ? 0 : padding.beside) : 0;
        const draw = () => pen.write(text, left + inset, y + padding.above, setting);
        if (isHead) pen.say(row, 'TH', draw, { scope: 'Column' });
        else if (at === 0) pen.say(row, 'TH', draw, { scope: 'Row' });
        else pen.say(row, 'TD', draw);
        left += width;
      }
      row.end();
    },
  };
}

const toneOf = ({ tone }: PaperRow): Setting => (tone === 'sum' ? settings.sum : settings.cell);

/** What is not known yet is drawn quieter than what is. */
function layValues(pen: PaperPen, row: PaperRow, widths: readonly number[], ends: readonly boolean[]): LaidRow {
  return layRow(pen, row.cells, widths, row.tone === 'open' ? settings.later : toneOf(row), false, ends);
}

/** A table on hairlines. */
export function layTable(pen: PaperPen, { caption, head, rows, widths }: PaperTable, width: number): LaidBlock {
  const shares = sharesOf(rows[0]?.cells.length ?? 1, widths, width);
  const ends = shares.map((_, at) => at > 0 && hasFigures(rows.map(({ cells }) => cells[at] ?? '')));
  const title = pen.linesOf(caption, settings.subtitle, width);
  const above = heightOf(settings.subtitle, title) + 1.5 * mm;
  const laid = [
    ...(head ? [layRow(pen, head, shares, settings.head, true, ends)] : []),
    ...rows.map((row) => layValues(pen, row, shares, ends)),
  ];
  return {
    height: above + laid.reduce((sum, row) => sum + row.height, 0),
    gap: 6 * mm,
    draw(x, y, parent) {
      const table = pen.part(parent, 'Table');
      pen.say(table, 'Caption', () => pen.write(title, x, y, settings.subtitle));
      let top = y + above;
      pen.line(x, top, width, 'ink', 0.75);
      for (const row of laid) {
        row.draw(x, top, table);
        top += row.height;
        pen.line(x, top, width);
      }
      table.end();
    },
  };
}

/** Values side by side between two hairlines. */
export function layFigures(pen: PaperPen, { figures }: PaperFigures, width: number): LaidBlock {
  const gap = 5 * mm;
  const widthsIn = (setting: Setting) =>
    figures.map(
      ({ label, value, isOpen }) =>
        Math.max(pen.widthOf(value, isOpen ? settings.open : setting), pen.widthOf(label, settings.label)) + gap,
    );
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0);
  const setting = sumOf(widthsIn(settings.figure)) > width + gap ? settings.smallFigure : settings.figure;
  const even = width / figures.length;
  const own = widthsIn(setting);
  // Even columns where every value has room in one; else each as wide as what it says.
  const shares = own.every((one) => one <= even)
    ? sharesOf(figures.length, undefined, width)
    : sharesOf(figures.length, own, width);
  const values = figures.map(({ value, isOpen }, at) => {
    const chosen = isOpen ? settings.open : setting;
    return { setting: chosen, lines: pen.linesOf(value, chosen, (shares[at] ?? 0) - gap / 2) };
  });
  const labels = heightOf(settings.label, ['']);
  const tallest = Math.max(...values.map(({ setting, lines }) => heightOf(setting, lines)));
  const height = 3.2 * mm + labels + tallest + 2.6 * mm;
  return {
    height,
    gap: 7 * mm,
    draw(x, y, parent) {
      pen.line(x, y, width, 'ink', 0.75);
      const list = pen.part(parent, 'L');
      let left = x;
      for (const [at, { label }] of figures.entries()) {
        const item = pen.part(list, 'LI');
        const value = values[at];
        pen.say(item, 'Lbl', () => pen.write([label], left, y + 3.2 * mm, settings.label));
        if (value) pen.say(item, 'LBody', () => pen.write(value.lines, left, y + 3.2 * mm + labels, value.setting));
        item.end();
        left += shares[at] ?? 0;
      }
      list.end();
      pen.line(x, y + height, width);
    },
  };
}
