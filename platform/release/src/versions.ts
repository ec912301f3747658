import { liveChannel, type Release, readHead, readRelease, versionsIn } from './journal';
import { factsName } from './publishedFacts';
import type { ReleaseStore } from './store/ReleaseStore';

/** Published versions of a module, or of the site's facts, sorted. */
async function versionsOfModule(store: ReleaseStore, module: string): Promise<readonly string[]> {
  if (module === factsName) {
    return (await store.list('facts/')).map(({ key }) => key.slice('facts/'.length, -'.json'.length));
  }
  const listed = (await store.list(`modules/${module}/`)).map(({ key }) => key.split('/'));
  return listed.flatMap(([, , version, file]) => (version && file === 'manifest.json' ? [version] : []));
}

/**
 * The version that `mf-news@1f0c` means: the only one that begins so.
 *
 * @throws where there is none, or more than one
 */
export async function findVersion(store: ReleaseStore, spelled: string): Promise<{ module: string; version: string }> {
  const [module = '', start = ''] = spelled.split('@', 2);
  if (!module || !start)
    throw new Error(`"${spelled}" names no version. It is written module@version: mf-news@1f0c2a.`);
  const all = await versionsOfModule(store, module);
  const found = all.filter((version) => version.startsWith(start));
  const [version] = found;
  if (version && found.length === 1) return { module, version };
  const there = (found.length ? found : all).join(', ') || 'none';
  throw new Error(
    `${found.length ? 'More than one version' : 'No version'} of ${module} begins with ${start}. There are: ${there}.`,
  );
}

/** A version that a module had before, and the release that had brought it. */
export interface EarlierVersion {
  readonly version: string;
  readonly broughtBy: number;
}

/** The release, at or before a number, since which a module has had the version it has there. */
export async function broughtBy(store: ReleaseStore, channel: string, module: string, number: number): Promise<number> {
  const at = await readRelease(store, channel, number);
  const version = at && versionsIn(at)[module];
  let since = number;
  for (let before = number - 1; ; before--) {
    const release = await readRelease(store, channel, before);
    if (!release && before <= 0) return since;
    if (release && versionsIn(release)[module] !== version) return since;
    if (release) since = before;
  }
}

/**
 * The version that a module had before the one it has. After it went back, or the whole site did, that is the one before
 * the version it went back to: going back twice goes further back.
 *
 * @throws where it has had no other
 */
export async function versionBefore(
  store: ReleaseStore,
  module: string,
  channel = liveChannel,
): Promise<EarlierVersion> {
  const { release: head } = await readHead(store, channel);
  if (!head || !versionsIn(head)[module]) {
    const there = head ? Object.keys(versionsIn(head)).join(', ') : 'nothing';
    throw new Error(`${module} is not live in ${channel}. Live there: ${there}.`);
  }
  for (let number = head.number; ; ) {
    const release: Release | null = await readRelease(store, channel, number);
    if (!release && number <= 0) break;
    const change = release?.changed[module];
    if (!release || !change) number--;
    else if (release.returned?.[module] !== undefined) number = release.returned[module];
    else if (release.restores !== undefined) number = release.restores;
    else if (change.from === null) break;
    else return { version: change.from, broughtBy: await broughtBy(store, channel, module, number - 1) };
  }
  throw new Error(
    `${module} has had no other version in ${channel}. Published ones can be named: npm run release -- ${module}@<version>.`,
  );
}
