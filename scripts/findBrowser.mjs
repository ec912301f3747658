// Finds a Chromium, and installs one where there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../platform/release/src/browser/findBrowser.mjs';

function install() {
  process.stdout.write('No Chromium found; installing one …\n');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    const install = (name) => {
      const args = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk'];
      return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
    };
    // Older releases have no package of the headless shell alone.
    if (!install('chromium-headless-shell')) install('chromium');
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
}

/** Absolute path of a Chromium, installed where it was missing. Throws, with the remedy, when none can be had. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  install();
  const installed = await findBrowser();
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return installed;
}
