import type { GateVerdict } from './browserGate/verdict';
import { factsName } from './factsName';
import { formerRelease } from './formerRelease';
import { areSame, bytesOf, textOf } from './store/bytes';
import { formerKeys, keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

/** One entry of a channel's journal: what its visitors get from then on. It never changes. */
export interface Release {
  /** 1 and up, without gaps. What was live before there was a journal has 0 and below. */
  readonly number: number;
  readonly kind: 'publish' | 'rollback' | 'choice' | 'promotion' | 'pin' | 'data' | 'canary';
  /** Id of the composed site. */
  readonly site: string;
  /** Id of its lock. */
  readonly lock: string;
  /** Version of every module, the shell included. */
  readonly modules: Readonly<Record<string, string>>;
  /** Version of the site's facts; absent before they had any. */
  readonly facts?: string;
  /** What composed it; absent where nobody said. */
  readonly composer?: string;
  /** Modules, and the site's facts, whose version differs from the release before; `null` is "not there". */
  readonly changed: Readonly<Record<string, { readonly from: string | null; readonly to: string | null }>>;
  /** The release that a rollback from this one restores; `null` where there is none. */
  readonly base: number | null;
  /** The release whose site a rollback made live again. */
  readonly restores?: number;
  /** By module that went back alone: the release that had brought the version it has now. */
  readonly returned?: Readonly<Record<string, number>>;
  /** In a channel beside the live one: the versions that are its own. All others are those that are live. */
  readonly own?: Readonly<Record<string, string>>;
  /** Of a canary (`kind: 'canary'`): the share of visitors who get it, 0 to 1. A newer release of another kind ends it. */
  readonly share?: number;
  /** Of a preview: the asset, a script, that its pages load besides their own, and when its link is over, ISO 8601. */
  readonly overlay?: string;
  readonly until?: string;
  /** The channel's release that was taken over into this one. */
  readonly promoted?: { readonly channel: string; readonly number: number };
  /** Modules that keep their version until somebody takes the pin out. */
  readonly pins?: Readonly<Record<string, string>>;
  /** The key of who released it, by its name among the site's owners; absent where none was asked for. */
  readonly key?: string;
  /** The keys that signed its modules, by module. */
  readonly signed?: Readonly<Record<string, string>>;
  /** What a browser said of it before it went live; absent where none was asked. */
  readonly gate?: GateVerdict;
  /** ISO 8601; `null` before there was a journal. */
  readonly at: string | null;
  /** Who, at which commit, and why; `null` where it is not known. */
  readonly by: string | null;
  readonly commit: string | null;
  readonly why: string | null;
}

/** What the one who releases says of it. */
export type ReleaseNote = Pick<Release, 'by' | 'commit' | 'why'>;

/** Where a channel stands. */
export interface Head {
  readonly release: Release | null;
  /** Number of the next release. */
  readonly next: number;
}

/** The channel that visitors get. */
export const liveChannel = 'live';

/** The channel whose newest release a share of the visitors gets while it is open. */
export const canaryChannel = 'canary';

// A number that was the newest once. A hint only: numbers have no gaps, so the newest one is found from anywhere.
const hints = new WeakMap<ReleaseStore, Map<string, number>>();

function hintsOf(store: ReleaseStore): Map<string, number> {
  const known = hints.get(store) ?? new Map<string, number>();
  hints.set(store, known);
  return known;
}

interface Newest {
  readonly number: number;
  readonly record: Uint8Array | null;
}

/** The newest number there is, 0 where there is none: two reads while nothing new is there, else a few more. */
async function findNewest(store: ReleaseStore, channel: string): Promise<Newest> {
  const known = hintsOf(store);
  const look = async (number: number): Promise<Newest | null> => {
    const record = await store.read(keys.release(channel, number));
    return record && { number, record };
  };
  const hint = known.get(channel) ?? 0;
  let newest = (hint > 0 ? await look(hint) : null) ?? { number: 0, record: null };
  let missing = newest.number + 1;
  for (let step = 1, found = await look(missing); found; found = await look(missing)) {
    newest = found;
    step *= 2;
    missing = newest.number + step;
  }
  while (missing - newest.number > 1) {
    const middle = Math.floor((newest.number + missing) / 2);
    const found = await look(middle);
    if (found) newest = found;
    else missing = middle;
  }
  known.set(channel, newest.number);
  return newest;
}

/** A record that a machine tore in two, on a disk that does not keep its word, is no release. */
function parse(bytes: Uint8Array | null): Release | null {
  if (!bytes) return null;
  try {
    const found = JSON.parse(textOf(bytes)) as Partial<Release> | null;
    return found?.site && found.modules ? (found as Release) : null;
  } catch {
    return null;
  }
}

/** A release by its number, or `null`. */
export async function readRelease(store: ReleaseStore, channel: string, number: number): Promise<Release | null> {
  if (number > 0) return parse(await store.read(keys.release(channel, number)));
  return channel === liveChannel ? formerRelease(store, await store.read(formerKeys.live), number) : null;
}

/** Where a channel stands: its newest complete release, and the number of the next. */
export async function readHead(store: ReleaseStore, channel = liveChannel): Promise<Head> {
  const newest = await findNewest(store, channel);
  const next = newest.number + 1;
  const release = parse(newest.record);
  if (release) return { release, next };
  for (let number = Math.max(0, newest.number - 1); number >= 0; number--) {
    const earlier = await readRelease(store, channel, number);
    if (earlier) return { release: earlier, next };
  }
  return { release: null, next };
}

/** Releases of a channel, newest first. */
export async function* releases(store: ReleaseStore, channel = liveChannel): AsyncGenerator<Release> {
  const { release } = await readHead(store, channel);
  for (let number = release?.number ?? 0; release; number--) {
    const found = await readRelease(store, channel, number);
    if (found) yield found;
    else if (number <= 0) return;
  }
}

/**
 * Appends a release to its channel's journal. All that it names must be in the store.
 *
 * @returns `false` when another release has that number; look again, and append on top of it
 */
export async function append(store: ReleaseStore, release: Release, channel = liveChannel): Promise<boolean> {
  const key = keys.release(channel, release.number);
  const record = `${JSON.stringify(release, null, 2)}\n`;
  if (await store.create(key, record)) return true;
  // The answer to an earlier try may have been lost on its way: then the record that is there is our own.
  const there = await store.read(key);
  return there !== null && areSame(there, bytesOf(record));
}

/** Versions of everything that a release is composed of: its modules and the site's facts. */
export const versionsIn = ({
  modules,
  facts,
}: Pick<Release, 'modules'> & { readonly facts?: string | undefined }): Readonly<Record<string, string>> => ({
  ...modules,
  ...(facts && { [factsName]: facts }),
});

/** What two releases have in other versions. */
export function changedModules(
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): Release['changed'] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return Object.fromEntries(
    names
      .map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }] as const)
      .filter(([, version]) => version.from !== version.to),
  );
}
