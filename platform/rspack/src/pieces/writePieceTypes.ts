import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PieceName, PieceProps, Remote, RemoteSurface } from '@platform/contract';
import { partsOf } from '@platform/contract/pieces';
import { pieceTypes, pieceTypesFile } from './pieceTypes';
import { readPieceProps } from './readPieceProps';

interface WritePieceTypesOptions {
  /** Folder of the modules. */
  readonly root: string;
  /** The module that places pieces of others. */
  readonly module: string;
  /** Surfaces (`remote.json`) of modules that do not lie beside it. */
  readonly surfaces: readonly RemoteSurface[];
  /** Only look whether the file is up to date. */
  readonly check: boolean;
}

const readRemote = async (dir: string): Promise<Remote> =>
  ((await import(pathToFileURL(path.join(dir, 'remote.ts')).href)) as { default: Remote }).default;

async function propsOf(of: PieceName, { root, module, surfaces }: WritePieceTypesOptions): Promise<PieceProps> {
  const { module: provider, expose } = partsOf(of);
  const surface = surfaces.find(({ remote }) => remote.name === provider);
  if (surface?.props[expose]) return surface.props[expose];
  const dir = path.join(root, provider);
  const file = existsSync(dir) ? (await readRemote(dir)).exposes[expose] : undefined;
  if (!file) {
    throw new Error(
      `${module} uses ${of}, but there is neither ${dir} with such a piece nor a surface of it. ` +
        'Correct "uses" in its remote.ts, or name the surface: npm run pieces -- --surface path/to/remote.json.',
    );
  }
  return readPieceProps(path.join(dir, file));
}

/**
 * Writes a module's `pieces.d.ts` from what it `uses`.
 *
 * @returns whether anything changed (with `check`: would have)
 */
export async function writePieceTypes(options: WritePieceTypesOptions): Promise<boolean> {
  const dir = path.join(options.root, options.module);
  const { uses = [] } = await readRemote(dir);
  if (uses.length === 0) return false;
  const pieces = await Promise.all([...uses].sort().map(async (of) => [of, await propsOf(of, options)] as const));
  const text = pieceTypes(Object.fromEntries(pieces));
  const file = path.join(dir, pieceTypesFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (!options.check) writeFileSync(file, text);
  return true;
}
