// Installs the packages of package-lock.json where they are missing or out of date. Plain Node: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '..');
const lock = readFileSync(path.join(repository, 'package-lock.json'), 'utf8');
const stamp = path.join(repository, 'node_modules/.installed-lock.json');

/** Runs `npm ci` unless exactly these packages are installed. */
export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages …\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: repository, stdio: 'inherit' });
  writeFileSync(stamp, lock);
}

if (process.argv[1] === import.meta.filename) ensureInstalled();
