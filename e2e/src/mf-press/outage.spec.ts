import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, hydrated, test } from '../fixtures';
import { repository, startScript, stop, untilReady } from '../setup/processes';
import { pressPath } from './pressApi';

/** A site and a back end of this test's own, which may die. */
const ports = { site: 4130, backEnd: 4131 };
const origin = `http://localhost:${ports.site}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'riverview-outage-'));
const store = process.env.E2E_REUSE ? {} : { RELEASE_STORE: path.join(repository, 'e2e/.site/release') };
let backEnd: ChildProcess;
let site: ChildProcess;

async function startBackEnd(): Promise<void> {
  let printed = '';
  const env = { DATA_DIR: dataDir, PORT: String(ports.backEnd), BACK_END: process.env.BACK_END ?? 'embedded' };
  backEnd = startScript(['backend/src/main.ts'], env, (text) => {
    printed += text;
  });
  await untilReady(`http://127.0.0.1:${ports.backEnd}/healthz`, () => printed, 60);
}

async function killBackEnd(): Promise<void> {
  const gone = once(backEnd, 'exit');
  backEnd.kill('SIGKILL');
  await gone;
}

test.describe.configure({ mode: 'serial' });
test.skip(({ width }) => width === 'mobile', 'The same at both widths; once is enough of two servers.');

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await startBackEnd();
  const env = { PORT: String(ports.site), BACK_END_URL: `http://127.0.0.1:${ports.backEnd}`, ...store };
  site = startScript(['platform/release/src/cli.ts', 'serve'], env);
  await untilReady(origin, () => 'The site of the outage test does not answer.', 60);
});
test.afterAll(async () => {
  if (site) await stop(site);
  if (backEnd) await stop(backEnd, 'SIGKILL');
});

test('the back end dies under a reader: the list stays, and goes on once it is back', async ({ page, problems }) => {
  test.setTimeout(90_000);
  const refreshed = page.waitForResponse('**/documents:runQuery*');
  await page.goto(origin + pressPath);
  await refreshed;
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await killBackEnd();
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(page.getByRole('alert')).toContainText('보도자료를 불러오지 못했습니다');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await startBackEnd();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(20);
  problems.length = 0;
});

test('the back end dies under the administrator: nothing typed or acknowledged is lost', async ({ page, problems }) => {
  test.setTimeout(120_000);
  const { email, password } = JSON.parse(readFileSync(path.join(dataDir, 'administrator.json'), 'utf8'));
  await page.goto(origin + pressPath);
  await hydrated(page);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.getByLabel('제목').fill('먼저 쓴 글');
  await page.getByLabel('요약').fill('요약');
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByText('글을 등록했습니다.')).toBeVisible();

  await page.getByLabel('제목').fill('끊긴 동안 쓴 글');
  await page.getByLabel('요약').fill('요약');
  await page.getByLabel('본문').fill('오래 공들여 쓴 본문');
  await killBackEnd();
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '작성한 내용은 그대로' })).toBeVisible();
  await expect(page.getByLabel('본문')).toHaveValue('오래 공들여 쓴 본문');

  await startBackEnd();
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByText('글을 등록했습니다.')).toBeVisible();
  await expect(page.getByLabel('본문')).toHaveValue('');
  await expect(page.locator('tbody tr').first()).toContainText('끊긴 동안 쓴 글');
  await expect(page.locator('tbody tr').nth(1)).toContainText('먼저 쓴 글');
  await expect(page.locator('tbody a').filter({ hasText: '끊긴 동안 쓴 글' })).toHaveCount(1);
  problems.length = 0;
});
