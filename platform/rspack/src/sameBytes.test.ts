import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
/** The shell and one module. */
const modules = [
  'shell',
  ...readdirSync(repository)
    .filter((name) => name.startsWith('mf-'))
    .slice(0, 1),
];
const elsewhere = mkdtempSync(path.join(tmpdir(), 'clones-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** Whether a scope of packages is of links into this repository. */
const isOurs = (scope: string) =>
  path.basename(scope).startsWith('@') &&
  readdirSync(scope, { withFileTypes: true }).every((entry) => entry.isSymbolicLink());

/** The sources that builds read, in a folder of another name. Packages are the installed ones, our own the copied ones. */
function clone(name: string): string {
  const folder = path.join(elsewhere, name);
  const left = (entry: string) =>
    /^(\..*|node_modules|art|docs|e2e|examples|deploy)$/.test(entry) ||
    (entry.startsWith('mf-') && !modules.includes(entry));
  for (const entry of readdirSync(repository)) {
    if (left(entry)) continue;
    cpSync(path.join(repository, entry), path.join(folder, entry), {
      recursive: true,
      filter: (source) => !/[\\/](dist|node_modules|\.turbo)$/.test(source),
    });
  }
  const packages = path.join(repository, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const { name: entry } of readdirSync(packages, { withFileTypes: true })) {
    const target = path.join(folder, 'node_modules', entry);
    if (isOurs(path.join(packages, entry))) {
      cpSync(path.join(packages, entry), target, { recursive: true, verbatimSymlinks: true });
    } else symlinkSync(path.join(packages, entry), target);
  }
  return folder;
}

async function build(folder: string, module: string): Promise<Record<string, string>> {
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
  const cwd = path.join(folder, module);
  await promisify(execFile)(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], { cwd });
  const dist = path.join(cwd, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    // What tools read beside a version is no part of it.
    (entry) => entry.isFile() && !/^mf-(manifest|stats)\.json$|^@mf-types/.test(entry.name),
  );
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(
        (file) => [path.relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const,
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

it('two clones of one commit build the same bytes, wherever they stand', async () => {
  const [one = '', other = ''] = [clone('one'), clone('another-with-a-longer-name')];
  for (const module of modules) {
    const [built, again] = await Promise.all([build(one, module), build(other, module)]);
    expect(Object.keys(built).filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
    expect(again, module).toEqual(built);
  }
}, 180_000);
