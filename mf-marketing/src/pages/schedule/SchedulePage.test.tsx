// @vitest-environment happy-dom

import type { Facts } from '@platform/contract';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import prerender from './prerender';
import SchedulePage from './SchedulePage';

afterEach(cleanup);

const show = (facts: Facts) =>
  render(
    <TestSite at="/BusinessGuide/plan" lock={emptyLock(facts)}>
      <SchedulePage />
    </TestSite>,
  );

test('the days stand in the table and in a calendar to take along, which needs no script', () => {
  show(settledFacts);
  expect(screen.getByText('2027년 3월 15일(월) – 17일(수)')).toBeTruthy();
  const link = screen.getByRole('link', { name: '달력에 넣기' }) as HTMLAnchorElement;
  const file = decodeURIComponent(link.href.replace('data:text/calendar;charset=utf-8,', ''));
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('DTEND;VALUE=DATE:20270318');
  expect(link.download).toBe('dunsan-riverview.ics');
});

test('before there are days there is nothing to take along', () => {
  show(unsettledFacts);
  expect(screen.queryByRole('link', { name: '달력에 넣기' })).toBeNull();
});

test('search engines hear of each step, once there is one', () => {
  const told = (facts: Facts) => prerender.structuredData({ facts } as never);
  expect(told(unsettledFacts)).toEqual([]);
  expect(told(settledFacts)).toMatchObject([
    { '@type': 'Event', startDate: '2027-03-02', endDate: '2027-03-02' },
    { '@type': 'Event', startDate: '2027-03-15', endDate: '2027-03-17' },
  ]);
});
