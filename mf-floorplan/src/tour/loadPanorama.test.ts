import { expect, test } from 'vitest';
import { panoramaFor } from './loadPanorama';

const panorama = { preview: 'p', small: ['s.avif', 's.webp'], large: ['l.avif', 'l.webp'] } as const;
const device = { maxTexture: 8192, height: 900, saveData: false };

test('a capable device gets the large picture', () => {
  expect(panoramaFor(panorama, device)).toEqual(panorama.large);
});

test('graphics that stop at 2048 px get the small picture', () => {
  expect(panoramaFor(panorama, { ...device, maxTexture: 2048 })).toEqual(panorama.small);
});

test('a small stage gets the small picture', () => {
  expect(panoramaFor(panorama, { ...device, height: 400 })).toEqual(panorama.small);
});

test('who saves data gets the small picture', () => {
  expect(panoramaFor(panorama, { ...device, saveData: true })).toEqual(panorama.small);
});
