import { expect, test } from 'vitest';
import { release } from '../release';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';

const manifest = {
  name: 'mf_news',
  metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
  shared: [],
  exposes: [
    {
      path: './Card',
      assets: { js: { sync: ['c.1.js'], async: ['c.2.js'] }, css: { sync: ['c.3.css'], async: [] } },
    },
  ],
};

test('a site tells other hosts its facts, and where the live version of what it lends is', async () => {
  const store = await temporaryStore();
  const news = { ...remote('mf-news', [page({ path: '/news' })]), foreign: { './Card': './Card.tsx' } as const };
  const foreign = { 'mf-manifest.json': JSON.stringify(manifest), 'remoteEntry.js': 'export {};' };
  const version = await publishRemote(store, news, { foreign });
  const replace = { shell: await publishShell(store), 'mf-news': version };
  const site = await release({ store, replace, site: sampleSite, backEnd: null });

  expect(JSON.parse(site.files['facts.json'] ?? '')).toEqual({ release: site.lock.id, facts: sampleSite.facts });
  const standing = JSON.parse(site.files['foreign/mf-news/mf-manifest.json'] ?? '');
  const origin = 'https://site.example/foreign/mf-news/';
  const at = (file: string) => new URL(file, origin).pathname;
  const base = `/_modules/mf-news/${version}/foreign/`;
  expect(at(standing.metaData.remoteEntry.name)).toBe(`${base}remoteEntry.js`);
  const [{ assets }] = standing.exposes;
  expect([...assets.js.sync, ...assets.js.async, ...assets.css.sync].map(at)).toEqual([
    `${base}c.1.js`,
    `${base}c.2.js`,
    `${base}c.3.css`,
  ]);
  const open = site.hosting.headers.filter(({ headers }) =>
    headers.some(({ key, value }) => key === 'Access-Control-Allow-Origin' && value === '*'),
  );
  expect(open.map(({ source }) => source)).toEqual(['/facts.json', '/foreign/**', '/_modules/**', '/_assets/**']);
});

test('two builds that differ only in what tools read are one version', async () => {
  const store = await temporaryStore();
  const news = { ...remote('mf-news', [page({ path: '/news' })]), foreign: { './Card': './Card.tsx' } as const };
  const built = (at: string) =>
    publishRemote(store, news, { foreign: { 'mf-manifest.json': at, 'mf-stats.json': at, 'remoteEntry.js': '' } });
  expect(await built('today')).toBe(await built('tomorrow'));
});

test('styles of what is lent that reach beyond its ground are refused', async () => {
  const store = await temporaryStore();
  const news = { ...remote('mf-news', [page({ path: '/news' })]), foreign: { './Card': './Card.tsx' } as const };
  await expect(publishRemote(store, news, { foreign: { 'c.1.css': 'a{color:red}' } })).rejects.toThrow(
    'mf-news: "a" in foreign/c.1.css styles what is not the module\'s own',
  );
});
