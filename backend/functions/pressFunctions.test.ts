import { mkdtempSync } from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportHosting } from '@platform/release/exportHosting';
import { HostingStandIn } from '@platform/release/firebase/testing/HostingStandIn';
import { release } from '@platform/release/release';
import { listen } from '@platform/release/serve/testing/servedSite';
import { page, publishRemote, publishShell, remote, temporaryStore } from '@platform/release/testing';
import site from '@riverview/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeFirestore } from '../src/leads/store/fakeFirestore';
import { answerWith, type ExportedFunction, loadFunctions } from '../src/testing/loadFunctions';
import { isNews } from './isNews';

/** A module whose articles are what the back end lists at `/posts`. */
const prerender = `{
  paths: async ({ backEnd }) => (backEnd ? await (await fetch(backEnd + '/posts')).json() : []).map((id) => ({ id })),
  data: async ({ params }) => ({ title: params.id ?? null }),
}`;

const servers: Server[] = [];
let posts: Map<string, { readonly title: string; readonly views: number }>;
let hosting: HostingStandIn;
let visitors: string;
let functions: Readonly<Record<string, ExportedFunction>>;
let database: ReturnType<typeof fakeFirestore>;

async function serve(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

/** Firestore, as far as the module above and the function ask it. */
const firestore = () =>
  http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/posts') return void response.end(JSON.stringify([...posts.keys()]));
    const [name = ''] = JSON.parse(body).documents as string[];
    const id = name.split('/').at(-1) ?? '';
    response.end(JSON.stringify([posts.has(id) ? { found: { name } } : { missing: name }]));
  });

beforeEach(async () => {
  posts = new Map([['first', { title: 'first', views: 0 }]]);
  const store = await temporaryStore();
  const news = { ...page({ path: '/{site}/press/:id' }), prerender: './prerender.ts', documents: 'press' };
  const alpha = await publishRemote(store, remote('mf-alpha', [page({ path: '/' }), news]), {
    words: "page?.data?.title ?? 'stand-in'",
    prerender,
  });
  const backEnd = await serve(firestore());
  await release({ store, replace: { shell: await publishShell(store), 'mf-alpha': alpha }, site, backEnd });
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'press-')), 'deploy');
  await exportHosting(store, site.functions, target);
  const functionOf = (name: string) => {
    const handle = functions[name];
    return handle && ((request: IncomingMessage, response: ServerResponse) => answerWith(handle, request, response));
  };
  hosting = new HostingStandIn(site.facts.firebase.projectId, functionOf);
  hosting.deploy(target);
  visitors = await serve(hosting.visitors);
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: new URL(backEnd).host,
    HOSTING_API: await serve(hosting.api),
    HOSTING_ORIGIN: visitors,
  });
  database = fakeFirestore();
  functions = await loadFunctions(path.join(target, 'functions'), {
    firestore: database,
    verifyIdToken: async () => ({}),
    accessToken: hosting.token,
  });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'HOSTING_API', 'HOSTING_ORIGIN']) delete process.env[name];
});

/** Writes a post, or removes it, and delivers the event as Firestore does. */
async function write(id: string, post: { readonly title: string; readonly views: number } | undefined): Promise<void> {
  const before = posts.get(id);
  if (post) posts.set(id, post);
  else posts.delete(id);
  await functions.pages?.({ data: { before: { data: () => before }, after: { data: () => post } } });
}

const at = (address: string) => fetch(visitors + address, { redirect: 'manual' });
const article = (id: string) => at(`/dunsan-riverview/press/${id}`);

it('a post that is written is a page, in the sitemap, and gone when it is deleted', async () => {
  expect(await (await article('first')).text()).toContain('<main>first</main>');
  const early = await article('second');
  expect([early.status, await early.text()]).toEqual([404, expect.stringContaining('stand-in')]);
  expect(early.headers.get('content-security-policy')).toContain("default-src 'self'");

  await write('second', { title: 'second', views: 0 });
  const written = await article('second');
  expect([written.status, await written.text()]).toEqual([200, expect.stringContaining('<main>second</main>')]);
  expect(await (await at('/sitemap.xml')).text()).toContain('/dunsan-riverview/press/second');

  await write('second', undefined);
  expect((await article('second')).status).toBe(404);
  expect(await (await at('/sitemap.xml')).text()).not.toContain('/press/second');
});

it('a post without a page yet is there, read in the browser', async () => {
  posts.set('third', { title: 'third', views: 0 });
  const answer = await article('third');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('stand-in')]);
  const respelled = await at('/Dunsan-Riverview/Press/third/');
  expect([respelled.status, respelled.headers.get('location')]).toEqual([301, '/dunsan-riverview/press/third']);
});

it('a post that no event told of has its page within the hour', async () => {
  posts.set('third', { title: 'third', views: 0 });
  await functions.pagesHourly?.();
  expect(await (await article('third')).text()).toContain('<main>third</main>');
  const before = hosting.releases.length;
  await functions.pagesHourly?.();
  expect(hosting.releases).toHaveLength(before);
});

it('a post is published when its time has come, by the function that looks each minute', async () => {
  const { slug } = site.facts;
  const words = { siteId: slug, title: '제목', summary: '요약', content: '본문', markup: 1 };
  const keep = (id: string, publishAt: Date) =>
    database
      .collection('pressDrafts')
      .doc(id)
      .set({ ...words, saved: new Date(0), publishAt });
  await keep('due', new Date(Date.now() - 1000));
  await keep('later', new Date(Date.now() + 3_600_000));
  await functions.publishDue?.();
  const found = (await database.collection('press').get()).docs;
  expect(found.map((post) => [post.id, post.data()])).toEqual([
    ['due', { ...words, date: expect.any(Date), views: 0 }],
  ]);
  expect((await database.collection('pressDrafts').get()).docs.map(({ id }) => id)).toEqual(['later']);
  expect(functions.publishDue?.options).toMatchObject({ schedule: 'every 1 minutes', serviceAccount: 'site-press@' });
});

it('a burst of posts is one version, a view is none', async () => {
  const before = hosting.releases.length;
  await Promise.all(Array.from({ length: 20 }, (_, at) => write(`post-${at}`, { title: 'x', views: 0 })));
  expect(hosting.releases.length).toBe(before + 1);
  await write('post-1', { title: 'x', views: 1 });
  expect(hosting.releases.length).toBe(before + 1);
  expect((await article('post-19')).status).toBe(200);
});

it('a function of another release changes nothing', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'press-'));
  const store = await temporaryStore();
  const alpha = await publishRemote(store, remote('mf-alpha', [page({ path: '/' })]));
  await release({ store, replace: { shell: await publishShell(store), 'mf-alpha': alpha }, site, backEnd: null });
  await exportHosting(store, () => null, path.join(other, 'deploy'));
  hosting.deploy(path.join(other, 'deploy'));
  await expect(write('second', { title: 'second', views: 0 })).rejects.toThrow(
    'Deploy functions and hosting of one export',
  );
  expect(hosting.releases).toHaveLength(2);
});

it('says what is news', () => {
  const post = { title: 'a', views: 1, lastView: 'x' };
  expect(isNews(post, { ...post, views: 2, lastView: 'y' })).toBe(false);
  expect(isNews(post, { ...post, title: 'b' })).toBe(true);
  expect(isNews(undefined, post)).toBe(true);
  expect(isNews(post, undefined)).toBe(true);
});
