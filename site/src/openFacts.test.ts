import { expect, test } from 'vitest';
import { collectsLeads } from './collectsLeads';
import type { Facts } from './facts';
import { factsReport } from './factsReport';
import { isLaunched } from './isLaunched';
import { launchGaps, openFacts } from './openFacts';
import { settledFacts as settled } from './testing/settledFacts';
import { unsettledFacts as open } from './testing/unsettledFacts';

const nobodyCounts = { ga4: null, naver: null, kakao: null, retention: '14개월' };
const abroad = { recipient: 'Google LLC', country: '미국', items: '접속 주소', purpose: '방문 분석', period: '14개월' };

test('of settled facts nothing is open, and the report lets them go public', () => {
  expect(openFacts(settled)).toEqual([]);
  expect(factsReport(settled, { launch: true })).toEqual({
    text: expect.stringContaining('공개할 수 있습니다'),
    code: 0,
  });
});

test('each open fact is named in Korean with its place and what asks for it', () => {
  const { text } = factsReport(open, { launch: false });
  for (const { name, path, because } of openFacts(open)) {
    expect(text).toContain(`${name} (${path})`);
    expect(text).toContain(because);
  }
  expect(text).toContain('개인정보처리자 (privacy.controller)');
});

/** Facts that a site may well never have. */
const optional =
  /^(?:films|tours|verification|modelHouseAddress|kakaoChannel|kakaoShareKey|recruitmentNotice|overrideKey|analytics)/;

/** Where a value that nobody has settled stands. */
function unsettled(value: unknown, path: string): string[] {
  if (value === null) return [path];
  if (typeof value === 'string' && value.includes('추후 공개')) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value as object).flatMap(([name, one]) => unsettled(one, path ? `${path}.${name}` : name));
}

test('every fact that is not settled is told, but for those that a site may never have', () => {
  const told = openFacts(open).map(({ path }) => path);
  const missing = unsettled(open, '').filter(
    (path) =>
      !(optional.test(path) || path === 'firebase.emulator') &&
      !told.some((one) => path === one || path.startsWith(`${one}.`)),
  );
  expect(missing).toEqual([]);
  expect(unsettled(settled, '').filter((path) => !(optional.test(path) || path === 'firebase.emulator'))).toEqual([]);
});

test('only --launch fails for a gap', () => {
  const facts = { ...settled, privacy: { ...settled.privacy, controller: null } };
  expect(factsReport(facts, { launch: false }).code).toBe(0);
  expect(factsReport(facts, { launch: true }).code).toBe(1);
  expect(launchGaps(facts).map(({ path }) => path)).toEqual(['privacy.controller']);
});

test('what belongs to the recruitment notice may be open until there is one', () => {
  const facts = { ...settled, sale: { ...settled.sale, approval: null } };
  expect(launchGaps({ ...facts, recruitmentNotice: null })).toEqual([]);
  expect(launchGaps(facts).map(({ path }) => path)).toEqual(['sale.approval']);
});

test.each<[keyof Facts | 'privacy.officer' | 'units', Facts]>([
  ['origin', { ...settled, origin: open.origin }],
  ['phone', { ...settled, phone: open.phone }],
  ['builder', { ...settled, builder: open.builder }],
  ['familySite', { ...settled, familySite: open.familySite }],
  ['privacy.officer', { ...settled, privacy: { ...settled.privacy, officer: null } }],
  ['units', { ...settled, units: open.units }],
])('%s that nobody has settled is open', (path, facts) => {
  expect(openFacts(facts).map((fact) => fact.path)).toEqual([path]);
});

test.each([
  [{ ga4: 'G-1' }, ['privacy.processors', 'privacy.transfers']],
  [{ naver: 'id' }, ['privacy.processors']],
  [{ kakao: '1' }, ['privacy.processors']],
  [{}, []],
])('beside %j who counts visits, nobody is no answer', (ids, paths) => {
  const analytics = { ...nobodyCounts, ...ids };
  const privacy = { ...settled.privacy, processors: [], transfers: [] };
  expect(launchGaps({ ...settled, analytics, privacy }).map(({ path }) => path)).toEqual(paths);
  const named = { ...privacy, processors: [{ name: 'Google LLC', task: '방문 분석' }], transfers: [abroad] };
  expect(launchGaps({ ...settled, analytics, privacy: named })).toEqual([]);
});

test.each([
  ['https://dunsan-riverview.example', false],
  ['http://localhost:8080', false],
  ['https://site.test', false],
  ['https://www.riverview.kr', true],
  ['https://example.kr', true],
])('%s is public: %s', (origin, launched) => expect(isLaunched({ origin })).toBe(launched));

test('a public site collects nothing until somebody answers for it', () => {
  const nobody = { ...settled.privacy, controller: null };
  expect(collectsLeads({ origin: settled.origin, privacy: nobody })).toBe(false);
  expect(collectsLeads({ origin: settled.origin, privacy: settled.privacy })).toBe(true);
  expect(collectsLeads({ origin: open.origin, privacy: nobody })).toBe(true);
});
