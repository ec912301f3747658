import { describe, expect, test } from 'vitest';
import { checkLead } from './lead';
import { arrivedFrom, longestMark, readArrival } from './leadArrival';

const campaign = 'utm_source=Naver&utm_medium=CPC&utm_campaign=%EC%98%A4%ED%94%88%20%EC%95%88%EB%82%B4&utm_term=84A';

describe('readArrival', () => {
  test('reads what a link says, where it stood and which page it led to', () =>
    expect(readArrival(`landing=%2FBrand%2Fintro&referrer=www.Blog.naver.com&${campaign}&utm_id=7&gclid=abc`)).toEqual({
      source: 'naver',
      medium: 'cpc',
      campaign: '오픈 안내',
      term: '84A',
      referrer: 'blog.naver.com',
      landing: '/Brand/intro',
    }));

  test('reads again what it has read', () => {
    const arrival = readArrival(`landing=%2F&referrer=cafe.daum.net&${campaign}`);
    expect(readArrival(JSON.parse(JSON.stringify(arrival)))).toEqual(arrival);
  });

  test.each([
    ['an address of mail', 'utm_source=kim%40example.com'],
    ['a number', 'utm_term=010-1234-5678'],
    ['a number from abroad', 'utm_term=%2B82%2010%201234%205678'],
    ['a number in full-width digits', `utm_term=${encodeURIComponent('０１０１２３４５６７８')}`],
    ['markup', 'utm_source=%3Cimg%20src%3Dx%3E'],
    ['a formula', 'utm_source=%3D1%2B1'],
    ['text that is turned around', 'utm_source=%E2%80%AEnaver'],
    ['a control character', 'utm_source=na%00ver'],
    ['what is no UTF-8', 'utm_source=%FF%FE'],
    ['a long mark', `utm_source=${'a'.repeat(longestMark + 1)}`],
    ['very long text', 'a'.repeat(100_000)],
    ['a host without a domain', 'referrer=localhost'],
    ['a number for a host', 'referrer=192.168.0.1'],
    ['an address for a host', 'referrer=naver.com/path?q=kim'],
    ['another site for a page', 'landing=//evil.example'],
    ['a page with a query', 'landing=/a?name=kim'],
    ['a page that is none', 'landing=javascript:alert(1)'],
    ['an array', ['naver']],
    ['fields that are no text', { source: { toString: 'x' }, referrer: 7, landing: ['/'] }],
    ['nothing', ''],
    ['null', null],
    ['a number of its own', 7],
  ])('drops %s', (_, sent) => expect(readArrival(sent)).toBeNull());

  test('what is malformed takes nothing else along', () =>
    expect(readArrival('utm_source=naver&utm_term=kim%40example.com&referrer=%20&landing=/')).toEqual({
      source: 'naver',
      landing: '/',
    }));

  test('the number of a campaign is nobody’s number', () =>
    expect(readArrival('utm_campaign=21234567890')).toEqual({ campaign: '21234567890' }));
});

test.each([
  [{ source: 'naver', referrer: 'search.naver.com' }, 'naver'],
  [{ referrer: 'cafe.daum.net', landing: '/' }, 'cafe.daum.net'],
  [{ landing: '/' }, 'direct'],
  [null, null],
])('%j came from %s', (arrival, name) => expect(arrivedFrom(arrival)).toBe(name));

describe('with a lead', () => {
  const sent = { form: 'customer', name: '김하늘', phone: '010-1234-5678', arrival: campaign };

  test('it is kept where a consent to marketing told of it, and nowhere else', () => {
    const agreed = { ...sent, consent: '2026-11-23' };
    expect(checkLead(agreed).lead).toMatchObject({ name: '김하늘', arrival: null });
    expect(checkLead({ ...agreed, marketing: '2026-11-22' }).lead?.arrival).toBeNull();
    expect(checkLead({ ...agreed, marketing: '2026-11-23' }).lead?.arrival).toMatchObject({ source: 'naver' });
    for (const consent of ['2026-11-22', '2026-11-20'])
      expect(checkLead({ ...sent, consent, marketing: consent }).lead).toMatchObject({ name: '김하늘', arrival: null });
  });

  test.each([{ source: '<b>' }, 'utm_source=%', '\u0000', [], 1e9, true])('%j never refuses a lead', (arrival) =>
    expect(checkLead({ ...sent, consent: '2026-11-23', arrival })).toMatchObject({ problems: null }),
  );
});
