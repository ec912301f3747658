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

/**
 * The lock of a composed site, which its pages name.
 *
 * @throws where it is none, or does not answer
 */
async function composedLock(site: string): Promise<BrowserLock> {
  const text = async (address: string) => {
    const answer = await fetch(address).catch((cause: Error) => {
      throw new Error(`${site} does not answer. Start the composed site, or name another: --from https://….`, {
        cause,
      });
    });
    return answer.text();
  };
  const [, file] = (await text(site)).match(/id="release-lock"[^>]* href="([^"]+)"/) ?? [];
  if (!file)
    throw new Error(`${site} is no composed site: its page names no release lock. Name another: --from https://….`);
  const code = await text(new URL(file, site).href);
  return JSON.parse(code.replace('export default ', '')) as BrowserLock;
}

/** What a development server is told by its environment. */
export interface DevSite {
  /** Address of a composed site that modules without a development server are taken from. */
  readonly composedSite?: string | undefined;
  /** Names of the modules that may have one. Default: any. */
  readonly local?: readonly string[] | undefined;
  /** Whether a module's development server answers. */
  readonly answers: (remote: Remote) => Promise<boolean>;
}

/** The lock of the development server, and the `remote.ts` files that it was made of, as they read now. */
export interface DevLock {
  readonly lock: BrowserLock;
  readonly remotes: readonly Remote[];
}

/** Makes it. Facts, and what modules bring whose sources are not here, are those of the composed site. */
export async function devLock(repository: string, { composedSite, local, answers }: DevSite): Promise<DevLock> {
  const [remotes, site, composed] = await Promise.all([
    readRemotes(repository),
    readSite(repository),
    composedSite ? composedLock(composedSite) : null,
  ]);
  const facts = composed?.facts ?? site.facts;
  const menu = buildMenu(remotes, site.menuGroups, facts.slug);
  const here = new Set(remotes.map(({ name }) => name));
  const guests = composed?.routes.filter(({ remote }) => !here.has(remote)) ?? [];
  const lock: BrowserLock = {
    id: 'development',
    remotes: await devRemotes(remotes, { composed: composed?.remotes ?? {}, local: local ?? null, answers }),
    routes: [...buildRoutes(remotes, menu, facts.slug), ...guests],
    redirects: buildRedirects(remotes, facts.slug),
    menu: withGuests(menu, composed?.menu ?? [], new Set(guests.map(({ path }) => path))),
    footer: footerLinks(remotes, facts.slug),
    slots: { ...composed?.slots, ...buildSlots(remotes) },
    facts,
    ...(composed?.banners && { banners: composed.banners }),
    ...(composed?.papers && { papers: composed.papers }),
  };
  return { lock, remotes };
}

/** A menu with the entries that the composed site has of guests' pages, at the end of their groups. */
function withGuests(menu: BrowserLock['menu'], composed: BrowserLock['menu'], paths: ReadonlySet<string>) {
  const entriesOf = (id: string) =>
    composed.find((group) => group.id === id)?.entries.filter(({ path }) => paths.has(path)) ?? [];
  const known = menu.map((group) => ({ ...group, entries: [...group.entries, ...entriesOf(group.id)] }));
  const brought = composed.filter(({ id }) => !menu.some((group) => group.id === id) && entriesOf(id).length);
  return [...known, ...brought];
}
