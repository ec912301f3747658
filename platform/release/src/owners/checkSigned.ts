import type { Owners, TeamKey } from '@platform/contract';
import { isMeant } from '@platform/contract/owners';
import { liveChannel, releases, versionsIn } from '../journal';
import { type Manifest, readManifest } from '../manifest';
import { factsName } from '../publishedFacts';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import { type SignedStore, signedStore } from './SignedStore';
import { readStatement, type Statement, stateFacts, stateVersion } from './statement';

interface CheckOptions {
  readonly store: ReleaseStore;
  readonly owners: Owners;
  readonly channel: string;
  /** Versions of all that is to be released, the site's facts among them where they are in the store. */
  readonly versions: Readonly<Record<string, string>>;
  /** Those that were live already: their files were read when they came. */
  readonly known?: Readonly<Record<string, string>>;
}

/** What was signed, and by whom. */
export interface SignedVersions {
  /** Gives what was signed only as it was signed. */
  readonly store: ReleaseStore;
  /** Name of the key, by module. */
  readonly by: Readonly<Record<string, string>>;
  /** Rejects where other files of a version that comes are not as they were signed: nothing goes live before. */
  readonly whole: Promise<void>;
}

type NamedKey = readonly [name: string, key: TeamKey];

const ownersOf = (owners: Owners, module: string): NamedKey[] =>
  Object.entries(owners).filter(([, { owns }]) => isMeant(owns, module));

/** Whom to ask about a module, in words. */
export function whomToAsk(owners: Owners, module: string): string {
  const valid = (all: NamedKey[]) => [...new Set(all.filter(([, key]) => !key.revoked).map(([, key]) => key.contact))];
  const own = valid(ownersOf(owners, module));
  if (own.length) return `Ask ${own.join(' or ')}, who ${own.length > 1 ? 'own' : 'owns'} ${module}.`;
  const others = valid(ownersOf(owners, factsName)).join(' or ') || 'the owner of the site';
  return `Nobody owns ${module} yet: ask ${others} to name a key for it in the site's owners.`;
}

/** Whether a version was live, or in its channel, before a moment. */
async function wasThereBefore({ store, channel }: CheckOptions, module: string, version: string, moment: string) {
  for (const place of new Set([channel, liveChannel])) {
    for await (const release of releases(store, place)) {
      if (versionsIn(release)[module] === version && (release.at ?? '') < moment) return true;
    }
  }
  return false;
}

/** What stands against the keys that signed a version; nobody can say so before each was tried. */
async function refusal(options: CheckOptions, module: string, version: string, revoked: NamedKey[]): Promise<string> {
  const { store, owners } = options;
  const what = `${module} ${version}`;
  const ask = whomToAsk(owners, module);
  const again = `npm run keys -- sign ${module}@${version}`;
  const [late] = revoked;
  if (late)
    return `${what} is signed by the key ${late[0]}, which is revoked since ${late[1].revoked}, and was not live before. Release another version, or sign it with a key that holds: ${again}. ${ask}`;
  for (const [name, { key }] of Object.entries(owners)) {
    if (await readStatement(store, module, version, key).catch(() => null))
      return `${what} is signed by the key ${name}, which does not own ${module}. ${ask}`;
  }
  const strange = await store.list(`signatures/${module}/${version}/`);
  if (strange.length) return `${what} is signed by a key that the site's owners do not name. ${ask}`;
  return `${what} is not signed. Publish it with a key that owns it, or sign what is there: ${again}. ${ask}`;
}

async function validStatement(options: CheckOptions, module: string, version: string) {
  const revoked: NamedKey[] = [];
  for (const [name, key] of ownersOf(options.owners, module)) {
    const statement = await readStatement(options.store, module, version, key.key).catch((cause: Error) => {
      throw new Error(`${module} ${version}: ${cause.message} ${whomToAsk(options.owners, module)}`, { cause });
    });
    if (!statement) continue;
    const holds = !key.revoked || (await wasThereBefore(options, module, version, key.revoked));
    if (holds) return { name, statement };
    revoked.push([name, key]);
  }
  throw new Error(await refusal(options, module, version, revoked));
}

function expectFiles(store: SignedStore, { module, version, files }: Manifest, statement: Statement, trouble: string) {
  const say = (file: string) => `${trouble}: ${file} has other bytes.`;
  if (statement.server) store.expect(keys.serverBundle(module, version), statement.server, say('server/index.cjs'));
  for (const [file, hash] of Object.entries(files))
    store.expect(keys.clientFile(module, version, file), hash, say(file));
}

/** Reads all that a version is made of, once, when it comes. What pages are composed of is checked as it is read, too. */
async function checkWhole(store: SignedStore, manifest: Manifest, statement: Statement, trouble: string) {
  const { module, version, files } = manifest;
  const read = (key: string) => readRequired(store, key);
  await Promise.all(Object.keys(files).map((file) => read(keys.clientFile(module, version, file))));
  const found = await stateVersion(read, manifest);
  const other = (['assets', 'tools'] as const).filter((what) => found[what] !== statement[what]);
  if (other.length) throw new Error(`${trouble}: its ${other.join(' and ')} are others.`);
}

async function checkVersion(options: CheckOptions, store: SignedStore, module: string, version: string) {
  const { name, statement } = await validStatement(options, module, version);
  const trouble = `${module} ${version} was changed after the key ${name} signed it. Nothing of it is used. ${whomToAsk(options.owners, module)} What differs`;
  const own = module === factsName ? keys.facts(version) : keys.manifest(module, version);
  store.expect(own, statement.manifest, `${trouble}: ${own} has other bytes.`);
  if (module === factsName) await stateFacts((key) => readRequired(store, key), version);
  else {
    const manifest = await readManifest(store, module, version);
    expectFiles(store, manifest, statement, trouble);
    if (options.known?.[module] !== version)
      return { module, name, whole: () => checkWhole(store, manifest, statement, trouble) };
  }
  return { module, name };
}

/** What is true of each of some, or all that stands against them. */
async function allOf<T>(those: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(those);
  const problems = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  if (problems.length) throw new Error(problems.join('\n'));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/**
 * Holds versions against the signatures of those who own them.
 *
 * @throws with one line for each that is not signed, signed by a key that may not or no longer, or changed since
 */
export async function checkSigned(options: CheckOptions): Promise<SignedVersions> {
  const store = signedStore(options.store);
  const checked = await allOf(
    Object.entries(options.versions).map(([module, version]) => checkVersion(options, store, module, version)),
  );
  // Pictures are megabytes, and no page is composed of their bytes.
  const whole = allOf(checked.map(async ({ whole }) => whole?.())).then(() => {});
  // Whoever waits for it hears of it.
  whole.catch(() => {});
  return { store, by: Object.fromEntries(checked.map(({ module, name }) => [module, name])), whole };
}
