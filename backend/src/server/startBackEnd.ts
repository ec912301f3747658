import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts } from '@platform/contract';
import { Accounts } from '../auth/accounts';
import { type Administrator, provideAdministrator } from '../auth/administrator';
import { AuthCalls } from '../auth/callAuth';
import { Tokens } from '../auth/tokens';
import { EmulatorEngine } from '../emulator/EmulatorEngine';
import { startEmulator } from '../emulator/startEmulator';
import { callFirestore } from '../firestore/callFirestore';
import { parseIndexes } from '../firestore/compositeIndex';
import { DocumentNames } from '../firestore/documentName';
import { DocumentStore } from '../firestore/documentStore';
import type { FirestoreContext } from '../firestore/firestoreContext';
import { CommitClock } from '../firestore/timestamps';
import { parseRules } from '../rules/parseRules';
import { seedPosts } from '../seed/seedPosts';
import { openDatabase } from '../store/database';
import { type RequestHandler, requestListener } from './requestListener';

const folder = fileURLToPath(new URL('../../', import.meta.url));

interface BackEndOptions {
  readonly facts: Facts;
  /** Where everything is kept. */
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  /** The official emulator's jar, or `null` for the embedded server. */
  readonly emulatorJar: string | null;
  /** Makes further request handlers, over what is running here. */
  readonly handlers?: (parts: { readonly tokens: Tokens }) => readonly RequestHandler[];
}

/** A running back end. */
export interface BackEnd {
  readonly port: number;
  readonly administrator: Administrator;
  readonly accounts: Accounts;
  readonly documents: DocumentStore;
  /** A token of an account as if issued at `now`, in seconds. */
  issueToken(email: string, now: number): string;
  stop(): Promise<void>;
}

/** Starts the back end on the loopback address; resolves once it answers. */
export async function startBackEnd(options: BackEndOptions): Promise<BackEnd> {
  const { facts, dataDir, emulatorJar } = options;
  const { projectId } = facts.firebase;
  const database = openDatabase(join(dataDir, 'firebase.db'));
  const accounts = new Accounts(database);
  const tokens = new Tokens(database, projectId);
  const administrator = provideAdministrator(accounts, dataDir);
  const rulesFile = join(folder, 'firestore.rules');
  const context: FirestoreContext = {
    names: new DocumentNames(projectId),
    store: new DocumentStore(database, parseIndexes(readFileSync(join(folder, 'firestore.indexes.json'), 'utf8'))),
    rules: parseRules(readFileSync(rulesFile, 'utf8')),
    clock: new CommitClock(),
  };
  seedPosts(database, context.store, facts);

  const emulator = emulatorJar ? await startEmulator(emulatorJar, rulesFile) : null;
  const relay = emulator && new EmulatorEngine(emulator.address, context);
  await relay?.fill();
  const engine = relay ?? {
    call: async (...call: [string, string, Record<string, unknown> | null]) => callFirestore(context, ...call),
  };

  const listener = requestListener({
    engine,
    engineName: emulator ? 'official emulator' : 'embedded',
    auth: new AuthCalls(accounts, tokens),
    tokens,
    handlers: options.handlers?.({ tokens }) ?? [],
  });
  const server = createServer((request, response) => void listener(request, response));
  // Longer than clients keep a connection for reuse: a request on one that is just being closed would fail.
  server.keepAliveTimeout = 65_000;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    administrator,
    accounts,
    documents: context.store,
    issueToken(email, now) {
      const account = accounts.byEmail(email);
      if (!account) throw new Error(`No account has the address ${email}.`);
      return tokens.issue(account, now);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await Promise.all([emulator?.stop(), once(server, 'close')]);
      database.close();
    },
  };
}
