// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepTabInside } from './keepTabInside';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

function tab(shiftKey = false) {
  let prevented = false;
  keepTabInside({ key: 'Tab', shiftKey, preventDefault: () => (prevented = true) }, byId('box'));
  return prevented;
}

beforeEach(() => {
  HTMLElement.prototype.checkVisibility ??= () => true;
  document.body.innerHTML =
    '<div id="box" tabindex="-1"><button id="a"></button><input id="trap" tabindex="-1"><a id="b" href="#"></a><button id="c"></button></div><button id="out"></button>';
});

test('Tab on the last element goes to the first, Shift+Tab on the first to the last', () => {
  byId('c').focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(byId('a'));
  expect(tab(true)).toBe(true);
  expect(document.activeElement).toBe(byId('c'));
});

test('between the edges the browser moves on by itself', () => {
  byId('b').focus();
  expect(tab()).toBe(false);
  expect(tab(true)).toBe(false);
});

test('focus that stands on the container or outside is brought in', () => {
  byId('out').focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(byId('a'));
  byId('box').focus();
  tab(true);
  expect(document.activeElement).toBe(byId('c'));
});
