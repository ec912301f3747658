import { expect, test } from 'vitest';
import { dayBegins, dayEnds, readLeadFilter, sourceOf } from './leadFilter';

test.each([
  ['', {}],
  ['status=lost&form=interest&source=popup', { status: 'lost', form: 'interest', source: 'popup' }],
  ['from=2026-11-01&until=2026-11-30&planned=true', { from: '2026-11-01', until: '2026-11-30', planned: true }],
  ['arrival=%20Naver%20', { arrival: 'naver' }],
  ['arrival=직접 방문', { arrival: 'direct' }],
  ['arrival=%20직접', { arrival: 'direct' }],
  ['arrival=방문기', { arrival: '방문기' }],
  ['status=all&form=&source=x&from=2026-02-30&until=today&planned=no', {}],
])('%j asks for %j', (parameters, filter) => expect(readLeadFilter(new URLSearchParams(parameters))).toEqual(filter));

test.each([
  [{ page: '/', opener: null }, 'page'],
  [{ page: '/Location', opener: 'header' }, 'popup'],
  [{ page: '//partner.example/visit', opener: null }, 'elsewhere'],
  [{ page: null, opener: null }, 'page'],
])('%j was sent from %s', (lead, source) => expect(sourceOf(lead)).toBe(source));

test('a day is Seoul’s', () =>
  expect([dayBegins('2026-11-23'), dayEnds('2026-11-30')]).toEqual([
    '2026-11-22T15:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
  ]));
