import type { ComposedSite } from './compose/composeSite';
import { documentParts } from './compose/documentParts';
import { keepCut } from './fonts/fontCuts';
import { sha256 } from './hash';
import { inParallel } from './inParallel';
import { keepPacked } from './packedFiles';
import { keepPaper } from './papers/keptPapers';
import { readSiteIndex, type SiteIndex } from './site';
import { bytesOf } from './store/bytes';
import { keys } from './store/keys';
import { keep, type ReleaseStore } from './store/ReleaseStore';

/**
 * Writes a composed site, each piece before the index that names it. Nobody sees it until a release names it.
 *
 * @param base a site whose pieces are known to be there: the live one
 */
export async function writeSite(store: ReleaseStore, site: ComposedSite, base: string | null): Promise<void> {
  const blobs = new Map<string, { readonly position: number; readonly text: string }>();
  const position = (text: string): number => {
    const hash = sha256(text);
    const blob = blobs.get(hash) ?? { position: blobs.size, text };
    blobs.set(hash, blob);
    return blob.position;
  };
  const lock = position(`${JSON.stringify(site.lock, null, 2)}\n`);
  const hosting = position(`${JSON.stringify(site.hosting, null, 2)}\n`);
  const files = Object.fromEntries(
    Object.entries(site.files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, content]) => [file, documentParts(content).map(position)]),
  );
  const renders = Object.fromEntries(Object.entries(site.renders).map(([file, kept]) => [file, position(kept)]));
  const known = base ? await readSiteIndex(store, base) : null;
  const there = new Set(known?.blobs ?? []);
  await inParallel(blobs, async ([hash, { text }]) => {
    if (!there.has(hash)) await store.create(keys.blob(hash), text);
  });
  for (const [name, content] of Object.entries(site.assets)) {
    await keep(store, keys.asset(name), content);
    await keepPacked(store, keys.asset(name), bytesOf(content));
  }
  for (const cut of site.cuts) await keepCut(store, cut);
  // Those that what is live has are there, and stay as long as it does.
  const papersThere = new Set(known?.papers ?? []);
  const assetsThere = new Set(known?.assets ?? []);
  for (const one of site.papers) {
    // What another machine made of the same words has other bytes, and the record names one of both.
    const isThere = one.bytes === null && papersThere.has(one.key) && assetsThere.has(one.paper.asset);
    if (!isThere) await keepPaper(store, one);
  }
  const made = [...site.cuts.map(({ cut }) => cut.asset), ...site.papers.map(({ paper }) => paper.asset)];
  const assets = [...Object.keys(site.assets), ...new Set(made)];
  const fontCuts = site.cuts.map(({ key }) => key);
  const papers = site.papers.map(({ key }) => key);
  const index: SiteIndex = {
    blobs: [...blobs.keys()],
    lock,
    hosting,
    files,
    renders,
    assets: assets.sort(),
    fontCuts,
    ...(papers.length && { papers }),
  };
  await store.create(keys.siteIndex(site.id), `${JSON.stringify(index)}\n`);
}
