import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backEndOrigin, ports, siteOrigin } from './ports';
import { repository, startScript, stop, untilReady } from './processes';

/** The suite's own folder for releases and data; a run begins with an empty one. */
const work = path.join(repository, 'e2e/.site');

/** Starts the back end and the composed site that all journeys share. `E2E_REUSE=1` uses what already answers there. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_REUSE) {
    await untilReady(siteOrigin, () => 'E2E_REUSE is set, but no site answers.', 1);
    return async () => {};
  }
  for (const origin of [siteOrigin, backEndOrigin]) {
    if (await answers(origin))
      throw new Error(`Something answers at ${origin} already. Stop it, or set E2E_REUSE=1 to use it.`);
  }
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const env = {
    ...process.env,
    DATA_DIR: path.join(work, 'data'),
    RELEASE_STORE: path.join(work, 'release'),
    BACK_END_URL: backEndOrigin,
  };
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  const backEnd = startScript(
    ['backend/src/main.ts'],
    { ...env, PORT: String(ports.backEnd), BACK_END: process.env.BACK_END ?? 'embedded' },
    keep,
  );
  await untilReady(`${backEndOrigin}/healthz`, () => printed);
  // Journeys of the administrator read the sign-in that the back end prints.
  writeFileSync(path.join(work, 'back-end.log'), printed);
  execFileSync(process.execPath, ['--import', 'tsx', 'platform/release/src/cli.ts', 'publish', '--all'], {
    cwd: repository,
    env,
    stdio: 'inherit',
  });
  const site = startScript(['platform/release/src/cli.ts', 'serve'], { ...env, PORT: String(ports.site) }, keep);
  await untilReady(siteOrigin, () => printed);
  return async () => {
    await Promise.all([stop(site), stop(backEnd)]);
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );
