// npm run bench:peers: this site beside what a user would build instead. Options: e2e/src/bench/peers/cli.ts. Installs what the
// others are built with into bench/, where nothing else of the project looks.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
const cwd = path.resolve(import.meta.dirname, '..');
const options = process.argv.slice(2);
try {
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  const run = (command, args) => execFileSync(command, args, { cwd, stdio: 'inherit', env });
  if (!options.includes('--no-build')) {
    ensureInstalled(path.join(cwd, 'bench'));
    run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only']);
  }
  run('npx', ['tsx', 'e2e/src/bench/peers/cli.ts', ...options]);
} catch (error) {
  process.exitCode = error.status ?? 1;
}
