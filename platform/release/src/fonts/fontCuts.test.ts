import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { temporaryStore } from '../testing';
import { keptOrCut } from './fontCuts';

const packages = createRequire(import.meta.url);
/** Slices of a font: whole ones take seconds. */
const slices = await Promise.all(
  [89, 90, 91].map((at) =>
    readFile(packages.resolve(`pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.${at}.woff2`)),
  ),
);

test('several fonts that are cut at once are cut like one after the other', async () => {
  const cut = async (font: Buffer) =>
    keptOrCut({ font, weights: undefined, stores: [await temporaryStore()] }, [['A'], ['B', 'C']]);
  const together = await Promise.all(slices.map(cut));
  for (const [at, font] of slices.entries()) expect(together[at]).toEqual(await cut(font));
});
