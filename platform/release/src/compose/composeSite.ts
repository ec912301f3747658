import type { Facts, ReleaseLock } from '@riverview/contract';
import { hashOfFiles, sha256 } from '../hash';
import { isRemote, isShell, readManifest } from '../manifest';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import { type Hosting, hosting } from './hosting';
import { loadBundle } from './loadBundle';
import { makeLock } from './makeLock';
import { feed, robots, sitemap } from './publicFiles';
import { renderPages } from './renderPages';
import type { RemoteBundle, ShellBundle } from './shellBundle';

/** A site that is ready to go live. */
export interface ComposedSite {
  /** Hash of everything in it: the same artefacts and facts give the same site. */
  readonly id: string;
  readonly lock: ReleaseLock;
  readonly hosting: Hosting;
  /** Public files by their path. */
  readonly files: Readonly<Record<string, string>>;
}

interface ComposeOptions {
  readonly store: ReleaseStore;
  /** Which version of each module, the shell included. */
  readonly versions: Readonly<Record<string, string>>;
  readonly facts: Facts;
  /** Where the back end answers, or `null`. */
  readonly backEnd: string | null;
}

/**
 * Composes the site from published artefacts alone.
 *
 * @throws when modules contradict each other or a page can not be rendered; nothing is written then
 */
export async function composeSite({ store, versions, facts, backEnd }: ComposeOptions): Promise<ComposedSite> {
  const manifests = await Promise.all(
    Object.entries(versions).map(([module, version]) => readManifest(store, module, version)),
  );
  const shell = manifests.find(isShell);
  if (!shell) throw new Error('A site needs the shell. Publish it first: npm run publish -- shell.');
  const remotes = manifests.filter(isRemote);
  const lock = makeLock(shell, remotes, facts);

  const code = async (module: string, version: string) =>
    (await readRequired(store, keys.serverBundle(module, version))).toString();
  const shellBundle = loadBundle<ShellBundle>('shell', await code(shell.module, shell.version));
  const bundles = await Promise.all(
    remotes.map(
      async ({ module, version }) =>
        [module, loadBundle<RemoteBundle>(module, await code(module, version), shellBundle.shared)] as const,
    ),
  );
  const pages = await renderPages({
    lock,
    shell: shellBundle,
    shellEntry: shell.surface.entry,
    bundles: Object.fromEntries(bundles),
    pages: Object.fromEntries(remotes.map(({ module, surface }) => [module, surface.remote.pages])),
    backEnd,
  });
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
    'sitemap.xml': sitemap(
      pages.flatMap(({ indexed }) => indexed ?? []),
      facts,
    ),
    'robots.txt': robots(facts),
    'rss.xml': feed(
      pages.flatMap((page) => page.feed),
      facts,
    ),
  };
  const rules = hosting(lock);
  const hashes = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, sha256(content)]));
  const id = hashOfFiles({ ...hashes, '\0lock': lock.id, '\0hosting': sha256(JSON.stringify(rules)) }).slice(0, 16);
  return { id, lock, hosting: rules, files };
}
