// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { holdPresses } from '../boot/holdPresses';
import { markAlive } from './markAlive';

let pressed: string[] = [];

function button(id: string, className = ''): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', id, className });
  made.addEventListener('click', () => pressed.push(id));
  return made;
}
const part = (id: string) => document.getElementById(id) as HTMLElement;
const press = (control: HTMLElement, isTrusted = false) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  if (isTrusted) Object.defineProperty(click, 'isTrusted', { value: true });
  control.dispatchEvent(click);
};
async function nextTasks(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done));
}

beforeAll(() => holdPresses(() => {}));
beforeEach(() => {
  pressed = [];
  document.body.innerHTML =
    '<div id="site" data-waiting><p></p><div id="page" data-waiting></div><div id="piece" data-waiting></div></div>';
  part('page').append(button('one'), button('two'));
  part('piece').append(button('three'));
});

test('a kept press on what gives way as its part comes alive is pressed, once, on what takes its place', async () => {
  press(part('one'));
  // As React does: effects of all parts, then what the address says is rendered.
  for (const id of ['page', 'site']) markAlive(part(id));
  part('one').replaceWith(button('in its place'));
  await nextTasks();
  expect(pressed).toEqual(['in its place']);
});

test('it is pressed on nothing of another look', async () => {
  press(part('one'));
  markAlive(part('page'));
  part('one').replaceWith(button('delete', 'danger'));
  await nextTasks();
  expect(pressed).toEqual([]);
});

test('what stays is pressed once, and what waits in a piece waits on', async () => {
  for (const id of ['two', 'three']) press(part(id));
  for (const id of ['page', 'site']) markAlive(part(id));
  await nextTasks();
  expect(pressed).toEqual(['two']);
  markAlive(part('piece'));
  await nextTasks();
  expect(pressed).toEqual(['two', 'three']);
});

test('who presses once more what has taken its place has pressed once', async () => {
  press(part('one'));
  for (const id of ['page', 'site']) markAlive(part(id));
  part('one').replaceWith(button('in its place'));
  press(part('in its place'), true);
  await nextTasks();
  expect(pressed).toEqual(['in its place']);
});
