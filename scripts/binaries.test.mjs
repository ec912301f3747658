import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 26 });

/** Below this two files may be alike: settings of a package say the same in each. Bytes. */
const small = 1024;
/** All that is committed, as it lies in a folder. Bytes. */
const most = 110e6;

const committed = git('ls-files', '-s', '-z')
  .split('\0')
  .filter(Boolean)
  .map((line) => {
    const [about, file] = line.split('\t');
    return {
      file,
      blob: about.split(' ')[1],
      bytes: statSync(path.join(repository, file), { throwIfNoEntry: false })?.size ?? 0,
    };
  });

test('nothing lies in the repository twice: a second user refers to it', () => {
  const byBlob = groups();
  const twice = [...byBlob.values()].filter((same) => same.length > 1 && same[0].bytes > small);
  expect(twice.map((same) => same.map(({ file }) => file))).toEqual([]);
});

test(`what is committed weighs ${most / 1e6} MB or less`, () => {
  expect(committed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most);
});

/** Files by their content. */
function groups() {
  const found = new Map();
  for (const entry of committed) found.set(entry.blob, [...(found.get(entry.blob) ?? []), entry]);
  return found;
}
