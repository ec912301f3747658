import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';

/** A line of text as one SVG path, with its size, px. The path's origin is the start of its baseline. */
export interface OutlinedText {
  readonly path: string;
  readonly width: number;
}

interface OutlineOptions {
  /** The font, as TrueType. */
  readonly font: Uint8Array;
  readonly size: number;
  /** Space between characters, em. */
  readonly tracking?: number;
}

/** Draws text as outlines, so that a picture needs no font where it is made. */
export function outlineText(text: string, { font: bytes, size, tracking = 0 }: OutlineOptions): OutlinedText {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);

  const scale = size / face.upem;
  let x = 0;
  const paths = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const place = `translate(${round(x + xOffset * scale)} ${round(-yOffset * scale)}) scale(${scale} ${-scale})`;
    x += xAdvance * scale + tracking * size;
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
  });
  return { path: paths.join(''), width: x - tracking * size };
}

const round = (value: number) => Math.round(value * 100) / 100;
