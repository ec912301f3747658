import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser/findBrowser.mjs';
import { launchOptions } from '../browser/launchOptions';
import { readHead } from '../journal';
import { release } from '../release';
import { listen } from '../serve/testing/servedSite';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { browserGate } from './browserGate';
import { GateRefusal } from './verdict';

/** Runs the scripts of the page's pieces, then says that it is alive. */
const shellScript = `
for (const { href } of document.querySelectorAll('link[rel=modulepreload]'))
  if (!href.endsWith('remoteEntry.js')) await import(href);
performance.mark('hydrated');`;

const text = `<h1>News of the week</h1><p>${'A sentence that a reader can read. '.repeat(4)}</p>`;
const home = remote('mf-home', [page({ path: '/' })]);
const news = remote('mf-news', [page({ path: '/News' })]);
const icon = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

const executablePath = await findBrowser();
const heard: string[] = [];
const backEnd = http.createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let browser: Browser;
let store: FolderStore;
let shell: string;
let screenshots: string;

beforeAll(async () => {
  if (executablePath) browser = await chromium.launch(launchOptions(executablePath));
  screenshots = await mkdtemp(path.join(tmpdir(), 'gate-'));
  store = await temporaryStore();
  const assets = { 'icon.svg': icon, 'hero.avif': 'no picture at all' };
  shell = await publishShell(store, { react: '19.3.1' }, {}, { script: shellScript, assets });
  const replace = {
    shell,
    'mf-home': await publishRemote(store, home, { words: JSON.stringify(text), script: '' }),
    'mf-news': await publishRemote(store, news, { words: JSON.stringify(text), script: '' }),
  };
  await release({ store, replace, site: sampleSite, backEnd: null });
  await listen(backEnd);
});
afterAll(async () => {
  await browser?.close();
  backEnd.close();
});

interface NewsOptions {
  readonly words?: string;
  readonly script?: string;
  readonly budget?: { readonly scripts?: number };
  /** Milliseconds. */
  readonly patience?: number;
}

/** Releases a version of mf-news whose page has these words and runs this script. */
async function releaseNews(
  // A page that is fine is waited for on a machine that does much else; one that never comes alive, not for long.
  { words = text, script = '', budget = {}, patience = 10_000 }: NewsOptions,
  address: string | null = null,
) {
  const version = await publishRemote(store, { ...news, budget }, { words: JSON.stringify(words), script });
  const gate = browserGate({ store, backEnd: address, budgets: [], screenshots, browser, patience });
  return release({ store, replace: { 'mf-news': version }, site: sampleSite, backEnd: null, gate });
}

const refusalOf = (given: Parameters<typeof releaseNews>[0]) =>
  releaseNews(given).then(
    () => 'it went live',
    (error: Error) => {
      expect(error).toBeInstanceOf(GateRefusal);
      return error.message;
    },
  );

describe.skipIf(!executablePath)('the gate', { timeout: 60_000 }, () => {
  it.each<[string, Parameters<typeof releaseNews>[0], RegExp]>([
    [
      'throws while it comes alive',
      { script: "throw new Error('no such article');", patience: 4_000 },
      /mf-news, page \/News, 1440 px: page error: no such article.*\n/,
    ],
    [
      'never rests',
      { script: "performance.mark('hydrated'); setTimeout(() => { for (;;); }, 60);", patience: 4_000 },
      /mf-news, page \/News, 1440 px: it can not be looked at: it gives no answer within \d s/,
    ],
    [
      'does what the policy forbids',
      { script: "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));" },
      /mf-news, page \/News, 390 px: against the content security policy, /,
    ],
    [
      'has a main picture that shows nothing',
      { words: `${text}<img src="/_assets/hero.avif" fetchpriority="high" alt="The river" width="300" height="200">` },
      /mf-news, page \/News, 1440 px: the main picture does not load: .*\/_assets\/hero\.avif/,
    ],
    [
      'moves under the reader',
      {
        script: `await new Promise((wake) => setTimeout(wake, 120));
const late = document.createElement('p');
late.style.height = '400px';
document.querySelector('main').prepend(late);
await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));`,
      },
      /mf-news, page \/News, 1440 px: the layout shifts by 0\.\d+, more than 0\.02/,
    ],
    [
      'weighs more than it says',
      { script: `const rose = '${'a rose is '.repeat(9)}';`, budget: { scripts: 20 } },
      /mf-news, page \/News, bytes: 0\.\d kB \(brotli\) of 0\.0 kB: scripts of mf-news on any page/,
    ],
    [
      'says nothing without scripts',
      { words: '<h1>News</h1>', script: `document.querySelector('main').innerHTML = ${JSON.stringify(text)};` },
      /mf-news, page \/News, without scripts: it says 4 characters in its main part/,
    ],
    [
      'gets a link to nothing from its scripts',
      { script: "document.querySelector('p').innerHTML += '<a href=\"/Nowhere\">more</a>';" },
      /mf-news, page \/News, links: its link to \/Nowhere leads to nothing \(status 404\)/,
    ],
  ])('refuses a release whose page %s, by module and page', async (_, given, message) => {
    const before = (await readHead(store)).release;
    const refusal = await refusalOf(given);
    expect(refusal).toMatch(message);
    expect(refusal).toContain('1 of 1 opened page falls short');
    expect((await readHead(store)).release).toEqual(before);
  });

  it('refuses what axe finds, keeps a picture of the page and says where', async () => {
    const refusal = await refusalOf({ words: `${text}<button type="button"></button>` });
    expect(refusal).toMatch(/mf-news, page \/News, 390 px: axe, button-name: <button type="button">/);
    const [picture = ''] = refusal.match(/\/\S+News-desktop\.png/) ?? [];
    expect(existsSync(picture)).toBe(true);
  });

  it('lets a good one go live, and the journal says what was looked at', async () => {
    const { release: made } = await releaseNews({ words: `${text}<p>New words.</p>` });
    expect(made.gate).toMatchObject({ outcome: 'passed', pages: ['/News'], leftOut: [] });
    expect((await readHead(store)).release?.gate).toEqual(made.gate);
  });

  it('does not judge a page by a back end that is not there', async () => {
    const script =
      "await fetch('/v1/projects/sample/databases/(default)/documents:runQuery', { method: 'POST', body: '{}' });";
    const { release: made } = await releaseNews({ words: `${text}<p>Asks.</p>`, script });
    expect(made.gate).toMatchObject({
      pages: [],
      leftOut: [{ pages: ['/News'], why: 'they ask the back end, and there is none' }],
    });
  });

  it('leaves nothing at the back end that a visitor would: no lead, no view', async () => {
    const { port } = backEnd.address() as { port: number };
    const script = "await fetch('/api/forms', { method: 'POST', body: '{}' });";
    await releaseNews({ words: `${text}<p>Sends.</p>`, script }, `http://127.0.0.1:${port}`);
    expect(heard.filter((call) => !call.startsWith('GET') && !call.startsWith('HEAD'))).toEqual([]);
  });
});

it('a release without a look says why in the journal', async () => {
  const version = await publishRemote(store, news, { words: JSON.stringify(`${text}<p>In a hurry.</p>`), script: '' });
  const gate = async () => ({ outcome: 'skipped', why: 'the phone number is wrong' }) as const;
  const { release: made } = await release({
    store,
    replace: { 'mf-news': version },
    site: sampleSite,
    backEnd: null,
    gate,
  });
  expect(made.gate).toEqual({ outcome: 'skipped', why: 'the phone number is wrong' });
});
