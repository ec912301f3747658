import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { deposits, subscriptionNotice } from '../subscription';
import { supplyRule } from './basis';
import { laws } from './laws';
import { sourcesOf } from './sourcesOf';

/** What has not been read for twelve months at `now`, ISO 8601. */
const unread = (read: Readonly<Record<string, { readonly read: string }>>, now: string): string[] =>
  Object.entries(read)
    .filter(([, law]) => `${Number(law.read.slice(0, 4)) + 1}${law.read.slice(4)}` <= now.slice(0, 10))
    .map(([id]) => id);

test('a law asks to be read again twelve months after the last time', () => {
  const read = { tax: { read: '2026-11-22' }, rule: { read: '2027-01-05' } };
  expect(unread(read, '2027-11-21T23:59:59Z')).toEqual([]);
  expect(unread(read, '2027-11-22T00:00:00Z')).toEqual(['tax']);
  expect(unread(read, '2028-01-05T00:00:00Z')).toEqual(['tax', 'rule']);
});

test('every law on these pages was read within the last twelve months', () => {
  expect(
    unread(laws, new Date().toISOString()),
    'Read these laws anew, mend what has changed on the pages, then set `read` and `inForce` in laws.ts.',
  ).toEqual([]);
});

test('no law was read before it was in force, or after today', () => {
  for (const { inForce, read } of Object.values(laws)) {
    expect(inForce <= read).toBe(true);
    expect(Date.parse(read)).toBeLessThanOrEqual(Date.now());
  }
});

test('the sources of a page are the articles of its statements, in their order, with the version and the day', () => {
  const sources = sourcesOf([supplyRule('제35조의3 제3항, 제4조 제1항'), supplyRule('제36조, 제4조 제3항')]);
  expect(sources).toEqual([
    {
      name: '주택공급에 관한 규칙',
      detail: '제4조, 제35조의3, 제36조 (2026. 6. 15. 시행)',
      read: laws.supplyRule.read,
      url: laws.supplyRule.url,
    },
  ]);
});

test('the table of deposits has the four classes of 별표 2, each dearer than the one before', () => {
  expect(deposits.areas.map(({ upTo }) => upTo)).toEqual([85, 102, 135, Number.POSITIVE_INFINITY]);
  for (const amounts of Object.values(deposits.amounts)) {
    expect(amounts).toHaveLength(4);
    expect([...amounts].sort((a, b) => a - b)).toEqual(amounts);
  }
});

test('what is said to people who live alone holds for the homes there are', () => {
  expect(JSON.stringify(subscriptionNotice.kinds)).toContain('60㎡ 이하인 주택형이 없어');
  expect(Math.min(...siteFacts.exclusiveAreas)).toBeGreaterThan(60);
});
