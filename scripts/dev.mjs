// npm run dev: the shell, every module and the back end, each with hot reload.
// npm run dev -- mf-press [--from https://…]: that module (or several) with the shell and the back end; everything else as it is live,
// here or at that address, in complete HTML.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { devPlan, storePort } from './devPlan.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { startProcess, stopProcess, timing } from './superviseProcess.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const modules = ['shell', ...readdirSync(repository).filter((name) => name.startsWith('mf-'))];
const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
const ownStorePort = storePort(process.env);
const storeSite = `http://localhost:${ownStorePort}`;
const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const say = (line) => process.stderr.write(`${line}\n`);

const answers = (address, isGood = ({ ok }) => ok) =>
  fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) }).then(isGood, () => false);
const isComposed = async (answer) => answer.ok && (await answer.text()).includes('id="release-lock"');

const running = [];
let stopped = null;
function stop(code) {
  stopped ??= (async () => {
    await Promise.all(running.map((one) => stopProcess(one, timing.stopWithin)));
    process.exit(code);
  })();
  return stopped;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

function start(args, env, cwd = repository) {
  const one = startProcess(args, { cwd, env: { ...process.env, ...env } });
  running.push(one);
  return one;
}

/** @throws with what to do, where it does not come up */
async function comesUp({ child }, address, remedy, isGood) {
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    if (await answers(address, isGood)) return;
    await wait(timing.probeEvery);
  }
  throw new Error(remedy);
}

/** The composed site, which is started where it is that of the release store and nobody serves it yet. */
async function composedSite(given) {
  if (given) return given;
  if (await answers(storeSite, isComposed)) return storeSite;
  const store = start(['--import', 'tsx', 'platform/release/src/cli.ts', 'serve', '--every', '0'], {
    PORT: ownStorePort,
  });
  comesUp(
    store,
    storeSite,
    'There is no composed site in the release store. Publish the modules once (npm start, or npm run publish -- --all), or name a site: --from https://….',
  ).catch((error) => {
    say(error.message);
    void stop(1);
  });
  return storeSite;
}

async function develop({ names, composedSite: from, env }) {
  // `npm start` may be running: then its back end serves both.
  const [port, hasBackEnd] = await Promise.all([freePort(), answers(`${backEnd}/healthz`)]);
  // A Java machine takes longer to start than all the rest.
  const { BACK_END = 'embedded' } = process.env;
  if (!hasBackEnd) start(['--import', 'tsx', 'backend/src/main.ts'], { PORT: new URL(backEnd).port, BACK_END });
  const site = await composedSite(from);
  const address = `http://localhost:${port}`;
  const servers = names.map((name) => {
    const own = { ...env, COMPOSED_SITE: site, BACK_END_URL: backEnd, DEVELOPMENT_ORIGIN: address };
    if (name === 'shell') own.PORT = port;
    return start([rspack, 'serve', '-c', 'rspack.config.ts'], own, path.join(repository, name));
  });
  await comesUp(servers[0], address, 'The development server of the shell has ended; the message stands above.');
  say(`\n  ${address}   ${names.slice(1).join(', ') || 'shell'} from here, everything else from ${site}\n`);
  await Promise.race(servers.map(({ ended }) => ended));
  if (!stopped) throw new Error('A development server has ended; the message stands above.');
}

/** The port that was asked for, or the usual one; the next where `npm start` has that. */
async function freePort() {
  if (process.env.PORT) return process.env.PORT;
  return (await answers('http://localhost:4000', () => true)) ? '4008' : '4000';
}

try {
  const plan = devPlan(process.argv.slice(2), modules, process.env);
  ensureInstalled();
  if (plan.names.length) await develop(plan);
  else execFileSync('npx', ['turbo', 'dev'], { cwd: repository, stdio: 'inherit' });
} catch (error) {
  if (error.status === undefined && !stopped) say(error.message);
  await stop(error.status ?? 1);
}
