import { writeFile } from 'node:fs/promises';
import type { Owners, TeamKey } from '@platform/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readHead } from '../journal';
import { pin } from '../pins';
import { factsName } from '../publishedFacts';
import { type ReleaseOptions, release } from '../release';
import { rollBack } from '../rollBack';
import type { FolderStore } from '../store/FolderStore';
import { keys } from '../store/keys';
import { readRequired } from '../store/ReleaseStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { newKey, type Signer, signerOf } from './Signer';
import { signStored } from './signVersion';

const news = remote('mf-news', [page({ path: '/{site}/news' })]);
const about = remote('mf-about', [page({ path: '/' })]);

const [owner, newsTeam, newsTeamNext, aboutTeam, stranger] = Array.from({ length: 5 }, () => signerOf(newKey())) as [
  Signer,
  Signer,
  Signer,
  Signer,
  Signer,
];

const team = ({ publicKey: key }: Signer, given: Partial<TeamKey>): TeamKey => ({
  key,
  owns: [],
  channels: ['live', 'staging'],
  contact: 'nobody <nobody@sample.test>',
  ...given,
});
const owners: Owners = {
  owner: team(owner, { owns: [factsName, 'shell'], channels: ['*'], contact: 'Oh <oh@sample.test>' }),
  news: team(newsTeam, { owns: ['mf-news'], contact: 'Kim <kim@sample.test>' }),
  about: team(aboutTeam, { owns: ['mf-about'], channels: ['staging', 'pr-*'], contact: 'Lee <lee@sample.test>' }),
};

let store: FolderStore;
const go = async (replace: Record<string, string>, signer: Signer | null, more: Partial<ReleaseOptions> = {}) =>
  (await release({ store, site: { ...sampleSite, owners }, backEnd: null, keepFacts: true, replace, signer, ...more }))
    .release;
const publishNews = async (words: string, signer?: Signer) => {
  const version = await publishRemote(store, news, { words: `'${words}'` });
  if (signer) await signStored(store, 'mf-news', version, signer);
  return version;
};
const live = async () => (await readHead(store)).release?.number;
const withKeys = (more: Owners) => ({ site: { ...sampleSite, owners: { ...owners, ...more } }, keepFacts: false });

beforeEach(async () => {
  store = await temporaryStore();
  const shell = await publishShell(store);
  const versions = {
    shell,
    'mf-news': await publishNews('n1', newsTeam),
    'mf-about': await publishRemote(store, about),
  };
  await signStored(store, 'shell', shell, owner);
  await signStored(store, 'mf-about', versions['mf-about'], aboutTeam);
  await go(versions, owner, { keepFacts: false });
});

test('a version that its owner signed goes live, and the journal shows both keys', async () => {
  const made = await go({ 'mf-news': await publishNews('n2', newsTeam) }, newsTeam);
  expect(made).toMatchObject({ number: 2, key: 'news', signed: { 'mf-news': 'news', shell: 'owner' } });
});

describe('a version is refused, and whom to ask is said, where it is', () => {
  test('not signed', async () => {
    const version = await publishNews('n2');
    await expect(go({ 'mf-news': version }, newsTeam)).rejects.toThrow(
      `mf-news ${version} is not signed. Publish it with a key that owns it, or sign what is there: npm run keys -- sign mf-news@${version}. Ask Kim <kim@sample.test>, who owns mf-news.`,
    );
  });

  test('signed by the key of another team, or by nobody’s', async () => {
    await expect(go({ 'mf-news': await publishNews('n2', aboutTeam) }, newsTeam)).rejects.toThrow(
      /is signed by the key about, which does not own mf-news. Ask Kim/,
    );
    await expect(go({ 'mf-news': await publishNews('n3', stranger) }, newsTeam)).rejects.toThrow(
      /is signed by a key that the site's owners do not name. Ask Kim/,
    );
  });

  test('changed after it was signed: what the composer runs, what browsers run, what it is said to be', async () => {
    for (const [words, keyOf] of [
      ['n2', (version: string) => keys.serverBundle('mf-news', version)],
      ['n3', (version: string) => keys.clientFile('mf-news', version, 'remoteEntry.js')],
      ['n4', (version: string) => keys.manifest('mf-news', version)],
    ] as const) {
      const version = await publishNews(words, newsTeam);
      const file = store.pathOf(keyOf(version));
      await writeFile(file, `${await store.read(keyOf(version))} `);
      await expect(go({ 'mf-news': version }, newsTeam)).rejects.toThrow(
        new RegExp(`mf-news ${version} was changed after the key news signed it. Nothing of it is used. Ask Kim`),
      );
    }
  });

  test('changed after it was signed, and wrong besides: the change is said, not what came of it', async () => {
    const version = await publishRemote(store, news, { words: "(() => { throw new Error('wrong') })()" });
    await signStored(store, 'mf-news', version, newsTeam);
    await writeFile(store.pathOf(keys.clientFile('mf-news', version, 'remoteEntry.js')), 'changed');
    await expect(go({ 'mf-news': version }, newsTeam)).rejects.toThrow(
      /was changed after the key news signed it.*remoteEntry/,
    );
  });

  test('changed in a picture, of which no page is composed', async () => {
    const version = await publishShell(store, undefined, {}, { assets: { 'a.webp': 'picture' } });
    await signStored(store, 'shell', version, owner);
    await writeFile(store.pathOf(keys.asset('a.webp')), 'another');
    await expect(go({ shell: version }, owner)).rejects.toThrow(
      `shell ${version} was changed after the key owner signed it.`,
    );
  });

  test('given the signature of another version', async () => {
    const [signed, other] = [await publishNews('n2', newsTeam), await publishNews('n3')];
    const [signature] = await store.list(`signatures/mf-news/${signed}/`);
    const key = signature?.key ?? '';
    await store.create(key.replace(signed, other), await readRequired(store, key));
    await expect(go({ 'mf-news': other }, newsTeam)).rejects.toThrow(/does not hold: It is another version’s. Ask Kim/);
  });

  test('of a module that nobody owns', async () => {
    const events = await publishRemote(store, remote('mf-events', [page({ path: '/events' })]));
    await expect(go({ 'mf-events': events }, newsTeam)).rejects.toThrow(
      "Nobody owns mf-events yet: ask Oh <oh@sample.test> to name a key for it in the site's owners.",
    );
  });

  afterEach(async () => expect(await live()).toBe(1));
});

