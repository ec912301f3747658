import { expect, it } from 'vitest';
import { memo } from './memo';

it('loads once, however many ask', async () => {
  let loads = 0;
  const get = memo(async (key) => `${key}${++loads}`, 10);
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
  expect(await get('a')).toBe('a1');
});

it('forgets a failure', async () => {
  let broken = true;
  const get = memo(async () => {
    if (broken) throw new Error('EMFILE');
    return 'there';
  }, 10);
  await expect(get('a')).rejects.toThrow('EMFILE');
  broken = false;
  expect(await get('a')).toBe('there');
});

it('forgets that there was nothing', async () => {
  let found: string | null = null;
  const get = memo(async () => found, 10);
  expect(await get('a')).toBeNull();
  found = 'there';
  expect(await get('a')).toBe('there');
});

it('keeps the latest keys', async () => {
  const loaded: string[] = [];
  const get = memo(async (key) => loaded.push(key), 2);
  for (const key of ['a', 'b', 'c', 'c', 'a']) await get(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'a']);
});
