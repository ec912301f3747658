import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const repository = path.resolve(import.meta.dirname, '../..');

/**
 * What other repositories build modules with, each before those that need it. `typed` have declarations, the others are run.
 * `only`: which files; `without`: dependencies of the others. `asTypeScript`: folders and files that builds read as they stand. `bin`: commands.
 */
export const packages = [
  { folder: 'platform/contract', typed: true },
  { folder: 'platform/runtime', typed: true },
  { folder: 'shared-ui', typed: true },
  { folder: 'site', typed: true },
  { folder: 'platform/rspack', typed: true, asTypeScript: ['federation'] },
  // Pictures are encoded, and the text font is taken from, where the site is.
  { folder: 'platform/assets', only: /^fonts\/(?!embedFont)/, without: ['sharp', 'pretendard'] },
  {
    folder: 'platform/release',
    asTypeScript: ['overlay', 'confine/room.ts'],
    bin: { 'release-module': 'cli.js' },
  },
  { folder: 'create', bin: { 'create-module': 'cli.js' }, also: ['templates'] },
];

export const manifestOf = (folder) => JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8'));