test('a version that was changed while it was not live does not come back', async () => {
  const first = (await readHead(store)).release?.modules['mf-news'] ?? '';
  await go({ 'mf-news': await publishNews('n2', newsTeam) }, newsTeam);
  await writeFile(store.pathOf(keys.clientFile('mf-news', first, 'remoteEntry.js')), 'changed');
  await expect(rollBack(store, undefined, { signer: owner })).rejects.toThrow(
    `mf-news ${first} was changed after the key news signed it.`,
  );
  expect(await live()).toBe(2);
});

describe('a release is refused where its key', () => {
  test('is not there, is nobody’s, or is not for the channel', async () => {
    const version = await publishNews('n2', newsTeam);
    await expect(go({ 'mf-news': version }, null)).rejects.toThrow(/needs a key of this site, and there is none here/);
    await expect(go({ 'mf-news': version }, stranger)).rejects.toThrow(
      /is none of this site's, so it releases nothing/,
    );
    await expect(go({ 'mf-news': version }, aboutTeam)).rejects.toThrow(
      'The key about releases to staging, pr-*, not to live. Ask Oh <oh@sample.test> or Kim <kim@sample.test>, who may.',
    );
    await expect(pin({ store, module: 'mf-news', isIn: true, signer: aboutTeam })).rejects.toThrow(/not to live/);
    expect(await live()).toBe(1);
    await go({ 'mf-news': version }, aboutTeam, { channel: 'pr-12' });
    expect((await readHead(store, 'pr-12')).release).toMatchObject({ key: 'about', own: { 'mf-news': version } });
  });

  test('does not own the facts: a team can not make itself the owner', async () => {
    await expect(go({}, newsTeam, withKeys({ news: team(newsTeam, { owns: ['*'] }) }))).rejects.toThrow(
      /The key news does not own site-facts. Ask Oh/,
    );
    expect(await live()).toBe(1);
  });
});

describe('a key is', () => {
  test('changed for another: what the old one signed stays live, the new one signs the next', async () => {
    const both = {
      news: { ...(owners.news as TeamKey), revoked: new Date(Date.now() + 1).toISOString() },
      'news-next': team(newsTeamNext, { owns: ['mf-news'], contact: 'Kim <kim@sample.test>' }),
    };
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await go({}, owner, withKeys(both))).toMatchObject({ number: 2, signed: { 'mf-news': 'news' } });
    await expect(go({ 'mf-news': await publishNews('n2', newsTeam) }, newsTeamNext)).rejects.toThrow(
      /is signed by the key news, which is revoked since .*, and was not live before. .* Ask Kim/,
    );
    await expect(go({ 'mf-news': await publishNews('n3', newsTeamNext) }, newsTeam)).rejects.toThrow(
      /The key news is revoked since/,
    );
    const made = await go({ 'mf-news': await publishNews('n2', newsTeamNext) }, newsTeamNext);
    expect(made).toMatchObject({ number: 3, key: 'news-next', signed: { 'mf-news': 'news-next' } });
  });

  test('revoked from a moment on: what went live since is composed no more until it is taken back', async () => {
    const moment = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await go({ 'mf-news': await publishNews('n2', newsTeam) }, newsTeam);
    const without = withKeys({ news: { ...(owners.news as TeamKey), revoked: moment } });
    await expect(go({}, owner, without)).rejects.toThrow(/was not live before/);
    await expect(rollBack(store, undefined, { signer: aboutTeam })).rejects.toThrow(/not to live/);
    await rollBack(store, undefined, { signer: owner });
    expect(await go({}, owner, without)).toMatchObject({ signed: { 'mf-news': 'news' } });
  });
});

test('what follows new data moves nothing that somebody owns, so it asks for no key', async () => {
  await go({}, null, { details: { kind: 'data' } });
  await expect(go({ 'mf-news': await publishNews('n2', newsTeam) }, null)).rejects.toThrow(/needs a key/);
});

test('a store of before owners names them once each live version is signed', async () => {
  store = await temporaryStore();
  const versions = { shell: await publishShell(store), 'mf-news': await publishNews('n1') };
  const open = { site: sampleSite };
  await go(versions, null, { ...open, keepFacts: false });
  await go({ 'mf-news': await publishNews('n2') }, null, open);
  await expect(go({}, owner, { keepFacts: false })).rejects.toThrow(
    /shell .* is not signed.*\n.*mf-news .* is not signed/,
  );
  await signStored(store, 'shell', versions.shell, owner);
  await signStored(store, 'mf-news', await publishNews('n2'), newsTeam);
  expect(await go({}, owner, { keepFacts: false })).toMatchObject({ number: 3, key: 'owner' });
});
