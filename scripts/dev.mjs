// npm run dev [-- mf-press …]: the shell, every module (or those that are named) and the back end, each with hot reload. The modules
// that are not named come from a composed site: COMPOSED_SITE, or the one in this machine's release store.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { devPlan, storePort } from './devPlan.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { startProcess, stopProcess, timing } from './superviseProcess.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const modules = ['shell', ...readdirSync(repository).filter((name) => name.startsWith('mf-'))];
const storeSite = `http://localhost:${storePort}`;

const answers = () =>
  fetch(storeSite).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves what was published here, until it is stopped. */
async function serveStore() {
  if (await answers())
    throw new Error(`Something answers at ${storeSite} already. Stop it, or name a site: COMPOSED_SITE=….`);
  const server = startProcess(['--import', 'tsx', 'platform/release/src/cli.ts', 'serve'], {
    cwd: repository,
    env: { ...process.env, PORT: storePort },
  });
  const until = Date.now() + 30_000;
  while (Date.now() < until && server.child.exitCode === null) {
    if (await answers()) return server;
    await new Promise((resolve) => setTimeout(resolve, timing.probeEvery));
  }
  await stopProcess(server, timing.stopWithin);
  throw new Error(
    'There is no composed site in the release store. Publish the modules once (npm start, or npm run publish -- --all), or name a site: COMPOSED_SITE=https://….',
  );
}

let store = null;
try {
  const plan = devPlan(process.argv.slice(2), modules, process.env);
  ensureInstalled();
  if (plan.servesStore) store = await serveStore();
  const env = { ...process.env, ...(store && { COMPOSED_SITE: storeSite }), ...plan.env };
  execFileSync('npx', ['turbo', 'dev', ...plan.filters], { cwd: repository, stdio: 'inherit', env });
} catch (error) {
  if (error.status === undefined) process.stderr.write(`${error.message}\n`);
  process.exitCode = error.status ?? 1;
} finally {
  if (store) await stopProcess(store, timing.stopWithin);
}
