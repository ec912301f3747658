import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '@platform/contract/readSite';
import nodePlop, { type Prompts } from 'node-plop';
import { firstDescription } from './content/firstWords';
import { createModule, createPage, linkModule, type PageAnswers } from './create';
import { createAlone, readToolbox } from './createAlone';
import { readModules } from './modules';
import { moduleProblem, pathProblem } from './names';

const around = path.resolve(import.meta.dirname, '../..');
/** In the site's repository, a module is one of its workspaces; elsewhere it is a repository of its own. */
const isAlone = !existsSync(path.join(around, 'site/src/index.ts'));
const workspace = isAlone ? process.cwd() : around;

const help = `npm run new -- page [module] [path] [--title …] [--description …] [--group …]
    A page in a module: component, words, test, journey, its lines in remote.ts and the README.
    For example: npm run new -- page mf-press /Promotion/Notice --title 공지 --group promotion

npm run new -- module [module] [path] [--title …] [--description …] [--group …]
    A module with one page, linked into the workspace.
    For example: npm run new -- module mf-events /Promotion/Events --title 행사 --group promotion

Asks for what is not said. Where nobody can be asked, module and path must be; the rest has a default.
`;

const aloneHelp = `create-module module <module> <path> --group <menu group> [--title …] [--description …] [--packages <folder of tarballs>]
    A repository of one module with one page, in the folder that this is started in.
    For example: create-module module mf-events /Promotion/Events --title 행사 --group promotion
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    description: { type: 'string' },
    group: { type: 'string' },
    packages: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [what = '', ...said] = positionals;
const say = (text: string) => void process.stdout.write(`${text}\n`);

type Said = { readonly [Name in keyof PageAnswers]?: PageAnswers[Name] | undefined };

const saidOf = (all: Said) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<PageAnswers>;

/** Everything that was said, and what is asked for or taken as usual where it was not. */
async function answersFor(given: Partial<PageAnswers>, questions: Prompts & object[]): Promise<PageAnswers> {
  const plop = await nodePlop(undefined, { destBasePath: workspace, force: false });
  const generator = plop.setGenerator('answers', { description: '', prompts: questions, actions: [] });
  return { ...given, ...((await generator.runPrompts([])) as PageAnswers) };
}

async function create(isModule: boolean) {
  const [modules, { menuGroups }] = await Promise.all([readModules(workspace), readSite(workspace)]);
  const [module, address] = said;
  const { title: saidTitle, description, group: saidGroup } = values;
  const given = saidOf({ module, path: address, title: saidTitle, description, group: saidGroup });
  const group = menuGroups.at(-1)?.id ?? '';
  const titleOf = (answers: Partial<PageAnswers>) =>
    answers.title ?? given.title ?? (answers.path ?? given.path ?? '').split('/').at(-1) ?? '';
  const sound = (problem: (text: string) => string | null) => (text: string) => problem(text) ?? true;
  const questions = [
    isModule
      ? { type: 'input', name: 'module', message: 'Module, like mf-events:', validate: sound(moduleProblem) }
      : { type: 'list', name: 'module', message: 'Module:', choices: modules.map(({ name }) => name) },
    { type: 'input', name: 'path', message: 'Path, like /Promotion/Events:', validate: sound(pathProblem) },
    { type: 'input', name: 'title', message: 'Title, in Korean:', default: titleOf },
    {
      type: 'input',
      name: 'description',
      message: 'Description for search results:',
      default: (answers: Partial<PageAnswers>) => firstDescription(titleOf(answers)),
    },
    { type: 'list', name: 'group', message: 'Menu group:', choices: menuGroups.map(({ id }) => id), default: group },
  ];
  const title = titleOf(given);
  const usual = { title, description: firstDescription(title), group };
  const open = questions.filter(({ name }) => given[name as keyof PageAnswers] === undefined);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!isTerminal && (!given.module || !given.path)) throw new Error(`Say which module and which path.\n\n${help}`);
  const complete = isTerminal && open.length ? await answersFor(given, open) : ({ ...usual, ...given } as PageAnswers);
  if (!menuGroups.some(({ id }) => id === complete.group))
    throw new Error(
      `There is no menu group ${complete.group}. There are ${menuGroups.map(({ id }) => id).join(', ')}.`,
    );
  const files = await (isModule ? createModule : createPage)(workspace, modules, complete);
  for (const file of files) say(`  wrote ${file}`);
  if (isModule) linkModule(workspace);
  say(`\nLook at it:   npm run dev -- ${complete.module}   then http://localhost:4000${complete.path}`);
  say(`Test it:      npx vitest run --project ${complete.module} && npm run e2e -- src/${complete.module}`);
  say(`Publish it:   npm run publish -- ${complete.module}`);
}

/** Writes a repository of one module into the folder that this is started in. */
async function createRepository(): Promise<void> {
  const [module, address] = said;
  const { title = address?.split('/').at(-1) ?? '', group } = values;
  if (!module || !address || !group)
    throw new Error(`Say which module, which path and which menu group.\n\n${aloneHelp}`);
  const answers = { module, path: address, title, group, description: values.description ?? firstDescription(title) };
  for (const file of await createAlone(workspace, answers, await readToolbox(), values.packages))
    say(`  wrote ${file}`);
  say('\nnpm install && npm test, then as README.md says.');
}

async function start(): Promise<void> {
  const isKnown = what === 'module' || (what === 'page' && !isAlone);
  if (values.help || !isKnown) process.stdout.write(isAlone ? aloneHelp : help);
  if (!values.help && !isKnown) process.exitCode = 1;
  if (values.help || !isKnown) return;
  await (isAlone ? createRepository() : create(what === 'module'));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
