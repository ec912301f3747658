// Finds a Chromium, and installs one where there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../platform/release/src/browser/findBrowser.mjs';

const shell = 'chromium-headless-shell';
/** Without one that has Korean, pages have other widths and lines. */
const koreanFont = 'fonts-noto-cjk';

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const isInstalled = (name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/**
 * Debian's packages that the suite lacks. A machine's own whole browser is enough for whoever works on it; a run of CI has the
 * shell, which draws no windows: beside a whole browser alone the journeys took twice as long (docs/decisions/0005).
 *
 * @param {{ found: string | null, named: string | undefined, isCi: boolean, isInstalled: (name: string) => boolean }} machine
 *   `found`: the browser there is; `named`: the one that the environment asks for
 */
export function lackedPackages({ found, named, isCi, isInstalled }) {
  if (found && (named || !isCi)) return [];
  return [shell, koreanFont].filter((name) => !isInstalled(name));
}

function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const add = (names) => {
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
    return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  };
  // Older releases have no package of the headless shell alone.
  if (!add(packages) && packages.includes(shell)) add(packages.map((name) => (name === shell ? 'chromium' : name)));
}

/** Absolute path of a Chromium, installed where it was missing. Throws, with the remedy, when none can be had. */
export async function ensureBrowser() {
  const found = await findBrowser();
  const named = process.env.CHROMIUM_PATH;
  if (isDebianRoot()) {
    const packages = lackedPackages({ found, named, isCi: Boolean(process.env.CI), isInstalled });
    if (packages.length) {
      process.stdout.write(`Installing ${packages.join(' and ')} …\n`);
      try {
        install(packages);
      } catch (error) {
        // What is there will do.
        if (!found) throw error;
        process.stdout.write(`They can not be had: ${error.message}\n`);
      }
    }
  } else if (!found) {
    process.stdout.write('No Chromium found; installing one …\n');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const browser = await findBrowser();
  if (!browser) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return browser;
}
