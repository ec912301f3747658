import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remote, ShownCharacters, SiteFont } from '@platform/contract';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeEach, expect, it } from 'vitest';
import { checkSite } from '../checkSite';
import { collectGarbage } from '../collectGarbage';
import { exportHosting } from '../exportHosting';
import { type ReleasedSite, release } from '../release';
import { requireSiteFile, siteAssets } from '../site';
import { textOf } from '../store/bytes';
import type { FolderStore } from '../store/FolderStore';
import { keys } from '../store/keys';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';

const packages = createRequire(import.meta.url);
/** A slice of a font, for a whole one takes seconds, which holds common syllables. */
const assets = {
  'sans.woff2': await readFile(
    packages.resolve('pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.91.woff2'),
  ),
};
const font: SiteFont = {
  draws: 'text',
  property: '--font-text',
  family: 'Sans',
  source: 'sans.woff2',
  always: 'A Not Found',
  preload: 'low',
  standInFamily: 'Sans',
  standIns: [],
};
const said = (text: string): ShownCharacters => ({ headlines: '', text });
const news = remote('mf-news', [page({ path: '/' })]);

let store: FolderStore;
let fontCache: FolderStore;
let shell: string;
beforeEach(async () => {
  [store, fontCache] = await Promise.all([temporaryStore(), temporaryStore()]);
  shell = await publishShell(store, undefined, {}, { fonts: [font], assets, boot: 'boot();' });
});

async function go(
  words: string,
  characters: ShownCharacters | undefined,
  { module = news, prerender = '{}' }: { readonly module?: Remote; readonly prerender?: string } = {},
): Promise<ReleasedSite> {
  const given = { words: JSON.stringify(words), prerender, ...(characters && { characters }) };
  const version = await publishRemote(store, module, given);
  return release({ store, replace: { shell, 'mf-news': version }, site: sampleSite, backEnd: null, fontCache });
}

const stylesheets = ({ assets }: ReleasedSite) =>
  Object.entries(assets).flatMap(([name, css]) => (name.endsWith('.css') ? [css] : []));
const document = async ({ id }: ReleasedSite, file = 'index.html') => textOf(await requireSiteFile(store, id, file));
/** Fonts that a page has on its first screen, by asset name. */
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="\/_assets\/([^"]+)" as="font"/g)].map(([, name = '']) => name);

/** Which characters the files hold that the stylesheets of a site name, of some. */
async function drawn(made: ReleasedSite, characters: string): Promise<string> {
  const names = stylesheets(made).flatMap((css) =>
    [...css.matchAll(/url\(\/_assets\/([^)]+)\)/g)].map(([, name = '']) => name),
  );
  return heldBy(names, characters);
}

async function heldBy(names: readonly string[], characters: string): Promise<string> {
  const covered = new Set<number>();
  for (const name of names) {
    const bytes = await store.read(keys.asset(name));
    const whole = await subsetFont(bytes ?? Buffer.alloc(0), characters, { targetFormat: 'truetype' });
    for (const point of new Face(new Blob(new Uint8Array(whole))).collectUnicodes()) covered.add(point);
  }
  return [...characters].filter((character) => covered.has(character.codePointAt(0) ?? 0)).join('');
}

