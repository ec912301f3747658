import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ActionType } from 'node-plop';
import { add, type PageAnswers, pageFiles, plopIn, run, valuesOf } from './create';
import { moduleProblem, pathProblem } from './names';

/** What a repository of a module alone is built with, as `npm run pack` writes it beside these tools. */
export interface Toolbox {
  /** File names of the tarballs, by package. */
  readonly tarballs: Readonly<Record<string, string>>;
  /** Versions of what is theirs and ours, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** Versions of what tests and types need, by package. */
  readonly tools: Readonly<Record<string, string>>;
}

/** The toolbox that came with these tools. */
export const readToolbox = async (): Promise<Toolbox> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, 'toolbox.json'), 'utf8')) as Toolbox;

/** Behind all that the site has; the team moves it where it belongs. */
const lastInGroup = 90;

/** A picture that the shell brings. */
const anyBanner = 'press';

/**
 * Writes a repository of one module with one page into an empty folder.
 *
 * @param packages folder of the tarballs; absent: they come from the registry that npm is set to
 * @returns the files that were written
 * @throws before anything is written, where name or path can not be
 */
export async function createAlone(
  folder: string,
  answers: PageAnswers,
  { tarballs, versions, tools }: Toolbox,
  packages?: string,
): Promise<string[]> {
  const problem = moduleProblem(answers.module) ?? pathProblem(answers.path);
  if (problem) throw new Error(problem);
  const place = (name: string, tarball: string) =>
    packages ? `file:${path.relative(folder, path.resolve(packages, tarball))}` : versions[name];
  const ours = Object.entries(tarballs).map(([name, tarball]) => [name, place(name, tarball)]);
  const theirs = Object.entries(versions).filter(([name]) => !tarballs[name]);
  const list = (entries: unknown[][]) =>
    JSON.stringify(Object.fromEntries(entries.sort()), null, 4).replace('\n}', '\n  }');
  const files: ActionType[] = [
    ...['package.json', 'tsconfig.json', 'README.md', 'site.d.ts', 'vitest.config.ts', '.gitignore'].map((file) =>
      add(file, `alone/${file.replace(/^\./, '')}.hbs`),
    ),
    ...['rspack.config.ts', 'remote.ts', 'remote.test.ts'].map((file) => add(file, `module/${file}.hbs`)),
    ...pageFiles(answers, { root: '.', order: lastInGroup, banner: anyBanner }),
  ];
  const values = {
    ...valuesOf(answers),
    devPort: 4001,
    dependencies: list([...ours, ...theirs]),
    tools: list(Object.entries(tools)),
  };
  return [...new Set(await run(await plopIn(folder), 'alone', files, values))];
}
