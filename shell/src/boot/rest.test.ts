// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const bringLaterFonts = vi.hoisted(() => vi.fn());
vi.mock('./laterFonts', () => ({ bringLaterFonts }));

let rest: typeof import('./rest');
let script: HTMLScriptElement;
beforeEach(async () => {
  vi.resetModules();
  bringLaterFonts.mockReset();
  rest = await import('./rest');
  const template = document.createElement('template');
  template.id = 'rest';
  script = document.createElement('script');
  // Nothing is run: it is about what comes when.
  script.type = 'text/plain';
  const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
  const later = document.createElement('link');
  later.dataset.later = 'a.woff2';
  template.content.append(preload, script, later);
  document.body.replaceChildren(template);
});

const links = () => document.body.querySelectorAll(':scope > link').length;

test('fonts that come later are brought with the files of an idle page', () => {
  rest.fetchRest();
  expect(links()).toBe(2);
  expect(bringLaterFonts).toHaveBeenCalledOnce();
});

test.each(['load', 'error'])('where somebody waits for the scripts, the fonts wait for their %s', (end) => {
  rest.fetchRest(true);
  rest.startRest();
  expect(links()).toBe(2);
  const later = document.body.querySelector<HTMLLinkElement>(':scope > [data-later]');
  expect(later?.media).toBe('not all');
  script.dispatchEvent(new Event(end));
  // Not for all of them together: what is drawn first, of which the document knows nothing, comes first.
  expect(later?.media).toBe('');
  expect(bringLaterFonts).not.toHaveBeenCalled();
});

test.each([
  ['?type=115', true],
  ['?utm_source=kakao&view=a.120', true],
  ['?override=x.y', true],
  ['', false],
  ['?utm_source=kakao&n_media=1&NaPm=ct%3D1&gclid=1&msclkid=2', false],
])('a page whose address says %j starts by itself: %s', async (search, starts) => {
  history.replaceState(null, '', `/FloorPlan/Emodel${search}`);
  expect(await rest.startsByItself()).toBe(starts);
  history.replaceState(null, '', '/');
});
