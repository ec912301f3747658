import { beforeEach, describe, expect, test } from 'vitest';
import { composerVersion } from './composer';
import { diffReleases } from './inspect/diffReleases';
import { explainPath } from './inspect/explainPath';
import { readHead, versionsIn } from './journal';
import { pin } from './pins';
import { promote } from './promote';
import { factsName } from './publishedFacts';
import { type ReleaseOptions, release } from './release';
import { rollBack } from './rollBack';
import { readSiteFile, requireSiteFile } from './site';
import { bytesOf, textOf } from './store/bytes';
import type { FolderStore } from './store/FolderStore';
import { TrialStore } from './store/TrialStore';
import { namedLock, page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from './testing';
import { findVersion, versionBefore } from './versions';

const news = remote('mf-news', [page({ path: '/{site}/news' }), page({ path: '/{site}/news/:id' })]);
const about = remote('mf-about', [page({ path: '/' }), page({ path: '/About' })]);

let store: FolderStore;
const given = () => ({ store, site: sampleSite, backEnd: null, keepFacts: true });
const publishNews = (words: string) => publishRemote(store, news, { words: `'${words}'` });
const publishAbout = (words: string) => publishRemote(store, about, { words: `'${words}'` });
const go = async (replace: Record<string, string>, more: Partial<ReleaseOptions> = {}) =>
  (await release({ ...given(), replace, ...more })).release;

/** What `npm run rollback -- <module>` does. */
async function back(module: string): Promise<void> {
  const { version, broughtBy } = await versionBefore(store, module);
  await go({ [module]: version }, { details: { kind: 'rollback', returned: { [module]: broughtBy } } });
}

async function words(file: string, channel?: string): Promise<string | undefined> {
  const { release: head } = await readHead(store, channel);
  const html = textOf((await readSiteFile(store, head?.site ?? '', file)) ?? bytesOf(''));
  return html.match(/<main>([^<]*)/)?.[1];
}

/** The number that pages of a site call. */
async function phoneOf(site: string): Promise<unknown> {
  const { facts } = await namedLock(store, textOf(await requireSiteFile(store, site, 'index.html')));
  return facts.phone;
}

beforeEach(async () => {
  store = await temporaryStore();
  await go({
    shell: await publishShell(store),
    'mf-news': await publishNews('n1'),
    'mf-about': await publishAbout('a1'),
  });
});

describe('one module goes back', () => {
  test('and what another team published since stays live', async () => {
    await go({ 'mf-news': await publishNews('n2') });
    await go({ 'mf-about': await publishAbout('a2') });
    await back('mf-news');
    expect([await words('sample/news.html'), await words('About.html')]).toEqual(['n1', 'a2']);
    const { release: head } = await readHead(store);
    expect(head).toMatchObject({ number: 4, kind: 'rollback', returned: { 'mf-news': 1 } });
    expect(Object.keys(head?.changed ?? {})).toEqual(['mf-news']);
  });

  test('further each time, also past a rollback of the whole site, and says where it ends', async () => {
    for (const n of ['n2', 'n3', 'n4']) await go({ 'mf-news': await publishNews(n) });
    await back('mf-news');
    expect(await words('sample/news.html')).toBe('n3');
    await go({ 'mf-about': await publishAbout('a2') });
    await rollBack(store);
    await back('mf-news');
    expect(await words('sample/news.html')).toBe('n2');
    await back('mf-news');
    expect(await words('sample/news.html')).toBe('n1');
    await expect(back('mf-news')).rejects.toThrow('mf-news has had no other version in live.');
    await expect(back('mf-none')).rejects.toThrow('mf-none is not live in live. Live there: ');
  });

  test('to a version that was published on top of a rollback, not to what the rollback undid', async () => {
    await go({ 'mf-news': await publishNews('n2') });
    await back('mf-news');
    await go({ 'mf-news': await publishNews('n3') });
    await back('mf-news');
    expect(await words('sample/news.html')).toBe('n1');
  });

  test('and forward again, by the beginning of its version', async () => {
    const second = await publishNews('n2');
    await go({ 'mf-news': second });
    await back('mf-news');
    const found = await findVersion(store, `mf-news@${second.slice(0, 6)}`);
    expect(found).toEqual({ module: 'mf-news', version: second });
    await go({ [found.module]: found.version });
    expect(await words('sample/news.html')).toBe('n2');
    await expect(findVersion(store, 'mf-news@zz')).rejects.toThrow(
      /No version of mf-news begins with zz. There are: .*,/,
    );
    await expect(findVersion(store, 'mf-news')).rejects.toThrow('"mf-news" names no version.');
  });
});

describe('the whole site goes back', () => {
  test('to a release that is named', async () => {
    for (const n of ['n2', 'n3']) await go({ 'mf-news': await publishNews(n) });
    expect(await rollBack(store, undefined, { to: 1 })).toMatchObject({ number: 4, restores: 1, base: null });
    expect(await words('sample/news.html')).toBe('n1');
    await expect(rollBack(store, undefined, { to: 77 })).rejects.toThrow('There is no release 77 of live.');
  });
});

describe('facts', () => {
  const called = (phone: string) => ({ ...sampleSite, facts: { ...sampleSite.facts, phone } });
  const phone = async () => {
    const { release: head } = await readHead(store);
    return phoneOf(head?.site ?? '');
  };

  test('a team with the facts of last week changes its module and not the phone number', async () => {
    await go({}, { site: called('1600-1111'), keepFacts: false });
    await go({ 'mf-news': await publishNews('n2') });
    expect([await words('sample/news.html'), await phone()]).toEqual(['n2', '1600-1111']);
  });

  test('have versions like modules: they go back alone, and are told as what changed', async () => {
    const made = await go({}, { site: called('1600-1111'), keepFacts: false });
    expect(Object.keys(made.changed)).toEqual([factsName]);
    await go({ 'mf-news': await publishNews('n2') });
    await back(factsName);
    expect([await words('sample/news.html'), await phone()]).toEqual(['n2', sampleSite.facts.phone]);
    const last = (await readHead(store)).release;
    expect(last && versionsIn(last)[factsName]).toBe(made.changed[factsName]?.from);
  });
});

describe('a channel', () => {
  const staging = { channel: 'staging' };

  test('is what is live with its own versions, until they are promoted on top of what is live by then', async () => {
    const first = await go({ 'mf-news': await publishNews('n2') }, staging);
    expect(Object.keys(first.changed)).toEqual(['mf-news']);
    expect([await words('sample/news.html'), await words('sample/news.html', 'staging')]).toEqual(['n1', 'n2']);
    await go({ 'mf-about': await publishAbout('a2') });
    await go({}, staging);
    expect(await words('About.html', 'staging')).toBe('a2');

    await promote({ store, site: sampleSite, backEnd: null, channel: 'staging' });
    expect([await words('sample/news.html'), await words('About.html')]).toEqual(['n2', 'a2']);
    const { release: head } = await readHead(store);
    expect(head).toMatchObject({ kind: 'promotion', promoted: { channel: 'staging', number: 2 } });
    expect(Object.keys(head?.changed ?? {})).toEqual(['mf-news']);
    const after = (await readHead(store, 'staging')).release;
    expect(after).toMatchObject({ own: {}, site: head?.site });
    await expect(promote({ store, site: sampleSite, backEnd: null, channel: 'staging' })).rejects.toThrow(
      'staging has no version that is not live already.',
    );
  });

  test('has facts of its own, too, which go live with it and not before', async () => {
    const site = { ...sampleSite, facts: { ...sampleSite.facts, phone: '1600-1111' } };
    const phone = async (channel?: string) => {
      const { release: head } = await readHead(store, channel);
      return phoneOf(head?.site ?? '');
    };
    await go({}, { ...staging, site, keepFacts: false });
    await go({ 'mf-news': await publishNews('n2') }, staging);
    expect([await phone(), await phone('staging')]).toEqual([sampleSite.facts.phone, '1600-1111']);
    await promote({ store, site: sampleSite, backEnd: null, channel: 'staging' });
    expect(await phone()).toBe('1600-1111');
  });

  test('loses nothing that is released to it while another version of it is promoted', async () => {
    await go({ 'mf-news': await publishNews('n2') }, staging);
    const about2 = await publishAbout('a2');
    let isFirst = true;
    const tell = () => {
      if (isFirst) pending = go({ 'mf-about': about2 }, staging);
      isFirst = false;
    };
    let pending: Promise<unknown> = Promise.resolve();
    await promote({ store, site: sampleSite, backEnd: null, channel: 'staging', tell });
    await pending;
    await go({}, staging);
    expect(await words('About.html', 'staging')).toBe('a2');
    expect([await words('sample/news.html'), await words('About.html')]).toEqual(['n2', 'a1']);
  });
});

describe('a pin', () => {
  test('keeps a module where it is, whoever releases, until it is taken out', async () => {
    const [pinned, second] = [(await readHead(store)).release?.modules['mf-news'], await publishNews('n2')];
    expect(await pin({ store, module: 'mf-news', isIn: true })).toMatchObject({
      kind: 'pin',
      pins: { 'mf-news': pinned },
    });
    await expect(go({ 'mf-news': second })).rejects.toThrow(
      `mf-news is pinned at ${pinned}, so ${second} was not released.`,
    );
    await go({ 'mf-about': await publishAbout('a2') });
    await expect(pin({ store, module: 'mf-news', isIn: true })).rejects.toThrow('mf-news is pinned already');
    await pin({ store, module: 'mf-news', isIn: false });
    await go({ 'mf-news': second });
    expect([await words('sample/news.html'), await words('About.html')]).toEqual(['n2', 'a2']);
  });

  test('holds the facts as well', async () => {
    await pin({ store, module: factsName, isIn: true });
    const site = { ...sampleSite, facts: { ...sampleSite.facts, phone: '1600-1111' } };
    await expect(go({}, { site, keepFacts: false })).rejects.toThrow(`${factsName} is pinned at`);
  });

  test('stands against a rollback of the site that would move the module', async () => {
    await go({ 'mf-news': await publishNews('n2') });
    await pin({ store, module: 'mf-news', isIn: true });
    await expect(rollBack(store)).rejects.toThrow(/mf-news is pinned at .*, but release 1 has/);
  });
});

test('a trial writes nothing', async () => {
  const keysOf = async () => (await store.list('')).map(({ key }) => key);
  const version = await publishNews('n2');
  const before = await keysOf();
  const trial = new TrialStore(store);
  const { release: made } = await release({ ...given(), store: trial, replace: { 'mf-news': version } });
  expect(made.number).toBe(2);
  await rollBack(trial);
  expect((await readHead(trial)).release).toMatchObject({ number: 3, restores: 1 });
  expect(await keysOf()).toEqual(before);
  expect((await readHead(store)).next).toBe(2);
});

test('a difference tells versions, pages by their words, bytes, facts and contracts', async () => {
  const facts = { ...sampleSite.facts, hours: '10:00–18:00' };
  const first = (await readHead(store)).release;
  const more = remote('mf-news', [page({ path: '/{site}/news' }), page({ path: '/More' })]);
  const version = await publishRemote(store, more, { words: "'longer words'" });
  const second = await go({ 'mf-news': version }, { site: { ...sampleSite, facts }, keepFacts: false });
  if (!first) throw new Error('There is no first release.');
  const found = await diffReleases(store, first, second);
  expect(Object.keys(found.changed).sort()).toEqual(['mf-news', factsName]);
  expect(found.pages).toEqual({ added: ['More.html'], gone: ['sample/news/_any.html'], changed: ['sample/news.html'] });
  expect(found.facts).toEqual([{ place: 'hours', from: '24시간', to: '10:00–18:00' }]);
  expect(found.contracts).toEqual({ added: ['/More'], gone: ['/sample/news/:id'] });
  expect(found.bytes['mf-news']?.to).toBeGreaterThan(found.bytes['mf-news']?.from ?? 0);
});

test('a path tells its module, the version and the release since which that is live', async () => {
  await go({ 'mf-news': await publishNews('n2') }, { details: { by: 'Kim', why: 'autumn' } });
  await go({ 'mf-about': await publishAbout('a2') });
  const { route, origins } = await explainPath(store, '/sample/news/42');
  expect(route).toMatchObject({ remote: 'mf-news', path: '/sample/news/:id' });
  expect(origins.map(({ name, since }) => [name, since?.number, since?.by])).toEqual([
    ['mf-news', 2, 'Kim'],
    ['shell', 1, null],
    [factsName, 1, null],
  ]);
  expect((await explainPath(store, '/Nowhere')).route).toBeNull();
});

describe('the composer', () => {
  const composer = (version: string, mayChange = false) => ({ composer: { version, mayChange } });

  test('of an old checkout is refused, and changes only where that is meant', async () => {
    await go({ 'mf-news': await publishNews('n2') }, composer('c1'));
    const third = await publishNews('n3');
    await expect(go({ 'mf-news': third }, composer('c0'))).rejects.toThrow(
      'This checkout composes pages with composer c0, but what is live was composed with c1',
    );
    expect(await words('sample/news.html')).toBe('n2');
    expect(await go({ 'mf-news': third }, composer('c2', true))).toMatchObject({ composer: 'c2' });
  });

  test('that makes the same pages is released once, and held against from then on', async () => {
    await go({}, composer('c1', true));
    expect(await go({}, composer('c2', true))).toMatchObject({ number: 3, composer: 'c2', changed: {} });
    expect((await go({}, composer('c2'))).number).toBe(3);
    await expect(go({}, composer('c1'))).rejects.toThrow('composed with c2');
  });

  test('is named by its sources, the same each time', async () => {
    expect(await composerVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(await composerVersion()).toBe(await composerVersion());
  });
});
