// npm run bench:federation: what federation costs beside the same sources as one bundle. ROUNDS=9 by default.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
const cwd = path.resolve(import.meta.dirname, '..');
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
execFileSync('npx', ['turbo', 'run', 'build', '--output-logs=errors-only'], { cwd, stdio: 'inherit', env });
execFileSync('npx', ['tsx', 'e2e/src/bench/federation.ts'], { cwd, stdio: 'inherit', env });
