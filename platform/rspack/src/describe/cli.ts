import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRemote } from './describeRemote';

// describe <folder>: writes dist/remote.json for a remote that other tools built.
const folder = path.resolve(process.argv[2] ?? '.');
try {
  writeFileSync(path.join(folder, 'dist/remote.json'), `${JSON.stringify(await describeRemote(folder), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
