// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kakaoShareSources } from '../kakao-share-address';
import { KakaoShare } from './KakaoShare';

const words = { label: '카카오톡 공유', failed: '열지 못했습니다' };
const Share = { sendScrap: vi.fn() };
let keys: string[];
/** Scripts that were asked for; each is answered by the test, and none is fetched. */
let asked: HTMLScriptElement[];

beforeEach(() => {
  vi.resetModules();
  keys = [];
  asked = [];
  Share.sendScrap.mockReset();
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    asked.push(element as HTMLScriptElement);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // What the address is given behind #.
  history.replaceState(null, '', '/');
});

const arrive = () => {
  vi.stubGlobal('Kakao', { isInitialized: () => keys.length > 0, init: (key: string) => keys.push(key), Share });
  asked.at(-1)?.dispatchEvent(new Event('load'));
};
const press = () => fireEvent.click(screen.getByRole('button', { name: words.label }));

test('without a key, or by facts that are older than it, there is no button, and no host is named', () => {
  for (const none of [null, undefined, '']) {
    const { container } = render(<KakaoShare {...words} appKey={none} />);
    expect(container.innerHTML).toBe('');
    expect(kakaoShareSources(none)).toEqual({});
  }
  expect(Object.keys(kakaoShareSources('a key'))).toEqual(['script-src', 'connect-src', 'form-action']);
});

test('nothing of Kakao is fetched before the press, its script once, by its hash; the page goes without what is behind #', async () => {
  window.location.hash = '#result=1';
  render(<KakaoShare {...words} appKey="a key" />);
  expect(asked).toEqual([]);
  press();
  press();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect([new URL(asked[0]?.src ?? '').host, asked[0]?.integrity.slice(0, 7)]).toEqual(['t1.kakaocdn.net', 'sha384-']);
  arrive();
  await vi.waitFor(() => expect(Share.sendScrap).toHaveBeenCalledTimes(1));
  press();
  await vi.waitFor(() => expect(Share.sendScrap).toHaveBeenCalledTimes(2));
  expect([keys, asked.length]).toEqual([['a key'], 1]);
  expect(Share.sendScrap).toHaveBeenLastCalledWith({ requestUrl: window.location.href.replace('#result=1', '') });
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['cannot be had', 'error'],
  ['brings nothing', 'load'],
])('where the script %s it is said, and another press fetches it anew', async (_, event) => {
  render(<KakaoShare {...words} appKey="a key" />);
  press();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.dispatchEvent(new Event(event));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.failed));
  press();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  arrive();
  await vi.waitFor(() => expect(Share.sendScrap).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toBe('');
});
