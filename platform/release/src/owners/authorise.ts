import type { Owners } from '@platform/contract';
import { isMeant } from '@platform/contract/owners';
import { type Release, versionsIn } from '../journal';
import { type FactsVersion, factsName, readFacts } from '../publishedFacts';
import type { ReleaseStore } from '../store/ReleaseStore';
import { checkReleaser } from './checkReleaser';
import { checkSigned, type SignedVersions, whomToAsk } from './checkSigned';
import type { Signer } from './Signer';

/** What the journal keeps of keys. */
export type ReleaseKeys = Pick<Release, 'key' | 'signed'>;

export interface Authority extends Pick<SignedVersions, 'store'> {
  readonly keys: ReleaseKeys;
}

/** Enough to compose with, and not to go live. */
export interface ComposingAuthority extends Authority, Pick<SignedVersions, 'whole'> {}

interface AuthoriseOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** What is live now: its facts say who may change what. */
  readonly live: Release | null;
  /** The facts that are to be there then: they say who owns the modules. `null`: a release from before they had versions. */
  readonly facts: FactsVersion | null;
  /** Versions of all that is to be released, without the facts. */
  readonly versions: Readonly<Record<string, string>>;
  /** Those that the channel has. */
  readonly known: Readonly<Record<string, string>>;
  /** What the releaser names that is not in the store: the site's facts of his checkout, another composer. */
  readonly brings: readonly string[];
  readonly signer: Signer | null;
}

const isClosed = (owners: Owners | undefined): owners is Owners => Object.keys(owners ?? {}).length > 0;

/** Those who own the site. Nobody where none were named: whoever writes to the store releases. */
export async function ownersAt(store: ReleaseStore, live: Release | null): Promise<Owners | null> {
  const owners = live?.facts ? (await readFacts(store, live.facts)).owners : undefined;
  return isClosed(owners) ? owners : null;
}

/** What only its owners change, and nobody signs beforehand. */
function checkBrought(owners: Owners, brought: readonly string[], name: string | undefined): void {
  for (const what of brought) {
    const key = name === undefined ? undefined : owners[name];
    if (!key || !isMeant(key.owns, what))
      throw new Error(`The key ${name ?? 'here'} does not own ${what}. ${whomToAsk(owners, what)}`);
  }
}

/**
 * Holds what is to be released against the site's owners: whose key signed each version, and whether the one here may release
 * to the channel. The owners that are live say who may change the facts, and so the owners; the first ones are taken at their word.
 *
 * @throws saying whom to ask, where something is not signed as it must be, or the key here may not
 */
export async function authorise(options: AuthoriseOptions): Promise<Authority> {
  const { store, keys, whole } = await authoriseComposing(options);
  await whole;
  return { store, keys };
}

/**
 * The same, before all files of the versions were read.
 *
 * @throws as {@link authorise}, and so does its `whole`, which nothing goes live before
 */
export async function authoriseComposing(options: AuthoriseOptions): Promise<ComposingAuthority> {
  const { store, channel, live, facts, versions, known, brings, signer } = options;
  const before = await ownersAt(store, live);
  const owners = isClosed(facts?.owners) ? facts.owners : null;
  const judge = before ?? owners;
  if (!judge) return { store, keys: {}, whole: Promise.resolve() };
  const moves = brings.length > 0 || Object.entries(versions).some(([module, version]) => known[module] !== version);
  const gone = Object.keys(known).some((module) => module !== factsName && versions[module] === undefined);
  const factsMove = known[factsName] !== facts?.version;
  // What follows new data moves nothing that somebody owns.
  const name = moves || gone || factsMove ? checkReleaser(judge, signer, channel) : undefined;
  checkBrought(judge, brings, name);
  if (!owners) return { store, keys: name === undefined ? {} : { key: name }, whole: Promise.resolve() };
  const checked = await checkSigned({ store, owners, channel, versions, known });
  if (before && facts && factsMove && !brings.includes(factsName))
    await checkSigned({ store, owners: before, channel, versions: { [factsName]: facts.version } });
  return {
    store: checked.store,
    whole: checked.whole,
    keys: { ...(name !== undefined && { key: name }), signed: checked.by },
  };
}

/** What a release has, the site's facts among it. */
export const knownVersions = (release: Release | null): Readonly<Record<string, string>> =>
  release ? versionsIn(release) : {};
