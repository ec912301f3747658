// npm run attack [-- --only 3,5 --seed 42 --bounded]: attacks a site of its own on this machine and prints what broke.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
const cwd = path.resolve(import.meta.dirname, '..');
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
try {
  execFileSync('npx', ['turbo', 'run', 'build', '--output-logs=errors-only'], { cwd, stdio: 'inherit', env });
  execFileSync('npx', ['tsx', 'e2e/src/attacks/cli.ts', ...process.argv.slice(2)], { cwd, stdio: 'inherit', env });
} catch (error) {
  process.exitCode = error.status ?? 1;
}
