import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { kill } from '../confine/watchMemory';
import { repository } from '../workspace';

/** Comes before the process: it says who it is once it is asked for a paper, and never gets further. */
const endless = `
  import { writeSync } from 'node:fs';
  process.once('message', () => {
    writeSync(1, process.pid + '\\n');
    for (;;);
  });
`;
/** Starts the process and asks for a paper. */
const composer = `
  const [, file, before] = process.argv;
  const { fork } = require('node:child_process');
  const child = fork(file, [], { execArgv: ['--import', before, '--import', 'tsx'] });
  child.once('message', () => child.send('a paper'));
`;

test('a paper that is never done ends after whoever composes, however that ended', async () => {
  const before = `data:text/javascript,${encodeURIComponent(endless)}`;
  const file = path.join(import.meta.dirname, 'paperProcess.ts');
  const parent = spawn(process.execPath, ['-e', composer, file, before], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [pid] = await once(createInterface(parent.stdout), 'line');
  onTestFinished(() => kill(Number(pid)));
  // Both write there: it is closed once both are gone.
  const closed = once(parent, 'close');
  parent.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
}, 60_000);
