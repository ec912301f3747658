import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserLock } from '@platform/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverBundles } from '../compose/serverBundles';
import { readHead } from '../journal';
import { readManifest } from '../manifest';
import { release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { ConfinedBundles } from './ConfinedBundles';
import { Confinement } from './confinement';

const guest = remote('mf-guest', [page({ path: '/Guest', prerender: './prerender.ts' })]);
const about = remote('mf-about', [page({ path: '/', prerender: './prerender.ts' })]);

let store: FolderStore;
let backEnd: string;
const limits = { time: 2_500, memory: 128 };
const confinement = new Confinement(limits);
const server = createServer((_, answer) => answer.end('"of the back end"'));

const go = (replace: Record<string, string>, run = confinement.run) =>
  release({ store, site: sampleSite, backEnd, keepFacts: true, replace, run });

/** A guest whose page is made of the answer of a function. */
const publishGuest = (data: string) =>
  publishRemote(store, guest, {
    prerender: `{ data: async ({ backEnd }) => { ${data} } }`,
    words: 'page && page.data',
  });

const liveShell = async () => (await readHead(store)).release?.modules.shell ?? '';

const words = async (html: string) => html.match(/<main>([^<]*)/)?.[1];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backEnd = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = await temporaryStore();
  // Asked at the same moment as the guest: what the guest does is not laid at its door.
  const data = `{ data: async ({ backEnd }) => (await fetch(backEnd + '/words')).json() }`;
  const other = await publishRemote(store, about, { prerender: data, words: 'page && page.data' });
  await go({ shell: await publishShell(store), 'mf-about': other });
});

afterAll(async () => {
  await confinement.close();
  server.close();
});

test('a composed site is the same bytes, confined or not', async () => {
  const version = await publishGuest(`return (await fetch(backEnd)).json()`);
  const { files } = await go({ 'mf-guest': version });
  const here = await release({ store, site: sampleSite, backEnd, keepFacts: true, replace: {} });
  expect(here.files).toEqual(files);
  expect(await words(files['Guest.html'] ?? '')).toBe('of the back end');
});

const attacks: readonly (readonly [what: string, code: string, says: RegExp])[] = [
  [
    'reads a file',
    `return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`,
    /no such file.*\/etc\/passwd/,
  ],
  ['starts a process', `return String((await import('node:child_process')).execSync('id'))`, /not implemented/],
  [
    'asks another server',
    `return (await fetch('http://192.0.2.1/')).text()`,
    /asks http:\/\/192\.0\.2\.1, but only the back end/,
  ],
  [
    'opens a socket and keeps quiet about it',
    `const { connect } = await import('node:net'); await new Promise((r) => connect(22, '127.0.0.1').on('error', r)); return 'fine'`,
    /asks 127\.0\.0\.1:22, but only the back end/,
  ],
  [
    'makes code of a string',
    `return this.constructor.constructor('return process')().env`,
    /Code generation from strings/,
  ],
  [
    'makes code by another constructor',
    `return (async () => {}).constructor('return process.env')()`,
    /Code generation from strings/,
  ],
  ['never ends', `for (;;);`, /gives no answer within 2.5 s, so it was stopped/],
  [
    'waits for ever',
    `await new Promise(() => {}); return ''`,
    /gives no answer within 2.5 s|waits for what never comes/,
  ],
  [
    'allocates without end',
    `const all = []; for (;;) all.push(new Array(1e5).fill(0.5))`,
    /takes more than 128 MB, so it was stopped/,
  ],
  [
    'allocates outside the heap',
    `const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1))`,
    /takes more than 128 MB|no answer within/,
  ],
];

