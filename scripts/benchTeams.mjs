// npm run bench:teams [-- ours plain]: what separate teams can rely on, of this site and of plain Module Federation; see docs/teams-deploy-alone.md.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
const cwd = path.resolve(import.meta.dirname, '..');
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
const filters = ['shell', 'mf-*'].map((name) => `--filter=./${name}`);
execFileSync('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', ...filters], { cwd, stdio: 'inherit', env });
execFileSync('npx', ['tsx', 'e2e/src/bench/teams/cli.ts', ...process.argv.slice(2)], { cwd, stdio: 'inherit', env });
