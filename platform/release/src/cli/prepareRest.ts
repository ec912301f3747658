import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rehearse } from '../compose/rehearse';
import { serverBundles } from '../compose/serverBundles';
import { confinement } from '../confine/confinement';
import { readManifest } from '../manifest';
import { factsName, readFacts } from '../publishedFacts';
import { planVersions } from '../release';
import { readLock } from '../site';
import type { ReleaseStore } from '../store/ReleaseStore';
import { distOf } from '../workspace';

interface Rest {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly backEnd: string | null;
  /** Version of the composer that this process is. */
  readonly composer: string;
  /** Modules that will be another version, which is not there yet. */
  readonly others: readonly string[];
  /** What is waited for meanwhile. */
  readonly until: Promise<unknown>;
}

/**
 * Has the bundles that stay run while others are built, and what is there composed for practice: a composition finds them read,
 * and all code that composes warm. None of what is made is kept.
 */
export async function prepareRest({ store, channel, backEnd, composer, others, until }: Rest): Promise<void> {
  const { head, live, versions } = await planVersions(store, channel, {});
  const { [factsName]: named, ...modules } = versions;
  const stay = Object.entries(modules).filter(([module]) => !others.includes(module));
  const manifests = await Promise.all(stay.map(([module, version]) => readManifest(store, module, version)));
  const running = await confinement.prepare({ code: await serverBundles(store, manifests), backEnd });
  const { site } = head.release ?? live ?? {};
  if (!running || named === undefined || site === undefined) return;
  const [facts, before] = await Promise.all([readFacts(store, named), readLock(store, site)]);
  await rehearse({ store, versions: modules, facts, site, before, composer, running, until });
}

/** Brings builds, beside which they are published: a composition finds them there. */
export async function bringBuilt(modules: readonly string[]): Promise<void> {
  const read = modules.map(async (module) => {
    const code = await readFile(path.join(distOf(module), 'server/index.cjs'), 'utf8').catch(() => null);
    return code === null ? [] : [[module, code] as const];
  });
  await confinement.bring(Object.fromEntries((await Promise.all(read)).flat()));
}
