import { expect, test } from 'vitest';
import { addressesFor, panoramaWidth } from './loadPanorama';

const desk = { maxTexture: 16_384, height: 810, handheld: false, saveData: false };
const all = 'p1 1024w, p2 2048w, p4 4096w, p8 8192w';
const panorama = (srcset: string) => ({
  width: 8192,
  height: 4096,
  src: '',
  avif: srcset,
  webp: srcset.replaceAll('p', 'w'),
  placeholder: '',
});
const chosen = (device: Partial<typeof desk>, srcset = all) =>
  addressesFor(panorama(srcset), panoramaWidth({ ...desk, ...device }))[0];

test('a desk’s screen gets what it can resolve', () => {
  expect(chosen({})).toBe('p4');
  expect(chosen({ height: 1620 })).toBe('p8');
});

test('a phone stays within 4096 px, however fine its screen', () => {
  expect(chosen({ handheld: true, height: 2400 })).toBe('p4');
});

test('graphics that stop at 2048 px get no more', () => {
  expect(chosen({ maxTexture: 2048 })).toBe('p2');
});

test('a small stage gets 2048 px', () => {
  expect(chosen({ height: 400 })).toBe('p2');
});

test('who saves data gets 2048 px', () => {
  expect(chosen({ saveData: true })).toBe('p2');
});

test('what there is no wider encoding of is shown in its widest', () => {
  expect(chosen({ height: 1620 }, 'p1 1024w, p2 2048w, p2.5 2560w')).toBe('p2.5');
});

test('AVIF comes first, then WebP', () => {
  expect(addressesFor(panorama(all), { wanted: 4096, limit: 4096 })).toEqual(['p4', 'w4']);
});

test('below the narrowest there is only that one', () => {
  expect(addressesFor(panorama(all), { wanted: 512, limit: 512 })).toEqual(['p1', 'w1']);
});
