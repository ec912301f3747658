import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tourLabels } from '../../content/unitTypes';
import { tourRooms } from '../tourRooms';
import { tours } from './tours';

test.each(tourLabels)('the rooms of %s that the page names are those of the tour', (label) => {
  expect(tours[label]?.scenes.map(({ id }) => id) ?? []).toEqual(tourRooms[label]);
});

test.each(tourLabels)('every way of %s leads to a room with a panorama, which leads back', (label) => {
  const scenes = tours[label]?.scenes ?? [];
  for (const { id, ways } of scenes) {
    for (const { to } of ways) {
      const next = scenes.find((scene) => scene.id === to);
      expect(
        next?.ways.map((way) => way.to),
        `${id} to ${to}`,
      ).toContain(id);
    }
  }
});

test.each(tourLabels)('all rooms of %s can be reached on foot', (label) => {
  const scenes = tours[label]?.scenes ?? [];
  const reached = new Set(scenes.slice(0, 1));
  for (const scene of reached) {
    for (const { to } of scene.ways) for (const next of scenes) if (next.id === to) reached.add(next);
  }
  expect(reached.size).toBe(scenes.length);
});

test.each(tourLabels)('the map of %s lies where its places are: the box is that of the drawing', (label) => {
  const { src, x, y, width, height } = tours[label]?.plan ?? {};
  const drawing = readFileSync(new URL(`../../plans/${src?.split('/').at(-1)}`, import.meta.url), 'utf8');
  expect(drawing).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
});
