import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { work } from '../setup/backEnd';
import { repository } from '../setup/processes';

const folder = path.join(work, 'gallery');
const said = `${folder}.log`;
const processId = `${folder}.pid`;

const words = () => readFileSync(said, 'utf8');

/** Builds and serves the gallery where no worker of this run has done it yet: what takes seconds is done once. */
export function startGalleryOnce(): void {
  let output: number;
  try {
    output = openSync(said, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  const args = ['--import', 'tsx', 'gallery/src/cli.ts', '--port', '0', '--out', folder];
  // Whichever worker began it may end before the others do.
  const server = spawn(process.execPath, args, { cwd: repository, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  server.unref();
  writeFileSync(processId, String(server.pid));
}

/** Where the gallery is served, as soon as it is. Throws, with what it said, when it is not in time. */
export async function galleryAddress(seconds = 60): Promise<string> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const [, address] = /Gallery: (http\S+)/.exec(words()) ?? [];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The gallery did not start in ${seconds} s:\n${words()}`);
}

/** Ends the gallery of this run, if any journey has asked for it. */
export function endGallery(): void {
  if (existsSync(processId)) {
    try {
      process.kill(Number(readFileSync(processId, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  for (const left of [folder, said, processId]) rmSync(left, { recursive: true, force: true });
}
