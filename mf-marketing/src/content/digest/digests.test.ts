import { siteFacts } from '@riverview/site/siteFacts';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { describe, expect, test } from 'vitest';
import { subscriptionGuide, subscriptionNotice } from '../subscription';
import type { Digest } from './digest';
import { digests } from './digests';
import { inChinese, inEnglish } from './months';

test.each([
  ['2028년 3월', 'March 2028', '2028年3月'],
  ['2026-12-05', '5 December 2026', '2026年12月5日'],
  ['미정', '미정', '미정'],
])('%s', (text, english, chinese) => {
  expect([inEnglish(text), inChinese(text)]).toEqual([english, chinese]);
});

/** Everything that a digest says with some facts. */
function said(digest: Digest, facts = unsettledFacts): string {
  const { title, lead, overview, location, schedule, ...words } = digest;
  const rows = [...overview.rows(facts), ...schedule.steps(facts)];
  return JSON.stringify([title, lead(facts), rows, location.text(facts), schedule.lead(facts), words]);
}

describe.each(Object.entries(digests))('the digest in %s', (language, digest) => {
  test('follows the facts, its numbers among them', () => {
    const other = {
      ...unsettledFacts,
      households: 987,
      buildings: 6,
      floors: 41,
      basementFloors: 7,
      exclusiveAreas: [61, 73],
      moveIn: '2031년 11월',
    };
    const text = said(digest, other);
    for (const number of ['987', '41', '7', '61', '73', '2031', language === 'en' ? 'November' : '11'])
      expect(text).toContain(number);
    expect(text).not.toMatch(/336|2028|182/);
  });

  test('says no day that the facts do not have, and every day that they have', () => {
    expect(
      digest.schedule
        .steps(unsettledFacts)
        .slice(0, -1)
        .map(({ value }) => value),
    ).toEqual([null, null, null, null]);
    const salesSchedule = [{ label: '청약 접수', from: '2026-12-05', until: '2026-12-07' }];
    const [step] = digest.schedule.steps({ ...settledFacts, salesSchedule });
    expect(step?.value).toMatch(/5.*7/);
    expect(step?.language).toBe('ko');
  });

  test('has no Korean but what the owner and the law are called in it', () => {
    const korean = said(digest).match(/[가-힣][가-힣 ]*/g) ?? [];
    expect([...new Set(korean)].sort()).toEqual(
      [unsettledFacts.projectName, '주택공급에 관한 규칙', ...(language === 'en' ? [] : ['청약'])].sort(),
    );
  });
});

test('what a digest says of who may apply stands on the Korean page as well', () => {
  const [area, first, account] = subscriptionGuide.qualification.topics.map(({ text }) => text);
  expect(area).toMatch(/성년자.*세종특별자치시와 충청남도에 사는 성년자도/);
  expect(first).toContain('대전광역시 거주자를 먼저 선정');
  expect(account).toMatch(/6개월.*12개월/);
});

test('a digest limits what it says as the Korean page does', () => {
  const [english, chinese] = [digests.en, digests['zh-Hans']].map((digest) => {
    const [notice, , , draw] = digest?.apply.topics.map(({ text }) => text) ?? [];
    return { notice, draw };
  });
  const general = subscriptionNotice.general.topics.map(({ text }) => text);
  expect(JSON.stringify(subscriptionGuide)).toContain('일부 특별공급은 5일 전까지');
  expect(english?.notice).toMatch(/ten days.*special supply, it may be five/);
  expect(chinese?.notice).toMatch(/十天.*部分特别供应可缩短至五天/);
  expect(general.slice(0, 2).every((text) => text.startsWith('1순위에서 경쟁하면'))).toBe(true);
  expect(english?.draw).toMatch(/^Where first-rank applicants compete/);
  expect(chinese?.draw).toMatch(/^第一顺位出现竞争时/);
});

test.each(Object.entries(digests))('the towers are not all as high as the highest in %s', (_, digest) => {
  const rows = digest.overview.rows({ ...unsettledFacts, floors: 41 }).map(({ value }) => String(value));
  expect(rows.filter((value) => value.includes('41'))).toEqual([expect.stringMatching(/up to 41 |最高41层/)]);
});

test('an address that is an area is one in each language', () => {
  const isArea = /일원$/.test(siteFacts.address);
  const { en, 'zh-Hans': chinese } = siteFacts.names;
  expect([/ area\b/.test(en.address), /一带$/.test(chinese.address)]).toEqual([isArea, isArea]);
});
