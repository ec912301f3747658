// @vitest-environment happy-dom

import type { Window as HappyDomWindow } from 'happy-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { hasStylesheet } from './stylesheets';

// Nothing is fetched here.
beforeAll(() => {
  (window as unknown as HappyDomWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => document.head.replaceChildren());

const address = new URL('/_modules/mf-news/1/c.css', location.href).href;

function link({ arrived = false, disabled = false, later = false }): void {
  const one = document.createElement('link');
  one.setAttribute('rel', 'stylesheet');
  if (disabled) one.disabled = true;
  if (later) one.dataset.later = '';
  Object.defineProperty(one, 'sheet', { value: arrived ? {} : null });
  document.head.append(one);
  one.setAttribute('href', '/_modules/mf-news/1/c.css');
}

test('a document has a stylesheet whose rules stand in it', () => {
  link({ disabled: true });
  expect(hasStylesheet(address)).toBe(true);
  expect(hasStylesheet(`${address}?retry=1`)).toBe(false);
});

test.each([
  ['is on its way, or did not arrive', {}],
  ['is linked', { arrived: true }],
  ['waits for its turn', { arrived: true, later: true }],
])('a document has none that %s', (_, state) => {
  link(state);
  expect(hasStylesheet(address)).toBe(false);
});
