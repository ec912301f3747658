import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserLock, Remote } from '@platform/contract';
import { buildMenu, footerLinks } from '@platform/contract/navigation';
import { readSite } from '@platform/contract/readSite';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import { buildSlots } from '@platform/contract/slots';
import { devRemotes } from './devRemotes';

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

const answers = ({ devPort }: Remote): Promise<boolean> =>
  fetch(`http://localhost:${devPort}/remoteEntry.js`, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The modules of a composed site, from the lock that its pages carry.
 *
 * @throws where it is none, or does not answer
 */
async function composedRemotes(site: string): Promise<BrowserLock['remotes']> {
  const text = async (address: string) => {
    const answer = await fetch(address).catch((cause: Error) => {
      throw new Error(`${site} does not answer. Start the composed site, or correct COMPOSED_SITE.`, { cause });
    });
    return answer.text();
  };
  const [, file] = (await text(site)).match(/id="release-lock"[^>]* href="([^"]+)"/) ?? [];
  if (!file) throw new Error(`${site} is no composed site: its page names no release lock. Correct COMPOSED_SITE.`);
  const code = await text(new URL(file, site).href);
  return (JSON.parse(code.replace('export default ', '')) as BrowserLock).remotes;
}

/** What a development server is told by its environment. */
export interface DevSite {
  /** Address of a composed site that modules without a development server are taken from. */
  readonly composedSite?: string | undefined;
  /** Names of the modules that have one. Default: those that answer. */
  readonly local?: readonly string[] | undefined;
}

/** The lock of the development server, from today's `remote.ts` files. */
export async function devLock(repository: string, { composedSite, local }: DevSite = {}): Promise<BrowserLock> {
  const [remotes, { facts, menuGroups }, composed] = await Promise.all([
    readRemotes(repository),
    readSite(repository),
    composedSite ? composedRemotes(composedSite) : {},
  ]);
  const menu = buildMenu(remotes, menuGroups, facts.slug);
  return {
    id: 'development',
    remotes: await devRemotes(remotes, { composed, local: local ?? null, answers }),
    routes: buildRoutes(remotes, menu, facts.slug),
    redirects: buildRedirects(remotes, facts.slug),
    menu,
    footer: footerLinks(remotes, facts.slug),
    slots: buildSlots(remotes),
    facts,
  };
}
