import { expect, it } from 'vitest';
import { chooseChannel } from './chooseChannel';

const page = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 Chrome/140 Mobile' };
const choose = (share: number | null, headers: Record<string, string> = {}, random = 0.5) =>
  chooseChannel({ share, headers: new Headers({ ...page, ...headers }), random: () => random });
const of = (slice: string | number) => ({ cookie: `a=b; slice=${slice}; c=d` });

it('is live for all, and draws for nobody, while no canary is open', () => {
  expect(choose(null)).toEqual({ channel: 'live', drawn: null });
  expect(choose(null, of(0))).toEqual({ channel: 'live', drawn: null });
});

it('gives a share of all slices the canary, exactly, whatever the share', () => {
  for (let percent = 0; percent <= 100; percent++) {
    const given = Array.from({ length: 100 }, (_, slice) => choose(percent / 100, of(slice)).channel);
    expect(given.filter((channel) => channel === 'canary')).toHaveLength(percent);
    expect(given.indexOf('live')).toBe(percent === 100 ? -1 : percent);
  }
});

it('keeps who is in while the share grows', () => {
  for (const slice of [0, 9, 42, 99]) {
    const seen = [0.01, 0.1, 0.5, 1].map((share) => choose(share, of(slice)).channel === 'canary');
    expect(seen).toEqual(seen.toSorted());
  }
});

it('draws for a browser that opens its first page, evenly', () => {
  expect(choose(0.1, {}, 0.0999)).toEqual({ channel: 'canary', drawn: 9 });
  expect(choose(0.1, {}, 0.1)).toEqual({ channel: 'live', drawn: 10 });
  expect(choose(0.1, {}, 0.9999)).toEqual({ channel: 'live', drawn: 99 });
});

it.each(['slice=100', 'slice=-1', 'slice=x', 'slice=', 'slice', 'sliced=1', 'slice=1e1'])(
  'draws anew for %s',
  (cookie) => {
    expect(choose(1, { cookie })).toEqual({ channel: 'canary', drawn: 50 });
  },
);

it.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['Naver', { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' }],
  ['a messenger that shows links', { 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' }],
  ['a monitor', { accept: '*/*' }],
])('%s gets what is live', (_, headers) => {
  expect(choose(1, headers)).toEqual({ channel: 'live', drawn: null });
});
