import { expect, test } from 'vitest';
import { policiesOf, withPolicies } from './withPolicies';

const key = 'Content-Security-Policy';
const hosting = {
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    {
      source: '!/_assets/**',
      headers: [
        { key, value: 'of all' },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
    { source: '/', headers: [{ key, value: 'new of home' }] },
    { source: '/About', headers: [{ key, value: 'new of about' }] },
  ],
};
const policies = policiesOf(hosting);

test('the policies of pages are those that a rule has for itself', () => {
  expect([...policies]).toEqual([
    ['/', 'new of home'],
    ['/About', 'new of about'],
  ]);
});

test('a hosted version gets the policies of today’s pages, and keeps all else', () => {
  const rest = { cleanUrls: true, rewrites: [{ glob: '/news/*', path: '/news/_any.html' }] };
  const of = (value: string) => ({ [key]: value });
  const [all, home] = [
    { glob: '!/_assets/**', headers: { ...of('of all'), 'X-Frame-Options': 'DENY' } },
    { glob: '/', headers: of('old') },
  ];
  expect(withPolicies({ ...rest, headers: [all, home] }, policies)).toEqual({
    ...rest,
    headers: [all, { glob: '/', headers: of('new of home') }],
  });
});

test('so does one that is said as firebase.json says it', () => {
  const old = { source: '/About', headers: [{ key, value: 'old' }] };
  expect(withPolicies({ headers: [old] }, policies)).toEqual({ headers: [hosting.headers[3]] });
  expect(withPolicies({}, policies)).toEqual({});
});
