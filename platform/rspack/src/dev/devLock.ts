import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserLock, ExposeAssets, LockedRemote, Remote } from '@platform/contract';
import { buildMenu, footerLinks } from '@platform/contract/navigation';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import { siteFacts } from '@platform/contract/siteFacts';

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
  const remotes = await readRemotes(repository);
  const menu = buildMenu(remotes, siteFacts.slug);
  return {
    id: 'development',
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, developmentRemote(remote)])),
    routes: buildRoutes(remotes, menu, siteFacts.slug),
    redirects: buildRedirects(remotes, siteFacts.slug),
    menu,
    footer: footerLinks(remotes, siteFacts.slug),
    facts: siteFacts,
  };
}
