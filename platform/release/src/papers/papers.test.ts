import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { saidIn } from '@platform/assets/paper/testing/readPdf';
import type { SiteFont } from '@platform/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectGarbage } from '../collectGarbage';
import { Confinement } from '../confine/confinement';
import { type ReleasedSite, type ReleaseOptions, release } from '../release';
import { readSiteIndex, siteAssets } from '../site';
import type { FolderStore } from '../store/FolderStore';
import { keys } from '../store/keys';
import { namedLock, page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { checkWeight } from './keptPapers';

/** A slice of a font, for a whole one takes seconds, which holds letters and digits. */
const sans = await readFile(
  createRequire(import.meta.url).resolve(
    'pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.91.woff2',
  ),
);
const font: SiteFont = {
  draws: 'text',
  property: '--font-text',
  family: 'Sans',
  source: 'sans.woff2',
  always: 'A',
  preload: 'low',
  standInFamily: 'Sans',
  standIns: [],
};

const plans = remote('mf-plans', [
  page({ path: '/' }),
  page({ path: '/Plans/a', prerender: './prerender.ts' }),
  page({ path: '/Plans/b', prerender: './prerender.ts' }),
]);
const book = remote('mf-book', [page({ path: '/Book', prerender: './prerender.ts' })]);

const colours = { ground: '#fff', ink: '#000', soft: '#000', mute: '#000', line: '#000', accent: '#000' };
const head = `title: 'A', language: 'en', look: ${JSON.stringify({ light: colours, dark: colours })}, foot: 'A'`;
const sheet = (bookmark: string, text: string) =>
  `{ bookmark: ${bookmark}, blocks: [{ kind: 'text', text: ${text} }] }`;
/** A paper for each page, which says its path's last letter and the phone number. */
const ofPlans = `{ paper: ({ path, facts }) => ({ ${head}, file: 'Plan ' + path.at(-1), sheets: [${sheet('path', 'facts.phone')}] }) }`;
const ofBook = (sheets = `'/Plans/*'`) =>
  `{ paper: () => ({ ${head}, file: 'Book', sheets: [${sheet("'Cover'", "'1'")}, ${sheets}] }) }`;

let store: FolderStore;
let cache: FolderStore;
let versions: Record<string, string>;
beforeEach(async () => {
  [store, cache] = await Promise.all([temporaryStore(), temporaryStore()]);
  versions = {
    shell: await publishShell(store, undefined, {}, { fonts: [font], assets: { 'sans.woff2': sans } }),
    'mf-plans': await publishRemote(store, plans, { prerender: ofPlans }),
    'mf-book': await publishRemote(store, book, { prerender: ofBook() }),
  };
});

const go = (more: Partial<ReleaseOptions> = {}): Promise<ReleasedSite> =>
  release({ store, replace: versions, site: sampleSite, backEnd: null, fontCache: cache, ...more });

const bytesOf = async (one: FolderStore, href = '') => one.read(keys.asset(href.slice('/_assets/'.length)));

describe('a page’s paper', () => {
  it('is a file of the release, whose address, name and size browsers are told', async () => {
    const { lock, files } = await go();
    const browser = await namedLock(store, files['index.html'] ?? '');
    expect(browser.papers).toEqual(lock.papers);
    expect(Object.keys(browser.papers ?? {})).toEqual(['/Book', '/Plans/a', '/Plans/b']);
    // What composes the release again elsewhere asks by this whether it is the one that is live.
    expect(JSON.parse(files['facts.json'] ?? '').release).toBe(lock.id);
    const plan = browser.papers?.['/Plans/a'];
    expect(plan?.file).toBe('Plan a.pdf');
    const bytes = await bytesOf(store, plan?.href);
    expect(bytes?.length).toBe(plan?.bytes);
    expect(Buffer.from(bytes ?? []).toString('latin1')).toMatch(/^%PDF-1\.7/);
  });

  it('takes in those of other pages', async () => {
    const { lock } = await go();
    const bytes = await bytesOf(store, lock.papers?.['/Book']?.href);
    expect(saidIn(Buffer.from(bytes ?? []).toString('latin1'), 'Title')).toEqual(['Cover', '/Plans/a', '/Plans/b']);
  });

  it('is the same where bundles are confined', async () => {
    const here = await go();
    const confinement = new Confinement();
    try {
      const there = await go({ run: confinement.run, channel: 'other' });
      expect(there.lock.papers).toEqual(here.lock.papers);
    } finally {
      await confinement.close();
    }
  });
});

describe('a paper is made', () => {
  /** Which of them a release found nowhere. */
  const made = ({ papers }: ReleasedSite) => papers.filter(({ bytes }) => bytes !== null).length;

  it('once: a version that says the same finds it kept', async () => {
    expect(made(await go())).toBe(3);
    versions['mf-plans'] = await publishRemote(store, plans, { prerender: ofPlans, words: "'others'" });
    expect(made(await go())).toBe(0);
  });

  it('of what has changed alone', async () => {
    const before = await go();
    versions['mf-book'] = await publishRemote(store, book, { prerender: ofBook("'/Plans/b'") });
    const after = await go();
    expect(made(after)).toBe(1);
    expect(after.lock.papers?.['/Plans/a']).toEqual(before.lock.papers?.['/Plans/a']);
    expect(after.lock.papers?.['/Book']).not.toEqual(before.lock.papers?.['/Book']);
  });

  it('anew with other facts', async () => {
    const before = await go();
    const facts = { ...sampleSite.facts, phone: '1234-5678' };
    const after = await go({ site: { ...sampleSite, facts } });
    expect(after.lock.papers?.['/Plans/a']?.href).not.toBe(before.lock.papers?.['/Plans/a']?.href);
  });

  it('never again on a machine that has made it', async () => {
    const { lock } = await go();
    const other = await temporaryStore();
    for (const { key } of await store.list('')) {
      const isOwn = key.startsWith('modules/') || key.startsWith('facts/') || key === keys.asset('sans.woff2');
      const bytes = isOwn ? await store.read(key) : null;
      if (bytes) await other.create(key, bytes);
    }
    const again = await go({ store: other });
    expect(again.lock.papers).toEqual(lock.papers);
    for (const { href } of Object.values(lock.papers ?? {})) expect(await bytesOf(other, href)).not.toBeNull();
  });
});

it('a sweep keeps the papers of kept releases, and removes the others with what names them', async () => {
  const { id, lock } = await go();
  expect(await siteAssets(store, id)).toContain(lock.papers?.['/Book']?.href.slice('/_assets/'.length));
  const [key = ''] = (await readSiteIndex(store, id))?.papers ?? [];
  // A rollback leads to the release before the last.
  let next = await go();
  for (const text of ['2', '3']) {
    versions['mf-plans'] = await publishRemote(store, plans, {
      prerender: ofPlans.replace('facts.phone', `'${text}'`),
    });
    next = await go();
  }
  const later = Date.now() + 1000 * 24 * 3_600_000;
  const { removed } = await collectGarbage(store, { rule: { releases: 1, days: 0, evidenceUntil: null }, now: later });
  const gone = removed.map((file) => file.key);
  expect(gone).toContain(keys.paper(key));
  expect(gone).toContain(`assets/${lock.papers?.['/Plans/a']?.href.slice('/_assets/'.length)}`);
  for (const { href } of Object.values(next.lock.papers ?? {})) expect(await bytesOf(store, href)).not.toBeNull();
});

it('a paper whose file is gone is brought by the next release', async () => {
  const { lock } = await go();
  for (const { href } of Object.values(lock.papers ?? {}))
    await rm(store.pathOf(keys.asset(href.slice('/_assets/'.length))));
  versions['mf-plans'] = await publishRemote(store, plans, { prerender: ofPlans, words: "'others'" });
  const again = await go();
  for (const { href } of Object.values(again.lock.papers ?? {})) expect(await bytesOf(store, href)).not.toBeNull();
});

it('a sweep keeps the file that a kept paper’s record names, whoever made it', async () => {
  const { id } = await go();
  const [key = ''] = (await readSiteIndex(store, id))?.papers ?? [];
  // Another machine made other bytes of the same words, and its record came first.
  const other = '0123456789abcdef.pdf';
  await store.create(keys.asset(other), 'other bytes');
  await writeFile(store.pathOf(keys.paper(key)), JSON.stringify({ asset: other, bytes: 11 }));
  await collectGarbage(store, { now: Date.now() + 1000 * 24 * 3_600_000 });
  expect(await store.read(keys.asset(other))).not.toBeNull();
});

it('a paper that takes in what is below a path goes without where nothing is, and whoever publishes is told', async () => {
  versions['mf-book'] = await publishRemote(store, book, { prerender: ofBook("'/Elsewhere/*'") });
  const { lock, warnings } = await go();
  expect(warnings).toEqual(['The paper of /Book takes in those of /Elsewhere/*, and there are none: it goes without.']);
  const bytes = await bytesOf(store, lock.papers?.['/Book']?.href);
  expect(saidIn(Buffer.from(bytes ?? []).toString('latin1'), 'Title')).toEqual(['Cover']);
});

describe('a release is refused', () => {
  it.each([
    [
      'takes in what is not there',
      ofBook("'/Elsewhere'"),
      /paper of \/Book takes in that of \/Elsewhere.*publish its module first/,
    ],
    [
      'has a file name that file systems read otherwise',
      ofBook().replace("'Book'", "'../Book'"),
      /paper of \/Book is called "\.\.\/Book"/,
    ],
    [
      'shows what is no asset',
      ofBook(
        "{ bookmark: 'A', blocks: [{ kind: 'drawing', src: '/_assets/../channels/live/00000001.json', alt: 'A' }] }",
      ),
      /shows \/_assets\/\.\.\/channels.*which is no asset of a module/,
    ],
    [
      'can not be told',
      '{ paper: () => { throw new Error("no") } }',
      /mf-book, page \/Book: its paper can not be told: no/,
    ],
    [
      'can not be made',
      ofBook().replace("'1'", "'漢'"),
      /paper of \/Book, "A", can not be made: No font of the site has "漢"/,
    ],
  ])('whose paper %s', async (_, prerender, why) => {
    versions['mf-book'] = await publishRemote(store, book, { prerender });
    await expect(go()).rejects.toThrow(why);
  });
});

it.each([
  [8_000_000, true],
  [8_000_001, false],
])('a file of %i bytes may go to visitors: %s', (bytes, isLightEnough) => {
  if (isLightEnough) expect(() => checkWeight(bytes)).not.toThrow();
  else expect(() => checkWeight(bytes)).toThrow('It weighs 8.0 MB, 8 at the most.');
});
