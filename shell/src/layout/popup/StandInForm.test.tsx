// @vitest-environment happy-dom
import { telHref } from '@riverview/shared-ui/tel-link';
import { checkLead } from '@riverview/site/lead';
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestSite } from '../site.fixture';
import { StandInForm } from './StandInForm';

beforeEach(() => {
  render(
    <TestSite>
      <StandInForm />
    </TestSite>,
  );
});
afterEach(cleanup);

const form = () => document.querySelector('form') as HTMLFormElement;

test('the browser can post it to the endpoint of the leads', () => {
  expect(form().getAttribute('action')).toBe('/api/leads');
  expect(form().method).toBe('post');
  expect([...form().elements].map((element) => element.getAttribute('name')).filter(Boolean)).toEqual([
    'form',
    'page',
    'release',
    'name',
    'phone',
    'consent',
    '_gotcha',
  ]);
});

test('what it sends is a lead the endpoint takes', () => {
  (screen.getByLabelText(/이름/) as HTMLInputElement).value = '김하늘';
  (screen.getByLabelText(/연락처/) as HTMLInputElement).value = '010-1234-5678';
  (screen.getByRole('checkbox') as HTMLInputElement).checked = true;
  const { problems, lead } = checkLead(Object.fromEntries(new FormData(form())));
  expect(problems).toBeNull();
  expect(lead).toMatchObject({ form: 'interest', page: '/', release: '0123456789abcdef' });
});

test.each(['01012345678', '010-1234-5678', '010 123 4567'])('takes %s for a phone number', (phone) => {
  expect(new RegExp(`^(?:${screen.getByLabelText(/연락처/).getAttribute('pattern')})$`, 'v').test(phone)).toBe(true);
});

test.each(['0212345678', '010-12-5678', '+82 10 1234 5678'])('does not take %s', (phone) => {
  expect(new RegExp(`^(?:${screen.getByLabelText(/연락처/).getAttribute('pattern')})$`, 'v').test(phone)).toBe(false);
});

test('consent is asked for, never presumed, and says how long data is kept', () => {
  const consent = screen.getByRole('checkbox') as HTMLInputElement;
  expect(consent.required).toBe(true);
  expect(consent.checked).toBe(false);
  expect(screen.getByText(/동의일부터 1년/)).toBeDefined();
});

test('offers the phone', () => {
  expect(screen.getByRole('link', { name: siteFacts.phone }).getAttribute('href')).toBe(telHref(siteFacts.phone));
});
