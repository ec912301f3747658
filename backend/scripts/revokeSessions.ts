import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endLocalSessions } from '@platform/local-firebase/endLocalSessions';
import { accessTokenOf, type ServiceAccount } from './accessTokenOf';
import { endCloudSessions } from './endCloudSessions';

const usage = `Ends every session of one account, on every device: lost telephones, copied tokens, after a change of password.

  npx tsx backend/scripts/revokeSessions.ts person@example.com                                           this machine (DATA_DIR)
  GOOGLE_APPLICATION_CREDENTIALS=key.json npx tsx backend/scripts/revokeSessions.ts person@example.com   the Firebase project

key.json is the key of a service account with the roles Firebase Authentication Admin and Cloud Datastore User.`;

const [email, ...others] = process.argv.slice(2);
if (!email?.includes('@') || others.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS;
if (keyFile) {
  const account = JSON.parse(readFileSync(keyFile, 'utf8')) as ServiceAccount;
  await endCloudSessions({ projectId: account.project_id, accessToken: await accessTokenOf(account), email });
} else {
  const repository = fileURLToPath(new URL('../../', import.meta.url));
  endLocalSessions(process.env.DATA_DIR ?? join(repository, '.data'), email);
}
process.stdout.write(`Every session of ${email} is ended${keyFile ? '' : ' on this machine'}.\n`);
