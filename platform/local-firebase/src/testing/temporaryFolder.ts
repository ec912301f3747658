import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for one test. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'local-firebase-'));
}
