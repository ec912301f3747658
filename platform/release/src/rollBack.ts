import {
  append,
  changedModules,
  liveChannel,
  type Release,
  type ReleaseNote,
  readHead,
  readRelease,
  versionsIn,
} from './journal';
import { earlierReleases, isKept, nobody } from './live';
import { authorise, knownVersions } from './owners/authorise';
import type { Signer } from './owners/Signer';
import { factsOfRelease } from './publishedFacts';
import type { ReleaseStore } from './store/ReleaseStore';

interface RollBackOptions {
  /** A release by its number. Default: the one before the newest. */
  readonly to?: number | undefined;
  readonly channel?: string;
  /** The key of whoever goes back. */
  readonly signer?: Signer | null;
  /** Told of the release before it is made. */
  readonly tell?: (release: Release) => void;
}

/** The release that a rollback restores. */
async function restored(
  store: ReleaseStore,
  live: Release | null,
  { to, channel = liveChannel }: RollBackOptions,
): Promise<Release> {
  if (to !== undefined) {
    const named = await readRelease(store, channel, to);
    if (!named) throw new Error(`There is no release ${to} of ${channel}. Those there are: npm run history.`);
    if (!(await isKept(store, named.site)))
      throw new Error(`The files of release ${to} are no longer kept. Those that are: npm run history.`);
    return named;
  }
  if (!live || live.base === null) throw new Error('There is no earlier site to roll back to.');
  const [earlier] = await earlierReleases(store, live, 1, channel);
  if (!earlier)
    throw new Error(`There is no earlier site to roll back to: the files of release ${live.base} are no longer kept.`);
  return earlier;
}

/** @throws where the site that would come back has a pinned module in another version */
function checkPins(restores: Release, pins: Release['pins'] = {}): void {
  const versions = versionsIn(restores);
  for (const [module, version] of Object.entries(pins)) {
    if (versions[module] === version) continue;
    throw new Error(
      `${module} is pinned at ${version}, but release ${restores.number} has ${versions[module] ?? 'none'}. Take the pin out first: npm run pin -- --out ${module}.`,
    );
  }
}

/** The release that making an earlier site live again appends. */
async function planned(store: ReleaseStore, note: ReleaseNote, options: RollBackOptions): Promise<Release> {
  const { release: live, next } = await readHead(store, options.channel);
  const earlier = await restored(store, live, options);
  checkPins(earlier, live?.pins);
  const channel = options.channel ?? liveChannel;
  const facts = earlier.facts ? { version: earlier.facts, ...(await factsOfRelease(store, earlier)) } : null;
  const { keys } = await authorise({
    store,
    channel,
    live: (await readHead(store)).release,
    facts,
    versions: earlier.modules,
    known: knownVersions(live),
    brings: [],
    signer: options.signer ?? null,
  });
  return {
    number: next,
    kind: 'rollback',
    site: earlier.site,
    lock: earlier.lock,
    modules: earlier.modules,
    ...(earlier.facts && { facts: earlier.facts }),
    ...(earlier.composer && { composer: earlier.composer }),
    changed: changedModules(live ? versionsIn(live) : {}, versionsIn(earlier)),
    base: earlier.base,
    restores: earlier.number,
    ...(live?.pins && { pins: live.pins }),
    ...(earlier.own && { own: earlier.own }),
    ...keys,
    at: new Date().toISOString(),
    ...note,
  };
}

/**
 * Makes the site that was live before, or that of a named release, live again, byte for byte, by a release of its own.
 *
 * @throws when there is none, its files are no longer kept, a pin stands against it, or another release went live at the same moment
 */
export async function rollBack(
  store: ReleaseStore,
  note: ReleaseNote = nobody,
  options: RollBackOptions = {},
): Promise<Release> {
  const release = await planned(store, note, options);
  options.tell?.(release);
  if (!(await append(store, release, options.channel)))
    throw new Error('Another release went live just now. Look at `npm run status`, then try again.');
  return release;
}
