// npm run e2e [-- playwright arguments]: the journeys in a real browser.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
try {
  execFileSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    cwd: path.resolve(import.meta.dirname, '../e2e'),
    stdio: 'inherit',
    env,
  });
} catch (error) {
  process.exitCode = error.status ?? 1;
}
