import { expect, test } from 'vitest';
import { collectsLeads } from './collectsLeads';
import type { Facts } from './facts';
import { factsReport } from './factsReport';
import { isLaunched } from './isLaunched';
import { launchGaps, openFacts } from './openFacts';
import { siteFacts } from './siteFacts';

const settled: Facts = {
  ...siteFacts,
  origin: 'https://www.riverview.kr',
  phone: '1600-1234',
  builder: '가온건설',
  trustee: '가온신탁',
  familySite: { label: '가온건설', url: 'https://www.gaon.kr/' },
  siteArea: '1',
  buildingArea: '1',
  floorAreaRatio: '1',
  totalFloorArea: '1',
  sale: {
    approval: '제1호',
    land: '확보',
    guarantee: '제1호',
    agencies: [{ role: '분양대행', name: '가온', registration: '1' }],
  },
  units: Object.fromEntries(
    Object.keys(siteFacts.units).map((label) => [label, { supplyArea: 110, households: 56 }]),
  ) as Facts['units'],
  contractDocuments: [],
  privacy: {
    ...siteFacts.privacy,
    controller: { name: '가온건설', address: '대전' },
    officer: { name: '김가온', phone: '042-000-0001', email: 'a@gaon.kr' },
    processors: [],
    transfers: [],
  },
  salesSchedule: [],
  recruitmentNotice: { url: '/notice.pdf', publishedOn: '2027-03-02' },
  firebase: { ...siteFacts.firebase, emulator: null },
};

test('of settled facts nothing is open, and the report lets them go public', () => {
  expect(openFacts(settled)).toEqual([]);
  expect(factsReport(settled, { launch: true })).toEqual({
    text: expect.stringContaining('공개할 수 있습니다'),
    code: 0,
  });
});

test('each open fact is named in Korean with its place and what asks for it', () => {
  const { text } = factsReport(siteFacts, { launch: false });
  for (const { name, path, because } of openFacts(siteFacts)) {
    expect(text).toContain(`${name} (${path})`);
    expect(text).toContain(because);
  }
  expect(text).toContain('개인정보처리자 (privacy.controller)');
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
  ['origin', { ...settled, origin: siteFacts.origin }],
  ['phone', { ...settled, phone: siteFacts.phone }],
  ['builder', { ...settled, builder: siteFacts.builder }],
  ['familySite', { ...settled, familySite: siteFacts.familySite }],
  ['privacy.officer', { ...settled, privacy: { ...settled.privacy, officer: null } }],
  ['units', { ...settled, units: siteFacts.units }],
])('%s of the working copy is open', (path, facts) => {
  expect(openFacts(facts).map((fact) => fact.path)).toEqual([path]);
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
  expect(collectsLeads({ origin: siteFacts.origin, privacy: nobody })).toBe(true);
});
