// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringLaterFonts } from './laterFonts';

/** A file that is asked for, and how it ends. */
interface Asked {
  readonly source: string;
  readonly arrive: () => void;
  readonly fail: () => void;
}

let asked: Asked[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  document.body.innerHTML = '';
  vi.stubGlobal(
    'FontFace',
    class {
      readonly #source: string;
      constructor(_family: string, source: string) {
        this.#source = source;
      }
      load(): Promise<void> {
        return new Promise((arrive, fail) =>
          asked.push({ source: this.#source, arrive, fail: () => fail(new Error()) }),
        );
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function bring(files: string): HTMLLinkElement {
  const sheet = document.createElement('link');
  sheet.dataset.later = files;
  sheet.media = 'not all';
  bringLaterFonts(sheet);
  return sheet;
}
const applies = (sheet: HTMLLinkElement) => sheet.media === '';
const soon = () => vi.advanceTimersByTimeAsync(0);

test('the stylesheet is applied when the last of the page’s files is here', async () => {
  const sheet = bring('a.woff2 b.woff2');
  expect(asked.map(({ source }) => source)).toEqual(['url(/_assets/a.woff2)', 'url(/_assets/b.woff2)']);
  asked[1]?.arrive();
  await soon();
  expect(applies(sheet)).toBe(false);
  asked[0]?.arrive();
  await soon();
  expect(applies(sheet)).toBe(true);
});

test('a file that fails keeps back no other', async () => {
  const sheet = bring('a.woff2 b.woff2');
  asked[0]?.fail();
  asked[1]?.arrive();
  await soon();
  expect(applies(sheet)).toBe(true);
});

test('a file that does not come keeps the others back for three seconds', async () => {
  const sheet = bring('a.woff2 b.woff2');
  asked[0]?.arrive();
  await vi.advanceTimersByTimeAsync(2900);
  expect(applies(sheet)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(applies(sheet)).toBe(true);
});

test('where a page names no files, it applies at once', async () => {
  const sheet = bring('');
  await soon();
  expect(applies(sheet)).toBe(true);
  expect(asked).toEqual([]);
});
