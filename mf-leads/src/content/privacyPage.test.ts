// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '@platform/contract/signals';
import { rememberVisit } from '@platform/runtime';
import { readArrival } from '@riverview/site/leadArrival';
import { type Lead, leadForms, optionalItems } from '@riverview/site/leadFields';
import { untouched } from '@riverview/site/leadWork';
import { siteFacts } from '@riverview/site/siteFacts';
import { sampleLead } from '@riverview/site/testing/sampleLead';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { afterEach, expect, test } from 'vitest';
import { keepDraft } from '../components/lead-form/drafts';
import { writeDown } from '../delivery/browserOutbox';
import { untried } from '../delivery/waitingLead';
import { WaitingLeads } from '../delivery/waitingLeads';
import { analyticsWords } from './analytics';
import { fieldWords } from './fields';
import { privacyPage } from './privacyPage';
import { slotWords } from './slots';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const repository = join(import.meta.dirname, '../../..');
const source = (path: string) => readFileSync(join(repository, path), 'utf8');

/** What runs in a visitor's browser. */
const workspaces = [
  'mf-floorplan',
  'mf-leads',
  'mf-marketing',
  'mf-press',
  'shell',
  'shared-ui',
  'site',
  'platform/runtime',
];

/** What of it stores something there. */
const writers = () =>
  workspaces
    .flatMap((name) =>
      readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/src/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => /setItem\(|indexedDB\.open\(|caches\.open\(|document\.cookie =/.test(source(file)))
    .sort();

const lead = { ...sampleLead, key: 'privacy-lead-0000000001' };
const kept = (
  source('backend/src/leads/leadStore.ts').split('export interface StoredLead')[1]?.split('\n}')[0] ?? ''
).replace(/\/\*\*[\s\S]*?\*\//g, '');
const fieldsOfLead = Object.keys(sampleLead) as (keyof Lead)[];

/** What each sentence of the policy rests on. A change of the code or fact fails here and asks for other words. */
const table: readonly (readonly [sentence: string, because: string, check: () => void])[] = [
  [
    '직접 적어 주신 정보와 아래에 적은 내용만 받습니다',
    'a lead holds what a form asks for and how it came, nothing else',
    () =>
      expect([...fieldsOfLead].sort()).toEqual(
        // biome-ignore format: one glance
        ['arrival', 'birthday', 'consent', 'details', 'form', 'key', 'marketing', 'message', 'name', 'opener', 'page', 'phone', 'release', 'visitDay', 'visitPart', 'visitSlot'],
      ),
  ],
  ['관심고객 등록: 이름, 연락처', 'optionalItems', () => expect(optionalItems.interest).toEqual([])],
  [
    '방문예약(홈): 이름, 연락처, (선택) 문의 내용',
    'optionalItems',
    () => expect(optionalItems.reservation).toEqual(['message']),
  ],
  [
    '방문예약(방문예약 페이지): 이름, 연락처, (선택) 희망 방문일, 희망 시간대, 방문 시간, 생년월일, 문의 내용',
    'optionalItems',
    () => expect(optionalItems.customer).toEqual(['visitDay', 'visitPart', 'visitSlot', 'birthday', 'message']),
  ],
  [
    '상담하며 적는 내용: 상담 상태, 다음에 할 일, 상담에 필요한 메모. 등록하신 정보와 함께 지웁니다.',
    'LeadWork is part of the lead: a store has nothing of it besides',
    () => {
      expect(Object.keys(untouched)).toEqual(['status', 'next', 'history', 'revision']);
      expect(kept).toContain('readonly work: LeadWork;');
    },
  ],
  [
    '함께 기록되는 내용',
    'StoredLead',
    () => {
      for (const field of ['consentedAt', 'receivedAt']) expect(kept).toContain(`${field}:`);
      expect(fieldsOfLead).toEqual(
        expect.arrayContaining(['consent', 'details', 'marketing', 'page', 'opener', 'release']),
      );
    },
  ],
  [
    '홈페이지를 찾아오신 경로(광고성 정보 수신에 동의하신 경우에만): 처음 보신 페이지, 링크에 미리 적어 둔 출처(매체, 캠페인, 키워드, 소재)',
    'an arrival has these fields and no other; of the other site its host alone',
    () => {
      const sent =
        'landing=/&referrer=cafe.daum.net&utm_source=naver&utm_medium=a&utm_campaign=b&utm_term=c&utm_content=d';
      const fields = ['campaign', 'content', 'landing', 'medium', 'referrer', 'source', 'term'];
      expect(Object.keys(readArrival(`${sent}&gclid=1&email=k@example.com`) ?? {}).sort()).toEqual(fields);
      expect(readArrival('referrer=search.naver.com/search?query=%EB%B6%84%EC%96%91')).toBeNull();
    },
  ],
  ['필수 동의: 분양 상담', 'the consent itself', () => expect(text()).toContain('방문예약 안내 문자')],
  ['선택 항목 동의: ', 'the consent itself', () => expect(text()).toContain('적어 주신 내용에 맞춘 분양 상담')],
  [
    '광고성 정보 수신 동의: ',
    'the consent itself',
    () => expect(text()).toContain('홍보 문자 발송, 광고·홍보 경로의 효과 확인'),
  ],
  [
    '적어도 한 시간에 한 번 자동으로 지우고',
    'the schedule of the cloud and that of this machine',
    () => {
      expect(source('backend/functions/leadsFunctions.ts')).toContain("schedule: 'every 5 minutes'");
      const every = source('backend/src/leads/localLeads.ts').match(/housekeepingEvery = ([\d_]+)/)?.[1];
      expect(Number(every?.replaceAll('_', ''))).toBeLessThanOrEqual(3_600_000);
      expect(source('backend/src/leads/keepHouse.ts')).toContain("deleteExpired('system', context)");
      expect(siteFacts.leads).toMatchObject({ retention: '1년', retentionDays: 365 });
    },
  ],
  [
    '백업에는 최대 98일',
    'the backup that going-live.md sets up',
    () => {
      const weeks = Number(source('docs/going-live.md').match(/--retention=(\d+)w/)?.[1]);
      expect(weeks * 7).toBe(siteFacts.privacy.backupDays);
    },
  ],
  [
    '내용을 알 수 없는 표시만 1년 동안',
    'traceDays',
    () => expect(source('backend/src/leads/deleteLeads.ts')).toContain('traceDays = 365;'),
  ],
  ['맡기는 업무: 추후 공개', 'the fact is open', () => expect(unsettledFacts.privacy.processors).toBeNull()],
  [
    '국외로 이전하는지와 그 내용: 추후 공개',
    'the fact is open',
    () => expect(unsettledFacts.privacy.transfers).toBeNull(),
  ],
  [
    '동의 철회 주소를 여시면',
    'the receipt and the text message carry it',
    () => {
      expect(source('backend/src/leads/receiveLead.ts')).toContain('withdraw: withdrawPath(');
      expect(source('backend/src/leads/content/visitMessage.ts')).toContain('동의 철회');
      expect(source('backend/src/leads/withdraw/answerWithdraw.ts')).toContain('await deleteLead(');
    },
  ],
  [
    '동의하지 않으실 권리가 있습니다',
    'only one consent is required',
    () => expect(source('site/src/consents.ts').match(/required: true/g)).toHaveLength(1),
  ],
  [
    '숫자 하나를 30일 동안 쿠키에',
    'an open canary draws one of a hundred slices, and nothing of the visitor is in it',
    () => {
      expect(source('platform/release/src/edge/chooseChannel.ts')).toContain('Math.floor(random() * 100)');
      expect(source('platform/release/src/edge/cookies.ts')).toContain('const month = 30 * 86_400;');
    },
  ],
  [
    '알아보는 쿠키를 만들지 않습니다',
    'nothing sets one, and what stores anything is one of these',
    () => {
      keepDraft('customer', { name: '김하늘' });
      writeDown(lead);
      expect(document.cookie).toBe('');
      expect(Object.keys(sessionStorage)).toEqual(['riverview-draft:customer']);
      expect(Object.keys(localStorage)).toEqual(['riverview-leads:privacy-lead-0000000001']);
      expect(writers()).toEqual([
        'mf-leads/src/analytics/analyticsChoice.ts',
        'mf-leads/src/analytics/forgetVendors.ts',
        'mf-leads/src/components/lead-form/drafts.ts',
        'mf-leads/src/delivery/browserOutbox.ts',
        'mf-leads/src/delivery/leadDatabase.ts',
        'mf-leads/src/delivery/startOutbox.ts',
        'mf-leads/src/delivery/waitingLeads.ts',
        'mf-leads/src/pages/inbox/useListKeys.ts',
        'mf-press/src/store/browserStorage.ts',
        'platform/runtime/src/visits.ts',
        'shell/src/boot/carryArrival.ts',
      ]);
    },
  ],
  [
    '작성 중인 내용: ',
    'a draft lives in the session and goes with it',
    () => {
      keepDraft('customer', { name: '김하늘' });
      expect(Object.keys(localStorage)).toEqual([]);
      keepDraft('customer', {});
      expect(sessionStorage.length).toBe(0);
    },
  ],
  [
    '보내기 전에 먼저 저장하고, 접수되면 바로 지웁니다',
    'written down before the first attempt, gone with the acknowledgement',
    () => {
      writeDown(lead);
      const waiting = new WaitingLeads(localStorage, () => Promise.reject(new Error('not asked')));
      expect(waiting.all().map((one) => one.lead.key)).toEqual([lead.key]);
      waiting.acknowledge(untried(lead), { kind: 'accepted', withdraw: null });
      expect(localStorage.length).toBe(0);
    },
  ],
  [
    '처음 보신 페이지와 오신 경로를 저장하고, 광고성 정보 수신에 동의하고 등록하실 때에만 등록 내용과 함께 보냅니다. 탭을 닫으면 지워집니다.',
    'it lives in the session, and goes into forms alone that are sent with that consent',
    () => {
      const carry = source('shell/src/boot/carryArrival.ts');
      expect(carry.match(/\w+Storage\.setItem|addEventListener\('\w+'/g)).toEqual([
        'sessionStorage.setItem',
        "addEventListener('formdata'",
      ]);
      expect(carry).toContain("if (formData.has('marketing'))");
      expect(carry).not.toMatch(/fetch|Beacon|XMLHttpRequest/);
    },
  ],
  [
    '메뉴마다 마지막 주소를 저장하고, 탭을 닫으면 지워집니다',
    'a visit lives in the session',
    () => {
      rememberVisit('units', '/FloorPlan/84A');
      expect({ ...sessionStorage }).toEqual({ 'visited:units': '/FloorPlan/84A' });
      expect(localStorage.length).toBe(0);
    },
  ],
  [
    '하루에 한 번만 세기 위한 무작위 값',
    'the marks of views',
    () => expect(source('mf-press/src/store/viewMarks.ts')).toContain("storageKey = 'press:views'"),
  ],
  [
    '관리자로 로그인한 기기',
    'the marker of a sign-in, the draft of a post, and whether letters are keys at the desk',
    () => {
      expect(source('mf-press/src/store/session.ts')).toContain("'press:signed-in'");
      expect(source('mf-press/src/store/draft.ts')).toContain('browserStorage.write(');
      expect(source('mf-leads/src/pages/inbox/useListKeys.ts')).toContain("'riverview-desk-keys'");
    },
  ],
  [
    '접수를 알리는 메일과 문자에는 연락처와 온전한 성함을 적지 않습니다',
    'what a notice may say',
    () => {
      const about = source('backend/src/leads/notices/notice.ts').match(/interface NoticeAbout[^}]*}/)?.[0];
      expect(about).toContain("Pick<Lead, 'form' | 'visitDay' | 'visitPart'>");
      expect(about).not.toMatch(/phone|name|message|birthday/);
      expect(source('backend/src/leads/notices/deliverNotices.ts')).toContain('who: maskedName(name)');
    },
  ],
  [
    '맡은 일에 따라 권한을 받은, 로그인한 관리자만 볼 수 있습니다',
    'the inbox asks who it is and which role; the rules give browsers nothing of the leads',
    () => {
      expect(source('backend/src/leads/inbox/answerInbox.ts')).toContain('mayDo(staff.role, rightFor(method, path))');
      expect(source('backend/firestore.rules')).not.toMatch(/match \/leads/);
    },
  ],
  [
    '접속하신 주소는 짧은 시간에 되풀이되는 등록과 집계를',
    'a lead that is kept has no address, and neither has a count',
    () => {
      expect(kept).not.toMatch(/address|ip\b/i);
      expect(source('backend/src/signals/signalStore.ts')).not.toMatch(/address|ip\b/i);
    },
  ],
  [
    '시간마다 합계로만 세고 90일 동안 보관합니다',
    'a report has four facts of a page and no fifth, and its hour goes by the time of signalDays',
    () => {
      const signal = { kind: 'view', page: '/', module: 'mf-home@1f0c2a', first: true };
      const report = { release: 'live/41', width: 'narrow', signals: [signal] };
      const more = { address: '203.0.113.7', agent: 'Mozilla', query: '?name=kim', at: 1 };
      expect(readReport({ ...report, ...more, signals: [{ ...signal, ...more }] })).toEqual(report);
      const store = source('backend/src/signals/store/sqliteSignalStore.ts');
      const columns = [...store.matchAll(/^ {4}(\w+) (?:TEXT|INTEGER)/gm)].map(([, name]) => name);
      expect(columns).toEqual(['key', 'hour', 'release', 'module', 'page', 'width', 'key', 'name', 'count']);
      expect(source('backend/src/signals/signalStore.ts')).toContain('signalDays = 90;');
      for (const file of readdirSync(join(repository, 'shell/src/signals')))
        expect(source(`shell/src/signals/${file}`)).not.toMatch(/userAgent|cookie|Storage|referrer|location\.search/);
    },
  ],
  [
    '그 기록을 2년 동안 보관합니다',
    'accessLogDays',
    () => expect(source('backend/src/leads/accessLog.ts')).toMatch(/accessLogDays = (?:730|731);/),
  ],
  ['2026년 11월 23일부터 적용됩니다', 'policyDate', () => expect(unsettledFacts.privacy.policyDate).toBe('2026-11-23')],
];

/** What no code can keep: a promise of the owner, with the article that asks for it. */
const promises: readonly (readonly [sentence: string, article: string])[] = [
  ['아래 목적으로만 씁니다', '개인정보 보호법 제18조'],
  ['다른 회사나 사람에게 제공하지 않습니다', '개인정보 보호법 제17조'],
  [`${unsettledFacts.phone}으로 전화해 주시면`, '개인정보 보호법 제35조'],
  ['위임장을 확인합니다', '개인정보 보호법 제38조'],
  ['아래 기관에 문의하실 수 있습니다', '개인정보 보호법 제30조'],
  ['privacy.kisa.or.kr', '개인정보 보호법 제62조'],
  ['www.kopico.go.kr', '개인정보 보호법 제40조'],
  ['www.spo.go.kr', '개인정보 보호법 제30조'],
  ['ecrm.police.go.kr', '개인정보 보호법 제30조'],
  ['정보를 지키기 위해 다음과 같이 합니다', '개인정보 보호법 제29조'],
];

const sentences = () =>
  privacyPage.articles(unsettledFacts).flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]);
const text = () => sentences().join('\n');

test.each(table)('“%s” is true by %s', (sentence, _, check) => {
  expect(text()).toContain(sentence);
  check();
});

test('every paragraph of the policy stands in the table', () => {
  const tied = [...table, ...promises].map(([sentence]) => sentence);
  expect(sentences().filter((one) => !tied.some((sentence) => one.includes(sentence)))).toEqual([]);
  expect(tied.filter((sentence) => !text().includes(sentence))).toEqual([]);
});

test('what the facts settle is said in their words', () => {
  const facts = {
    ...unsettledFacts,
    films: { ...unsettledFacts.films, promotion: 'https://youtu.be/1' },
    privacy: {
      ...unsettledFacts.privacy,
      controller: { name: '가온건설', address: '대전광역시 서구' },
      processors: [{ name: '가온문자', task: '문자 발송' }],
      transfers: [],
    },
  };
  const said = JSON.stringify([privacyPage.summary(facts), privacyPage.articles(facts)]);
  for (const words of [
    '가온건설 (대전광역시 서구)',
    '가온문자: 문자 발송',
    '국외로 이전하지 않습니다',
    '그 업체가 쿠키를 쓸 수 있습니다',
  ]) {
    expect(said).toContain(words);
  }
  expect(said).not.toMatch(/맡기는 업무: 추후 공개|이전하는지와|방문 분석/);
  const google = privacyPage.articles({
    ...facts,
    analytics: { ga4: 'G-1', naver: null, kakao: null, retention: '14개월' },
  });
  expect(JSON.stringify(google)).not.toContain('국외로 이전하지 않습니다');
  expect(JSON.stringify(google)).toContain('이전하는지와');
  const analytics = { ga4: null, naver: 'id', kakao: null, retention: '14개월' };
  const counted = JSON.stringify(privacyPage.articles({ ...facts, analytics }));
  for (const words of [
    '동의하신 경우에만 네이버 애널리틱스를 씁니다',
    '업체는 방문 기록을 최대 14개월 동안 보관합니다',
    '다만 방문 분석에 동의하시면 그 업체가',
    '방문 분석에 대한 선택',
  ])
    expect(counted).toContain(words);
});

test.each([
  ['1', true],
  [null, false],
])('with the pixel %s, which is a tool of advertising, question and article say so: %s', (kakao, told) => {
  const analytics = { ga4: 'G-1', naver: null, kakao, retention: '26개월' };
  const article = JSON.stringify(privacyPage.articles({ ...unsettledFacts, analytics }));
  for (const said of [analyticsWords.question(analytics), article]) {
    expect(said).toContain('최대 26개월 동안 보관합니다');
    expect(said.includes('맞춤 광고')).toBe(told);
  }
});

test('no form asks for more than the policy tells', () => {
  for (const form of leadForms) {
    for (const item of optionalItems[form])
      expect(text()).toContain(item === 'visitSlot' ? slotWords.label : fieldWords[item].label);
  }
});
