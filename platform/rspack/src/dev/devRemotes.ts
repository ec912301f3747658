import type { BrowserLock, BrowserRemote, Remote } from '@platform/contract';

type Remotes = BrowserLock['remotes'];

const noAssets = { js: [], css: [] };

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

/** A published module, by the same door as those in development: its manifest, which every version has. */
const throughManifest = (remote: BrowserRemote): BrowserRemote => ({
  ...remote,
  manifest: remote.manifest ?? `${remote.base}mf-manifest.json`,
});

/** Where modules come from in development. */
export interface DevSources {
  /** The modules of a composed site; none without one. */
  readonly composed: Remotes;
  /** Names of the modules that have a development server, whether it answers yet or not. `null`: those that answer. */
  readonly local: readonly string[] | null;
  readonly answers: (remote: Remote) => Promise<boolean>;
}

/**
 * The modules of a development lock: the local ones on their development servers, the others from the composed site; what it
 * does not have either is expected on its development server, and the page says how to start that.
 */
export async function devRemotes(
  remotes: readonly Remote[],
  { composed, local, answers }: DevSources,
): Promise<Remotes> {
  const known = remotes.map(async (remote) => {
    const published = composed[remote.name];
    const isLocal = !published || (local ? local.includes(remote.name) : await answers(remote));
    return [remote.name, isLocal ? developmentRemote(remote) : throughManifest(published)] as const;
  });
  // A composed site may have modules whose sources are not here.
  const published = Object.entries(composed).map(([name, remote]) => [name, throughManifest(remote)] as const);
  return { ...Object.fromEntries(published), ...Object.fromEntries(await Promise.all(known)) };
}
