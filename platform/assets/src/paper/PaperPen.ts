import type { PaperColours } from '@platform/contract';
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { breakLines } from './breakLines';
import type { SvgDrawing } from './svg/readSvg';

export type FaceName = 'display' | 'text' | 'strong';

/** How a text is set; sizes are points. */
export interface Setting {
  readonly face: FaceName;
  readonly size: number;
  /** Lines apart, as a multiple of the size. */
  readonly leading: number;
  readonly colour: keyof Omit<PaperColours, 'ground'>;
  /** Between characters, em. */
  readonly tracking?: number;
}

/** A piece of a line in one face. */
interface Run {
  readonly face: FaceName;
  readonly size: number;
  readonly text: string;
  readonly width: number;
}

/** The text's face is larger and darker than that of headlines: beside it, it comes smaller. */
const beside = 0.8;

/** A picture or a drawing, ready to be put on paper. */
export interface PaperStock {
  /** Of a picture (JPEG), by its name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly drawings: ReadonlyMap<string, SvgDrawing>;
}

/** Writes and draws on the sides of one document, in one set of colours. */
export class PaperPen {
  readonly doc: PDFDocument;
  readonly colours: PaperColours;
  readonly stock: PaperStock;
  readonly #lacks: RegExp | null;

  /** @param lacking characters that the face of headlines does not have: they come in that of the text */
  constructor(doc: PDFDocument, colours: PaperColours, stock: PaperStock, lacking: string) {
    this.doc = doc;
    this.#lacks = lacking ? new RegExp(`([${lacking.replace(/[\\\]^-]/g, '\\$&')}]+)`, 'u') : null;
    this.colours = colours;
    this.stock = stock;
  }

  #options = ({ size, tracking = 0 }: Setting) => ({ lineBreak: false, characterSpacing: tracking * size }) as const;

  #runs(text: string, setting: Setting): Run[] {
    const parts = setting.face === 'display' && this.#lacks ? text.split(this.#lacks) : [text];
    return parts.flatMap((part, at) => {
      if (part === '') return [];
      // What was looked for stands at every second place.
      const [face, size] = at % 2 ? (['text', setting.size * beside] as const) : [setting.face, setting.size];
      this.doc.font(face).fontSize(size);
      return [{ face, size, text: part, width: this.doc.widthOfString(part, this.#options(setting)) }];
    });
  }

  widthOf = (text: string, setting: Setting): number =>
    this.#runs(text, setting).reduce((sum, { width }) => sum + width, 0);

  linesOf = (text: string, setting: Setting, width: number): string[] =>
    breakLines(text, width, (part) => this.widthOf(part, setting));

  #draw(lines: readonly string[], x: number, y: number, setting: Setting, isEdge: boolean): void {
    const { size, leading } = setting;
    const paint = isEdge ? { stroke: true, fill: false } : {};
    for (const [at, line] of lines.entries()) {
      const baseline = y + size * leading * (at + 0.5) + size * 0.36;
      let left = x;
      for (const { face, size: own, text, width } of this.#runs(at < lines.length - 1 ? `${line} ` : line, setting)) {
        this.doc.font(face).fontSize(own);
        this.doc.text(text, left, baseline, { ...this.#options(setting), baseline: 'alphabetic', ...paint });
        left += width;
      }
    }
  }

  /** Writes lines below each other. Between two of them stands the space that their text has there. */
  write(lines: readonly string[], x: number, y: number, setting: Setting): void {
    this.doc.fillOpacity(1).fillColor(this.colours[setting.colour]);
    this.#draw(lines, x, y, setting, false);
  }

  /** An edge of the ground's colour around words that follow. */
  halo(lines: readonly string[], x: number, y: number, setting: Setting): void {
    this.doc
      .undash()
      .lineJoin('round')
      .lineWidth(setting.size * 0.32);
    this.doc.strokeOpacity(0.85).strokeColor(this.colours.ground);
    this.#draw(lines, x, y, setting, true);
  }

  line(x: number, y: number, width: number, colour: Setting['colour'] = 'line', weight = 0.5): void {
    this.artifact(() => {
      this.doc.undash().strokeOpacity(1).lineWidth(weight);
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(this.colours[colour]);
    });
  }

  /** What is there for the eye alone. */
  artifact(draw: () => void, type = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Something that is read, as a part of something else. */
  say(
    parent: StructureElement,
    type: string,
    draw: () => void,
    options: Parameters<PDFDocument['struct']>[1] = {},
  ): void {
    const element = this.doc.struct(type, options);
    parent.add(element);
    element.add(draw);
    element.end();
  }

  /** A part that others are in. */
  part(parent: StructureElement, type: string): StructureElement {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }
}
