import type { StructureElement } from 'pdfkit';
import type { PaperPen, Setting } from './PaperPen';

/** A block as it will stand: points. */
export interface LaidBlock {
  readonly height: number;
  /** What follows keeps so far away. */
  readonly gap: number;
  readonly draw: (x: number, y: number, parent: StructureElement) => void;
}

export const settings = {
  headline: { face: 'display', size: 30, leading: 1.34, colour: 'ink', tracking: -0.035 },
  large: { face: 'display', size: 76, leading: 1.04, colour: 'ink', tracking: -0.04 },
  title: { face: 'display', size: 18, leading: 1.4, colour: 'ink', tracking: -0.03 },
  subtitle: { face: 'strong', size: 10.5, leading: 1.6, colour: 'ink' },
  over: { face: 'text', size: 9.5, leading: 1.7, colour: 'accent' },
  lead: { face: 'text', size: 12, leading: 1.75, colour: 'soft' },
  body: { face: 'text', size: 9.5, leading: 1.7, colour: 'soft' },
  note: { face: 'text', size: 8, leading: 1.65, colour: 'mute' },
  label: { face: 'text', size: 8.5, leading: 1.7, colour: 'mute' },
  figure: { face: 'display', size: 17, leading: 1.35, colour: 'ink', tracking: -0.02 },
  smallFigure: { face: 'display', size: 13, leading: 1.5, colour: 'ink', tracking: -0.02 },
  open: { face: 'text', size: 11, leading: 2.08, colour: 'mute' },
  head: { face: 'text', size: 8, leading: 1.5, colour: 'mute' },
  cell: { face: 'text', size: 9, leading: 1.5, colour: 'ink' },
  sum: { face: 'strong', size: 9, leading: 1.5, colour: 'ink' },
  later: { face: 'text', size: 9, leading: 1.5, colour: 'mute' },
  name: { face: 'strong', size: 6.6, leading: 1.3, colour: 'soft' },
  place: { face: 'strong', size: 9, leading: 1.3, colour: 'ink' },
} as const satisfies Readonly<Record<string, Setting>>;

export const heightOf = ({ size, leading }: Setting, lines: readonly string[]): number => size * leading * lines.length;

/** A text in one setting, as one element. */
export function layText(pen: PaperPen, text: string, setting: Setting, width: number, gap: number): LaidBlock {
  const lines = pen.linesOf(text, setting, width);
  return {
    height: heightOf(setting, lines),
    gap,
    draw: (x, y, parent) => pen.say(parent, 'P', () => pen.write(lines, x, y, setting)),
  };
}
