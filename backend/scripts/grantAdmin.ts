import { readFileSync } from 'node:fs';
import { accessTokenOf, type ServiceAccount } from './accessTokenOf';
import { setAdminClaim } from './setAdminClaim';

const usage = `Gives one account of the Firebase project the right to write press posts, or takes it back.

  GOOGLE_APPLICATION_CREDENTIALS=key.json npx tsx backend/scripts/grantAdmin.ts person@example.com [--revoke]

key.json is the key of a service account of the project with the role Firebase Authentication Admin.`;

const [email, option] = process.argv.slice(2);
const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS;
if (!email?.includes('@') || !keyFile || (option !== undefined && option !== '--revoke')) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

const account = JSON.parse(readFileSync(keyFile, 'utf8')) as ServiceAccount;
const isAdmin = option !== '--revoke';
const accessToken = await accessTokenOf(account);
await setAdminClaim({ projectId: account.project_id, accessToken, email, isAdmin });
process.stdout.write(
  `${email} ${isAdmin ? 'may now write' : 'may no longer write'} press posts in ${account.project_id}. It takes effect at the next sign-in.\n`,
);
