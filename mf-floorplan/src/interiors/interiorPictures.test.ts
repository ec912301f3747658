import { expect, test } from 'vitest';
import { unitLabels } from '../content/unitTypes';
import { interiorPictures } from './interiorPictures';

test.each(unitLabels)('every picture in the gallery of %s says whose room it shows', (label) => {
  const pictures = interiorPictures(label);
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const { caption } of pictures) {
    expect(caption.includes(`${label} 타입`) || caption.includes('(84A\u00a0타입\u00a0기준)')).toBe(true);
  }
});

test('115 shows its own living room and borrows what it lacks', () => {
  const captions = interiorPictures('115').map(({ caption }) => caption);
  expect(captions[0]).toBe('115 타입 거실 연출 이미지');
  expect(captions).toContain('주방·식당 연출 이미지 (84A\u00a0타입\u00a0기준)');
  expect(captions.at(-1)).toContain('115 타입');
  expect(new Set(captions).size).toBe(captions.length);
});

test('142A shows its own living room, kitchen and bedroom, and borrows the bath alone', () => {
  const captions = interiorPictures('142A').map(({ caption }) => caption);
  expect(captions.slice(0, 3)).toEqual(['거실', '주방·식당', '침실 1'].map((room) => `142A 타입 ${room} 연출 이미지`));
  expect(captions.filter((caption) => caption.includes('84A'))).toEqual([
    '욕실 1 연출 이미지 (84A\u00a0타입\u00a0기준)',
  ]);
});

test('84A shows its own rooms', () => {
  expect(interiorPictures('84A').map(({ name }) => name)).toEqual(expect.arrayContaining(['거실', '주방·식당']));
});

test('an alternative text says whose picture it is and what is seen, not the caption again', () => {
  for (const { alt, caption } of interiorPictures('115')) {
    expect(alt).toMatch(/^(115|84A) 타입/);
    expect(alt).not.toBe(caption);
  }
});
