import { siteFacts } from '@riverview/site/siteFacts';
import { describe, expect, test } from 'vitest';
import { type MapAnchors, mapAnchors } from './map';

/** Height of each sheet as a part of its width. */
const shapes = { near: 840 / 1440, wide: 900 / 1200 };

const { places } = siteFacts;

test('the maps name what the facts name, and nothing else', () => {
  const onMaps = new Set(Object.values(mapAnchors).flatMap((map) => Object.keys(map.places)));
  expect([...onMaps].sort()).toEqual(places.map(({ id }) => id).sort());
});

test('every place says who names it and when that was read, and claims no distance', () => {
  for (const { name, note, source } of places) {
    expect(source.url, name).toMatch(/^https?:\/\//);
    expect(source.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(`${note}`).not.toMatch(/\d\s?(m|km|분)|도보|초역세권/);
  }
});

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where names stand on a sheet so many pixels wide, with letters of a size; a name that lies along its road takes the box around it. */
function boxes(map: MapAnchors, sheet: number, shape: number, letter: number): Box[] {
  return places.flatMap(({ id, name }) => {
    const place = map.places[id];
    if (!place) return [];
    const [x, y, side, kind, turn = 0] = place;
    const size = kind === 'district' ? letter + 2 : letter;
    const wide = name.length * size * (kind === 'water' ? 1.3 : kind === 'district' ? 1.12 : 0.96);
    const [px, py] = [(x / 100) * sheet, (y / 100) * sheet * shape + (side === 'south' ? 20 : 0)];
    const a = (Math.abs(turn) * Math.PI) / 180;
    const tall = (size * 1.1 * Math.cos(a) + wide * Math.sin(a)) / 2;
    const across = wide * Math.cos(a) + size * 1.1 * Math.sin(a);
    const left = side === 'east' ? px + 11 : side === 'west' ? px - 11 - across : px - across / 2;
    return [{ name, left, right: left + across, top: py - tall, bottom: py + tall }];
  });
}

/** Widths of the sheets and sizes of the letters, as LocationMap.module.css and the pages set them: phones, the narrowest whole sheet, desktops. */
const sizes: readonly (readonly ['near' | 'wide', number, number])[] = [
  ['near', 800, 13],
  ['wide', 608, 13],
  ['near', 675, 13],
  ['wide', 675, 13],
  ['near', 1280, 14],
  ['wide', 608, 14],
];

describe.each(sizes)('on the %s map of %i px', (scale, sheet, letter) => {
  test('no two names cover each other', () => {
    const all = boxes(mapAnchors[scale], sheet, shapes[scale], letter);
    const covered = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} ${b.name}`),
    );
    expect(covered).toEqual([]);
  });
});
