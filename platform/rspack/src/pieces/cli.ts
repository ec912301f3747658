import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteSurface } from '@platform/contract';
import { writePieceTypes } from './writePieceTypes';

const root = path.resolve(import.meta.dirname, '../../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Write nothing; fail where a file is out of date. */
    check: { type: 'boolean', default: false },
    /** `remote.json` of a module that does not lie beside the others. */
    surface: { type: 'string', multiple: true, default: [] },
  },
});

try {
  const surfaces = values.surface.map((file) => JSON.parse(readFileSync(file, 'utf8')) as RemoteSurface);
  const modules = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'remote.ts')));
  for (const module of positionals.length > 0 ? positionals : modules) {
    if (!(await writePieceTypes({ root, module, surfaces, check: values.check }))) continue;
    if (values.check)
      throw new Error(`${module}/pieces.d.ts is out of date. Run \`npm run pieces\` and commit what it writes.`);
    process.stdout.write(`${module}/pieces.d.ts\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
