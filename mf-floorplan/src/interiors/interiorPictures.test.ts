import { expect, test } from 'vitest';
import { unitLabels } from '../content/unitTypes';
import { interiorPictures } from './interiorPictures';
import { roomPictures } from './roomPictures';

test.each(unitLabels)('the gallery of %s is never empty and says whose rooms it shows', (label) => {
  const pictures = interiorPictures(label);
  expect(pictures.length).toBeGreaterThan(0);
  const whose = roomPictures[label].length > 0 ? `${label} 타입` : '(84A 타입 기준)';
  for (const { caption } of pictures) expect(caption).toContain(whose);
});

test('84A shows its own rooms', () => {
  expect(interiorPictures('84A').map(({ name }) => name)).toEqual(expect.arrayContaining(['거실', '주방·식당']));
});
