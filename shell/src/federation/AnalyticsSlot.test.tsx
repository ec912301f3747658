// @vitest-environment happy-dom
import { FederationContext } from '@platform/runtime';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lockFixture, routeFixture, TestSite } from '../layout/site.fixture';
import { AnalyticsSlot } from './AnalyticsSlot';

afterEach(cleanup);

const ids = { ga4: 'G-TEST', naver: null, kakao: null, retention: '14개월' };
const routes = [routeFixture('/'), routeFixture('/Admin', { internal: true })];
const show = (analytics: typeof ids | null, at: string, of = 'mf-forms/Analytics') => {
  const slots = of ? { analytics: { of: of as 'mf-forms/Analytics', whenStored: null } } : {};
  render(
    <FederationContext value={({ of }) => <p>{of}</p>}>
      <TestSite at={at} lock={{ ...lockFixture, routes, slots, facts: { ...lockFixture.facts, analytics } }}>
        <AnalyticsSlot />
      </TestSite>
    </FederationContext>,
  );
  return screen.queryByText('mf-forms/Analytics');
};

test('where the facts name somebody, what asks is fetched', () => expect(show(ids, '/')).toBeTruthy());

test('on a page in another language it says that it is Korean', () =>
  expect(show(ids, '/')?.closest('[lang]')?.getAttribute('lang')).toBe('ko'));

test.each([
  ['the facts name nobody', null, '/', 'mf-forms/Analytics'],
  ['the page is one of the desk', ids, '/Admin', 'mf-forms/Analytics'],
  ['no module asks', ids, '/', ''],
] as const)('where %s, nothing is', (_, analytics, at, of) => expect(show(analytics, at, of)).toBeNull());
