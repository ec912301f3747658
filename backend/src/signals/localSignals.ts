import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '@platform/contract';
import { closeDatabase, openDatabase } from '@platform/local-firebase/database';
import type { RequestHandler } from '@platform/local-firebase/requestListener';
import { staffToken } from '../staffToken';
import { createSignalsHandler, defaultLimits } from './createSignalsHandler';
import { localReleases } from './localReleases';
import { hourOf, signalDays } from './signalStore';
import { sqliteSignalStore } from './store/sqliteSignalStore';

interface LocalSignals {
  readonly staff: Facts['staff'];
  /** Where `signals.db` and `signals-key` are kept. */
  readonly dataDir: string;
  /** Verifies an ID token and returns its claims; throws for any other text. */
  readonly tokens: { verify(token: string): Readonly<Record<string, unknown>> };
}

const housekeepingEvery = 3_600_000;

/** What programs of this machine read the counts with: made once, readable by its owner only. */
function keyIn(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'signals-key');
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The signals endpoint of this machine, over SQLite, for the back end's list of handlers, which closes it in the end. */
export function localSignals({ staff, dataDir, tokens }: LocalSignals): RequestHandler {
  const database = openDatabase(join(dataDir, 'signals.db'));
  const store = sqliteSignalStore(database);
  const report = (error: unknown) =>
    process.stderr.write(`signals: ${error instanceof Error ? error.stack : String(error)}\n`);
  function forget(): void {
    store.forget(hourOf(new Date(Date.now() - signalDays * 86_400_000))).catch(report);
  }
  forget();
  const schedule = setInterval(forget, housekeepingEvery).unref();
  const handle = createSignalsHandler({
    store,
    now: () => new Date(),
    limits: defaultLimits,
    staffOf: staffToken((token) => tokens.verify(token), staff),
    key: keyIn(dataDir),
    releases: localReleases,
    report,
  });
  return Object.assign(handle, {
    async close(): Promise<void> {
      clearInterval(schedule);
      closeDatabase(database);
    },
  });
}
