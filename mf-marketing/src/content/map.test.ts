import { siteFacts } from '@riverview/site/siteFacts';
import { describe, expect, test } from 'vitest';
import { type MapAnchors, mapAnchors } from './map';

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

/** Where names stand on a sheet so many pixels wide, with letters of a size. */
function boxes(map: MapAnchors, sheet: number, letter: number): Box[] {
  return places.flatMap(({ id, name }) => {
    const place = map.places[id];
    if (!place) return [];
    const [x, y, side, kind] = place;
    const size = kind === 'district' ? letter + 2 : letter;
    const wide = name.length * size * (kind === 'water' ? 1.3 : kind === 'district' ? 1.12 : 0.96);
    const [px, py] = [(x / 100) * sheet, (y / 100) * sheet * 0.625 + (side === 'south' ? 20 : 0)];
    const left = side === 'east' ? px + 11 : side === 'west' ? px - 11 - wide : px - wide / 2;
    return [{ name, left, right: left + wide, top: py - size * 0.55, bottom: py + size * 0.55 }];
  });
}

/** Widths of the sheets and sizes of the letters, as LocationMap.module.css and the pages set them. */
const sizes: readonly (readonly ['near' | 'wide', number, number])[] = [
  ['near', 800, 13],
  ['wide', 736, 13],
  ['near', 1056, 14],
  ['wide', 1056, 14],
];

describe.each(sizes)('on the %s map of %i px', (scale, sheet, letter) => {
  test('no two names cover each other', () => {
    const all = boxes(mapAnchors[scale], sheet, letter);
    const covered = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} ${b.name}`),
    );
    expect(covered).toEqual([]);
  });
});
