import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Remote } from '@platform/contract';
import nodePlop, { type ActionType, type NodePlopAPI } from 'node-plop';
import { addToReadme, addToRemote } from './addToRemote';
import { firstWords } from './content/firstWords';
import { literal, property } from './literal';
import { nextPort, ownerOf, placeInGroup } from './modules';
import { moduleProblem, pageNames, pathProblem } from './names';

/** What a new page is made of. */
export interface PageAnswers {
  readonly module: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Id of the menu group that lists it. */
  readonly group: string;
}

const templates = path.resolve(import.meta.dirname, '../templates');

/** Fails with all that went wrong; what was written until then is named. */
export async function run(plop: NodePlopAPI, name: string, actions: ActionType[], answers: object): Promise<string[]> {
  const { changes, failures } = await plop
    .setGenerator(name, { description: '', prompts: [], actions })
    .runActions(answers);
  const real = failures.filter(({ error }) => !/^Aborted/.test(error));
  if (real.length) throw new Error(real.map(({ path: file, error }) => `${file}: ${error}`).join('\n'));
  return changes
    .filter(({ type }) => type === 'add' || type === 'modify')
    .map(({ path: file }) => file.replace(/^\//, ''));
}

export const add = (to: string, template: string): ActionType => ({
  type: 'add',
  path: to,
  templateFile: path.join(templates, template),
  abortOnFail: true,
});

export const valuesOf = (answers: PageAnswers) => ({
  ...answers,
  ...pageNames(answers.path),
  words: firstWords(answers.title),
});

/** Where the files of a page go. */
interface PageHome {
  /** Folder of the module, below where files are written. */
  readonly root: string;
  /** Folder of its journeys, where it has some. */
  readonly journeys?: string;
  /** Its place in its menu group. */
  readonly order: number;
  readonly banner: string;
}

export function pageFiles(answers: PageAnswers, { root, journeys, ...place }: PageHome): ActionType[] {
  const names = pageNames(answers.path);
  const page = { ...answers, ...names, ...place };
  const folder = `${root}/src/pages/${names.folder}`;
  return [
    add(`${folder}/${names.component}.tsx`, 'page/Page.tsx.hbs'),
    add(`${folder}/${names.component}.test.tsx`, 'page/Page.test.tsx.hbs'),
    add(`${root}/src/content/${names.content}.ts`, 'page/content.ts.hbs'),
    ...(journeys ? [add(`${journeys}/${names.folder}.spec.ts`, 'page/journey.spec.ts.hbs')] : []),
    { type: 'modify', path: `${root}/remote.ts`, transform: (source: string) => addToRemote(source, page) },
    { type: 'modify', path: `${root}/README.md`, transform: (source: string) => addToReadme(source, answers.path) },
  ];
}

function pageActions(answers: PageAnswers, modules: readonly Remote[]): ActionType[] {
  const { module, group } = answers;
  return pageFiles(answers, { root: module, journeys: `e2e/src/${module}`, ...placeInGroup(modules, group) });
}

export async function plopIn(workspace: string): Promise<NodePlopAPI> {
  const plop = await nodePlop(undefined, { destBasePath: workspace, force: false });
  plop.setHelper('literal', literal);
  plop.setHelper('property', property);
  plop.setHelper('json', (text: string) => JSON.stringify(text));
  return plop;
}

/** @throws where the path can not be, or is another page's */
function checkPath(modules: readonly Remote[], address: string): void {
  const problem = pathProblem(address);
  if (problem) throw new Error(problem);
  const owner = ownerOf(modules, address);
  if (owner) throw new Error(`${address} is a page of ${owner}. Choose another path.`);
}

/**
 * Writes a page into a module: component, words, test, journey, its entries in `remote.ts` and the README.
 *
 * @param modules those of the workspace
 * @returns the files that were written
 * @throws before anything is written, where the module is not there or the path can not be had
 */
export async function createPage(
  workspace: string,
  modules: readonly Remote[],
  answers: PageAnswers,
): Promise<string[]> {
  if (!modules.some(({ name }) => name === answers.module))
    throw new Error(
      `There is no module ${answers.module}. There are ${modules.map(({ name }) => name).join(', ')}; a new one: npm run new -- module mf-….`,
    );
  checkPath(modules, answers.path);
  const actions = pageActions(answers, modules);
  return run(await plopIn(workspace), 'page', actions, valuesOf(answers));
}

/** Writes a module with one page. As {@link createPage}; the packages of the workspace are not yet linked to it. */
export async function createModule(
  workspace: string,
  modules: readonly Remote[],
  answers: PageAnswers,
): Promise<string[]> {
  const problem = moduleProblem(answers.module);
  if (problem) throw new Error(problem);
  if (modules.some(({ name }) => name === answers.module))
    throw new Error(`There is a module ${answers.module} already.`);
  checkPath(modules, answers.path);
  const files = ['package.json', 'tsconfig.json', 'rspack.config.ts', 'remote.ts', 'remote.test.ts', 'README.md'];
  const actions = [
    ...files.map((file) => add(`${answers.module}/${file}`, `module/${file}.hbs`)),
    ...pageActions(answers, modules),
  ];
  const runtime = readFileSync(path.join(workspace, 'platform/runtime/package.json'), 'utf8');
  const { peerDependencies } = JSON.parse(runtime) as { peerDependencies: Record<string, string> };
  const values = { ...valuesOf(answers), devPort: nextPort(modules), react: peerDependencies.react };
  return [...new Set(await run(await plopIn(workspace), 'module', actions, values))];
}

/** Links a new module into the workspace, as the lock file then says. */
export function linkModule(workspace: string): void {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: workspace, stdio: 'inherit' });
}
