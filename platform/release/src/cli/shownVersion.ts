import { readHead } from '../journal';
import { publish } from '../publish';
import { factsName } from '../publishedFacts';
import { readLock } from '../site';
import { findVersion } from '../versions';
import { distOf, moduleNames } from '../workspace';
import { buildModules, moduleOf } from './builds';
import type { CommandWorld } from './world';

/** The version that is meant, in the store: one that is there, or a build that is stored without going live. */
export async function shownVersion(
  { store, signer, options }: CommandWorld,
  name: string,
): Promise<{ readonly module: string; readonly version: string }> {
  if (name.includes('@')) return findVersion(store, name);
  const { release } = await readHead(store, options.channel);
  const keepBuild = (module: string, folder: string) =>
    publish(store, module, folder, signer, release?.modules[module]);
  if (name.includes('/')) return keepBuild(await moduleOf(name), name);
  if (!moduleNames().includes(name))
    throw new Error(`There is no module ${name}. There are: ${moduleNames().join(', ')}.`);
  if (!options.built) await buildModules([name], options.types);
  return keepBuild(name, distOf(name));
}

/**
 * The lock of the site that signed links are to be opened at.
 *
 * @throws where the site takes no signed links
 */
export async function signingLock({ store, options }: CommandWorld) {
  const { release } = await readHead(store, options.channel);
  const lock = release && (await readLock(store, release.site));
  if (lock?.facts.overrideKey) return lock;
  throw new Error(
    `The site takes no signed links: set facts.overrideKey to the public half of the key, then: npm run publish -- ${factsName}. A key is made by: npm run override -- --new-key.`,
  );
}
