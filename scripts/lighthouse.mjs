// npm run lighthouse [-- origin]: every page's scores, and home's performance, of a running site; http://localhost:4000 by
// default. ROUNDS=5 by default. Fetches Lighthouse.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
try {
  execFileSync('npx', ['tsx', 'e2e/src/bench/lighthouse.ts', ...process.argv.slice(2)], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
  });
} catch (error) {
  process.exitCode = error.status ?? 1;
}
