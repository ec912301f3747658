// @vitest-environment happy-dom
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import remote from '../../../remote';
import { digests } from '../../content/digest/digests';
import DigestPage from './DigestPage';

afterEach(cleanup);

const pages = remote.pages.filter(({ expose }) => expose === './DigestPage');

function open(path: string, language: string | undefined, facts = unsettledFacts) {
  const route = {
    path,
    canonical: path,
    remote: 'mf-marketing',
    expose: './DigestPage',
    title: '',
    heading: '',
    banner: null,
    group: null,
    submenu: [],
    noindex: false,
    ...(language && { language }),
  } as const;
  render(
    <TestSite at={path} lock={{ ...emptyLock(facts), routes: [route] }}>
      <DigestPage />
    </TestSite>,
  );
}

test('there is a page for each digest, which translates home', () => {
  expect(pages.map(({ language }) => language)).toEqual(Object.keys(digests));
  for (const { translates, footer } of pages) {
    expect(translates).toBe('/');
    expect(footer).toBeDefined();
  }
});

test.each(pages.map(({ path, language }) => [path, language] as const))(
  '%s tells every type, and what is open as such',
  (path, language) => {
    const { later, types } = digests[language as keyof typeof digests];
    open(path, language);
    const rows = within(screen.getByRole('table', { name: types.title }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(
      ['84A84', '84B84', '115115', '142A142', '142B142', '182182'].map((type) => `${type} ㎡${later}${later}`),
    );
    cleanup();
    open(path, language, settledFacts);
    const [first] = within(screen.getByRole('table', { name: types.title }))
      .getAllByRole('row')
      .slice(1);
    expect(first?.textContent).toBe('84A84 ㎡112.4 ㎡56');
  },
);

test('every link to a page says that it is in Korean', () => {
  open('/en', 'en');
  const links = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('tel:'));
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link.getAttribute('hreflang')).toBe('ko');
    expect(link.textContent).toContain('(in Korean)');
  }
});
