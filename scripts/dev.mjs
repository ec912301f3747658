// npm run dev: the shell, every module and the back end, each with hot reload.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const repository = path.resolve(import.meta.dirname, '..');
try {
  execFileSync('npx', ['turbo', 'dev'], { cwd: repository, stdio: 'inherit' });
} catch (error) {
  process.exitCode = error.status ?? 1;
}
