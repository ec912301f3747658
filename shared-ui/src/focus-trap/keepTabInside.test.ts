// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTabInside } from './keepTabInside';
import { tabStops } from './tabStops';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

function tab({ shiftKey = false, defaultPrevented = false } = {}) {
  let prevented = false;
  keepTabInside({ key: 'Tab', shiftKey, defaultPrevented, preventDefault: () => (prevented = true) }, byId('box'));
  return prevented;
}

beforeEach(() => {
  HTMLElement.prototype.checkVisibility ??= () => true;
  document.body.innerHTML =
    '<div id="box" tabindex="-1"><button id="a"></button><input id="trap" tabindex="-1"><a id="b" href="#"></a><button id="c"></button></div><button id="out"></button>';
});
afterEach(() => document.body.replaceChildren());

test('Tab on the last element goes to the first, Shift+Tab on the first to the last', () => {
  byId('c').focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(byId('a'));
  expect(tab({ shiftKey: true })).toBe(true);
  expect(document.activeElement).toBe(byId('c'));
});

test('between the edges the browser moves on by itself', () => {
  byId('b').focus();
  expect(tab()).toBe(false);
  expect(tab({ shiftKey: true })).toBe(false);
});

test('focus that stands on the container or outside is brought in', () => {
  byId('out').focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(byId('a'));
  byId('box').focus();
  tab({ shiftKey: true });
  expect(document.activeElement).toBe(byId('c'));
});

test('a Tab that something inside has used is left alone', () => {
  byId('c').focus();
  expect(tab({ defaultPrevented: true })).toBe(false);
  expect(document.activeElement).toBe(byId('c'));
});

test('a container that holds nothing to focus lets nothing out', () => {
  byId('box').replaceChildren();
  byId('box').focus();
  expect(tab()).toBe(true);
});

test.each([
  '<a href="#"></a>',
  '<iframe></iframe>',
  '<video controls></video>',
  '<div contenteditable="true"></div>',
  '<select></select>',
  '<textarea></textarea>',
  '<div tabindex="0"></div>',
])('Tab stops at %s', (html) => {
  byId('box').innerHTML = html;
  expect(tabStops(byId('box'))).toHaveLength(1);
});

test.each([
  '<a></a>',
  '<video></video>',
  '<div contenteditable="false"></div>',
  '<button disabled></button>',
  '<div inert><button></button></div>',
  '<summary></summary>',
  '<iframe tabindex="-1"></iframe>',
])('Tab passes %s', (html) => {
  byId('box').innerHTML = html;
  expect(tabStops(byId('box'))).toEqual([]);
});
