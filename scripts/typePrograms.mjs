import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const packageOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * @param {string} repository its folder
 * @returns {string[]} what `tsc` is called with, one program after the other, by the scripts `types` of all workspaces; paths from there
 * @throws where such a script does more than call it
 */
export function typePrograms(repository) {
  const folders = packageOf(repository).workspaces.flatMap((pattern) => {
    const [start, end] = pattern.split('*');
    if (end === undefined) return [pattern];
    const parent = path.posix.dirname(`${start}x`);
    return readdirSync(path.join(repository, parent))
      .map((name) => path.posix.join(parent, name))
      .filter((folder) => folder.startsWith(start) && existsSync(path.join(repository, folder, 'package.json')));
  });
  return folders.flatMap((folder) => {
    const { types } = packageOf(path.join(repository, folder)).scripts ?? {};
    return (types?.split(' && ') ?? []).map((command) => {
      const [, program] = /^tsc -p (\S+)$/.exec(command) ?? [];
      if (!program)
        throw new Error(
          `The script types of ${folder} is "${types}". Write it like tsc -p . && tsc -p tsconfig.other.json.`,
        );
      return path.posix.join(folder, program);
    });
  });
}

/**
 * @param {readonly string[]} programs folders or tsconfig.json files
 * @returns what `spawn` is called with to check them all, by one compiler, which reads what they share once
 */
export function compilerOf(programs) {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = path.join(path.dirname(typescript), 'bin/tsc');
  // What it left of an earlier run does not tell of changes outside of a program's own folder.
  const all = ['-b', ...programs, '--noEmit', '--force'];
  // Two programs at a time, each on one thread: more of them check again what is common to all. So short a life leaves little garbage.
  const env = { GOGC: '400', ...process.env };
  return [process.execPath, [tsc, ...all, '--builders', '2', '--checkers', '1'], { env }];
}
