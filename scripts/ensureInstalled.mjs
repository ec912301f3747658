// Installs the packages of a package-lock.json where they are missing or out of date. Plain Node: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '..');

/**
 * Installs unless exactly these packages are there. Not `npm ci`: it refuses a lock file that was written where the
 * registry has no builds of a tool for other platforms, although the versions are the same.
 *
 * @param {string} [folder] whose packages: the site's, else one that has a lock of its own
 */
export function ensureInstalled(folder = repository) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages …\n');
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(stamp, lock);
}

if (process.argv[1] === import.meta.filename) ensureInstalled();
