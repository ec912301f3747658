import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts } from '@platform/contract';
import { Accounts } from '../auth/accounts';
import { type Administrator, provideAdministrator } from '../auth/administrator';
import { AuthCalls } from '../auth/callAuth';
import { Sessions } from '../auth/sessions';
import { Tokens } from '../auth/tokens';
import { EmulatorEngine, fillEmulator } from '../emulator/EmulatorEngine';
import { EmulatorSupervisor } from '../emulator/EmulatorSupervisor';
import { emulatorCommand } from '../emulator/emulatorCommand';
import { parseIndexes } from '../firestore/compositeIndex';
import { DocumentNames } from '../firestore/documentName';
import { DocumentStore } from '../firestore/documentStore';
import { EmbeddedEngine } from '../firestore/EmbeddedEngine';
import type { FirestoreEngine } from '../firestore/FirestoreEngine';
import type { FirestoreContext } from '../firestore/firestoreContext';
import { CommitClock } from '../firestore/timestamps';
import { parseRules } from '../rules/parseRules';
import { seedPosts } from '../seed/seedPosts';
import { closeDatabase, openDatabase } from '../store/database';
import { answerFirestore } from './answerFirestore';
import { healthOf } from './health';
import { type RequestHandler, requestListener } from './requestListener';
import { sweepViews } from './sweepViews';

const folder = fileURLToPath(new URL('../../', import.meta.url));

interface BackEndOptions {
  readonly facts: Facts;
  /** Where everything is kept. */
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  /** The official emulator's jar, or `null` for the embedded server. */
  readonly emulatorJar: string | null;
  /** Views that one address may add at once. Default: 120, enough for a family and for an office. */
  readonly viewsAtOnce?: number;
  /** Makes further request handlers, over what is running here. */
  readonly handlers?: (parts: { readonly tokens: Tokens }) => readonly RequestHandler[];
}

/** A running back end. */
export interface BackEnd {
  readonly port: number;
  readonly administrator: Administrator;
  readonly accounts: Accounts;
  readonly documents: DocumentStore;
  /** The official emulator's process, `null` without one. */
  readonly emulator: EmulatorSupervisor | null;
  /** Asks the engine itself, for somebody with these claims. */
  evaluate: FirestoreEngine['call'];
  /** A token of an account as if issued at `now`, in seconds. */
  issueToken(email: string, now: number): string;
  stop(): Promise<void>;
}

/** Starts the back end on the loopback address; resolves once it answers. */
export async function startBackEnd(options: BackEndOptions): Promise<BackEnd> {
  const { facts, dataDir, emulatorJar } = options;
  const { projectId } = facts.firebase;
  const database = openDatabase(join(dataDir, 'firebase.db'));
  const rulesFile = join(folder, 'firestore.rules');
  const context: FirestoreContext = {
    names: new DocumentNames(projectId),
    store: new DocumentStore(database, parseIndexes(readFileSync(join(folder, 'firestore.indexes.json'), 'utf8'))),
    rules: parseRules(readFileSync(rulesFile, 'utf8')),
    clock: new CommitClock(),
  };
  const sessions = new Sessions(database, context.store);
  const accounts = new Accounts(database, sessions);
  const tokens = new Tokens(database, projectId, sessions);
  const administrator = await provideAdministrator(accounts, dataDir);
  seedPosts(database, context.store, facts);
  const stopSweeping = sweepViews(context.store);

  const emulator =
    emulatorJar === null
      ? null
      : await EmulatorSupervisor.start({
          command: (port) => emulatorCommand(emulatorJar, rulesFile, port),
          prepare: (address) => fillEmulator(address, context),
          report: (sentence) => process.stderr.write(`${sentence}\n`),
        });
  const engine: FirestoreEngine = emulator ? new EmulatorEngine(emulator, context) : new EmbeddedEngine(context);

  const handlers = options.handlers?.({ tokens }) ?? [];
  const listener = requestListener({
    answerFirestore: answerFirestore({ engine, names: context.names, tokens, viewsAtOnce: options.viewsAtOnce ?? 120 }),
    auth: new AuthCalls({ accounts, sessions, tokens }),
    health: () => healthOf(engine, database),
    handlers,
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
    evaluate: (call, claims) => engine.call(call, claims),
    documents: context.store,
    emulator,
    issueToken(email, now) {
      const account = accounts.byEmail(email);
      if (!account) throw new Error(`No account has the address ${email}.`);
      return tokens.issue(account, now, now);
    },
    async stop() {
      stopSweeping();
      server.close();
      server.closeAllConnections();
      await Promise.all([emulator?.stop(), once(server, 'close')]);
      for (const handler of handlers) await handler.close?.();
      closeDatabase(database);
    },
  };
}
