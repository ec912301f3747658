import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSurface, ShellSurface } from '@platform/contract';
import { checkRemote } from '@platform/contract/checkRemotes';
import { foreignFolder } from '@platform/contract/foreign';
import { checkStyles } from './gate/checkStyles';
import { sha256 } from './hash';
import { inParallel } from './inParallel';
import { hasServerBundle, type Manifest, readManifest } from './manifest';
import type { Signer } from './owners/Signer';
import { nameOfContent, signBuild } from './owners/signVersion';
import { keepPacked } from './packedFiles';
import { keys } from './store/keys';
import { keep, type ReleaseStore } from './store/ReleaseStore';

async function filesBelow(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files
      .sort()
      .map(async (file) => [path.relative(folder, file).split(path.sep).join('/'), await readFile(file)] as const),
  );
  return new Map(read);
}

async function readSurface(dist: string, module: string): Promise<RemoteSurface | ShellSurface> {
  for (const name of ['remote.json', 'shell.json']) {
    const text = await readFile(path.join(dist, name), 'utf8').catch(() => null);
    if (text) return JSON.parse(text) as RemoteSurface | ShellSurface;
  }
  throw new Error(`${module} has no build in ${dist}. Build it first: npx turbo run build --filter=${module}.`);
}

/** The stylesheets of the module's pieces, here and in pages of other sites; those of its frame pages rule documents of their own. */
function checkOwnStyles(module: string, { exposes }: RemoteSurface, client: ReadonlyMap<string, Buffer>): string[] {
  const lent = [...client.keys()].filter((file) => file.startsWith(`${foreignFolder}/`) && file.endsWith('.css'));
  const sheets = new Set([...Object.values(exposes).flatMap(({ css, laterCss }) => [...css, ...laterCss]), ...lent]);
  return [...sheets].flatMap((file) => checkStyles(module, file, client.get(file) ?? Buffer.alloc(0)));
}

/** What Module Federation writes for other hosts and for tools. Two builds of the same sources differ in it. */
const forTools = /^(foreign\/)?(mf-manifest\.json|@mf-types\.(zip|d\.ts))$/;
/** The same at length, with paths of the machine that built it: for the build's own eyes. */
const unpublished = /^(foreign\/)?mf-stats\.json$/;

/** What browsers and tools may ask for, by its path below the version's address. */
async function clientFiles(dist: string): Promise<Map<string, Buffer>> {
  const [own, foreign] = await Promise.all([
    filesBelow(path.join(dist, 'client')),
    filesBelow(path.join(dist, foreignFolder)),
  ]);
  const lent = [...foreign].map(([name, bytes]) => [`${foreignFolder}/${name}`, bytes] as const);
  return new Map([...own, ...lent].filter(([name]) => !unpublished.test(name)));
}

/**
 * Copies a module's build to an immutable place named by its content.
 *
 * @param dist the module's `dist` folder
 * @param signer signs it, new or already there
 * @param former the version before, whose packed files are taken over where they are the same
 * @returns the manifest of the version, new or already there; the first publication's files for tools stay
 * @throws when there is no build, its `remote.ts` contradicts itself, or its styles reach beyond its own elements
 */
export async function publish(
  store: ReleaseStore,
  module: string,
  dist: string,
  signer: Signer | null = null,
  former: string | null = null,
): Promise<Manifest> {
  const surface = await readSurface(dist, module);
  const [client, server, assets] = await Promise.all([
    clientFiles(dist),
    hasServerBundle(surface) ? readFile(path.join(dist, 'server/index.cjs')) : null,
    filesBelow(path.join(dist, '_assets')),
  ]);
  if ('remote' in surface) {
    const problems = [...checkRemote(surface.remote), ...checkOwnStyles(module, surface, client)];
    if (problems.length) throw new Error(`${module} is not published.\n${problems.join('\n')}`);
  }
  const tools = [...client.keys()].filter((name) => forTools.test(name));
  const files = Object.fromEntries(
    [...client].filter(([name]) => !forTools.test(name)).map(([name, bytes]) => [name, sha256(bytes)]),
  );
  const content = { files, surface, assets: [...assets.keys()] };
  const version = nameOfContent({ ...content, server: server && sha256(server) });
  const manifest: Manifest = { module, version, ...content, tools };
  const bytesOf = new Map<string, Buffer>([
    ...[...client].map(([name, bytes]) => [keys.clientFile(module, version, name), bytes] as const),
    ...[...assets].map(([name, bytes]) => [keys.asset(name), bytes] as const),
    ...(server ? [[keys.serverBundle(module, version), server] as const] : []),
  ]);
  if (await store.read(keys.manifest(module, version))) {
    const there = await readManifest(store, module, version);
    if (signer) await signBuild(store, there, bytesOf, signer);
    return there;
  }
  await inParallel(bytesOf, ([key, bytes]) => keep(store, key, bytes));
  const before = former && (await readManifest(store, module, former).catch(() => null));
  const sameAs = (name: string) =>
    before && before.files[name] === files[name] ? keys.clientFile(module, before.version, name) : null;
  // Not those for tools: of two builds either may be the one that is kept.
  const served = [
    ...Object.keys(files).map((name) => [keys.clientFile(module, version, name), sameAs(name)] as const),
    ...[...assets.keys()].map((name) => [keys.asset(name), null] as const),
  ];
  await inParallel(served, ([key, same]) => keepPacked(store, key, bytesOf.get(key) ?? Buffer.alloc(0), same));
  // Last, so that a version with a manifest is complete.
  await keep(store, keys.manifest(module, version), `${JSON.stringify(manifest, null, 2)}\n`);
  if (signer) await signBuild(store, manifest, bytesOf, signer);
  return manifest;
}
