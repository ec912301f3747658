import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const typescript = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/**
 * Files that a module is type-checked with although nothing of it imports them, such as those that say what this site's facts
 * are: the `files` of its `tsconfig.json`, and of those it extends, that lie outside of it. The plugin that writes the types of
 * its pieces leaves out whatever they do not import.
 *
 * @param dir absolute path of the module's folder
 * @returns absolute paths
 */
export function typesBeside(dir: string): string[] {
  const config = execFileSync(process.execPath, [typescript, '-p', dir, '--showConfig'], { encoding: 'utf8' });
  const { files = [] } = JSON.parse(config) as { readonly files?: readonly string[] };
  return files
    .filter((file) => file.startsWith('..') && !file.endsWith('.d.ts'))
    .map((file) => path.resolve(dir, file));
}
