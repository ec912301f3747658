// @vitest-environment happy-dom

import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import ScorePage from './ScorePage';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const page = (
  <TestSite at="/SalesInfo/Score" lock={emptyLock(siteFacts)}>
    <ScorePage />
  </TestSite>
);
const fill = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const total = () => within(screen.getByRole('region', { name: '가점' })).getAllByRole('status')[0]?.textContent;

test('a score is added up as its parts are said', () => {
  render(page);
  expect(total()).toBe('–84점 만점');
  fill('기준일', '2026-11-22');
  fill('생년월일', '1986-03-02');
  fireEvent.click(screen.getByLabelText('혼인 중'));
  fill('혼인신고일', '2014-05-10');
  fill('미혼 자녀 (30세 미만)', '2');
  fill('가입일', '2010-04-01');
  expect(total()).toBe('63점84점 만점');
  expect(screen.getByText('30세 전에 혼인신고한 2014년 5월 10일부터 12년 6개월')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '지금 한 채' }));
  expect(total()).toBe('37점84점 만점');
});

test('all answers can be taken back at once', async () => {
  render(page);
  fill('생년월일', '1986-03-02');
  fill('가입일', '2010-04-01');
  expect(total()).not.toContain('–');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '모두 지우기' }));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(total()).toBe('–84점 만점');
});

test('a link shows the result it holds, and nothing it does not hold', async () => {
  window.location.hash = `#result=26-20-17-${'o'.repeat(32)}`;
  render(page);
  const received = await screen.findByRole('region', { name: '받은 결과' });
  expect(received.textContent).toContain('63점');
  expect(within(received).queryByText('이유와 조항')).toBeNull();
});

test('without scripts the tables stand there whole', () => {
  const html = renderToStaticMarkup(page);
  expect(html).toContain('<noscript>');
  for (const row of ['15년 이상', '6명 이상', '6개월 미만']) expect(html).toContain(row);
  expect(html.match(/<tr>/g)).toHaveLength(3 + 16 + 7 + 17);
});
