/// <reference path="./pdfkit.d.ts" />
import type { Paper, PaperBlock, PaperHeading, PaperSheet } from '@platform/contract';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { type LaidBlock, settings } from './laidBlock';
import { layBlocks } from './layBlocks';
import { drawPicture } from './layPicture';
import { coverHeight, margin, mm, side, textWidth } from './measures';
import { PaperPen, type PaperStock } from './PaperPen';
import { coverOf } from './stock';

/** Fonts (TrueType) cut to what a paper says. */
export interface PaperFonts {
  readonly display: Uint8Array;
  readonly text: Uint8Array;
  readonly strong: Uint8Array;
}

/** A paper whose sheets are all there. */
export interface WholePaper extends Omit<Paper, 'sheets' | 'file'> {
  readonly sheets: readonly PaperSheet[];
}

export interface TypesetOptions {
  readonly paper: WholePaper;
  readonly fonts: PaperFonts;
  readonly stock: PaperStock;
  /** Characters that the face of headlines does not have. */
  readonly lacking?: string;
  /** `false` leaves what is drawn as text. */
  readonly compress?: boolean;
}

/** The format wants a day; that of its making would make other bytes of the same words. */
const anyDay = new Date(Date.UTC(2000, 0, 1));

class Sides {
  readonly #doc: PDFDocument;
  readonly #foot: string;
  #number = 0;

  constructor(doc: PDFDocument, foot: string) {
    this.#doc = doc;
    this.#foot = foot;
  }

  begin(pen: PaperPen, ground: PaperSheet['ground'], hasFoot: boolean): void {
    this.#number += 1;
    this.#doc.addPage();
    if (ground === 'dark')
      pen.artifact(() => {
        this.#doc.fillOpacity(1);
        this.#doc.rect(0, 0, side.width, side.height).fill(pen.colours.ground);
      }, 'Background');
    if (!hasFoot) return;
    const y = side.height - 13 * mm;
    pen.artifact(() => {
      pen.write([this.#foot], margin.beside, y, settings.note);
      const number = String(this.#number);
      const width = pen.widthOf(number, settings.note);
      pen.write([number], side.width - margin.beside - width, y, settings.note);
    }, 'Pagination');
  }
}

function placeBlocks(blocks: readonly LaidBlock[], top: number, nextSide: () => void, part: StructureElement): void {
  const bottom = side.height - margin.below;
  let y = top;
  for (const { height, gap, draw } of blocks) {
    if (y + height > bottom + 0.01) {
      if (height > bottom - margin.above)
        throw new Error(
          `What a side is to show is ${Math.round(height / mm)} mm high and has no place on A4. Split it.`,
        );
      nextSide();
      y = margin.above;
    }
    draw(margin.beside, y, part);
    y += height + gap;
  }
}

const headingsOf = (blocks: readonly PaperBlock[]): readonly PaperHeading[] =>
  blocks.flatMap((block) =>
    block.kind === 'columns' ? block.columns.flatMap(headingsOf) : block.kind === 'heading' ? [block] : [],
  );

/** Whoever goes from heading to heading finds no gap. */
function checkHeadings(sheets: readonly PaperSheet[]): void {
  let above = 0;
  for (const { level, lines } of sheets.flatMap(({ blocks }) => headingsOf(blocks))) {
    if (level > above + 1)
      throw new Error(
        `The heading "${lines.join(' ')}" has the level ${level} after one of ${above}. Make it ${above + 1}; "small" keeps its look.`,
      );
    above = level;
  }
}

/**
 * Typesets a paper as a PDF that screen readers read: tagged, with its language, its title and bookmarks. The same paper gives the
 * same bytes.
 */
export function typesetPaper({ paper, fonts, stock, lacking = '', compress = true }: TypesetOptions): Promise<Buffer> {
  const { title, language, look, foot, sheets } = paper;
  checkHeadings(sheets);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    compress,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, CreationDate: anyDay },
    font: null,
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (bytes) => parts.push(bytes));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const sides = new Sides(doc, foot);
  for (const sheet of sheets) {
    const pen = new PaperPen(doc, look[sheet.ground ?? 'light'], stock, lacking);
    const part = pen.part(whole, 'Sect');
    const cover = coverOf(sheet);
    sides.begin(pen, sheet.ground, !cover);
    doc.outline.addItem(sheet.bookmark);
    if (cover) drawPicture(pen, cover, side.width, { x: 0, y: 0, width: side.width, height: coverHeight }, part);
    const top = cover ? coverHeight + 16 * mm : margin.above;
    const nextSide = () => sides.begin(pen, sheet.ground, true);
    placeBlocks(layBlocks(pen, sheet.blocks, textWidth), top, nextSide, part);
    part.end();
  }
  whole.end();
  doc.end();
  return done;
}
