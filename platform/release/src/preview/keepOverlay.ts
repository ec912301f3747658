import path from 'node:path';
import { build } from 'esbuild';
import { sha256 } from '../hash';
import { keys } from '../store/keys';
import { keep, type ReleaseStore } from '../store/ReleaseStore';

/**
 * Keeps the script that shows whose each region of a page is among the assets, new or already there. Only the pages of
 * previews name it.
 *
 * @returns its name
 */
export async function keepOverlay(store: ReleaseStore): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../overlay/overlay.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    loader: { '.css': 'text' },
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `overlay.${sha256(code).slice(0, 12)}.js`;
  await keep(store, keys.asset(name), code);
  return name;
}
