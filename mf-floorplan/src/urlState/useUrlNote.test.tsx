// @vitest-environment happy-dom
import { WindowRouter } from '@platform/runtime/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useUrlNote } from './useUrlNote';
import { useUrlState } from './useUrlState';

beforeEach(() => history.replaceState(null, '', '/FloorPlan/Emodel?view=living_275'));
afterEach(cleanup);

const place = () =>
  renderHook(() => ({ type: useUrlState('type', ['84A', '115'], { forgets: 'view' }), view: useUrlNote('view') }), {
    wrapper: WindowRouter,
  }).result;

test('notes follow each other', () => {
  const { current } = place();
  act(() => {
    current.view[1]('living_290');
    current.view[1]('living_305');
  });
  expect(location.search).toBe('?view=living_305');
});

test('a note that comes before the page has heard of another choice does not take it back', () => {
  const { current } = place();
  act(() => {
    current.type[1]('115');
    current.view[1]('living_290');
  });
  expect(location.search).toBe('?type=115');
});
