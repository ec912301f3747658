import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repository } from '../workspace';

/**
 * Looks at the canary once, as `npm run canary` does, in a process of its own: a step composes the site, and whoever serves it
 * has visitors to answer meanwhile.
 *
 * @param signal ends it
 */
export async function lookApart(signal: AbortSignal): Promise<void> {
  const script = path.join(repository, 'platform/release/src/cli.ts');
  const looking = spawn(process.execPath, ['--import', 'tsx', script, 'canary'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [code, killed] = (await once(looking, 'exit')) as [number | null, string | null];
  if (code !== 0)
    throw new Error(`The canary could not be looked at (${killed ?? `code ${code}`}); the message stands above.`);
}
