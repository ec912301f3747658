import type { PaperDrawing, PaperLabel, PaperPicture } from '@platform/contract';
import type { StructureElement } from 'pdfkit';
import { heightOf, type LaidBlock, layText, settings } from './laidBlock';
import { mm } from './measures';
import type { PaperPen } from './PaperPen';
import { pictureName } from './stock';
import { drawSvg } from './svg/drawSvg';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const bboxOf = ({ x, y, width, height }: Box) => [x, y, x + width, y + height] as const;

function required<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`${what} was not brought to the paper.`);
  return found;
}

/** A picture that is read by its alternative text, in a box. */
export function drawPicture(
  pen: PaperPen,
  picture: PaperPicture,
  width: number,
  box: Box,
  parent: StructureElement,
): void {
  const bytes = required(pen.stock.pictures.get(pictureName(picture, width)), `The picture "${picture.alt}"`);
  const image = pen.doc.openImage(bytes);
  const { x, y } = box;
  pen.say(parent, 'Figure', () => pen.doc.image(image, x, y, { width: box.width, height: box.height }), {
    alt: picture.alt,
    bbox: bboxOf(box),
    placement: 'Block',
  });
}

const withCaption = (pen: PaperPen, caption: string | undefined, width: number) =>
  caption ? layText(pen, caption, settings.note, width, 0) : null;

export function layPicture(pen: PaperPen, block: PaperPicture, width: number): LaidBlock {
  const { picture, caption, ratio = picture.width / picture.height } = block;
  const height = width / ratio;
  const below = withCaption(pen, caption, width);
  return {
    height: height + (below ? below.height + 1.2 * mm : 0),
    gap: 5 * mm,
    draw(x, y, parent) {
      drawPicture(pen, block, width, { x, y, width, height }, parent);
      below?.draw(x, y + height + 1.2 * mm, parent);
    },
  };
}

function writeLabel(pen: PaperPen, { text, at, side = 'middle', turn = 0, isStrong }: PaperLabel, box: Box): void {
  const setting = isStrong ? settings.place : settings.name;
  const width = pen.widthOf(text, setting);
  const height = heightOf(setting, ['']);
  const away = 1.6 * mm;
  const left = { middle: -width / 2, south: -width / 2, east: away, west: -width - away }[side];
  const top = side === 'south' ? away : -height / 2;
  const [x, y] = [box.x + (at[0] / 100) * box.width, box.y + (at[1] / 100) * box.height];
  const angle = (turn * Math.PI) / 180;
  pen.doc.save();
  pen.doc.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, y);
  // A light edge, as on the pages, so that a line beneath does not cross the words.
  pen.halo([text], left, top, setting);
  pen.write([text], left, top, setting);
  pen.doc.restore();
}

function drawBar(pen: PaperPen, { length, label }: NonNullable<PaperDrawing['bar']>, x: number, y: number): void {
  const { doc, colours } = pen;
  const [whole, height] = [length * mm, 1.1 * mm];
  doc.undash().strokeOpacity(1).fillOpacity(1).lineWidth(0.5);
  doc.rect(x, y, whole / 2, height).fillAndStroke(colours.ink, colours.ink);
  doc.rect(x + whole / 2, y, whole / 2, height).stroke(colours.ink);
  pen.write([label], x + whole + 2 * mm, y + height / 2 - heightOf(settings.note, ['']) / 2, settings.note);
}

export function layDrawing(pen: PaperPen, block: PaperDrawing, given: number): LaidBlock {
  const { src, alt, caption, bar, labels = [] } = block;
  const drawing = required(pen.stock.drawings.get(src), `The drawing ${src}`);
  const width = block.width === undefined ? given : block.width * mm;
  if (width > given + 0.01)
    throw new Error(
      `"${alt}" is ${(width / mm).toFixed(1)} mm wide, its place ${(given / mm).toFixed(1)}. Choose a smaller scale.`,
    );
  const height = (width * drawing.view.height) / drawing.view.width;
  const below = withCaption(pen, caption, given);
  const barHeight = bar ? 5 * mm : 0;
  return {
    height: height + barHeight + (below ? below.height + 1.2 * mm : 0),
    gap: 5 * mm,
    draw(x, y, parent) {
      const box = { x: x + (given - width) / 2, y, width, height };
      const draw = () => {
        const painted = pen.stock.pictures.get(src);
        if (painted) pen.doc.image(pen.doc.openImage(painted), box.x, box.y, { width, height });
        else drawSvg(pen.doc, drawing, { regular: 'text', strong: 'strong' }, box);
        for (const label of labels) writeLabel(pen, label, box);
        if (bar) drawBar(pen, bar, x, y + height + 2 * mm);
      };
      pen.say(parent, 'Figure', draw, {
        alt,
        bbox: bboxOf({ ...box, height: height + barHeight }),
        placement: 'Block',
      });
      below?.draw(x, y + height + barHeight + 1.2 * mm, parent);
    },
  };
}
