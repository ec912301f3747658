import path from 'node:path';
import { writeFonts } from './writeFonts';

const root = path.resolve(import.meta.dirname, '../../../..');
const check = process.argv.includes('--check');

writeFonts({ root, check }).then(
  (state) => {
    process.stdout.write(`fonts: ${state}\n`);
    if (state !== 'outdated') return;
    process.stderr.write(
      'The site says characters that its fonts were not cut for. Run `npm run fonts` and commit what it writes.\n',
    );
    process.exitCode = 1;
  },
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  },
);
