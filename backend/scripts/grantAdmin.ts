import { readFileSync } from 'node:fs';
import { roles } from '@riverview/site/staff';
import { accessTokenOf, type ServiceAccount } from './accessTokenOf';
import { setAdminClaim } from './setAdminClaim';

const usage = `Gives one account of the Firebase project its role at the desk (owner, press or sales), or takes it back.

  GOOGLE_APPLICATION_CREDENTIALS=key.json npx tsx backend/scripts/grantAdmin.ts person@example.com [--role=press|--role=sales|--revoke] [--second-factor]

Without a role it is the owner's. With --second-factor the account may do nothing without one.
Its address counts as verified from then on: Identity Platform enrols a second factor for no other.

key.json is the key of a service account of the project with the role Firebase Authentication Admin.`;

const asked = process.argv.slice(2);
const secondFactor = asked.includes('--second-factor');
const [email, option] = asked.filter((word) => word !== '--second-factor');
const role =
  option === '--revoke' ? null : roles.find((known) => known === (option?.replace(/^--role=/, '') ?? 'owner'));
const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS;
if (!email?.includes('@') || !keyFile || role === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

const account = JSON.parse(readFileSync(keyFile, 'utf8')) as ServiceAccount;
const accessToken = await accessTokenOf(account);
await setAdminClaim({ projectId: account.project_id, accessToken, email, role, secondFactor });
process.stdout.write(
  `${email} ${role ? `is now of the role ${role}` : 'has no role any more'} in ${account.project_id}. It takes effect at the next sign-in.\n`,
);
