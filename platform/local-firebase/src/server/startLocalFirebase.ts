import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Accounts } from '../auth/accounts';
import { type Administrator, provideAdministrator } from '../auth/administrator';
import { AuthCalls } from '../auth/callAuth';
import { Factors } from '../auth/factors';
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
import { committedDocuments } from '../firestore/relatedDocuments';
import { type Seed, seedOnce } from '../firestore/seedOnce';
import { sweepExpired } from '../firestore/sweepExpired';
import { CommitClock } from '../firestore/timestamps';
import { parseTimesToLive } from '../firestore/timeToLive';
import { parseRules } from '../rules/parseRules';
import { storageHandler } from '../storage/storageHandler';
import { closeDatabase, openDatabase } from '../store/database';
import { answerFirestore } from './answerFirestore';
import { Changes, type Watched } from './Changes';
import { healthOf } from './health';
import { type RequestHandler, requestListener } from './requestListener';

/** What handlers of one's own may use of what is running here. */
export interface HandlerParts {
  readonly tokens: Tokens;
  readonly auth: AuthCalls;
  readonly factors: Factors;
  readonly sessions: Sessions;
  /** Asks Firestore as somebody with these claims; the rules decide, and whoever waits for changes hears of them. */
  readonly firestore: FirestoreEngine['call'];
}

/** What a local Firebase is started with. */
export interface LocalFirebaseOptions {
  /** The project that clients name. */
  readonly projectId: string;
  /** File of the security rules, as it is deployed. */
  readonly rules: string;
  /** File of the indexes and times to live, `firestore.indexes.json` as it is deployed. */
  readonly indexes: string;
  /** Pictures: the bucket that clients name, and the file of its rules. Absent: none are kept. */
  readonly storage?: { readonly bucket: string; readonly rules: string };
  /** Where everything is kept. */
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  /** The official emulator's jar, or `null` for the embedded server. */
  readonly emulatorJar: string | null;
  /** Documents for a store that never had any. */
  readonly seed?: Seed;
  /** Writes that one address may make at once without signing in. Default: 120, enough for a family and for an office. */
  readonly writesAtOnce?: number;
  /** Documents whose changes are told at `/changes`; see {@link Changes}. Default: none. */
  readonly watched?: Watched;
  /** Makes further request handlers, over what is running here. */
  readonly handlers?: (parts: HandlerParts) => readonly RequestHandler[];
}

/** A running local Firebase. */
export interface LocalFirebase {
  readonly port: number;
  readonly administrator: Administrator;
  readonly accounts: Accounts;
  readonly documents: DocumentStore;
  /** The official emulator's process, `null` without one. */
  readonly emulator: EmulatorSupervisor | null;
  /** Asks the engine itself, for somebody with these claims. */
  evaluate: FirestoreEngine['call'];
  /** A token of an account as if issued at `now` to somebody who signed in at `authTime`, both in seconds, with this factor beside the password. */
  issueToken(email: string, now: number, signIn?: { readonly authTime?: number; readonly factor?: string }): string;
  stop(): Promise<void>;
}

/** Starts Firestore and sign-in on the loopback address; resolves once they answer. */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { projectId, dataDir, emulatorJar } = options;
  const indexes = readFileSync(options.indexes, 'utf8');
  const rules = parseRules(readFileSync(options.rules, 'utf8'));
  const timesToLive = parseTimesToLive(indexes);
  const database = openDatabase(join(dataDir, 'firebase.db'));
  const context: FirestoreContext = {
    names: new DocumentNames(projectId),
    store: new DocumentStore(database, parseIndexes(indexes)),
    rules,
    clock: new CommitClock(),
  };
  const sessions = new Sessions(database, context.store);
  const accounts = new Accounts(database, sessions);
  const tokens = new Tokens(database, projectId, sessions);
  const factors = new Factors(database);
  const auth = new AuthCalls({ accounts, sessions, factors, tokens });
  const administrator = await provideAdministrator(accounts, dataDir);
  if (options.seed) seedOnce(database, context.store, options.seed);
  const stopSweeping = sweepExpired(context.store, timesToLive);
  const emulator =
    emulatorJar === null
      ? null
      : await EmulatorSupervisor.start({
          command: (port) => emulatorCommand(emulatorJar, options.rules, port),
          prepare: (address) => fillEmulator(address, context),
          report: (sentence) => process.stderr.write(`${sentence}\n`),
        });
  const engine: FirestoreEngine = emulator ? new EmulatorEngine(emulator, context) : new EmbeddedEngine(context);
  const { writesAtOnce = 120 } = options;
  const changes = new Changes(context.names, options.watched);
  const firestore: FirestoreEngine['call'] = async (call, claims) => {
    const answer = await engine.call(call, claims);
    changes.heard(call);
    return answer;
  };
  const storage =
    options.storage &&
    storageHandler({
      bucket: options.storage.bucket,
      rules: parseRules(readFileSync(options.storage.rules, 'utf8'), 'firebase.storage'),
      folder: join(dataDir, 'storage'),
      readToken: (token) => tokens.read(token),
      documents: committedDocuments(context.store),
    });
  const handlers = options.handlers?.({ tokens, auth, factors, sessions, firestore }) ?? [];
  const listener = requestListener({
    answerFirestore: answerFirestore({ engine, names: context.names, tokens, writesAtOnce, heard: changes.heard }),
    auth,
    health: () => healthOf(engine, database),
    handlers: [changes.handler, ...(storage ? [storage] : []), ...handlers],
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
    issueToken(email, now, { authTime = now, factor } = {}) {
      const account = accounts.byEmail(email);
      if (!account) throw new Error(`No account has the address ${email}.`);
      return tokens.issue(account, authTime, now, factor ?? null);
    },
    async stop() {
      stopSweeping();
      changes.close();
      server.close();
      server.closeAllConnections();
      await Promise.all([emulator?.stop(), once(server, 'close')]);
      for (const handler of handlers) await handler.close?.();
      closeDatabase(database);
    },
  };
}
