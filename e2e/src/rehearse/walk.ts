import { readFileSync } from 'node:fs';
import { axeViolations } from '@platform/release/browser/axe';
import { ask } from '@platform/release/firebase/agreement';
import { type Browser, expect, type Page } from '@playwright/test';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { hydrated } from '../fixtures';
import { customerForm, interestForm } from '../mf-leads/formOnPage';
import { openSignIn, pressPath } from '../mf-press/pressApi';
import type { StandIns } from './StandIns';

/** What the steps of a rehearsal share. */
export interface Rehearsal {
  readonly standIns: StandIns;
  readonly browser: Browser;
  /** A page with scripts, under the site's own name. */
  readonly page: Page;
}

export interface Step {
  readonly name: string;
  run(rehearsal: Rehearsal): Promise<void>;
}

const { origin } = settledFacts;
const patience = { timeout: 20_000 };
/** A post is what the site says within five seconds, ms; here everything shares one process, on a machine that may be busy. */
const soon = { timeout: 20_000, intervals: [100] };
/** A function that has just been started loads what composes first. */
const firstTime = { timeout: 30_000, intervals: [100] };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
}

async function signIn(page: Page, { firebase }: StandIns): Promise<void> {
  await page.getByLabel('이메일').fill(firebase.administrator.email);
  await page.getByLabel('비밀번호').fill(firebase.administrator.password);
  await page.getByRole('button', { name: '로그인' }).click();
}

const spellings: Step = {
  name: 'a page, its spellings, and what is not there',
  async run({ standIns: { visitors }, page }) {
    await open(page, '/Brand/intro');
    for (const address of ['/brand/INTRO', '/Brand/intro/', '/Brand/intro.html'])
      expect(await ask(visitors, address)).toMatchObject({ status: 301, location: '/Brand/intro' });
    const sections = ['/Brand', '/FloorPlan', '/SalesInfo', '/Interior', '/ComplexGuide', '/BusinessGuide'];
    for (const address of [
      ...sections,
      '/Brand/',
      '/Promotion',
      '/LocationEnvironment',
      '/_assets',
      '/_modules',
      '/nowhere',
    ])
      expect([address, (await ask(visitors, address)).status]).toEqual([address, 404]);
  },
};

const withScripts: Step = {
  name: 'the popup, with scripts',
  async run({ page }) {
    await open(page, '/Brand/intro');
    await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
    const form = interestForm(page);
    await form.fillIn('010-1111-2222');
    await form.submit.click();
    await expect(page.getByText('등록이 완료되었습니다. 곧 전문상담원이 연락드리겠습니다.')).toBeVisible(patience);
  },
};

const withoutScripts: Step = {
  name: 'what the popup leads to without scripts',
  async run({ browser }) {
    const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(`${origin}/dunsan-riverview/customer`);
    await customerForm(page).fillIn('010-3333-4444');
    await customerForm(page).submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록이 완료되었습니다', patience);
    await context.close();
  },
};

const film = async (page: Page, path: string, button: string) => {
  await open(page, path);
  await page.getByRole('button', { name: button }).click();
};

const films: Step = {
  name: 'the owner’s films, tour and notice from foreign origins, under the composed policy',
  async run({ page }) {
    await film(page, '/Brand/video', '영상 재생');
    const video = page.locator('video');
    await expect(video).toHaveAttribute('src', settledFacts.films.promotion ?? '');
    const seconds = () => video.evaluate((one: HTMLVideoElement) => one.duration);
    await expect.poll(seconds, patience).toBeGreaterThan(1);

    for (const [tab, host] of [
      ['입지환경', 'www.youtube-nocookie.com'],
      ['84A 타입', 'player.vimeo.com'],
      ['115 타입', 'www.youtube-nocookie.com'],
    ] as const) {
      await open(page, '/FloorPlan/videos');
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('button', { name: `${tab} 영상 재생` }).click();
      await expect(page.frameLocator('iframe').getByText(host)).toBeVisible(patience);
    }
    await film(page, '/FloorPlan/Emodel', '84A 둘러보기');
    await expect(page.frameLocator('iframe').getByText('tour.gaon.kr')).toBeVisible(patience);
    await film(page, '/SalesInfo/announcement', '공고문 펼쳐 보기');
    await expect(page.frameLocator('iframe').getByText('apply.gaon.kr')).toBeVisible(patience);
  },
};

