// npm run types: the programs of all workspaces, as the script `types` of each names them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compilerOf, typePrograms } from './typePrograms.mjs';

const cwd = path.resolve(import.meta.dirname, '..');
const [command, args, options] = compilerOf(typePrograms(cwd));
const { status } = spawnSync(command, args, { ...options, cwd, stdio: 'inherit' });
process.exitCode = status ?? 1;
