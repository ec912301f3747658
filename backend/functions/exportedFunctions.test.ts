import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import { isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FunctionRewrite } from '@platform/release/exportFunctions';
import { exportHosting } from '@platform/release/exportHosting';
import { sha256 } from '@platform/release/hash';
import { release } from '@platform/release/release';
import { page, publishRemote, publishShell, remote, temporaryStore } from '@platform/release/testing';
import site from '@riverview/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFirestore } from '../src/leads/store/fakeFirestore';
import { answerWith, loadFunctions } from '../src/testing/loadFunctions';

// It bundles; a busy machine is no failure.
vi.setConfig({ testTimeout: 30_000 });

let target: string;
let server: Server | null = null;
afterEach(() => server?.close());

beforeEach(async () => {
  const store = await temporaryStore();
  const alpha = await publishRemote(
    store,
    remote('mf-alpha', [page({ path: '/' }), page({ path: '/{site}/news/:id' })]),
  );
  await release({ store, replace: { shell: await publishShell(store), 'mf-alpha': alpha }, site, backEnd: null });
  target = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'deploy');
  await exportHosting(store, site.functions, target);
  const before = hashes();
  await exportHosting(store, site.functions, target);
  expect(hashes()).toEqual(before);
});

function hashes(): Record<string, string> {
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(target, file), sha256(readFileSync(file))]));
}

/** The exported functions behind the exported rewrite table, as Firebase Hosting puts them together. */
async function deploy(): Promise<string> {
  const functions = await loadFunctions(path.join(target, 'functions'), {
    firestore: fakeFirestore(),
    verifyIdToken: async (token, checkRevoked) => ({
      uid: token,
      auth_time: Math.floor(Date.now() / 1000),
      admin: token === 'administrator' && checkRevoked,
    }),
  });
  const { rewrites } = JSON.parse(readFileSync(path.join(target, 'firebase.json'), 'utf8')).hosting;
  const functionOf = (url: string) => {
    const found = (rewrites as FunctionRewrite[]).find(({ source }) =>
      new RegExp(`^${source.replace('/**', '(/.*)?').replace(/(?<!\.)\*/g, '[^/]+')}$`).test(url),
    );
    return found?.function && functions[found.function.functionId];
  };
  const listening = http.createServer(async (request, response) => {
    const handler = functionOf(new URL(request.url ?? '/', 'http://site').pathname);
    if (!handler) return void response.writeHead(404).end();
    await answerWith(handler, request, response);
  });
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it('the exported folder takes leads by itself: by script, without scripts, and shows them to the administrator', async () => {
  const origin = await deploy();
  const lead = { form: 'interest', name: '김하늘', phone: '01012345678', consent: '2026-11-20' };
  const posted = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, key: 'k'.repeat(32) }),
  });
  expect([posted.status, await posted.json()]).toMatchObject([200, { ok: true }]);
  const native = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams({ ...lead, name: '박바다' }),
    redirect: 'manual',
  });
  expect(native.status).toBe(303);
  const page = await fetch(new URL(native.headers.get('location') ?? '', origin));
  expect(page.headers.get('content-type')).toContain('text/html');

  expect((await fetch(`${origin}/api/leads`)).status).toBe(401);
  const inbox = await fetch(`${origin}/api/leads`, { headers: { authorization: 'Bearer administrator' } });
  const { leads } = (await inbox.json()) as { leads: readonly { name: string; release: string }[] };
  expect(leads.map(({ name }) => name).sort()).toEqual(['김하늘', '박바다']);
  // The one that was exported with it.
  expect(leads.map(({ release: of }) => of)).toEqual(['live/1', 'live/1']);
  expect((await fetch(`${origin}/api/other`)).status).toBe(404);

  const view = { kind: 'view', page: '/', module: 'mf-alpha@1f0c2a', first: true };
  const counted = await fetch(`${origin}/api/signals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release: 'live/1', width: 'narrow', signals: [view] }),
  });
  expect(counted.status).toBe(204);
  expect((await fetch(`${origin}/api/signals`)).status).toBe(401);
  const seen = await fetch(`${origin}/api/signals?days=1`, { headers: { authorization: 'Bearer administrator' } });
  expect(await seen.json()).toMatchObject({
    steps: [{ release: 'live/1', module: view.module, tally: { views: 1, visits: 1 } }],
  });
});

it('is complete: rewrites first, a runtime, what to install, and no code that is only for this machine', () => {
  const config = JSON.parse(readFileSync(path.join(target, 'firebase.json'), 'utf8'));
  expect(config.hosting.rewrites.map(({ source }: FunctionRewrite) => source)).toEqual([
    '/api/account',
    '/api/account/**',
    '/api/leads',
    '/api/leads/**',
    '/api/signals',
    '/api/signals/**',
    '/dunsan-riverview/news/*',
  ]);
  expect(config.functions).toEqual([{ source: 'functions', codebase: 'default', runtime: 'nodejs22' }]);
  const manifest = JSON.parse(readFileSync(path.join(target, 'functions/package.json'), 'utf8'));
  const installed = Object.keys(manifest.dependencies);
  expect(installed).toEqual([
    'firebase-admin',
    'firebase-functions',
    'fontverter',
    'harfbuzzjs',
    'lightningcss',
    'subset-font',
  ]);
  const bundled = readdirSync(path.join(target, 'functions')).filter((name) => name.endsWith('.js'));
  for (const file of bundled) {
    const code = readFileSync(path.join(target, 'functions', file), 'utf8');
    const imported = [...code.matchAll(/^import (?:.*? from )?"([^"]+)";$/gm)].map(([, from = '']) => from);
    const foreign = imported.filter((from) => !/^(?:node:|\.\/)/.test(from) && !isBuiltin(from));
    expect(foreign.filter((from) => !installed.some((name) => from === name || from.startsWith(`${name}/`)))).toEqual(
      [],
    );
    expect(code).not.toMatch(/libsql|\/work\//);
  }
  const entry = readFileSync(path.join(target, 'functions/index.js'), 'utf8');
  expect(entry).not.toMatch(/from "(?:fontverter|harfbuzzjs|lightningcss|subset-font)"/);
});

it('takes no leads where the forms post to a service elsewhere, and refuses an address that none answers', () => {
  const { facts } = site;
  const elsewhere = site.functions({ ...facts, leads: { ...facts.leads, endpoint: 'https://forms.example/f' } });
  expect(elsewhere).toMatchObject({
    names: ['pages', 'pagesHourly', 'publishDue', 'articles', 'account', 'pictures', 'signals'],
    answers: [
      { path: '/api/account', name: 'account' },
      { path: '/api/signals', name: 'signals' },
    ],
  });
  expect(site.functions({ ...facts, firebase: { ...facts.firebase, storageBucket: null } }).names).not.toContain(
    'pictures',
  );
  expect(() => site.functions({ ...facts, leads: { ...facts.leads, endpoint: '/forms' } })).toThrow(
    'facts.leads.endpoint is /forms, but the function of this repository answers /api/leads',
  );
});
