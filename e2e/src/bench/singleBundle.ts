import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedRemote } from '@platform/contract';
import { renderSite } from '@platform/release/compose/composeSite';
import type { Composition } from '@platform/release/compose/composition';
import { prepareComposition } from '@platform/release/compose/prepareComposition';
import { sha256 } from '@platform/release/hash';
import { readHead } from '@platform/release/journal';
import { goLive } from '@platform/release/live';
import { factsOf } from '@platform/release/publishedFacts';
import type { FolderStore } from '@platform/release/store/FolderStore';
import { keys, moduleBase } from '@platform/release/store/keys';
import { keep } from '@platform/release/store/ReleaseStore';
import site from '@riverview/site';
import { repository } from '../setup/processes';

interface SingleSurface {
  readonly entry: Composition['shellEntry'];
  readonly pieces: Readonly<Record<string, LockedRemote['exposes'][string]>>;
}

const folder = path.join(repository, 'e2e/.site/single');
const version = 'bench';

const config = `import { remotes } from '../../src/site/routes.ts';
import { singleBundleConfig } from '@platform/rspack/singleBundleConfig';

export default singleBundleConfig(${JSON.stringify(repository)}, ${JSON.stringify(folder)}, remotes);
`;

/** Builds the same sources as one bundle without federation. */
function build(): SingleSurface {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'rspack.config.ts'), config);
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
  execFileSync(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], { cwd: folder, stdio: 'inherit' });
  return JSON.parse(readFileSync(path.join(folder, 'single.json'), 'utf8')) as SingleSurface;
}

/** The composition with every piece coming from the single bundle: the pages' content is the same to the byte. */
function onOneBundle(
  composition: Composition,
  surface: SingleSurface,
  files: Readonly<Record<string, string>>,
): Composition {
  const base = moduleBase('single', version);
  const entry = surface.entry.js[0] ?? '';
  const remotes = Object.entries(composition.lock.remotes).map(([module, remote]) => {
    const pieces = Object.keys(remote.exposes).map(
      (expose) => [expose, surface.pieces[`${module}/${expose.slice(2)}`]] as const,
    );
    const exposes = Object.fromEntries(pieces.flatMap(([expose, files]) => (files ? [[expose, files]] : [])));
    return [module, { ...remote, base, files, entry, exposes }] as const;
  });
  return {
    ...composition,
    shellEntry: surface.entry,
    lock: {
      ...composition.lock,
      shell: { ...composition.lock.shell, base, files },
      remotes: Object.fromEntries(remotes),
    },
  };
}

/** Makes the single-bundle site live in a store that holds the given versions' server bundles and assets. */
export async function composeSingleBundle(
  store: FolderStore,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const surface = build();
  const client = path.join(folder, 'client');
  const files: Record<string, string> = {};
  for (const name of readdirSync(client)) {
    const bytes = readFileSync(path.join(client, name));
    files[name] = sha256(bytes);
    await keep(store, keys.clientFile('single', version, name), bytes);
  }
  const assets = path.join(folder, '_assets');
  for (const name of readdirSync(assets)) await keep(store, keys.asset(name), readFileSync(path.join(assets, name)));
  const prepared = await prepareComposition({ store, versions, facts: factsOf(site), backEnd: null });
  const composition = { ...prepared, backEnd: null, before: null, reuse: null };
  await goLive(store, await renderSite(onOneBundle(composition, surface, files)), await readHead(store));
}
