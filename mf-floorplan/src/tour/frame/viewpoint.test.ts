import { expect, test } from 'vitest';
import type { Scene } from './scene';
import { readViewpoint, writeViewpoint } from './viewpoint';

const start = { heading: 180, pitch: 0, fov: 70 };
const panorama = { width: 4096, height: 2048, src: '', avif: '', webp: '', placeholder: '' };
const scenes: Scene[] = [{ id: 'living', panorama, yaw: 180, x: 0, y: 0, start, ways: [] }];

test('what was written is read again', () => {
  const viewpoint = { scene: scenes[0] as Scene, view: { heading: 182, pitch: -6, fov: 70 } };
  expect(writeViewpoint(viewpoint)).toBe('living_182_-6_70');
  expect(readViewpoint('living_182_-6_70', scenes)).toEqual(viewpoint);
});

test('a place alone means its first view', () => {
  expect(readViewpoint('living', scenes)).toEqual({ scene: scenes[0], view: start });
});

test('numbers that are none mean the first view', () => {
  expect(readViewpoint('living_x_y_z', scenes)?.view).toEqual(start);
});

test('angles beyond reach are brought back', () => {
  expect(readViewpoint('living_540_-400_5', scenes)?.view).toEqual({ heading: 180, pitch: -85, fov: 35 });
});

test('an unknown place is no viewpoint', () => {
  expect(readViewpoint('attic_1_2_3', scenes)).toBeNull();
  expect(readViewpoint(null, scenes)).toBeNull();
});
