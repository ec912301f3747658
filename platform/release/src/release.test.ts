import { beforeEach, describe, expect, it } from 'vitest';
import { readLive, readLock, versionsOf } from './live';
import { release } from './release';
import { rollBack } from './rollBack';
import { requireSiteFile } from './site';
import { textOf } from './store/bytes';
import type { FolderStore } from './store/FolderStore';
import { keys } from './store/keys';
import { namedLock, page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from './testing';

const alpha = remote('mf-alpha', [page({ path: '/' }), page({ path: '/About' })]);
const beta = remote('mf-beta', [page({ path: '/{site}/news' }), page({ path: '/{site}/news/:id' })]);

let store: FolderStore;
const go = (replace: Record<string, string>, backEnd: string | null = null) =>
  release({ store, replace, site: sampleSite, backEnd });

async function liveHtml(file: string): Promise<string> {
  const live = await readLive(store);
  return textOf(await requireSiteFile(store, live?.site ?? '', file));
}

beforeEach(async () => {
  store = await temporaryStore();
  await go({
    shell: await publishShell(store),
    'mf-alpha': await publishRemote(store, alpha),
    'mf-beta': await publishRemote(store, beta),
  });
});

describe('a release', () => {
  it('writes a document for every path, aliases and 404 included', async () => {
    expect(await liveHtml('index.html')).toContain('<main>words</main>');
    expect(await liveHtml('About.html')).toContain('<title>Title of /About</title>');
    expect(await liveHtml('sample/news.html')).toContain('words');
    expect(await liveHtml('404.html')).toContain('Not Found');
  });

  it('is the same for the same artefacts, byte for byte', async () => {
    const live = await readLive(store);
    const again = await go({});
    expect(again.id).toBe(live?.site);
  });

  it('links exactly the files of the pieces a page is made of', async () => {
    const html = await liveHtml('About.html');
    expect(html).toMatch(/c\.mf-alpha\.js" integrity="sha256-[\w+/]{43}=" crossorigin fetchpriority="low">/);
    expect(html.replace(/<script type="importmap">.*/, '')).not.toContain('mf-beta');
  });

  it('carries to a page what it needs now, and names the file with what its visitor may need later', async () => {
    const lock = await namedLock(store, await liveHtml('About.html'));
    expect(lock.routes.map(({ path, description }) => [path, description])).toEqual([
      ['/', undefined],
      ['/About', undefined],
      [expect.any(String), undefined],
      [expect.any(String), undefined],
    ]);
    expect(Object.keys(lock.remotes['mf-alpha']?.exposes['./Page'] ?? {})).toEqual(['js', 'css']);
    const descriptions = JSON.parse(await liveHtml(lock.descriptions?.slice(1) ?? ''));
    expect(descriptions).toMatchObject({ '/': 'Description of /', '/About': 'Description of /About' });
    expect(Object.keys(descriptions)).toHaveLength(4);
  });

  it('changes only the entry and the pages of the module that was published', async () => {
    const before = await readLive(store);
    const beforeLock = await readLock(store, before?.site ?? '');
    const version = await publishRemote(store, beta, { words: "'fresh words'" });
    await go({ 'mf-beta': version });
    const after = await readLock(store, (await readLive(store))?.site ?? '');
    expect(versionsOf(after)).toEqual({ ...versionsOf(beforeLock), 'mf-beta': version });
    expect(after.remotes['mf-alpha']).toEqual(beforeLock.remotes['mf-alpha']);
    expect(await liveHtml('sample/news.html')).toContain('fresh words');
  });

  it('rolls back to the previous site, byte for byte', async () => {
    const before = await liveHtml('sample/news.html');
    await go({ 'mf-beta': await publishRemote(store, beta, { words: "'fresh words'" }) });
    await rollBack(store);
    expect(await liveHtml('sample/news.html')).toBe(before);
    await expect(rollBack(store)).rejects.toThrow('no earlier site');
  });

  it('keeps what an open tab was composed from', async () => {
    const old = (await readLock(store, (await readLive(store))?.site ?? '')).remotes['mf-beta'];
    await go({ 'mf-beta': await publishRemote(store, beta, { words: "'fresh words'" }) });
    expect(await store.read(keys.clientFile('mf-beta', old?.version ?? '', 'c.mf-beta.js'))).not.toBeNull();
  });
});

describe('a module that does not fit is refused and nothing goes live', () => {
  const refused = async (replace: Record<string, string>, message: string | RegExp) => {
    const before = await readLive(store);
    await expect(go(replace)).rejects.toThrow(message);
    expect(await readLive(store)).toEqual(before);
  };

  it('when it claims a path that another module owns', async () => {
    const thief = await publishRemote(store, remote('mf-thief', [page({ path: '/about', title: 'Another' })]));
    await refused({ 'mf-thief': thief }, /mf-alpha and mf-thief both claim .*\/About.*Remove the page/);
  });

  it('when a page throws while it is rendered', async () => {
    const broken = await publishRemote(store, beta, { words: "(() => { throw new Error('no such room') })()" });
    await refused({ 'mf-beta': broken }, 'mf-beta, page /sample/news, can not be composed: no such room');
  });

  it('when it needs a shared package the shell does not have', async () => {
    const eager = await publishRemote(store, beta, { requires: { react: '^20.0.0' } });
    await refused({ 'mf-beta': eager }, 'mf-beta needs react ^20.0.0, but the shell brings 19.3.1');
  });

  it('when a page names an expose it does not list', async () => {
    const wrong = remote('mf-beta', [page({ path: '/x', expose: './Nowhere' })]);
    await expect(publishRemote(store, wrong)).rejects.toThrow('names the expose ./Nowhere, which is not listed');
  });
});

describe('prerender data', () => {
  const prerender = `{
    paths: async () => [{ id: 'one' }],
    data: async ({ params }) => ({ text: 'article ' + params.id }),
    head: (_, data) => ({ title: data.text }),
    structuredData: () => [{ '@type': 'NewsArticle' }],
    feed: (_, data) => [{ title: data.text, path: '/sample/news/one', summary: 's', date: '2026-01-01T00:00:00Z' }],
  }`;
  const news = remote('mf-beta', [page({ path: '/{site}/news/:id', prerender: './prerender.ts' })]);

  it('gives each known parameter a page, and the rest one that stands in', async () => {
    const site = await go({
      'mf-beta': await publishRemote(store, news, { prerender, words: "page ? page.data.text : 'loading'" }),
    });
    expect(site.files['sample/news/one.html']).toContain('<main>article one</main>');
    expect(site.files['sample/news/one.html']).toContain('"@type":"NewsArticle"');
    expect(site.files['sample/news/_any.html']).toContain('<main>loading</main>');
    expect(site.hosting.rewrites).toEqual([{ source: '/sample/news/*', destination: '/sample/news/_any.html' }]);
    expect(site.files['sitemap.xml']).toContain('/sample/news/one</loc>');
    expect(site.files['sitemap.xml']).not.toContain('_any');
    expect(site.files['rss.xml']).toContain('<title>article one</title>');
  });

  it('gives a page its other formats, at its own address alone', async () => {
    const plan = page({ path: '/Guide/plan', aliases: ['/{site}/plan'], prerender: './prerender.ts' });
    const prerender = "{ alternates: ({ path }) => ({ ics: 'BEGIN:VCALENDAR ' + path }) }";
    const words = `'<a href="/Guide/plan.ics">calendar</a>'`;
    const guide = remote('mf-beta', [plan]);
    const site = await go({ 'mf-beta': await publishRemote(store, guide, { prerender, words }) });
    expect(Object.keys(site.files).filter((file) => file.endsWith('.ics'))).toEqual(['Guide/plan.ics']);
    expect(site.files['Guide/plan.ics']).toBe('BEGIN:VCALENDAR /Guide/plan');
    const link = '<link rel="alternate" type="text/calendar" href="/Guide/plan.ics">';
    expect(site.files['Guide/plan.html']).toContain(link);
    expect(site.files['sample/plan.html']).not.toContain('rel="alternate" type="text/calendar"');
    const unknown = { prerender: "{ alternates: () => ({ exe: '' }) }" };
    await expect(publishRemote(store, guide, unknown).then((version) => go({ 'mf-beta': version }))).rejects.toThrow(
      'mf-beta, page /Guide/plan, can not be composed: "exe" is no format',
    );
    const bare = await publishRemote(store, guide, { words });
    await expect(go({ 'mf-beta': bare })).rejects.toThrow('/Guide/plan.ics, to which a link leads');
  });

  it('keeps a page out of the sitemap that asks for it, and the others in', async () => {
    const prerender = `{
      paths: async () => [{ id: 'one' }, { id: 'draft' }],
      head: ({ params }) => ({ title: params.id, ...(params.id === 'draft' && { noindex: true }) }),
    }`;
    const site = await go({ 'mf-beta': await publishRemote(store, news, { prerender }) });
    expect(site.files['sitemap.xml']).toContain('/sample/news/one</loc>');
    expect(site.files['sitemap.xml']).not.toContain('/sample/news/draft</loc>');
    expect(site.files['sample/news/draft.html']).toBeDefined();
  });

  it('leaves values that can be no file to the page that stands in, and says which', async () => {
    const ids = ['one', 'x'.repeat(240), '../../../etc', '_any', 'a/b', 'ONE', 'con', '\\ud800'];
    const prerender = `{ paths: async () => ${JSON.stringify(ids)}.map((id) => ({ id })), head: () => ({ title: 'own' }) }`;
    const site = await go({ 'mf-beta': await publishRemote(store, news, { prerender }) });
    const files = Object.keys(site.files).filter((file) => file.startsWith('sample/news/'));
    expect(files.sort()).toEqual(['sample/news/_any.html', 'sample/news/one.html']);
    expect(site.warnings).toHaveLength(ids.length - 1);
    expect(site.warnings[0]).toMatch(/^mf-beta, page \/sample\/news\/:id: "x+" for :id gets no page of its own/);
    expect(site.warnings[4]).toContain('sample/news/ONE.html is left out');
    expect(site.files['sitemap.xml']).not.toMatch(/x{240}|_any|etc/);
  });

  it('learns its own path, by an alias too', async () => {
    const prerender = "{ structuredData: ({ path }) => [{ '@type': 'FloorPlan', name: 'at ' + path }] }";
    const plan = page({ path: '/FloorPlan/59A', aliases: ['/{site}/plan'], prerender: './prerender.ts' });
    const site = await go({ 'mf-beta': await publishRemote(store, remote('mf-beta', [plan]), { prerender }) });
    for (const file of ['FloorPlan/59A.html', 'sample/plan.html']) {
      expect(site.files[file]).toContain('"name":"at /FloorPlan/59A"');
    }
  });
});
