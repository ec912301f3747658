// @vitest-environment happy-dom

import type { Facts } from '@platform/contract';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import AcquisitionTaxPage from './AcquisitionTaxPage';

afterEach(cleanup);

const page = (facts: Facts) => (
  <TestSite at="/SalesInfo/AcquisitionTax" lock={emptyLock(facts)}>
    <AcquisitionTaxPage />
  </TestSite>
);
const price = (value: string) => fireEvent.input(screen.getByLabelText('분양가격'), { target: { value } });
const taxes = () => screen.getByRole('region', { name: '취득할 때 내는 세금' });
const total = () => within(taxes()).getByRole('status').textContent;

test('the taxes follow what is said, each with what it is reckoned by', () => {
  render(page(unsettledFacts));
  expect(total()).toBe('–분양가격을 적으면 나타납니다');
  price('53,000');
  expect(total()).toBe('5,830,000원5억 3,000만원에 대한 세금');
  expect(taxes().textContent).toContain('세율 1%, 가액에 따른 세율');
  expect(taxes().textContent).toContain('85㎡ 이하는 없습니다');
  fireEvent.click(screen.getByRole('radio', { name: '115' }));
  expect(total()).toContain('6,890,000원');
  fireEvent.click(screen.getByRole('radio', { name: '3채' }));
  expect(taxes().textContent).toContain('세율 8%');
  fireEvent.click(screen.getByLabelText(/생애최초/));
  expect(total()).toContain('최대');
  expect(taxes().textContent).toContain('−2,000,000원');
  price('3억');
  expect(screen.getByText('만원 단위의 숫자로 적어 주세요.')).toBeTruthy();
});

test('a second home is asked about only where the answer matters', () => {
  render(page(unsettledFacts));
  const moving = () => screen.queryByLabelText(/일시적 2주택/);
  expect(moving()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '2채' }));
  expect(moving()).toBeNull();
  fireEvent.click(screen.getByLabelText(/조정대상지역입니다/));
  price('60000');
  expect(total()).toContain('50,400,000원');
  fireEvent.click(moving() as HTMLElement);
  expect(total()).toContain('6,600,000원');
});

test('before the facts have them there are neither payments nor options', () => {
  render(page(unsettledFacts));
  expect(screen.queryByRole('table', { name: '납부 일정' })).toBeNull();
  expect(screen.queryByRole('group', { name: '확장과 옵션' })).toBeNull();
});

test('payments, interest and options are added up once the facts have them', () => {
  render(page(settledFacts));
  const table = () => screen.getByRole('table', { name: '납부 일정' });
  expect(table().textContent).toContain('1차 중도금2027년 6월 15일30%');
  price('53000');
  expect(table().textContent).toContain('계약금계약할 때10%5,300만원–');
  fireEvent.click(screen.getByLabelText('발코니 확장 1,800만원'));
  expect(total()).toBe('6,028,000원5억 4,800만원에 대한 세금');
  // 530,000,000 + 18,000,000 + (5,684,794 + 2,685,575) + 6,028,000.
  expect(taxes().textContent).toContain('562,398,369원');
  fireEvent.click(screen.getByRole('radio', { name: '182' }));
  expect((screen.getByLabelText('발코니 확장 2,400만원') as HTMLInputElement).checked).toBe(true);
  expect(total()).toContain('5억 5,400만원에 대한 세금');
});

test('all answers can be taken back at once', async () => {
  render(page(unsettledFacts));
  price('53000');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '모두 지우기' }));
    await new Promise((done) => setTimeout(done));
  });
  expect(total()).toBe('–분양가격을 적으면 나타납니다');
});

test('without scripts the tables of rates are there, and nothing is taken for an answer', () => {
  const html = renderToStaticMarkup(page(unsettledFacts));
  expect(html).toContain('가액에 따른 취득세율');
  expect(html).toContain('주택 수에 따른 취득세율');
  expect(html).toContain('<noscript>스크립트를 쓸 수 없는 화면입니다');
  expect(html).not.toContain('5,830,000');
});
