import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfFiles, sha256 } from './hash';
import type { Release } from './journal';
import { repository } from './workspace';

/** What decides how published versions become pages, and which of them are refused. */
const folders = [
  'platform/release/src/compose',
  'platform/release/src/confine',
  'platform/release/src/fonts',
  'platform/release/src/gate',
  'platform/release/src/owners',
  'platform/release/src/papers',
  'platform/assets/src/fonts',
  'platform/assets/src/paper',
  'platform/contract/src',
];

/** The name under which a publisher says that the composer of this checkout is meant to go live. */
export const composerName = 'composer';

/** The composer of this checkout: a hash of its sources. As a package it brings that of the sources it was built of. */
export async function composerVersion(): Promise<string> {
  const built = await readFile(path.join(import.meta.dirname, 'composer.json'), 'utf8').catch(() => null);
  if (built) return (JSON.parse(built) as { readonly version: string }).version;
  const read = folders.map(async (folder) => {
    const entries = await readdir(path.join(repository, folder), { recursive: true, withFileTypes: true });
    const sources = entries.filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name));
    return Promise.all(
      sources.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return [path.relative(repository, file).split(path.sep).join('/'), sha256(await readFile(file))] as const;
      }),
    );
  });
  const files = (await Promise.all(read)).flat().sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOfFiles(Object.fromEntries(files)).slice(0, 12);
}

/**
 * Holds the composer of this checkout against the one that what is live was composed with: an old checkout, or an edited one,
 * would change pages of other teams.
 *
 * @throws where they differ
 */
export function checkComposer(own: string, live: Release | null): void {
  if (!live?.composer || live.composer === own) return;
  const made = [live.by, live.commit && `at ${live.commit.slice(0, 12)}`].filter(Boolean).join(' ');
  throw new Error(
    `This checkout composes pages with composer ${own}, but what is live was composed with ${live.composer}${made && ` (${made})`}. ` +
      `Bring the checkout up to date; or, where the new one is meant, say so: npm run publish -- ${composerName}, or ${composerName} beside the module.`,
  );
}
