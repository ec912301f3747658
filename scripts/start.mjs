// npm start: installs, builds and publishes all modules, composes, and serves the site with its back end.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const port = process.env.PORT ?? '4000';
const backEndPort = process.env.BACK_END_PORT ?? '4010';
const env = { ...process.env, BACK_END_URL: `http://127.0.0.1:${backEndPort}` };
const tsx = path.join(repository, 'node_modules/.bin/tsx');

ensureInstalled();

const children = [];
function run(args, extra = {}) {
  const child = spawn(tsx, args, { cwd: repository, stdio: 'inherit', env: { ...env, ...extra } });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}
function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

async function answers(url, seconds) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

if (await answers(`http://127.0.0.1:${port}/`, 0.2)) {
  process.stderr.write(`Something answers on port ${port} already. Stop it, or choose another: PORT=4100 npm start\n`);
  process.exit(1);
}
run(['backend/src/main.ts'], { PORT: backEndPort });
if (!(await answers(`${env.BACK_END_URL}/healthz`, 30))) {
  process.stderr.write('The back end did not start; its message stands above.\n');
  stop(1);
} else if (
  spawnSync(tsx, ['platform/release/src/cli.ts', 'publish', '--all'], { cwd: repository, stdio: 'inherit', env })
    .status !== 0
) {
  stop(1);
} else {
  run(['platform/release/src/cli.ts', 'serve'], { PORT: port });
}
