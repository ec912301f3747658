// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdPresses } from './holdPresses';

const start = vi.fn();
let pressed: string[] = [];

const part = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, trusted = false, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  if (trusted) Object.defineProperty(event, 'isTrusted', { value: true });
  part(id).dispatchEvent(event);
};
function comesAlive(id: string): void {
  part(id).removeAttribute('data-waiting');
  part(id).dispatchEvent(new Event('alive', { bubbles: true }));
}
/** Each press is a task that is asked for by the one before it: so many turns, however long they take. */
async function nextTasks(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done));
}

beforeAll(() => holdPresses(start));
beforeEach(() => {
  pressed = [];
  start.mockReset();
  document.body.innerHTML = `
    <div id="site" data-waiting><button type="button" id="one"></button><button type="button" id="two"></button></div>
    <div id="piece" data-waiting><button type="button" id="three"></button></div>`;
  for (const id of ['one', 'two', 'three']) part(id).addEventListener('click', () => pressed.push(id));
});
afterEach(nextTasks);

test('presses on a part that waits start it, and are pressed again when it is alive, in their order', async () => {
  for (const id of ['two', 'one', 'two', 'three']) press(id);
  expect(pressed).toEqual([]);
  expect(start).toHaveBeenCalled();
  expect(part('two').getAttribute('aria-busy')).toBe('true');
  comesAlive('site');
  await nextTasks();
  expect(pressed).toEqual(['two', 'one']);
  expect(part('two').hasAttribute('aria-busy')).toBe(false);
  comesAlive('piece');
  await nextTasks();
  expect(pressed).toEqual(['two', 'one', 'three']);
});

test('they are no part of the task in which it came alive', async () => {
  press('one');
  comesAlive('site');
  expect(pressed).toEqual([]);
  await nextTasks();
  expect(pressed).toEqual(['one']);
});

test('a visitor who presses once more in between has pressed once', async () => {
  press('one');
  comesAlive('site');
  press('one', true);
  await nextTasks();
  expect(pressed).toEqual(['one']);
});

test('what is opened in a tab of its own meanwhile takes nothing from a press that is kept', async () => {
  press('one');
  press('one', true, { ctrlKey: true });
  expect(part('one').getAttribute('aria-busy')).toBe('true');
  pressed = [];
  comesAlive('site');
  await nextTasks();
  expect(pressed).toEqual(['one']);
});
