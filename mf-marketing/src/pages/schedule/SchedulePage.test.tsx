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

test('the days stand in the table, and in a calendar to subscribe to or to take along', () => {
  show(settledFacts);
  expect(screen.getByText('2027년 3월 15일(월) – 17일(수)')).toBeTruthy();
  const link = (name: string | RegExp) => screen.getByRole('link', { name }) as HTMLAnchorElement;
  expect(link('달력 구독').href).toBe('webcal://www.riverview.kr/BusinessGuide/plan.ics');
  const google = new URL(link(/^구글 캘린더 구독/).href);
  expect(google.searchParams.get('cid')).toBe('webcal://www.riverview.kr/BusinessGuide/plan.ics');
  expect(link('일정 파일 내려받기').getAttribute('href')).toBe('/BusinessGuide/plan.ics');
  expect(link('일정 파일 내려받기').download).toBe('dunsan-riverview.ics');
});

test('the calendar is composed from the facts, with the day of their last revision', () => {
  const { ics = '' } = prerender.alternates({ facts: settledFacts } as never) as { ics?: string };
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(ics).toContain('DTEND;VALUE=DATE:20270318');
  expect(ics).toContain('LAST-MODIFIED:20270225T000000Z');
});

test('before there are days there is nothing to take along, and no address of it', () => {
  show(unsettledFacts);
  expect(screen.queryByRole('link', { name: /달력|캘린더|내려받기/ })).toBeNull();
  expect(prerender.alternates({ facts: unsettledFacts } as never)).toEqual({});
});

test('search engines hear of each step, once there is one', () => {
  const told = (facts: Facts) => prerender.structuredData({ facts } as never);
  expect(told(unsettledFacts)).toEqual([]);
  expect(told(settledFacts)).toMatchObject([
    { '@type': 'Event', startDate: '2027-03-02', endDate: '2027-03-02' },
    { '@type': 'Event', startDate: '2027-03-15', endDate: '2027-03-17' },
  ]);
});
