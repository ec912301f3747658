import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@platform/contract';
import { readSite } from '@platform/contract/readSite';
import { defaultRetention } from '../collectGarbage';
import { readLive } from '../live';
import { factsOfRelease } from '../publishedFacts';
import type { ReleaseStore } from '../store/ReleaseStore';
import { repository } from '../workspace';

/**
 * The product: as this repository has it, or, in a repository of a module alone, as it is live in the store.
 *
 * @throws where there is neither
 */
export async function siteHere(store: ReleaseStore): Promise<Site> {
  if (existsSync(path.join(repository, 'site/src/index.ts'))) return readSite(repository);
  const live = await readLive(store);
  if (!live)
    throw new Error(
      'This repository has no site, and nothing is live in the release store. RELEASE_STORE names the store of the site that the module is for: a folder, or s3://bucket?endpoint=https://….',
    );
  const { facts, menuGroups, owners = {} } = await factsOfRelease(store, live);
  // Only who has the site deploys it and sweeps its store.
  return {
    facts,
    menuGroups,
    owners,
    budgets: [],
    functions: () => null,
    retention: defaultRetention,
    witnesses: null,
  };
}
