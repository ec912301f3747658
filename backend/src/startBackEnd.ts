import { fileURLToPath } from 'node:url';
import type { Facts } from '@platform/contract';
import { type LocalFirebase, startLocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { localAccount } from './account/localAccount';
import { localLeads } from './leads/localLeads';
import { localPress } from './press/localPress';
import { seedPosts } from './seedPosts';
import { localSignals } from './signals/localSignals';

const fileOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

interface BackEndOptions {
  readonly facts: Facts;
  /** Where everything is kept. */
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  /** The official emulator's jar, or `null` for the embedded server. */
  readonly emulatorJar: string | null;
  /** Views that one address may add at once. */
  readonly viewsAtOnce?: number;
}

/** Starts Firestore under this site's rules, sign-in, the leads endpoint and that of signals on the loopback address, and publishes posts when their time comes; resolves once they answer. */
export function startBackEnd({ facts, viewsAtOnce, ...options }: BackEndOptions): Promise<LocalFirebase> {
  return startLocalFirebase({
    ...options,
    projectId: facts.firebase.projectId,
    rules: fileOf('firestore.rules'),
    indexes: fileOf('firestore.indexes.json'),
    ...(facts.firebase.storageBucket && {
      storage: { bucket: facts.firebase.storageBucket, rules: fileOf('storage.rules') },
    }),
    seed: seedPosts(facts),
    // A view is no news.
    watched: { collection: 'press', ignoring: ['views', 'lastView'] },
    handlers: ({ tokens, auth, factors, sessions, firestore }) => [
      localLeads({ facts, dataDir: options.dataDir, tokens }),
      localAccount({ facts, dataDir: options.dataDir, tokens, auth, factors, sessions }),
      localPress({ facts, firestore }),
      localSignals({ staff: facts.staff, dataDir: options.dataDir, tokens }),
    ],
    ...(viewsAtOnce !== undefined && { writesAtOnce: viewsAtOnce }),
  });
}
