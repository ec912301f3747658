import { expect, test } from 'vitest';
import remote from './remote';

test('the six floor plan paths carry the labels of the six types', () => {
  const plans = remote.pages.filter(({ expose }) => expose === './FloorPlanPage');
  expect(plans.map(({ path, menu }) => [path, menu?.label])).toEqual([
    ['/FloorPlan/59A', '84A'],
    ['/FloorPlan/59B', '84B'],
    ['/FloorPlan/84A', '115'],
    ['/FloorPlan/84B', '142A'],
    ['/FloorPlan/114A', '142B'],
    ['/FloorPlan/114B', '182'],
  ]);
});

test('the unit menu lists seven entries and the model house is the last', () => {
  const entries = remote.pages.filter(({ menu }) => menu?.group === 'units' && menu.listed !== false);
  expect(entries).toHaveLength(7);
  expect(entries.at(-1)?.path).toBe('/FloorPlan/Emodel');
});

test('interiors stand at the paths of 84A, 115 and 142A', () => {
  const interiors = remote.pages.filter(({ expose }) => expose === './InteriorPage');
  expect(interiors.map(({ path, menu }) => [path, menu?.label])).toEqual([
    ['/Interior/59A', '84A'],
    ['/Interior/84A', '115'],
    ['/Interior/84B', '142A'],
  ]);
});

test('no title or description shows a route key', () => {
  for (const { title, description } of remote.pages) expect(`${title} ${description}`).not.toMatch(/59|114|119/);
});

test('titles are unique', () => {
  const titles = remote.pages.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
