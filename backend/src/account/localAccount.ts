import { join } from 'node:path';
import type { Facts } from '@platform/contract';
import { ApiError } from '@platform/local-firebase/ApiError';
import { closeDatabase, openDatabase } from '@platform/local-firebase/database';
import type { RequestHandler } from '@platform/local-firebase/requestListener';
import type { HandlerParts } from '@platform/local-firebase/startLocalFirebase';
import { readStaff } from '../staffToken';
import { createAccountHandler, type FirstFactor } from './createAccountHandler';
import { sqliteRecoveryCodes } from './store/sqliteRecoveryCodes';

interface LocalAccount extends Omit<HandlerParts, 'firestore'> {
  readonly facts: Facts;
  /** Where `accounts.db` is kept. */
  readonly dataDir: string;
}

/** The account endpoint of this machine, over its own sign-in, for the back end's list of handlers, which closes it in the end. */
export function localAccount({ facts, dataDir, tokens, auth, factors, sessions }: LocalAccount): RequestHandler {
  const database = openDatabase(join(dataDir, 'accounts.db'));

  async function firstFactor(email: string, password: string, address: string): Promise<FirstFactor> {
    const call = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    try {
      const answer = (await auth.answer(call, JSON.stringify({ email, password }), address)) as {
        localId: string;
        mfaPendingCredential?: string;
      };
      return { uid: answer.localId, hasSecond: answer.mfaPendingCredential !== undefined };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: error.message };
    }
  }

  const handle = createAccountHandler({
    codes: sqliteRecoveryCodes(database),
    staffOf: readStaff((token) => tokens.verify(token), facts.staff),
    firstFactor,
    async removeSecondFactor(uid) {
      factors.remove(uid);
      sessions.revoke(uid);
    },
    now: Date.now,
    report: (error) => process.stderr.write(`account: ${error instanceof Error ? error.stack : String(error)}\n`),
  });
  return Object.assign(handle, {
    async close(): Promise<void> {
      closeDatabase(database);
    },
  });
}
