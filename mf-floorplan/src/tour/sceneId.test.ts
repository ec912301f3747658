import { expect, test } from 'vitest';
import { sceneId } from './sceneId';

test('a place that visitors have a name for', () => {
  expect(sceneId('living')).toBe('living');
});

test.each(['cellar', 'toString'])('the place "%s" has none and is refused', (id) => {
  expect(() => sceneId(id)).toThrow(/content\/tour\.ts/);
});
