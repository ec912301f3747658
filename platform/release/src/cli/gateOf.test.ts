import { expect, it } from 'vitest';
import type { ReleasePlan } from '../release';
import { temporaryStore } from '../testing';
import { gateOf } from './gateOf';

const store = await temporaryStore();
const world = (channel: string, without?: string) => ({
  store,
  site: { budgets: [] },
  options: { channel, 'without-gate': without },
});

it('stands in front of what visitors get, and of no other channel', () => {
  expect(gateOf(world('live'), null)).toBeTypeOf('function');
  expect(gateOf(world('staging'), null)).toBeNull();
});

it('is passed by with a reason, which goes into the journal, and not without one', async () => {
  const passedBy = gateOf(world('live', ' the form is down '), null);
  expect(await passedBy?.({} as ReleasePlan)).toEqual({ outcome: 'skipped', why: 'the form is down' });
  expect(() => gateOf(world('live', '  '), null)).toThrow('--without-gate needs a reason');
});
