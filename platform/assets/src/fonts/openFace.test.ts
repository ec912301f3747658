import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFontFace, firstFontFace, fittedFontFaces } from './fontCss';
import { openFace } from './openFace';
import { sampleText } from './sampleText';

// A slice of a font: whole ones take seconds.
const slice = 'pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.91.woff2';
const font = await readFile(createRequire(import.meta.url).resolve(slice));

async function holds(bytes: Buffer, characters: string): Promise<boolean[]> {
  const whole = await subsetFont(bytes, characters, { targetFormat: 'truetype' });
  const covered = new Set(new Face(new Blob(new Uint8Array(whole))).collectUnicodes());
  return [...characters].map((character) => covered.has(character.codePointAt(0) ?? 0));
}

const common = [...'가고기다로리사스시이인지하ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const { cut } = await openFace({ font, characters: [...common, '🂡'] });

test('a file holds what it was cut for, and says what the font has of it', async () => {
  const { bytes, characters } = await cut(['가', '🂡', 'A']);
  expect(characters).toEqual(['가', 'A']);
  expect(await holds(bytes, '가A다')).toEqual([true, true, false]);
});

test('a file of the first screen leaves what it lacks to the next family, a later one names what it holds', () => {
  expect(firstFontFace('Sans', '400', '/a.woff2')).not.toContain('unicode-range');
  expect(cutFontFace('Sans More', '400', '/b.woff2', { characters: ['다'] }, '가')).toMatch(
    /^@font-face\{font-family:"Sans More";[^}]*src:url\(\/b\.woff2\);unicode-range:U\+B2E4\}/,
  );
});

test('what stands in until it arrives is drawn as wide and as high', () => {
  const ours = { ascent: 0.9, descent: 0.2, lineGap: 0, sample: sampleText.length / 2 };
  const local = { name: 'Wide', regular: ['Wide'], bold: ['Wide Bold'], syllable: 1, space: 1 };
  const css = fittedFontFaces('Sans', ours, local);
  expect(css).toContain('size-adjust:50%;ascent-override:180%;descent-override:40%;line-gap-override:0%');
  expect(css.match(/"Sans on Wide"/g)).toHaveLength(2);
});
