import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@platform/local-firebase/freePort';
import { endGallery } from '../shared-ui/galleryServer';
import { isOfficial, missingBackEnd, suite, work } from './backEnd';
import { backEndOrigin, ports, siteOrigin } from './ports';
import { repository, startScript, stop, untilReady } from './processes';

/** Starts the back end and the composed site that all journeys share, at free ports unless some are named. `E2E_REUSE=1` uses what already answers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (missingBackEnd) {
    process.stdout.write(`Skipping all: ${missingBackEnd}\n`);
    return async () => {};
  }
  if (process.env.E2E_REUSE) {
    await untilReady(siteOrigin(), () => 'E2E_REUSE is set, but no site answers.', 1);
    endGallery();
    return async () => endGallery();
  }
  // Another run may be beside this one: of another suite, which is told the same, or of another working copy.
  for (const name of ['E2E_SITE_PORT', 'E2E_BACK_END_PORT'])
    if (suite || !process.env[name]) process.env[name] = String(await freePort());
  for (const origin of [siteOrigin(), backEndOrigin()]) {
    if (await answers(origin))
      throw new Error(`Something answers at ${origin} already. Stop it, or set E2E_REUSE=1 to use it.`);
  }
  return startSite();
}

/** A run begins with an empty folder. */
async function startSite(): Promise<() => Promise<void>> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const env = {
    ...process.env,
    DATA_DIR: path.join(work, 'data'),
    // All readers of the suite come from one address.
    VIEWS_AT_ONCE: '100000',
    RELEASE_STORE: path.join(work, 'release'),
    BACK_END_URL: backEndOrigin(),
    BACK_END: isOfficial ? 'official' : 'embedded',
  };
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  const started: ChildProcess[] = [];
  const start = (port: number, ...script: string[]) =>
    started.push(startScript(script, { ...env, PORT: String(port) }, keep));
  const stopAll = async () => {
    endGallery();
    await Promise.all(started.map((child) => stop(child)));
  };
  try {
    start(ports().backEnd, 'backend/src/main.ts');
    await untilReady(`${backEndOrigin()}/healthz`, () => printed, 90);
    // Journeys of the administrator read the sign-in that the back end prints.
    writeFileSync(path.join(work, 'back-end.log'), printed);
    const publish = ['platform/release/src/cli.ts', 'publish', '--all', '--without-gate', 'the journeys look at it'];
    // To build again takes away for a moment what journeys of another run are made from.
    if (process.env.SUITE_BUILT) publish.push('--built');
    execFileSync(process.execPath, ['--import', 'tsx', ...publish], { cwd: repository, env, stdio: 'inherit' });
    process.env.SUITE_STORE = env.RELEASE_STORE;
    start(ports().site, 'platform/release/src/cli.ts', 'serve');
    await untilReady(siteOrigin(), () => printed);
  } catch (error) {
    // Playwright calls no teardown of a setup that failed.
    await stopAll();
    throw error;
  }
  return stopAll;
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );
