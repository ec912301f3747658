// npm start: installs, builds and publishes all modules, composes, serves the site with its back end, and keeps both running.
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { startProcess, stopProcess, superviseProcess, timing } from './superviseProcess.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const port = process.env.PORT ?? '4000';
const backEndPort = process.env.BACK_END_PORT ?? '4010';
const backEnd = `http://127.0.0.1:${backEndPort}`;
const site = `http://127.0.0.1:${port}`;
const env = { ...process.env, BACK_END_URL: backEnd };
const script = (...args) => ['--import', 'tsx', ...args];
const say = (line) => process.stderr.write(`${line}\n`);

const answers = (url, isGood = () => true) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(isGood, () => false);

const stops = [];
let stopped = null;
/** Ends what was started, the last first: the site before the back end it needs. */
function stop(code) {
  stopped ??= (async () => {
    for (const one of stops.reverse()) await one();
    process.exit(code);
  })();
  return stopped;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

function keep(name, args, extra, isUp) {
  const kept = superviseProcess({ name, args: script(...args), cwd: repository, env: { ...env, ...extra }, isUp, say });
  stops.push(kept.stop);
  return kept.up;
}

async function publish() {
  // A site of this machine alone: its visitor is the one who looks.
  const args = ['publish', '--all', '--without-gate', 'npm start, for this machine alone'];
  const running = startProcess(script('platform/release/src/cli.ts', ...args), { cwd: repository, env });
  stops.push(() => stopProcess(running, timing.stopWithin));
  const how = await running.ended;
  stops.pop();
  if (how !== 'code 0') throw new Error(`The modules were not published (${how}); the message stands above.`);
}

ensureInstalled();
try {
  for (const [url, variable, other] of [
    [site, 'PORT', 4100],
    [backEnd, 'BACK_END_PORT', 4110],
  ]) {
    if (await answers(url))
      throw new Error(
        `Something answers at ${url} already. Stop it, or choose another port: ${variable}=${other} npm start`,
      );
  }
  await keep('The back end', ['backend/src/main.ts'], { PORT: backEndPort }, () =>
    answers(`${backEnd}/healthz`, ({ ok }) => ok),
  );
  await publish();
  // A post that the administrator writes becomes a page by itself.
  await keep('The composer', ['platform/release/src/cli.ts', 'follow'], {}, () => answers(`${backEnd}/healthz`));
  await keep('The site server', ['platform/release/src/cli.ts', 'serve'], { PORT: port }, () =>
    answers(`${site}/healthz`),
  );
} catch (error) {
  if (!stopped) say(error.message);
  await stop(1);
}
