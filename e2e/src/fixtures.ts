import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { saveLocalAccount } from '@platform/local-firebase/saveLocalAccount';
import { hearComplaints } from '@platform/release/browser/complaints';
import { test as base, expect, type Page } from '@playwright/test';
import type { Role } from '@riverview/site/staff';
import { coverCss } from './css/coverCss';
import { missingBackEnd, work } from './setup/backEnd';
import { siteOrigin } from './setup/ports';

interface Fixtures {
  /** Console errors, warnings about hydration, page errors and policy violations seen so far. A test may empty it. */
  readonly problems: string[];
  /** `desktop` or `mobile`. */
  readonly width: 'desktop' | 'mobile';
}

interface Options {
  /** Whether a page's scripts start as soon as it is parsed, as if its visitor had touched it. Default `true`: a journey is steady. */
  readonly startsAtOnce: boolean;
}

/** Journeys start on the composed site; whatever the browser complains of fails the test. One that only asks the server opens no page. */
export const test = base.extend<Fixtures & Options & { readonly backEnd: void }>({
  baseURL: siteOrigin(),
  backEnd: [
    async ({}, use, testInfo) => {
      testInfo.skip(missingBackEnd !== null, missingBackEnd ?? '');
      await use();
    },
    { auto: true },
  ],
  width: async ({}, use, testInfo) => {
    await use(testInfo.project.name === 'mobile' ? 'mobile' : 'desktop');
  },
  problems: async ({}, use) => {
    await use([]);
  },
  startsAtOnce: [true, { option: true }],
  page: async ({ page, problems, startsAtOnce }, use) => {
    if (startsAtOnce) await startAtOnce(page);
    await complaintsOf(page, problems, use);
  },
});

/** From the next document on, the page's scripts start as soon as it is parsed. */
export const startAtOnce = (page: Page) =>
  page.addInitScript(() => addEventListener('DOMContentLoaded', () => void dispatchEvent(new Event('wheel'))));

const expected = new WeakMap<readonly string[], RegExp>();

/** Expects complaints, all or some: the browser tells of what a journey has broken as often as it meets it, also after the last step. */
export function expectComplaints(problems: string[], which = /^/): void {
  expected.set(problems, which);
  problems.splice(0, problems.length, ...problems.filter((problem) => !which.test(problem)));
}

/** Lets a journey use a page; whatever the browser complains of meanwhile fails it. */
export async function complaintsOf(page: Page, problems: string[], use: (page: Page) => Promise<void>): Promise<void> {
  const isResized = watchSize(page);
  hearComplaints(page, ({ text, url }) => {
    const problem = `${text} (${url})`;
    if (isResized() && unusedPreload.test(text)) return;
    if (!expected.get(problems)?.test(problem)) problems.push(problem);
  });
  const endCoverage = await coverCss(page);
  await use(page);
  // Not what comes while the coverage is read: without it nobody would hear that.
  const heard = [...problems];
  await endCoverage();
  expect(heard, 'what the browser complained of').toEqual([]);
}

const unusedPreload = /preloaded using link preload but not used/;

/**
 * Whether a journey has resized its window. If it did while a page came, the browser chose the page's picture once for
 * each size, and complains some seconds later of the one that it preloaded: on a busy machine only, and of nobody's mistake.
 */
function watchSize(page: Page): () => boolean {
  let isResized = false;
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = (size) => {
    isResized = true;
    return resize(size);
  };
  return () => isResized;
}

export { hydrated } from '@platform/release/browser/hydrated';
export { expect };

/** The administrator that the suite's back end made on its first start. */
export function administrator(): { email: string; password: string } {
  const log = readFileSync(path.join(work, 'back-end.log'), 'utf8');
  const email = log.match(/[\w.+-]+@[\w.-]+/)?.[0];
  const password = log.match(/(?:password|비밀번호)[^\S\n]*:?[^\S\n]*(\S+)/i)?.[1];
  if (!email || !password) throw new Error(`The back end printed no administrator's sign-in:\n${log}`);
  return { email, password };
}

/** An account of a test's own: signing out ends every sign-in of it, and other tests go on with theirs. */
export function ownAdministrator(role: Role = 'owner'): { email: string; password: string } {
  const email = `admin-${randomUUID()}@example.com`;
  const password = randomUUID();
  saveLocalAccount(path.join(work, 'data'), email, password, { role });
  return { email, password };
}
