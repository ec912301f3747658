// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PopupEntry, watchPopupEntry } from './popupEntry';

/** A browser's session history: traversal comes later and announces itself, `pushState` comes at once. */
class SessionHistory {
  entries: unknown[] = [{ idx: 0, key: 'default', usr: null }];
  index = 0;
  get state() {
    return this.entries[this.index];
  }
  pushState(state: unknown) {
    this.entries.splice(++this.index, Infinity, state);
  }
  go(delta: number) {
    queueMicrotask(() => {
      if (!(this.index + delta in this.entries)) return;
      this.index += delta;
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }
  back = () => this.go(-1);
  forward = () => this.go(1);
}

let session: SessionHistory;
let entry: PopupEntry;
const onBack = vi.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  session = new SessionHistory();
  vi.stubGlobal('history', session);
  onBack.mockReset();
  entry = watchPopupEntry(onBack);
});
afterEach(() => {
  entry.dispose();
  vi.unstubAllGlobals();
});

test('opening takes one entry that keeps the state of the router', () => {
  entry.enter();
  expect(session.entries).toHaveLength(2);
  expect(session.state).toMatchObject({ key: 'default', usr: null, idx: 1, popup: true });
});

test('back closes the popup and stays on the page', async () => {
  entry.enter();
  session.back();
  await settled();
  expect(onBack).toHaveBeenCalledOnce();
  expect(session.index).toBe(0);
  entry.leave();
  await settled();
  expect(session.index).toBe(0);
});

test('closing it any other way takes the entry back', async () => {
  entry.enter();
  entry.leave();
  await settled();
  expect(session.index).toBe(0);
  expect(onBack).not.toHaveBeenCalled();
});

test('forward does not lead to a popup that is gone', async () => {
  entry.enter();
  session.back();
  await settled();
  session.forward();
  await settled();
  expect(session.index).toBe(0);
  expect(onBack).toHaveBeenCalledOnce();
});

test('after a link out of the popup, back steps over what it left behind', async () => {
  entry.enter();
  session.pushState({ idx: 2, key: 'privacy' });
  entry.leave();
  await settled();
  expect(session.index).toBe(2);
  session.back();
  await settled();
  expect(session.index).toBe(0);
});

test('opened again before the step back has come, it gets an entry of its own', async () => {
  entry.enter();
  entry.leave();
  entry.enter();
  await settled();
  expect(session.index).toBe(1);
  expect(session.entries).toHaveLength(2);
  session.back();
  await settled();
  expect(onBack).toHaveBeenCalledOnce();
});

test('a reload on the entry leads back to the page', async () => {
  entry.enter();
  entry.dispose();
  entry = watchPopupEntry(onBack);
  await settled();
  expect(session.index).toBe(0);
});
