import { beforeEach, expect, it } from 'vitest';
import type { ComposedSite } from '../compose/composeSite';
import { type ReleaseOptions, release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { serveCandidate } from './servedCandidate';
import { weighPages } from './weighPages';

let store: FolderStore;
beforeEach(async () => {
  store = await temporaryStore();
});

/** What a release is composed of, before anything of it is kept. */
async function composed(): Promise<ComposedSite> {
  const made: ComposedSite[] = [];
  const gate: NonNullable<ReleaseOptions['gate']> = async (plan) => {
    made.push(plan.composed);
    throw new Error('seen');
  };
  const home = await publishRemote(store, remote('mf-home', [page({ path: '/' })]));
  const replace = { shell: await publishShell(store), 'mf-home': home };
  await expect(release({ store, replace, site: sampleSite, backEnd: null, gate })).rejects.toThrow('seen');
  const [site] = made;
  if (!site) throw new Error('Nothing was composed.');
  return site;
}

it('weighs what the site itself brings, such as the stylesheet of its fonts, before it is kept', async () => {
  const site = await composed();
  const file = 'index.html';
  const html = (site.files[file] ?? '').replace('</head>', '<link rel="stylesheet" href="/_assets/own.css"></head>');
  const own = {
    ...site,
    files: { ...site.files, [file]: html },
    assets: { ...site.assets, 'own.css': 'p{color:red}' },
  };
  const pages = [{ file, path: '/', module: 'mf-home', route: null }] as const;
  const budgets = [{ name: 'styles', kind: 'css', counts: 'all', limit: 1, pages: () => true }] as const;
  const candidate = await serveCandidate(store, own, null);
  try {
    expect(await weighPages(candidate.store, own, pages, budgets)).toMatchObject([
      { module: 'mf-home', page: '/', shown: 'bytes' },
    ]);
  } finally {
    await candidate.close();
  }
});
