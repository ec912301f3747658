import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Facts, LockedRoute, SiteFunctions } from '@platform/contract';
import { build } from 'esbuild';
import { repository } from './workspace';

/** Where Firestore and the functions over it run: Seoul. */
export const region = 'asia-northeast3';

/** Folder beside the bundle that holds the release it came with. */
export const releaseFolder = 'release';

/** A rewrite of Firebase Hosting that hands requests to a function. */
export interface FunctionRewrite {
  readonly source: string;
  readonly function: { readonly functionId: string; readonly region: string; readonly pinTag: boolean };
}

// Pinned: a hosting release that goes back takes its function along.
const to = (source: string, name: string): FunctionRewrite => ({
  source,
  function: { functionId: name, region, pinTag: true },
});

/** The addresses of a site's functions, as rewrites. */
export function functionRewrites(
  { answers, documents }: SiteFunctions,
  routes: readonly Pick<LockedRoute, 'path' | 'documents'>[],
): FunctionRewrite[] {
  const ofDocuments = routes.filter((route) => route.documents && route.path.includes(':'));
  return [
    ...answers.flatMap((answer) => [answer.path, `${answer.path}/**`].map((source) => to(source, answer.name))),
    ...(documents ? ofDocuments.map((route) => to(route.path.replace(/:\w+/g, '*'), documents)) : []),
  ];
}

/** What Firebase installs beside the bundle: its own packages, and those that bring files which are no JavaScript. */
async function packages(): Promise<Record<string, string>> {
  const dependenciesOf = async (workspace: string): Promise<Record<string, string>> =>
    JSON.parse(await readFile(path.join(repository, workspace, 'package.json'), 'utf8')).dependencies;
  const all = { ...(await dependenciesOf('platform/release')), ...(await dependenciesOf('platform/assets')) };
  const own = ['fontverter', 'harfbuzzjs', 'lightningcss', 'subset-font'].map(
    (name) => [name, all[name] ?? ''] as const,
  );
  return { 'firebase-admin': '14.5.1', 'firebase-functions': '7.4.0', ...Object.fromEntries(own) };
}

/**
 * Writes a folder that Firebase deploys as functions: bundled files with the facts and the name of the release in them, their
 * `package.json`, and the settings in `.env…` beside their source, where there are any. The same input gives the same bytes.
 */
export async function exportFunctions(
  { file, maker, names }: SiteFunctions,
  facts: Facts,
  release: string,
  target: string,
): Promise<void> {
  await mkdir(target, { recursive: true });
  const source = path.join(repository, file);
  const sources = path.dirname(source);
  const dependencies = await packages();
  await build({
    stdin: {
      contents: `import { ${maker} } from './${path.basename(source)}';\nexport const { ${names.join(', ')} } = ${maker}(${JSON.stringify(facts)}, ${JSON.stringify(region)}, ${JSON.stringify(release)});\n`,
      resolveDir: sources,
      sourcefile: 'entry.ts',
      loader: 'ts',
    },
    absWorkingDir: repository,
    outdir: target,
    entryNames: 'index',
    // What composes is loaded by the function that does, and by no other.
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
  });
  const manifest = {
    name: 'functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies,
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of await readdir(sources))
    if (name.startsWith('.env')) await copyFile(path.join(sources, name), path.join(target, name));
}