it('a new syllable of one module, published alone, is drawn in the site’s own font', async () => {
  const before = await go('words', said('가'));
  expect(await drawn(before, '가다AZ')).toBe('가A');
  // Said by its sources alone: a message that no composed page shows.
  const after = await go('words', said('가다'));
  expect(after.lock.shell).toEqual(before.lock.shell);
  expect(await drawn(after, '가다')).toBe('가다');

  const html = await document(after);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/_assets\/([^"]+)" integrity="sha256-/g)];
  for (const [, sheet = ''] of sheets) expect(await store.read(keys.asset(sheet))).not.toBeNull();
  expect(sheets.length).toBeGreaterThanOrEqual(2);
});

it('a page asks at once for what its first screen shows, and for nothing else', async () => {
  const words = `가 고 ${'. '.repeat(400)} 다`;
  const made = await go(words, said('가고다리'));
  const html = await document(made);
  const first = preloaded(html);
  expect(await heldBy(first, '가고다리')).toBe('가고');
  expect(await drawn(made, '가고다리')).toBe('가고다리');
  const [later = '', files = ''] = html.match(/<link rel="stylesheet"[^>]* data-later="([^"]+)" data-site>/) ?? [];
  expect(html.split('<body>')[0]).not.toContain(later);
  // Of those that come later it names the one that its own text is in.
  expect(await heldBy(files.split(' '), '가고다리')).toBe('다');
  expect(html).toContain(first[0]);
});

it('a page that says of its head alone what its module knows has a file of its own; one that shows posts has none', async () => {
  const module = remote('mf-news', [page({ path: '/', prerender: './prerender.ts' })]);
  const firstOf = async (prerender: string) => {
    const html = await document(await go(`가 고 ${'. '.repeat(400)} 다`, said('가고다'), { module, prerender }));
    return heldBy(preloaded(html), '가고다');
  };
  expect(await firstOf("{ head: () => ({ image: '/a.jpg' }) }")).toBe('가고');
  expect(await firstOf("{ data: () => '가 고' }")).toBe('');
});

it('words that only a page says, as those of posts, are drawn too', async () => {
  expect(await drawn(await go('가 하', said('가')), '하')).toBe('하');
});

it('what the font does not have is left to the machine', async () => {
  const made = await go('가 漢', said('가'));
  expect(await drawn(made, '漢')).toBe('');
});

it('without a new character nothing is cut: kept in the release store, and on the machine for other stores', async () => {
  const first = await go('가 다', said('가다'));
  const cuts = async (kept: FolderStore) => (await kept.list('fonts/')).map(({ key }) => key);
  expect(await cuts(store)).toEqual(first.cuts.map(({ key }) => keys.fontCut(key)).sort());
  expect(await cuts(fontCache)).toEqual(await cuts(store));

  fontCache = await temporaryStore();
  const second = await go('다 가 다', said('가다'));
  expect([second.id === first.id, stylesheets(second)]).toEqual([false, stylesheets(first)]);
  expect(await cuts(fontCache)).toEqual([]);
});

it('modules of before, and of other tools, say nothing: their pages do', async () => {
  expect(await drawn(await go('하', undefined), '하')).toBe('하');
});

it('an export brings them, those of tabs that are still open too', async () => {
  const sites = [await go('가', said('가')), await go('다', said('가다'))];
  const target = path.join(await mkdtemp(path.join(tmpdir(), 'export-')), 'deploy');
  await exportHosting(store, () => null, target);
  for (const { id } of sites) {
    const names = await siteAssets(store, id);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const exported = await readFile(path.join(target, 'public/_assets', name));
      expect(exported.equals((await store.read(keys.asset(name))) ?? Buffer.alloc(0))).toBe(true);
    }
  }
});

it('a sweep keeps the fonts of kept releases and no others', async () => {
  await go('가', said('가'));
  const orphan = 'ffffffffffffffff.woff2';
  await store.create(keys.asset(orphan), 'nobody’s');
  await store.create(keys.fontCut('ffff'), '{}');
  const later = Date.now() + 90_000_000;
  const { removed } = await collectGarbage(store, { now: later });
  expect(removed.map(({ key }) => key)).toEqual([keys.asset(orphan), keys.fontCut('ffff')].sort());
  const live = await go('가', said('가'));
  expect(await checkSite(store, live.id)).toEqual([]);
  const [name = ''] = await siteAssets(store, live.id);
  for (const file of await store.list(keys.asset(name))) await store.remove({ ...file, at: later });
  expect(await checkSite(store, live.id)).toEqual([`${keys.asset(name)} is missing`]);
}, 20_000);
