import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserLock } from '@platform/contract';
import { exportHosting } from '@platform/release/exportHosting';
import { publish } from '@platform/release/publish';
import { release } from '@platform/release/release';
import { FolderStore } from '@platform/release/store/FolderStore';
import { distOf, moduleNames } from '@platform/release/workspace';
import site from '@riverview/site';
import { repository } from '../../setup/processes';

/** Where the sites to be compared are kept; journeys empty the folder that is theirs. */
export const benchFolder = path.join(repository, 'bench/dist');

/** The pages that are compared, by name. */
export const benchPages = {
  home: '/',
  plan: '/FloorPlan/59A',
  location: '/LocationEnvironment/intro',
  customer: '/dunsan-riverview/customer',
} as const;

/** Pages that no peer has, measured by themselves. */
export const ownPages = { premium: '/LocationEnvironment/primium' } as const;

/** The file that a page's document is kept in. */
export const documentFile = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

export interface Ours {
  /** What is deployed, as it is. */
  readonly folder: string;
  /** File that holds what the shell knows of the release, as JSON. */
  readonly lock: string;
  /** File that holds what each compared page found while it was composed, by address, as JSON. */
  readonly pageData: string;
}

/** This site, composed from today's builds as it would be deployed. */
export async function composeOurs(): Promise<Ours> {
  rmSync(benchFolder, { recursive: true, force: true });
  const store = new FolderStore(path.join(benchFolder, 'store'));
  const published = await Promise.all(moduleNames().map((module) => publish(store, module, distOf(module))));
  const replace = Object.fromEntries(published.map(({ module, version }) => [module, version]));
  await release({ store, replace, site, backEnd: null });
  const target = path.join(benchFolder, 'hosting');
  await exportHosting(store, () => null, target);
  const ours = {
    folder: path.join(target, 'public'),
    lock: path.join(benchFolder, 'lock.json'),
    pageData: path.join(benchFolder, 'page-data.json'),
  };
  const [lockScript = ''] = /\/_assets\/\w+\.js/.exec(
    /<link id="release-lock"[^>]*>/.exec(readFileSync(path.join(ours.folder, 'index.html'), 'utf8'))?.[0] ?? '',
  ) ?? [''];
  const { default: lock } = (await import(path.join(ours.folder, lockScript))) as { default: BrowserLock };
  writeFileSync(ours.lock, JSON.stringify(lock));
  const found = Object.values(benchPages).map((address) => {
    const html = readFileSync(path.join(ours.folder, documentFile(address)), 'utf8');
    return [address, JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')] as const;
  });
  writeFileSync(ours.pageData, JSON.stringify(Object.fromEntries(found)));
  return ours;
}

/** Names of the files in a folder and below it, by their path in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
