import { type Auth, getMultiFactorResolver, type MultiFactorError, TotpMultiFactorGenerator } from 'firebase/auth';
import type { GiveCode } from './auth';

/** What takes the code that a sign-in was stopped for. `error`: what stopped it. */
export function codeTaker(auth: Auth, error: unknown): GiveCode {
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  return async (code) => {
    await resolver.resolveSignIn(
      TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code.replace(/\s/g, '')),
    );
  };
}
