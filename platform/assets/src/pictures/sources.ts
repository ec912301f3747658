import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replaceFile';

/** What a picture was made from, and the files it became, relative to `src/pictures`. */
export interface Source {
  readonly hash: string;
  readonly files: readonly string[];
}

/** Raised when the generated code changes its form. */
const form = 1;

/** Changes when the master's bytes or anything that the picture is made with changes. */
export function sourceHash(master: Buffer, settings: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(JSON.stringify({ form, ...settings }))
    .update(master)
    .digest('hex')
    .slice(0, 24);
}

const sourcesFile = (folder: string) => path.join(folder, '.sources.json');

/** What the pictures in `folder` were made from; nothing where none were made yet. */
export async function readSources(folder: string): Promise<Record<string, Source>> {
  try {
    return JSON.parse(await readFile(sourcesFile(folder), 'utf8')) as Record<string, Source>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${sourcesFile(folder)} cannot be read: ${(error as Error).message}. Delete it and run again.`);
  }
}

/** Writes what the pictures were made from, in the order of their names. */
export async function writeSources(folder: string, sources: Readonly<Record<string, Source>>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1)));
  await replaceFile(sourcesFile(folder), `${JSON.stringify(sorted, null, 2)}\n`);
}
