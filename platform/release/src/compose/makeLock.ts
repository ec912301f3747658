import type {
  BrowserLock,
  LockedRemote,
  LockedRoute,
  ReleaseLock,
  RemoteSurface,
  ShellSurface,
} from '@platform/contract';
import { checkRemote, checkTogether } from '@platform/contract/checkRemotes';
import { buildMenu, footerLinks } from '@platform/contract/navigation';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import { buildSlots } from '@platform/contract/slots';
import semver from 'semver';
import { checkPieces } from '../gate/checkPieces';
import { checkSlots } from '../gate/checkSlots';
import { sha256 } from '../hash';
import type { Manifest } from '../manifest';
import type { PublishedFacts } from '../publishedFacts';
import { moduleBase } from '../store/keys';
import type { OwnRoute } from './pageLock';

/** Shared packages that a module needs in a version the shell does not have. */
function checkRequires(shell: Manifest<ShellSurface>, remotes: readonly Manifest<RemoteSurface>[]): string[] {
  return remotes.flatMap(({ module, surface }) =>
    Object.entries(surface.requires).flatMap(([request, range]) => {
      const provided = shell.surface.provides[request];
      if (provided && semver.satisfies(provided, range)) return [];
      const has = provided ? `the shell brings ${provided}` : 'the shell does not bring it';
      return [
        `${module} needs ${request} ${range}, but ${has}. Build ${module} against the shell's version, or publish a newer shell first.`,
      ];
    }),
  );
}

const sealed = (content: Omit<ReleaseLock, 'id'>): ReleaseLock => ({
  id: sha256(JSON.stringify(content)).slice(0, 16),
  ...content,
});

/** The same lock with what modules bring to it once their bundles run: banner pictures, and papers of pages. */
export function withBrought(
  lock: ReleaseLock,
  { banners = {}, papers = {} }: Pick<ReleaseLock, 'banners' | 'papers'>,
): ReleaseLock {
  const { id: _, ...content } = lock;
  const brought = {
    ...(Object.keys(banners).length && { banners }),
    ...(Object.keys(papers).length && { papers }),
  };
  return Object.keys(brought).length ? sealed({ ...content, ...brought }) : lock;
}

/**
 * The release lock of a set of published versions.
 *
 * @throws with every contradiction between the modules, each with its remedy
 */
export function makeLock(
  shell: Manifest<ShellSurface>,
  remotes: readonly Manifest<RemoteSurface>[],
  { facts, menuGroups, endpoints }: PublishedFacts,
): ReleaseLock {
  const sorted = [...remotes].sort((one, other) => (one.module < other.module ? -1 : 1));
  const surfaces = sorted.map(({ surface }) => surface.remote);
  const problems = [
    ...surfaces.flatMap(checkRemote),
    ...checkTogether(surfaces, menuGroups),
    ...checkRequires(shell, sorted),
    ...checkPieces(sorted.map(({ surface }) => surface)),
    ...checkSlots(
      shell.surface.slots,
      sorted.map(({ surface }) => surface),
    ),
  ];
  if (problems.length) throw new Error(problems.join('\n'));

  const menu = buildMenu(surfaces, menuGroups, facts.slug);
  const content: Omit<ReleaseLock, 'id'> = {
    shell: { version: shell.version, base: moduleBase(shell.module, shell.version), files: shell.files },
    remotes: Object.fromEntries(
      sorted.map(({ module, version, files, surface }): [string, LockedRemote] => [
        module,
        {
          version,
          base: moduleBase(module, version),
          files,
          entry: surface.entry,
          ...(surface.manifest && { manifest: moduleBase(module, version) + surface.manifest }),
          ...(surface.prerendered && { prerendered: true }),
          exposes: surface.exposes,
        },
      ]),
    ),
    routes: buildRoutes(surfaces, menu, facts.slug),
    redirects: buildRedirects(surfaces, facts.slug),
    menu,
    footer: footerLinks(surfaces, facts.slug),
    slots: buildSlots(surfaces),
    endpoints,
    facts,
  };
  return sealed(content);
}

interface DescriptionsFile {
  readonly name: string;
  readonly content: string;
}

interface LockFile {
  /** Its name among the assets. */
  readonly asset: string;
  /** Its SHA-256, hexadecimal. */
  readonly hash: string;
  readonly content: string;
}

// Every page of a composition asks for them.
const descriptions = new WeakMap<ReleaseLock, DescriptionsFile>();
const pinned = new WeakMap<ReleaseLock, BrowserLock>();
const lockFiles = new WeakMap<ReleaseLock, LockFile>();

/** What pages fetch once their visitor means to go on: the descriptions of all routes, as a file named by its content. */
export function descriptionsFile(lock: ReleaseLock): DescriptionsFile {
  const known = descriptions.get(lock);
  if (known) return known;
  const content = JSON.stringify(Object.fromEntries(lock.routes.map(({ path, description }) => [path, description])));
  const file = { name: `descriptions.${sha256(content).slice(0, 16)}.json`, content };
  descriptions.set(lock, file);
  return file;
}

/** The part of the lock that a browser needs, without a description; the same object for all pages of a composition. */
export function browserLock(lock: ReleaseLock): BrowserLock {
  const known = pinned.get(lock);
  if (known) return known;
  const { id, redirects, menu, footer, slots, facts, banners, papers } = lock;
  const remotes = Object.entries(lock.remotes).map(([module, { files: _, exposes, ...remote }]) => {
    const needed = Object.entries(exposes).map(([key, { js, css }]) => [key, { js, css }] as const);
    return [module, { ...remote, exposes: Object.fromEntries(needed) }] as const;
  });
  const made: BrowserLock = {
    id,
    remotes: Object.fromEntries(remotes),
    routes: lock.routes.map(({ description: _, documents: __, translates: ___, ...route }) => route),
    descriptions: `/${descriptionsFile(lock).name}`,
    redirects,
    menu,
    footer,
    slots,
    facts,
    ...(banners && { banners }),
    ...(papers && { papers }),
  };
  pinned.set(lock, made);
  return made;
}

/**
 * What a browser needs of the lock, as a module script named by its content. All pages of a release name the same, and fetch
 * it with their scripts: nothing that is read needs it.
 */
export function lockFile(lock: ReleaseLock): LockFile {
  const known = lockFiles.get(lock);
  if (known) return known;
  const content = `export default ${JSON.stringify(browserLock(lock))}\n`;
  const hash = sha256(content);
  const file = { asset: `${hash.slice(0, 16)}.js`, hash, content };
  lockFiles.set(lock, file);
  return file;
}

/** What a page has of the lock beside what all pages have. */
export function ownRoute(lock: ReleaseLock, route: LockedRoute | null): OwnRoute | null {
  const at = route ? lock.routes.indexOf(route) : -1;
  return route && at >= 0 ? { at, description: route.description } : null;
}
