import type { LocalFont } from '@platform/contract';
import type { FontFile, FontMeasures } from './openFace';
import { sampleText } from './sampleText';
import { unicodeRange } from './unicodeRange';

/**
 * `@font-face` of a file that a first paint waits for. It names no characters: what it does not hold is looked for in
 * the next family of the list, and a list of 200 syllables that every visitor loads is saved.
 */
export function firstFontFace(family: string, weight: string, url: string): string {
  return fontFace([`font-family:"${family}"`, ...weightOf(weight), 'font-display:swap', `src:url(${url})`]);
}

/** `@font-face` of a file behind the first one: for its own characters, and never for those of the others. */
export function cutFontFace(
  family: string,
  weight: string,
  url: string,
  file: Pick<FontFile, 'characters'>,
  others: Iterable<string>,
): string {
  return fontFace([
    `font-family:"${family}"`,
    ...weightOf(weight),
    'font-display:swap',
    `src:url(${url})`,
    `unicode-range:${unicodeRange(file.characters, others)}`,
  ]);
}

/** `@font-face` of a machine's own font, drawn as wide and as high as ours, so that the swap moves nothing. */
export function fittedFontFaces(family: string, ours: FontMeasures, local: LocalFont): string {
  const spaces = sampleText.split(' ').length - 1;
  const scale = ours.sample / ((sampleText.length - spaces) * local.syllable + spaces * local.space);
  const face = (weight: string, names: readonly string[]) =>
    fontFace([
      `font-family:"${family} on ${local.name}"`,
      ...weightOf(weight),
      `src:${names.map((name) => `local("${name}")`).join()}`,
      `size-adjust:${percent(scale)}`,
      `ascent-override:${percent(ours.ascent / scale)}`,
      `descent-override:${percent(ours.descent / scale)}`,
      `line-gap-override:${percent(ours.lineGap / scale)}`,
    ]);
  if (local.bold.length === 0) return face('400', local.regular);
  return face('300 500', local.regular) + face('600 700', local.bold);
}

const weightOf = (weight: string) => (weight === '400' ? [] : [`font-weight:${weight}`]);

/** On one line: every first paint waits for it. */
const fontFace = (declarations: readonly string[]) => `@font-face{${declarations.join(';')}}`;

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
