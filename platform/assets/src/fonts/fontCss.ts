import type { FaceCut, FontFile, FontMeasures } from './cutFace';
import type { LocalFont } from './localFonts';
import { sampleText } from './sampleText';
import { unicodeRange, withoutCharacters } from './unicodeRange';

/**
 * `@font-face` of the file that a first paint waits for. It names no characters: what it does not hold is looked for in
 * the next family of the list, and a list of 500 syllables in every visitor's stylesheet is saved.
 */
export function coreFontFace(family: string, weight: string, url: string): string {
  return fontFace([
    `font-family: "${family}"`,
    `font-weight: ${weight}`,
    'font-display: swap',
    `src: url("${url}") format("woff2")`,
  ]);
}

/** `@font-face` of the file behind the first one: for its own characters, and never for those of the first. */
export function cutFontFace(family: string, weight: string, url: string, file: FontFile, first: FontFile): string {
  return fontFace([
    `font-family: "${family}"`,
    `font-weight: ${weight}`,
    'font-display: swap',
    `src: url("${url}") format("woff2")`,
    `unicode-range: ${unicodeRange(file.characters, first.characters)}`,
  ]);
}

/** `@font-face` of a machine's own font, drawn as wide and as high as ours, so that the swap moves nothing. */
export function fittedFontFaces(family: string, ours: FontMeasures, local: LocalFont): string {
  const spaces = sampleText.split(' ').length - 1;
  const scale = ours.sample / ((sampleText.length - spaces) * local.syllable + spaces * local.space);
  const face = (weight: string, names: readonly string[]) =>
    fontFace([
      `font-family: "${family} on ${local.name}"`,
      `font-weight: ${weight}`,
      `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
      `size-adjust: ${percent(scale)}`,
      `ascent-override: ${percent(ours.ascent / scale)}`,
      `descent-override: ${percent(ours.descent / scale)}`,
      `line-gap-override: ${percent(ours.lineGap / scale)}`,
    ]);
  if (local.bold.length === 0) return face('400', local.regular);
  return face('300 500', local.regular) + face('600 700', local.bold);
}

interface StockSlice {
  readonly url: string;
  readonly range: string;
}

/** The slices of a stock stylesheet, with their addresses made from `toUrl`. */
export function readSlices(css: string, toUrl: (file: string) => string): StockSlice[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const file = /url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/.exec(body)?.[1];
    const range = /unicode-range:\s*([^;}]+)/.exec(body)?.[1];
    return file && range ? [{ url: toUrl(file), range: range.trim() }] : [];
  });
}

/**
 * The stock slices for what was not cut. They take no character away from the files that were cut: of two faces that
 * claim the same one the browser prefers the later.
 */
export function stockFontFaces(
  family: string,
  weight: string,
  slices: readonly StockSlice[],
  cut: readonly FaceCut[],
): string {
  const ours = new Set(cut.flatMap(({ core, more }) => [...core.characters, ...(more?.characters ?? [])]));
  return slices
    .map(({ url, range }) => ({ url, range: withoutCharacters(range, ours) }))
    .filter(({ range }) => range !== '')
    .map(({ url, range }) =>
      fontFace([
        `font-family: "${family}"`,
        `font-weight: ${weight}`,
        'font-display: swap',
        `src: url("${url}") format("woff2")`,
        `unicode-range: ${range}`,
      ]),
    )
    .join('');
}

const fontFace = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
