import { expect, test } from 'vitest';
import { inSeoul } from './inSeoul';

test.each([
  ['2025-11-18T14:59:59Z', '2025-11-18T23:59:59.000Z'],
  ['2025-12-31T15:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2025-07-01T00:00:00Z', '2025-07-01T09:00:00.000Z'],
])('%s reads %s in Seoul', (iso, local) => expect(inSeoul(Date.parse(iso)).toISOString()).toBe(local));
