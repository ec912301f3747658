import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Witness } from '@platform/contract';
import { sha256 } from '../hash';
import { inParallel } from '../inParallel';
import { isKept } from '../live';
import { readLock, requireSiteFile, siteFiles } from '../site';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import { versionedAddresses } from '../versionedAddresses';
import { type FoundRelease, namedRelease } from './namedRelease';

/** What a visitor could see, as it was. */
export interface Evidence extends FoundRelease {
  /** Which visitor's; `null` where only a release was asked for. */
  readonly witness: Witness | null;
  /** SHA-256 of every public file of the site, by its path. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Finds what the visitors of a release could see.
 *
 * @param name the release as somebody named it: `live/41`, or the id of a lock; `null`: what was live when the witness came
 * @throws where there is no such release, or its files are no longer kept
 */
export async function findEvidence(
  store: ReleaseStore,
  name: string | null,
  witness: Witness | null,
): Promise<Evidence> {
  const found = await namedRelease(store, name, witness?.at);
  if (!found)
    throw new Error(`The journal has no release ${name ?? `of ${witness?.at}`}. Those there are: npm run history.`);
  const { site, number } = found.release;
  if (!(await isKept(store, site)))
    throw new Error(
      `The files of release ${found.channel}/${number} are no longer kept: retention ended (npm run gc).`,
    );
  const names = await siteFiles(store, site);
  const hashed = await Promise.all(
    names.map(async (file) => [file, sha256(await requireSiteFile(store, site, file))] as const),
  );
  return { ...found, witness, files: Object.fromEntries(hashed) };
}

/**
 * Writes evidence as a folder: `evidence.json`, the lock, the facts, the texts that the witness names, and in `public/` every
 * byte that the site was served from.
 *
 * @returns how many files `public/` holds
 */
export async function writeEvidence(store: ReleaseStore, evidence: Evidence, target: string): Promise<number> {
  const { release, witness, files, channel } = evidence;
  const write = async (file: string, bytes: Uint8Array | string) => {
    const destination = path.join(target, file);
    await mkdir(path.dirname(destination), { recursive: true });
    await writeFile(destination, bytes);
  };
  const { texts = {}, ...said } = witness ?? {};
  const lock = await readLock(store, release.site);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await write('evidence.json', json({ witness: witness && said, channel, release, files }));
  await write('lock.json', json(lock));
  await write('facts.json', json(lock.facts));
  for (const [file, text] of Object.entries(texts)) await write(file, text);
  const versioned = await versionedAddresses(store, Object.entries(release.modules), [release.site]);
  await inParallel(Object.keys(files), async (file) =>
    write(path.join('public', file), await requireSiteFile(store, release.site, file)),
  );
  await inParallel(versioned, async ([file, key]) => write(path.join('public', file), await readRequired(store, key)));
  return Object.keys(files).length + versioned.size;
}