const counting: Step = {
  name: 'others count a visit once it was agreed to, hear nothing of what was sent, and nothing more once it is withdrawn',
  async run({ browser, page: refusing, standIns: { counted } }) {
    const question = (page: Page) => page.getByRole('region', { name: '방문 분석 동의' });
    const setting = (page: Page) => page.getByRole('region', { name: '방문 분석', exact: true });
    const refused = (page: Page) =>
      expect(setting(page).getByRole('status')).toHaveText('지금은 거부하신 상태입니다.', patience);
    await open(refusing, '/Privacy');
    await expect(question(refusing)).toBeVisible(patience);
    expect(await axeViolations(refusing)).toEqual([]);
    await question(refusing).getByRole('button', { name: '거부합니다' }).press('Enter');
    await expect(question(refusing)).toBeHidden();
    await refusing.reload();
    await hydrated(refusing);
    await refused(refusing);
    await expect(question(refusing)).toBeHidden();
    expect(counted).toEqual([]);

    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const told = (what: string) => expect.poll(() => counted.filter((one) => one.includes(what)).length, patience);
    const here = `/g/collect?en=page_view&dl=${encodeURIComponent(`${origin}/Privacy`)}`;
    await open(page, '/Privacy');
    await question(page).getByRole('button', { name: '동의합니다' }).click();
    for (const what of [here, 'wcs.naver.com/b?t=pv', '/bc?e=PageView']) await told(what).toBe(1);
    await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
    await interestForm(page).fillIn('010-5555-6666');
    await interestForm(page).submit.click();
    for (const what of ['en=generate_lead', 'wcs.naver.com/b?t=lead', '/bc?e=Participation']) await told(what).toBe(1);
    expect(decodeURIComponent(counted.join('\n'))).not.toMatch(/5555|6666|김하늘/);

    await open(page, '/Privacy');
    await told(here).toBe(2);
    await told('/bc?e=PageView').toBe(2);
    await told('wcs.naver.com/b?t=pv').toBe(2);
    const reloaded = page.waitForEvent('load');
    await setting(page).getByRole('button', { name: '동의 철회하기' }).click();
    await reloaded;
    await refused(page);
    const before = counted.length;
    await open(page, '/Brand/intro');
    await open(page, '/Privacy');
    await refused(page);
    expect(counted.slice(before)).toEqual([]);
    await context.close();
  },
};

const post: Step = {
  name: 'sign-in, and a post that is HTML within seconds and gone as soon',
  async run({ page, standIns }) {
    const { visitors } = standIns;
    const read = async (path: string) => {
      const answer = await fetch(visitors + path);
      return `${answer.status} ${await answer.text()}`;
    };
    await open(page, pressPath);
    await openSignIn(page);
    await signIn(page, standIns);
    await expect(page.getByText('님, 환영합니다')).toBeVisible(patience);
    await page.getByLabel('제목').fill('강변길이 열립니다');
    await page.getByLabel('요약').fill('짧게 말하면');
    await page.getByLabel('본문').fill('첫 문단입니다.\n\n둘째 문단입니다.');
    await page.getByRole('button', { name: '글 등록' }).click();
    await expect(page.getByText('글을 등록했습니다.')).toBeVisible(patience);
    const link = page.locator('tbody').getByRole('link', { name: '강변길이 열립니다' });
    const path = (await link.getAttribute('href')) ?? '';
    await expect
      .poll(() => read(path), firstTime)
      .toMatch(/^200 .*<bdi>강변길이 열립니다<\/bdi><\/h1>.*>둘째 문단입니다\./s);
    expect(await read('/sitemap.xml')).toContain(path);
    expect(await read('/rss.xml')).toContain('강변길이 열립니다');
    expect(await read(pressPath)).toContain('강변길이 열립니다');
    await link.click();
    await page.getByRole('button', { name: '수정' }).click();
    await page.getByLabel('제목').fill('강변길이 곧 열립니다');
    await page.getByRole('button', { name: '수정 저장' }).click();
    await expect.poll(() => read(path), soon).toContain('강변길이 곧 열립니다</bdi></h1>');
    await page.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect.poll(() => read(path), soon).toMatch(/^404 /);
    expect(await read('/sitemap.xml')).not.toContain(path);
    expect(await read('/rss.xml')).not.toContain(path);
  },
};

const leads: Step = {
  name: '100 forms, half of them without scripts: all of them in the inbox and in its file',
  async run({ page, standIns: { visitors } }) {
    const send = async (at: number) => {
      const lead = {
        form: 'customer',
        name: `방문${at}`,
        phone: `0105${String(at).padStart(7, '0')}`,
        consent: '2026-11-20',
      };
      const isNative = at % 2 === 0;
      const headers = { 'x-forwarded-for': `192.0.2.${at}` };
      const answer = await fetch(`${visitors}/api/leads`, {
        method: 'POST',
        redirect: 'manual',
        ...(isNative
          ? { headers, body: new URLSearchParams(lead) }
          : {
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify({ ...lead, key: `key-${'0'.repeat(24)}${String(at).padStart(4, '0')}` }),
            }),
      });
      expect([at, answer.status]).toEqual([at, isNative ? 303 : 200]);
    };
    for (let at = 0; at < 100; at += 10) await Promise.all(Array.from({ length: 10 }, (_, one) => send(at + one)));
    await open(page, '/Admin/Leads');
    await expect(page.getByRole('heading', { level: 2, name: '접수 내역' })).toBeVisible(patience);
    await page.getByRole('searchbox', { name: '이름, 연락처, 문의 내용 검색' }).fill('01011112222');
    await expect(page.getByRole('listitem').filter({ hasText: '김하늘' })).toHaveCount(1, patience);
    await page.getByRole('searchbox', { name: '이름, 연락처, 문의 내용 검색' }).fill('');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV 내려받기' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    const stored = new Set(csv.match(/"방문\d+"/g));
    expect(stored.size).toBe(100);
    expect(csv).toContain('010-1111-2222');
    expect(csv).toContain('010-3333-4444');
  },
};

/** The journeys that matter, through an exported folder alone. */
export const steps: readonly Step[] = [spellings, counting, withScripts, withoutScripts, films, post, leads];
