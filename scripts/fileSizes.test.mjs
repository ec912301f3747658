import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

/** Beyond this many lines a file holds more than one idea. */
const most = 250;

const isCode = /\.(tsx?|mjs|css|py)$/;
/** Words, tests, data, and what tools write. */
const isExempt = /(^|\/)(content|testing|tests|pictures|data|masters)\/|\.(test|spec)\.\w+$|^shell\/src\/fonts\//;

test(`no file has more than ${most} lines, but for content, tests and data`, () => {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 26 });
  const files = listed.split('\0').filter((file) => isCode.test(file) && !isExempt.test(file));
  expect(files.length).toBeGreaterThan(700);
  const long = files
    .map((file) => ({ file, lines: readFileSync(path.join(repository, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > most);
  expect(long).toEqual([]);
});
