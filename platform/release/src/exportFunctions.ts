import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Facts, SiteFunctions } from '@platform/contract';
import { build } from 'esbuild';
import { repository } from './workspace';

/** Where Firestore and the functions over it run: Seoul. */
export const region = 'asia-northeast3';

/** A rewrite of Firebase Hosting that hands requests to a function. */
export interface FunctionRewrite {
  readonly source: string;
  readonly function: { readonly functionId: string; readonly region: string; readonly pinTag: boolean };
}

/** The addresses of a site's functions, as rewrites. */
export function functionRewrites({ answers }: SiteFunctions): FunctionRewrite[] {
  return answers.flatMap(({ path: address, name }) =>
    // Pinned: a hosting release that goes back takes its function along.
    [address, `${address}/**`].map((source) => ({ source, function: { functionId: name, region, pinTag: true } })),
  );
}

/** What Firebase installs beside the bundle. */
const packages = { 'firebase-admin': '14.5.1', 'firebase-functions': '7.4.0' };

/**
 * Writes a folder that Firebase deploys as functions: one bundled file with the facts and the name of the release in it, its
 * `package.json`, and the settings in `.env…` beside its source, where there are any. The same input gives the same bytes.
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
  await build({
    stdin: {
      contents: `import { ${maker} } from './${path.basename(source)}';\nexport const { ${names.join(', ')} } = ${maker}(${JSON.stringify(facts)}, ${JSON.stringify(region)}, ${JSON.stringify(release)});\n`,
      resolveDir: sources,
      sourcefile: 'entry.ts',
      loader: 'ts',
    },
    absWorkingDir: repository,
    outfile: path.join(target, 'index.js'),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    external: Object.keys(packages).map((name) => `${name}/*`),
    logLevel: 'silent',
  });
  const manifest = {
    name: 'functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: packages,
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of await readdir(sources))
    if (name.startsWith('.env')) await copyFile(path.join(sources, name), path.join(target, name));
}
