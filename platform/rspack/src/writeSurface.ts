import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeAssets, Remote, RemoteSurface, ShellSurface, SiteFont, Slots } from '@platform/contract';
import type { Compiler, StatsCompilation } from '@rspack/core';
import { readBoot } from './bootConfig';
import { bringFonts } from './bringFonts';
import { shownCharacters } from './characters/shownCharacters';
import { exposeChunk } from './federationOptions';
import { pieceProps } from './pieces/readPieceProps';
import { readPieceUses } from './pieces/readPieceUses';
import { providedVersions, requiredRanges } from './sharedPackages';

const isCss = (file: string) => file.endsWith('.css');
const isJs = (file: string) => file.endsWith('.js') || file.endsWith('.mjs');

/** What the surfaces are made from. */
export const statsOptions = {
  all: false,
  entrypoints: true,
  chunkGroups: true,
  chunks: true,
  ids: true,
  chunkRelations: true,
} as const;

/** The files a piece needs at once, and those its dynamic imports may ask for later. */
function exposeAssets(stats: StatsCompilation, expose: string): ExposeAssets {
  const group = stats.namedChunkGroups?.[exposeChunk(expose)];
  if (!group) throw new Error(`The build has no chunk for expose ${expose}. Is its file listed in remote.ts?`);
  const now = (group.assets ?? []).map((asset) => asset.name);
  const chunks = new Map((stats.chunks ?? []).map((chunk) => [chunk.id, chunk]));
  const seen = new Set(group.chunks);
  const later = new Set<string>();
  const queue = [...seen];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const child of chunks.get(id)?.children ?? []) {
      if (seen.has(child)) continue;
      seen.add(child);
      queue.push(child);
      for (const file of chunks.get(child)?.files ?? []) if (!now.includes(file)) later.add(file);
    }
  }
  const laterFiles = [...later].sort();
  return {
    js: now.filter(isJs),
    css: now.filter(isCss),
    laterJs: laterFiles.filter(isJs),
    laterCss: laterFiles.filter(isCss),
  };
}

/** Writes `dist/remote.json` after a module's browser build. */
export class WriteRemoteSurface {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    clearAssets(compiler);
    compiler.hooks.done.tap('WriteRemoteSurface', (result) => {
      if (result.hasErrors()) return;
      const stats = result.toJson(statsOptions);
      const surface: RemoteSurface = {
        remote: this.#remote,
        entry: 'remoteEntry.js',
        exposes: Object.fromEntries(Object.keys(this.#remote.exposes).map((key) => [key, exposeAssets(stats, key)])),
        props: pieceProps(this.#remote, compiler.context),
        uses: readPieceUses(this.#remote, compiler.context),
        requires: requiredRanges(),
        characters: shownCharacters(result.compilation, this.#remote),
      };
      write(compiler, 'remote.json', surface);
    });
  }
}

/** Writes `dist/shell.json` after the shell's browser build. */
export class WriteShellSurface {
  readonly #slots: Slots;
  readonly #fonts: readonly SiteFont[];

  constructor(slots: Slots, fonts: readonly SiteFont[]) {
    this.#slots = slots;
    this.#fonts = fonts;
  }

  apply(compiler: Compiler): void {
    clearAssets(compiler);
    compiler.hooks.done.tap('WriteShellSurface', (result) => {
      if (result.hasErrors()) return;
      const files = (result.toJson(statsOptions).entrypoints?.main?.assets ?? []).map((asset) => asset.name);
      const boot = readBoot(compiler.context);
      const surface: ShellSurface = {
        ...(boot && { boot }),
        entry: { js: files.filter(isJs), css: files.filter(isCss) },
        slots: this.#slots,
        provides: providedVersions(),
        fonts: bringFonts(this.#fonts, compiler.context, assetsFolder(compiler)),
        characters: shownCharacters(result.compilation),
      };
      write(compiler, 'shell.json', surface);
    });
  }
}

/**
 * Rspack cleans the folder of the browser build. The shared assets beside it are ours to clean, and so is the type checker's
 * record of what it wrote there: with it, types that were cleaned away are taken for written.
 */
function clearAssets(compiler: Compiler): void {
  compiler.hooks.beforeRun.tap('ClearAssets', () => {
    const written = assetsFolder(compiler);
    const record = path.resolve(compiler.context, 'node_modules/.cache/mf-types');
    for (const folder of [written, record]) rmSync(folder, { recursive: true, force: true });
  });
}

const assetsFolder = (compiler: Compiler) => path.resolve(compiler.options.output.path ?? '', '../_assets');

function write(compiler: Compiler, file: string, surface: RemoteSurface | ShellSurface): void {
  const folder = path.dirname(compiler.options.output.path ?? '');
  writeFileSync(path.join(folder, file), `${JSON.stringify(surface, null, 2)}\n`);
}
