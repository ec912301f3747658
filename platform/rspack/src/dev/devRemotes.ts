import type { BrowserLock, BrowserRemote, Remote } from '@platform/contract';
import { devPort } from './devPort';

type Remotes = BrowserLock['remotes'];

const noAssets = { js: [], css: [] };

const development = 'development';

/** Whether a module of a development lock comes from its development server. */
export const developed = ({ version }: BrowserRemote): boolean => version === development;

/** A module on its development server. The official runtime loads it, so that Module Federation's own tools see it. */
function developmentRemote(remote: Remote): BrowserRemote {
  const base = `http://localhost:${devPort(remote)}/`;
  return {
    version: development,
    base,
    entry: 'remoteEntry.js',
    manifest: `${base}mf-manifest.json`,
    exposes: Object.fromEntries(Object.keys(remote.exposes).map((key) => [key, noAssets])),
  };
}

/** A published module, by the same door as those in development: its manifest, which every version has. */
const throughManifest = (remote: BrowserRemote): BrowserRemote => ({
  ...remote,
  // Where it was not, its HTML is missing in the composed page, and the browser makes it.
  prerendered: true,
  manifest: remote.manifest ?? `${remote.base}mf-manifest.json`,
});

/** Where modules come from in development. */
export interface DevSources {
  /** The modules of a composed site; none without one. */
  readonly composed: Remotes;
  /** Names of the modules that may have a development server. `null`: any. */
  readonly local: readonly string[] | null;
  readonly answers: (remote: Remote) => Promise<boolean>;
}

/**
 * The modules of a development lock: those whose development servers answer from there, the others from the composed site; what
 * it does not have either is expected on its development server, and the page says how to start that.
 */
export async function devRemotes(
  remotes: readonly Remote[],
  { composed, local, answers }: DevSources,
): Promise<Remotes> {
  const known = remotes.map(async (remote) => {
    const published = composed[remote.name];
    const isLocal = !published || ((local?.includes(remote.name) ?? true) && (await answers(remote)));
    if (!isLocal) return [remote.name, throughManifest(published)] as const;
    const own = developmentRemote(remote);
    // Where there is a composed site, pages come as HTML.
    return [remote.name, Object.keys(composed).length ? { ...own, prerendered: true as const } : own] as const;
  });
  // A composed site may have modules whose sources are not here.
  const published = Object.entries(composed).map(([name, remote]) => [name, throughManifest(remote)] as const);
  return { ...Object.fromEntries(published), ...Object.fromEntries(await Promise.all(known)) };
}
