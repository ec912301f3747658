import { expect, test } from 'vitest';
import { addressesWithin, panoramaWidth } from './loadPanorama';

const device = { maxTexture: 8192, height: 900, saveData: false };
const panorama = {
  width: 4096,
  height: 2048,
  src: '',
  avif: 'a1 1024w, a2 2048w, a4 4096w',
  webp: 'w1 1024w, w2 2048w, w4 4096w',
  placeholder: '',
};

test('a capable device gets 4096 px', () => {
  expect(panoramaWidth(device)).toBe(4096);
});

test('graphics that stop at 2048 px get no more', () => {
  expect(panoramaWidth({ ...device, maxTexture: 2048 })).toBe(2048);
});

test('a small stage gets 2048 px', () => {
  expect(panoramaWidth({ ...device, height: 400 })).toBe(2048);
});

test('who saves data gets 2048 px', () => {
  expect(panoramaWidth({ ...device, saveData: true })).toBe(2048);
});

test('the widest encoding that fits, AVIF first', () => {
  expect(addressesWithin(panorama, 4096)).toEqual(['a4', 'w4']);
  expect(addressesWithin(panorama, 3000)).toEqual(['a2', 'w2']);
});

test('below the narrowest there is only that one', () => {
  expect(addressesWithin(panorama, 512)).toEqual(['a1', 'w1']);
});
