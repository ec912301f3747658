import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFace } from './cutFace';
import { coreFontFace, cutFontFace, fittedFontFaces } from './fontCss';
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
const budget = 3500;
const cut = await cutFace({ font, characters: [...common, '🂡'], budget });

test('the first file is full with the most needed, the second holds the rest, and neither what the font has not', async () => {
  const { core, more } = cut;
  expect(core.bytes.length).toBeLessThanOrEqual(budget);
  expect(core.bytes.length).toBeGreaterThan(0.9 * budget);
  expect([...core.characters, ...(more?.characters ?? [])]).toEqual(common);
  const [first = '', last = ''] = [common[0], common.at(-1)];
  expect(await holds(core.bytes, first + last)).toEqual([true, false]);
  expect(await holds(more?.bytes ?? core.bytes, first + last)).toEqual([false, true]);
});

test('what fits is one file', async () => {
  const { core, more } = await cutFace({ font, characters: ['가', '다'], budget });
  expect([core.characters, more]).toEqual([['가', '다'], null]);
});

test('the first file leaves the rest to the next family', () => {
  const { core, more } = cut;
  expect(coreFontFace('Sans', '400', '/a.woff2')).not.toContain('unicode-range');
  expect(cutFontFace('Sans More', '400', '/b.woff2', more ?? core, core.characters)).toMatch(
    /^@font-face\{font-family:"Sans More";[^}]*src:url\(\/b\.woff2\);unicode-range:U\+/,
  );
});

test('what stands in until it arrives is drawn as wide and as high', () => {
  const ours = { ascent: 0.9, descent: 0.2, lineGap: 0, sample: sampleText.length / 2 };
  const local = { name: 'Wide', regular: ['Wide'], bold: ['Wide Bold'], syllable: 1, space: 1 };
  const css = fittedFontFaces('Sans', ours, local);
  expect(css).toContain('size-adjust:50%;ascent-override:180%;descent-override:40%;line-gap-override:0%');
  expect(css.match(/"Sans on Wide"/g)).toHaveLength(2);
});
