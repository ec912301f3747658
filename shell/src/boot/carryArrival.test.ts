// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryArrival } from './carryArrival';

const page = (path: string) => window.history.replaceState(null, '', path);
const linkedFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

const agreed = '<form data-goal><input type="checkbox" name="marketing" checked></form>';

/** What a form sends of how the visit began. */
function sent(form: string): FormDataEntryValue | null {
  document.body.innerHTML = form;
  const formData = new FormData(document.querySelector('form') ?? undefined);
  document.querySelector('form')?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return formData.get('arrival');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the first page of a visit is told by every later one, with forms alone that agree to marketing', () => {
  page('/Brand/intro?utm_source=naver&name=kim&utm_medium=cpc&xutm_a=1');
  linkedFrom('https://blog.naver.com/somebody/123?q=kim');
  carryArrival();
  const began = 'landing=%2FBrand%2Fintro&referrer=blog.naver.com&utm_source=naver&utm_medium=cpc';
  expect({ ...sessionStorage }).toEqual({ 'riverview-arrival': began });
  page('/?utm_source=later');
  linkedFrom(`${location.origin}/Brand/intro`);
  carryArrival();
  expect(sent(agreed)).toBe(began);
  expect(sent('<form data-goal><input type="checkbox" name="marketing"></form>')).toBeNull();
  expect(sent('<form></form>')).toBeNull();
});

test('a tab that a page of this site opened does not know how the visit began, until a link of another site leads into it', () => {
  page('/BusinessGuide/customer');
  linkedFrom(`${location.origin}/Brand/intro`);
  carryArrival();
  expect(sent(agreed)).toBe('');
  linkedFrom('https://cafe.daum.net/somebody');
  carryArrival();
  expect(sent(agreed)).toBe('landing=%2FBusinessGuide%2Fcustomer&referrer=cafe.daum.net');
});

test('text without end is cut', () => {
  page(`/?utm_source=${'a'.repeat(5000)}`);
  linkedFrom('');
  carryArrival();
  expect(sessionStorage.getItem('riverview-arrival')).toMatch(/^landing=%2F&referrer=&utm_source=a+$/);
  expect(sessionStorage.getItem('riverview-arrival')).toHaveLength(2000);
});

test('a browser that stores nothing tells of the page itself', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  page('/Interior/59A');
  linkedFrom('');
  carryArrival();
  expect(sent(agreed)).toBe('landing=%2FInterior%2F59A&referrer=');
  linkedFrom(`${location.origin}/Interior/59A`);
  carryArrival();
  expect(sent(agreed)).toBe('');
});