describe('a guest that', () => {
  test.each(attacks)('%s is refused by name, the live site stays, the composer lives', async (_, code, says) => {
    const before = (await readHead(store)).release;
    const refused = go({ 'mf-guest': await publishGuest(code) });
    await expect(refused).rejects.toThrow(/^mf-guest, page \/Guest, can not be composed: /);
    await expect(refused).rejects.toThrow(says);
    expect((await readHead(store)).release).toEqual(before);
    await go({ 'mf-guest': await publishGuest(`return 'peaceful ${Math.random()}'`) });
  });

  test('requires what there is not as it is loaded is refused by name', async () => {
    const version = await publishRemote(store, guest, {
      words: `'words'`,
      sources: `require('node:fs') && (() => ({}))`,
    });
    await expect(go({ 'mf-guest': version })).rejects.toThrow(/mf-guest.*requires "node:fs". While pages are composed/);
  });

  test('remembers what it has said before is asked anew', async () => {
    const version = await publishGuest(
      `globalThis.count ??= 0; exports.count = (exports.count ?? 0) + 1; return exports.count`,
    );
    await go({ 'mf-guest': version });
    const again = await go({});
    expect(await words(again.files['Guest.html'] ?? '')).toBe('1');
  });

  test('is prepared before the others are there finds itself run, and is run nowhere else', async () => {
    const counted = (words: string) =>
      publishRemote(store, guest, {
        words,
        banners: `(globalThis.loads = (globalThis.loads ?? 0) + 1, {})`,
      });
    const version = await counted(`'loaded ' + globalThis.loads`);
    const code = await serverBundles(store, [await readManifest(store, 'mf-guest', version)]);
    const shell = await serverBundles(store, [await readManifest(store, 'shell', await liveShell())]);

    await confinement.close();
    await confinement.prepare({ code: { ...shell, ...code }, backEnd });
    const prepared = await go({ 'mf-guest': version });
    expect(await words(prepared.files['Guest.html'] ?? '')).toBe('loaded 2');

    const other = await go({ 'mf-guest': await counted(`'other ' + globalThis.loads`) });
    expect(await words(other.files['Guest.html'] ?? '')).toBe('other 1');
  });

  test('is brought before it is composed with waits there without having run, and other bytes of it never meet it', async () => {
    const counted = (words: string) =>
      publishRemote(store, guest, { words, banners: `(globalThis.loads = (globalThis.loads ?? 0) + 1, {})` });
    const codeOf = async (module: string, version: string) =>
      serverBundles(store, [await readManifest(store, module, version)]);
    const version = await counted(`'brought, loaded ' + globalThis.loads`);
    const about = (await readHead(store)).release?.modules['mf-about'] ?? '';
    const stay = { ...(await codeOf('shell', await liveShell())), ...(await codeOf('mf-about', about)) };

    await confinement.close();
    await confinement.prepare({ code: stay, backEnd });
    await confinement.bring(await codeOf('mf-guest', version));
    const brought = await go({ 'mf-guest': version });
    expect(await words(brought.files['Guest.html'] ?? '')).toBe('brought, loaded 1');

    await confinement.bring({ 'mf-guest': 'globalThis.loads = 100;' });
    const other = await go({ 'mf-guest': await counted(`'other, loaded ' + globalThis.loads`) });
    expect(await words(other.files['Guest.html'] ?? '')).toBe('other, loaded 1');
  });

  test('looks for what makes code of text finds none', async () => {
    const version = await publishGuest(`return Object.keys((await import('cloudflare:workers')).env).join() || 'none'`);
    const { files } = await go({ 'mf-guest': version });
    expect(await words(files['Guest.html'] ?? '')).toBe('none');
  });

  test('sees nothing of this machine: no environment, no folder', async () => {
    process.env.SECRET_OF_TEST = 'secret';
    const { files } = await go({
      'mf-guest': await publishGuest(`return JSON.stringify([process.env.SECRET_OF_TEST ?? 'none', process.cwd()])`),
    });
    expect(await words(files['Guest.html'] ?? '')).toBe(
      '[&quot;none&quot;,&quot;/bundle&quot;]'.replaceAll('&quot;', '"'),
    );
  });
});

describe('what is asked at one moment', () => {
  const bundles = new ConfinedBundles({ backEnd: null, limits });
  afterAll(() => bundles.close());
  const exporting = (what: string) => `module.exports = { shared: {}, documentAssets: {}, ${what} };`;
  const lock = { routes: [] } as unknown as BrowserLock;

  test('goes in one message, and what is wrong with one question is its own answer', async () => {
    const sources = (answer: string) => exporting(`sources: async () => ({ default: () => ${answer} })`);
    bundles.take({ shell: exporting(''), 'mf-a': sources('({ media: [1] })'), 'mf-b': sources('missing()') });
    await bundles.ready();
    const before = bundles.sent;
    const answers = await Promise.allSettled(
      ['mf-a', 'mf-b', 'mf-none'].map((module) => bundles.ask({ ask: 'sources', module, given: [] })),
    );
    expect(bundles.sent - before).toBe(1);
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: { media: [1] } },
      { status: 'rejected', reason: { message: 'missing is not defined' } },
      { status: 'rejected', reason: { message: 'There is no bundle of mf-none.' } },
    ]);
  });

  test('and never ends stops nobody else’s answer', async () => {
    const sources = (code: string) => exporting(`sources: async () => ({ default: () => { ${code} } })`);
    bundles.take({ 'mf-c': sources('for (;;);') });
    const [fine, endless] = await Promise.allSettled(
      ['mf-a', 'mf-c'].map((module) => bundles.ask({ ask: 'sources', module, given: [] })),
    );
    expect(fine).toMatchObject({ value: { media: [1] } });
    expect(endless).toMatchObject({ reason: { message: expect.stringContaining('no answer within 2.5 s') as string } });
  });

  test('a page comes while the next one is rendered', async () => {
    const renders = `render: async ({ url }) => {
      if (url === '/first') await new Promise((resolve) => setTimeout(resolve, 200));
      for (let count = 0; url === '/long' && count < 4e8; count++);
      return { head: '', body: url };
    }`;
    const own = new ConfinedBundles({ backEnd: null });
    own.take({ shell: exporting(renders) });
    const question = (url: string) => ({ ask: 'render', url, own: null, page: null }) as const;
    await own.render(question('/'), lock);
    const start = performance.now();
    // Those behind the first wait until it is rendered.
    const took = ['/first', '/short', '/long'].map(async (url) => {
      expect((await own.render(question(url), lock)).body).toBe(url);
      return performance.now() - start;
    });
    const [first = 0, short = 0, long = 0] = await Promise.all(took);
    await own.close();
    expect(short - first).toBeLessThan((long - first) / 2);
  });
});
