import type { ReleaseLock } from '@platform/contract';
import type { ComposedSite } from './compose/composeSite';
import { keys } from './store/keys';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';

/** What the `live` pointer holds: the site that visitors get, and those that were live before, newest first. */
export interface Live {
  readonly site: string;
  readonly previous: readonly string[];
}

const pointer = 'live';
const historyLength = 20;

const parse = (text: string | null) => (text ? (JSON.parse(text) as Live) : null);

/** What is live, or `null` before the first release. */
export async function readLive(store: ReleaseStore): Promise<Live | null> {
  return parse(await store.readPointer(pointer));
}

/** The lock of a site. */
export async function readLock(store: ReleaseStore, site: string): Promise<ReleaseLock> {
  return JSON.parse((await readRequired(store, keys.siteLock(site))).toString()) as ReleaseLock;
}

/** The version of every module in a lock, the shell included. */
export function versionsOf(lock: ReleaseLock): Record<string, string> {
  const remotes = Object.entries(lock.remotes).map(([module, { version }]) => [module, version] as const);
  return { shell: lock.shell.version, ...Object.fromEntries(remotes) };
}

/**
 * Makes a composed site the live one. Visitors get the old site until all of the new one is there, then the new one.
 *
 * @returns `false` when another release went live since `composedOn`; compose again on top of it
 */
export async function goLive(store: ReleaseStore, site: ComposedSite, composedOn: Live | null): Promise<boolean> {
  await Promise.all([
    ...Object.entries(site.files).map(([file, content]) => store.write(keys.siteFile(site.id, file), content)),
    store.write(keys.siteLock(site.id), `${JSON.stringify(site.lock, null, 2)}\n`),
    store.write(keys.siteHosting(site.id), `${JSON.stringify(site.hosting, null, 2)}\n`),
  ]);
  if (composedOn?.site === site.id) return true;
  const previous = composedOn ? [composedOn.site, ...composedOn.previous].slice(0, historyLength) : [];
  return move(store, composedOn, { site: site.id, previous });
}

/**
 * Makes the site that was live before live again, byte for byte.
 *
 * @throws when there is none
 */
export async function rollBack(store: ReleaseStore): Promise<Live> {
  const now = await readLive(store);
  const [site, ...previous] = now?.previous ?? [];
  if (!now || site === undefined) throw new Error('There is no earlier site to roll back to.');
  if (!(await move(store, now, { site, previous })))
    throw new Error('Another release went live just now. Look at `npm run status`, then try again.');
  return { site, previous };
}

function move(store: ReleaseStore, from: Live | null, to: Live): Promise<boolean> {
  return store.movePointer(pointer, from ? JSON.stringify(from) : null, JSON.stringify(to));
}
