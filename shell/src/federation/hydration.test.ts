import { expect, it, vi } from 'vitest';
import { Hydration, type HydrationState } from './hydration';

const events = {
  begin: (hydration: Hydration) => hydration.begin('/first', () => {}),
  end: (hydration: Hydration) => hydration.end(),
  'visit /first': (hydration: Hydration) => hydration.visit('/first'),
  'visit /other': (hydration: Hydration) => hydration.visit('/other'),
};

it.each<[events: (keyof typeof events)[], state: HydrationState, pending: boolean, onFirstPage: boolean]>([
  [[], 'none', false, false],
  [['end'], 'none', false, false],
  [['visit /other', 'end'], 'none', false, false],
  [['begin'], 'hydrating', true, true],
  [['begin', 'visit /first'], 'hydrating', true, true],
  [['begin', 'end'], 'hydrated', false, true],
  [['begin', 'end', 'end', 'visit /first'], 'hydrated', false, true],
  [['begin', 'visit /other'], 'overtaken', true, false],
  [['begin', 'visit /other', 'visit /first'], 'overtaken', true, false],
  [['begin', 'visit /other', 'end'], 'left', false, false],
  [['begin', 'end', 'visit /other'], 'left', false, false],
  [['begin', 'end', 'visit /other', 'visit /first', 'end'], 'left', false, false],
])('after %j it is %s', (happened, state, pending, onFirstPage) => {
  const hydration = new Hydration();
  for (const event of happened) events[event](hydration);
  expect(hydration).toMatchObject({ state, pending, onFirstPage });
});

it('tells once that the first page was left', () => {
  const hydration = new Hydration();
  const onLeave = vi.fn();
  hydration.begin('/first', onLeave);
  hydration.visit('/first');
  expect(onLeave).not.toHaveBeenCalled();
  for (const path of ['/other', '/first', '/third']) hydration.visit(path);
  expect(onLeave).toHaveBeenCalledTimes(1);
});
