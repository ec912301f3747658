import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserLock, BrowserRemote, Remote } from '@platform/contract';
import { buildMenu, footerLinks } from '@platform/contract/navigation';
import { readSite } from '@platform/contract/readSite';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import { buildSlots } from '@platform/contract/slots';

const noAssets = { js: [], css: [] };

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

type Remotes = BrowserLock['remotes'];

/** A module on its development server. The official runtime loads it, so that Module Federation's own tools see it. */
function developmentRemote(remote: Remote): BrowserRemote {
  const base = `http://localhost:${remote.devPort}/`;
  return {
    version: 'development',
    base,
    entry: 'remoteEntry.js',
    manifest: `${base}mf-manifest.json`,
    exposes: Object.fromEntries(Object.keys(remote.exposes).map((key) => [key, noAssets])),
  };
}

const answers = ({ devPort }: Remote): Promise<boolean> =>
  fetch(`http://localhost:${devPort}/remoteEntry.js`, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The modules of a composed site, from the lock that its pages carry. */
async function composedRemotes(site: string): Promise<Remotes> {
  const html = await (await fetch(site)).text();
  const [, json] = html.match(/id="release-lock">([^<]+)</) ?? [];
  if (!json) throw new Error(`${site} is no composed site: its page carries no release lock. Correct COMPOSED_SITE.`);
  return (JSON.parse(json) as BrowserLock).remotes;
}

/** Every module on its development server; those that have none running come from the composed site, if one is named. */
async function remotesOf(remotes: readonly Remote[], composedSite: string | undefined): Promise<Remotes> {
  const composed = composedSite ? await composedRemotes(composedSite) : {};
  const entries = remotes.map(async (remote) => {
    const published = composed[remote.name];
    const useful = published && !(await answers(remote));
    return [remote.name, useful ? published : developmentRemote(remote)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The lock of the development server, from today's `remote.ts` files.
 *
 * @param composedSite address of a composed site that modules without a development server are taken from
 */
export async function devLock(repository: string, composedSite?: string): Promise<BrowserLock> {
  const [remotes, { facts, menuGroups }] = await Promise.all([readRemotes(repository), readSite(repository)]);
  const menu = buildMenu(remotes, menuGroups, facts.slug);
  return {
    id: 'development',
    remotes: await remotesOf(remotes, composedSite),
    routes: buildRoutes(remotes, menu, facts.slug),
    redirects: buildRedirects(remotes, facts.slug),
    menu,
    footer: footerLinks(remotes, facts.slug),
    slots: buildSlots(remotes),
    facts,
  };
}
