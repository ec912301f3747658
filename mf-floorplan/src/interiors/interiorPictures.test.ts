import { expect, test } from 'vitest';
import { interiorLabels, unitLabels } from '../content/unitTypes';
import { interiorPictures } from './interiorPictures';

test.each(unitLabels)('no picture in the gallery of %s is of another type', (label) => {
  for (const { caption, alt } of interiorPictures(label)) {
    expect(caption).toMatch(new RegExp(`^${label} 타입 `));
    expect(alt).toMatch(new RegExp(`^${label} 타입`));
  }
});

test.each(interiorLabels)('%s shows its own living room, kitchen, bedroom, bath and model', (label) => {
  const names = interiorPictures(label).map(({ name }) => name);
  expect(names).toEqual(['거실', '주방·식당', '침실 1', expect.stringMatching(/^욕실 [12]$/), '입체 이미지']);
});

test('an alternative text says whose picture it is and what is seen, not the caption again', () => {
  for (const { alt, caption } of interiorPictures('115')) {
    expect(alt).toMatch(/^115 타입/);
    expect(alt).not.toBe(caption);
  }
});
