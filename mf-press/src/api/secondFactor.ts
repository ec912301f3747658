import type { FirebaseFacts } from '@platform/contract';
import { multiFactor, reload, TotpMultiFactorGenerator, type User } from 'firebase/auth';
import { authOf } from './auth';

/** What a new authenticator app is to be told, and what its first code is given to. */
export interface Enrollment {
  /** In base 32, as it may be typed. */
  readonly secret: string;
  /** The same as apps read it from a picture. https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
  readonly address: string;
  /** Rejects where the code is not the app's. */
  readonly finish: (code: string) => Promise<void>;
}

function userOf(facts: FirebaseFacts): User {
  const { currentUser } = authOf(facts);
  if (!currentUser) throw new Error('Nobody is signed in. Sign in again.');
  return currentUser;
}

/** The account's second factor as the back end has it now, `null` where it has none. */
export async function secondFactor(facts: FirebaseFacts): Promise<{ readonly enrolledAt: string } | null> {
  const user = userOf(facts);
  await reload(user);
  const [factor] = multiFactor(user).enrolledFactors;
  return factor ? { enrolledAt: new Date(factor.enrollmentTime).toISOString() } : null;
}

/** Begins to enrol an app, for whoever has just signed in. `issuer`: the name that the app shows. */
export async function enroll(facts: FirebaseFacts, issuer: string): Promise<Enrollment> {
  const user = userOf(facts);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(user.email ?? '')}`;
  const parameters = [
    `secret=${secret.secretKey}`,
    `issuer=${encodeURIComponent(issuer)}`,
    `algorithm=${secret.hashingAlgorithm.replace('HMAC_', '')}`,
    `digits=${secret.codeLength}`,
    `period=${secret.codeIntervalSeconds}`,
  ];
  return {
    secret: secret.secretKey,
    address: `otpauth://totp/${label}?${parameters.join('&')}`,
    finish: (code) =>
      multiFactor(user).enroll(
        TotpMultiFactorGenerator.assertionForEnrollment(secret, code.replace(/\s/g, '')),
        issuer,
      ),
  };
}

/** Takes the second factor off, for whoever has just signed in with it. */
export async function removeSecondFactor(facts: FirebaseFacts): Promise<void> {
  const user = userOf(facts);
  for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor);
}
