import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserLock, ExposeAssets, LockedRemote, Remote } from '@platform/contract';
import { buildMenu, footerLinks } from '@platform/contract/navigation';
import { readSite } from '@platform/contract/readSite';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import { buildSlots } from '@platform/contract/slots';

const noAssets: ExposeAssets = { js: [], css: [], laterJs: [], laterCss: [] };

/** The `remote.ts` of every module beside the shell, as it reads now. */
async function readRemotes(repository: string): Promise<Remote[]> {
  const folders = readdirSync(repository).filter((name) => name.startsWith('mf-'));
  return Promise.all(
    folders.sort().map(async (name) => {
      const file = pathToFileURL(path.join(repository, name, 'remote.ts'));
      // A query makes Node read the file again after an edit.
      const { default: remote } = (await import(`${file}?at=${Date.now()}`)) as { default: Remote };
      return remote;
    }),
  );
}

function developmentRemote(remote: Remote): Omit<LockedRemote, 'files'> {
  return {
    version: 'development',
    base: `http://localhost:${remote.devPort}/`,
    entry: 'remoteEntry.js',
    exposes: Object.fromEntries(Object.keys(remote.exposes).map((key) => [key, noAssets])),
  };
}

/** A lock that points every module at its development server. */
export async function devLock(repository: string): Promise<BrowserLock> {
  const [remotes, { facts, menuGroups }] = await Promise.all([readRemotes(repository), readSite(repository)]);
  const menu = buildMenu(remotes, menuGroups, facts.slug);
  return {
    id: 'development',
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, developmentRemote(remote)])),
    routes: buildRoutes(remotes, menu, facts.slug),
    redirects: buildRedirects(remotes, facts.slug),
    menu,
    footer: footerLinks(remotes, facts.slug),
    slots: buildSlots(remotes),
    facts,
  };
}
