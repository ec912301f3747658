// npm run css:unused [-- playwright arguments]: plays the journeys and lists the rules of stylesheets that none of their pages
// used. A rule may be for what no journey sees (a print, a high contrast): look before one goes. Only all of them say what is unused.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '..');
const some = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'css-'));
const run = (command, args, env = {}) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
try {
  run('node', ['scripts/e2e.mjs', ...some], { CSS_COVERAGE: folder });
} catch (error) {
  process.exitCode = error.status ?? 1;
} finally {
  try {
    run('npx', ['tsx', 'e2e/src/css/unusedCss.ts', folder]);
    if (some.length || process.exitCode)
      process.stdout.write(
        `${some.length ? 'Only some journeys were played' : 'Not every journey passed'}: those that are missing may use what stands here. Remove nothing by it.\n`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
