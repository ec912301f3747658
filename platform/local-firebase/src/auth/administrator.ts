import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accounts } from './accounts';

/** The local administrator, as printed on the console. */
export interface Administrator {
  readonly email: string;
  readonly password: string;
  /** Where it stands, readable by the owner of the files only. */
  readonly file: string;
}

const email = 'admin@example.com';

/** The one local administrator; the password is generated on the first start and kept in `administrator.json`. */
export async function provideAdministrator(accounts: Accounts, dataDir: string): Promise<Administrator> {
  const file = join(dataDir, 'administrator.json');
  if (!existsSync(file)) {
    const password = randomBytes(12).toString('base64url');
    writeFileSync(file, `${JSON.stringify({ email, password }, null, 2)}\n`, { mode: 0o600 });
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { email: string; password: string };
  // Deleting the file, or editing it, is how a local password is changed.
  if (!(await accounts.verify(kept.email, kept.password))) accounts.save(kept.email, kept.password, { admin: true });
  return { ...kept, file };
}
