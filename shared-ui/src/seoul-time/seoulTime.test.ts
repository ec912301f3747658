import { expect, test } from 'vitest';
import { inSeoul } from './inSeoul';
import { seoulMinute } from './seoulMinute';

test.each([
  ['2025-11-18T14:59:59Z', '2025-11-18T23:59:59.000Z'],
  ['2025-12-31T15:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2025-07-01T00:00:00Z', '2025-07-01T09:00:00.000Z'],
])('%s reads %s in Seoul', (iso, local) => expect(inSeoul(Date.parse(iso)).toISOString()).toBe(local));

test.each([
  ['2026-11-22T01:02:03.000Z', '2026-11-22 10:02'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01 00:00'],
])('%s is written %s', (iso, written) => expect(seoulMinute(iso)).toBe(written));
