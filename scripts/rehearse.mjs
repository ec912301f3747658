// npm run rehearse: the exported site on stand-ins of Firebase, from its folder alone, through the journeys that matter. Needs a build.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
try {
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/src/rehearse/cli.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env,
  });
} catch (error) {
  process.exitCode = error.status ?? 1;
}
