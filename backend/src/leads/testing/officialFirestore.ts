import type { Firestore } from '@google-cloud/firestore';
import { findEmulator } from '@platform/local-firebase/findEmulator';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, vi } from 'vitest';
import { startBackEnd } from '../../startBackEnd';
import type { LeadStore } from '../leadStore';
import { type FirestoreClient, hasCode } from '../store/firestoreClient';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { connectFirestore } from './connectFirestore';

/** https://grpc.io/docs/guides/status-codes/ */
const aborted = 10;

/** A Firestore of a test's own in the official emulator, for this process and, by its address, for others. */
export interface OwnFirestore {
  readonly client: FirestoreClient;
  readonly host: string;
  readonly project: string;
}

/**
 * Starts the official emulator for the tests of a file, and ends it after them. Returns what gives each a Firestore with nothing in it,
 * through the SDK of the cloud functions; `null` where there is no emulator.
 */
export function officialFirestore(): (() => OwnFirestore) | null {
  const emulatorJar = findEmulator();
  if (!emulatorJar) return null;
  const connections: Firestore[] = [];
  let host = '';
  let stop: () => Promise<unknown> = async () => {};
  beforeAll(async () => {
    const backEnd = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar });
    stop = () => backEnd.stop();
    host = new URL(backEnd.emulator?.address ?? '').host;
  }, 120_000);
  afterAll(async () => {
    await Promise.all(connections.map((one) => one.terminate()));
    await stop();
  }, 60_000);
  return () => {
    const project = `own-${connections.length}`;
    const firestore = connectFirestore(host, project);
    connections.push(firestore);
    return { client: firestore as unknown as FirestoreClient, host, project };
  };
}

/** Of one server that waits for locks, on a machine that may be busy. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Whoever loses a race for a lock, again and again, is told to come again (ABORTED), and does: the endpoint's callers, as here. */
function insisting<T extends object>(store: T): T {
  return new Proxy(store, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found === 'object' && found !== null) return insisting(found);
      if (typeof found !== 'function') return found;
      return async (...given: unknown[]): Promise<unknown> => {
        for (;;) {
          try {
            return await found.apply(target, given);
          } catch (error) {
            if (!hasCode(error, aborted)) throw error;
          }
        }
      };
    },
  });
}

/** The same as a store of leads, for suites that every store has to pass: with no entry where there is no emulator. */
export function officialStores(): Readonly<Record<string, () => LeadStore>> {
  const own = officialFirestore();
  if (!own) return {};
  vi.setConfig(patience);
  return { 'official firestore': () => insisting(firestoreLeadStore(own().client)) };
}
