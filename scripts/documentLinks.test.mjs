import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const documents = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md', 'llms.txt'],
  {
    cwd: repository,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter(Boolean);

/** Files of this repository that a document links to, from the repository's root. */
const linksOf = (document) =>
  [...readFileSync(path.join(repository, document), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(document), target.replace(/#.*$/, '')));

test('what documents link to is there', () => {
  const links = documents.flatMap((document) => linksOf(document).map((target) => ({ document, target })));
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter(({ target }) => !existsSync(path.join(repository, target)))).toEqual([]);
});
