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

export interface FaceCut {
  /** Characters in order of need, as many as fit the budget. */
  readonly core: FontFile;
  /** All others that the font has; fetched only by a page that needs one of them. */
  readonly more: FontFile | null;
  readonly measures: FontMeasures;
}

interface CutFaceOptions {
  readonly font: Buffer;
  /** The most needed first. What the font does not have is left out. */
  readonly characters: readonly string[];
  /** Size that the core file must not exceed, bytes of woff2. */
  readonly budget: number;
  /** Range of weights of a variable font. */
  readonly weights?: { readonly min: number; readonly max: number; readonly default: number };
}

/** Parts of the budget: what an attempt is meant to fill, and what is near enough to it. */
const [aim, nearlyFull] = [0.995, 0.985];

/** OpenType features the stylesheets use: kerning and tabular, lining numerals. */
const keepFeatures = ['kern', 'tnum', 'lnum'];

/** Cuts a font into a core within the budget and the rest. */
export async function cutFace({ font, characters, budget, weights }: CutFaceOptions): Promise<FaceCut> {
  const whole = await subsetFont(font, [...characters, ...sampleText].join(''), {
    targetFormat: 'truetype',
    keepFeatures,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const face = new Face(new Blob(new Uint8Array(whole)));
  const covered = new Set(face.collectUnicodes());
  const known = characters.filter((character) => covered.has(character.codePointAt(0) ?? 0));

  const cut = async (part: readonly string[]): Promise<FontFile> => ({
    bytes: await subsetFont(whole, part.join(''), { targetFormat: 'woff2', keepFeatures }),
    characters: part,
  });

  let core = await cut(known);
  let fits = core.bytes.length <= budget ? known.length : 0;
  let [tooMany, tooLarge] = [known.length, core.bytes.length];
  // Characters weigh about the same, so each attempt comes close; a file that is nearly full is full.
  while (fits < known.length && tooMany - fits > 1 && (fits === 0 || core.bytes.length < nearlyFull * budget)) {
    const size = fits && core.bytes.length;
    const guess = fits + Math.round(((budget * aim - size) / (tooLarge - size)) * (tooMany - fits));
    const count = Math.min(Math.max(guess, fits + 1), tooMany - 1);
    const attempt = await cut(known.slice(0, count));
    if (attempt.bytes.length <= budget) [fits, core] = [count, attempt];
    else [tooMany, tooLarge] = [count, attempt.bytes.length];
  }
  if (known.length && fits === 0) throw new Error(`Not one character fits into a font of ${budget} bytes.`);
  return { core, more: fits < known.length ? await cut(known.slice(fits)) : null, measures: measure(face) };
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
