import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverBundles } from '../compose/serverBundles';
import { readHead } from '../journal';
import { readManifest } from '../manifest';
import { release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
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
    const practice = { lock: null, pages: [], until: Promise.resolve() };

    await confinement.close();
    await confinement.prepare({ code: { ...shell, ...code }, backEnd }, practice);
    const prepared = await go({ 'mf-guest': version });
    expect(await words(prepared.files['Guest.html'] ?? '')).toBe('loaded 2');

    const other = await go({ 'mf-guest': await counted(`'other ' + globalThis.loads`) });
    expect(await words(other.files['Guest.html'] ?? '')).toBe('other 1');
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
