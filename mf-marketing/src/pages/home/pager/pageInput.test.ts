// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { belongsToPage, leavesKeyToTarget, stepOfKey } from './pageInput';

afterEach(() => {
  document.body.innerHTML = '';
});

const key = (name: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...init });

describe('stepOfKey', () => {
  test.each([
    ['ArrowDown', {}, 1],
    ['PageDown', {}, 1],
    [' ', {}, 1],
    ['ArrowUp', {}, -1],
    ['PageUp', {}, -1],
    [' ', { shiftKey: true }, -1],
    ['Home', {}, 'first'],
    ['End', {}, 'last'],
    ['a', {}, null],
    ['ArrowDown', { altKey: true }, null],
    ['ArrowDown', { shiftKey: true }, null],
    ['Home', { ctrlKey: true }, null],
  ] as const)('%s %o', (name, init, step) => {
    expect(stepOfKey(key(name, init))).toBe(step);
  });
});

function pressed(on: Element, name: string): boolean {
  let left = false;
  on.addEventListener('keydown', (event) => {
    left = leavesKeyToTarget(event as KeyboardEvent);
  });
  on.dispatchEvent(key(name, { bubbles: true }));
  return left;
}

describe('leavesKeyToTarget', () => {
  test.each(['input', 'textarea', 'select'])('leaves every key to a focused %s', (tag) => {
    const field = document.body.appendChild(document.createElement(tag));
    expect(pressed(field, 'ArrowDown')).toBe(true);
  });

  test('leaves Space, but not the arrows, to a button', () => {
    const button = document.body.appendChild(document.createElement('button'));
    expect(pressed(button, ' ')).toBe(true);
    expect(pressed(button, 'ArrowDown')).toBe(false);
  });
});

describe('belongsToPage', () => {
  test('is false while a form control has the focus', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect(belongsToPage(document.body)).toBe(true);
    field.focus();
    expect(belongsToPage(document.body)).toBe(false);
  });

  test('is false over a dialog', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    expect(belongsToPage(dialog)).toBe(false);
  });
});
