import type { SourcesOf } from '@platform/contract';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { expect, test } from 'vitest';
import sources from './sources';

const of = (change: Partial<Parameters<SourcesOf>[0]>) => sources({ ...settledFacts, ...change });
const nobody = { ga4: null, naver: null, kakao: null, retention: '14개월' };

test('without an id, and an endpoint of our own, nothing is named', () => {
  expect(of({ analytics: null })).toEqual({});
  expect(of({ analytics: nobody })).toEqual({});
});

test('an endpoint of somebody else is posted to', () =>
  expect(of({ leads: { ...settledFacts.leads, endpoint: 'https://forms.example/f/1' }, analytics: null })).toEqual({
    'connect-src': ['https://forms.example'],
    'form-action': ['https://forms.example'],
  }));

test('each that counts brings its own hosts, and no other', () => {
  expect(of({ analytics: { ...nobody, naver: 'id' } })).toEqual({
    'script-src': ['https://wcs.naver.net'],
    'connect-src': ['https://wcs.naver.com'],
    'img-src': ['https://wcs.naver.com'],
  });
  const all = of({ analytics: { ...nobody, ga4: 'G-1', naver: 'id', kakao: '1' } });
  expect(all['script-src']).toEqual([
    'https://www.googletagmanager.com',
    'https://wcs.naver.net',
    'https://t1.daumcdn.net',
    'https://t1.kakaocdn.net',
  ]);
  expect(all).not.toHaveProperty('form-action');
});
