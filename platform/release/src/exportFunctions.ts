import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Facts } from '@riverview/contract';
import { build } from 'esbuild';
import { repository } from './workspace';

/** Where Firestore and the functions over it run: Seoul. */
export const region = 'asia-northeast3';

/** The address that the leads function answers. */
const leadsPath = '/api/leads';

/** A rewrite of Firebase Hosting that hands requests to a function. */
export interface FunctionRewrite {
  readonly source: string;
  readonly function: { readonly functionId: string; readonly region: string; readonly pinTag: boolean };
}

/** Which functions a site of these facts needs, by their addresses. None where its forms post to a service elsewhere. */
export function functionRewrites({ leads }: Facts): FunctionRewrite[] {
  if (!leads.endpoint.startsWith('/')) return [];
  if (leads.endpoint !== leadsPath)
    throw new Error(
      `facts.leads.endpoint is ${leads.endpoint}, but the function of this repository answers ${leadsPath}. Name that, or the full address of a service.`,
    );
  // Pinned: a hosting release that goes back takes its function along.
  const leadsFunction = { functionId: 'leads', region, pinTag: true };
  return [leadsPath, `${leadsPath}/**`].map((source) => ({ source, function: leadsFunction }));
}

/** What Firebase installs beside the bundle. */
const packages = { 'firebase-admin': '14.5.1', 'firebase-functions': '7.4.0' };

/**
 * Writes a folder that Firebase deploys as functions: one bundled file with the facts of the release in it, its
 * `package.json`, and the settings in `backend/functions/.env…`, where there are any. The same input gives the same bytes.
 */
export async function exportFunctions(facts: Facts, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const sources = path.join(repository, 'backend/functions');
  await build({
    stdin: {
      contents: `import { leadsFunctions } from './leadsFunctions';\nexport const { leads, leadsHousekeeping } = leadsFunctions(${JSON.stringify(facts)}, ${JSON.stringify(region)});\n`,
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
