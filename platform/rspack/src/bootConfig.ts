import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './baseConfig';

/** What the script may weigh that stands in every document, bytes, brotli. */
const limit = 1_500;

const bootFile = (dir: string) => path.join(dir, 'dist/boot/boot.js');

/** The build of the script that stands inline in every document and starts the others; none where the shell has no such script. */
export function bootConfig(dir: string): Configuration[] {
  if (!existsSync(path.join(dir, 'src/boot/boot.ts'))) return [];
  return [
    {
      ...baseConfig({ name: 'shell', dir, side: 'client' }),
      name: 'shell:boot',
      target: ['web', 'es2022'],
      entry: { boot: './src/boot/boot.ts' },
      output: { path: path.dirname(bootFile(dir)), clean: true, filename: 'boot.js' },
    },
  ];
}

/**
 * The built script, ready to stand in a document; `null` where the shell has none.
 *
 * @throws where it is too heavy to stand in every document
 */
export function readBoot(dir: string): string | null {
  if (!bootConfig(dir).length) return null;
  const code = readFileSync(bootFile(dir), 'utf8').trim();
  const bytes = brotliCompressSync(code).length;
  if (bytes > limit || code.includes('</script'))
    throw new Error(
      `src/boot weighs ${bytes} of ${limit} B (brotli) and stands in every document. Move to src/main.tsx what can wait.`,
    );
  return code;
}
