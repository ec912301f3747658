/// <reference path="./subset-font.d.ts" />
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { sampleText } from './sampleText';

/** A font file and the characters it holds, of those that were asked for. */
export interface FontFile {
  readonly bytes: Buffer;
  readonly characters: readonly string[];
}

/** Measures of a font in em, from which a local font is fitted to it. */
export interface FontMeasures {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Width of the sample text, kerned. */
  readonly sample: number;
}

/** A face that files are cut from. */
export interface OpenFace {
  readonly measures: FontMeasures;
  /** A file (woff2) of those characters that the font has. */
  readonly cut: (characters: readonly string[]) => Promise<FontFile>;
}

interface OpenFaceOptions {
  readonly font: Buffer;
  /** All that is going to be cut from it: the whole of a font is unpacked and read once. */
  readonly characters: readonly string[];
  /** Range of weights of a variable font. */
  readonly weights?: { readonly min: number; readonly max: number; readonly default: number };
}

/** OpenType features the stylesheets use: kerning and tabular, lining numerals. */
const keepFeatures = ['kern', 'tnum', 'lnum'];

/** Opens a font to cut files from it. */
export async function openFace({ font, characters, weights }: OpenFaceOptions): Promise<OpenFace> {
  const whole = await subsetFont(font, [...characters, ...sampleText].join(''), {
    targetFormat: 'truetype',
    keepFeatures,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const face = new Face(new Blob(new Uint8Array(whole)));
  const covered = new Set(face.collectUnicodes());
  return {
    measures: measure(face),
    async cut(part) {
      const known = part.filter((character) => covered.has(character.codePointAt(0) ?? 0));
      return {
        bytes: await subsetFont(whole, known.join(''), { targetFormat: 'woff2', keepFeatures }),
        characters: known,
      };
    },
  };
}

function measure(face: Face): FontMeasures {
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const line = new ShapeBuffer();
  line.addText(sampleText);
  line.guessSegmentProperties();
  shape(font, line);
  const sample = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const em = (units: number) => units / face.upem;
  return { ascent: em(ascender), descent: em(-descender), lineGap: em(lineGap), sample: em(sample) };
}
