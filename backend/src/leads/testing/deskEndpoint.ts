import type { LeadStore } from '../leadStore';
import type { LeadsOptions } from '../leadsOptions';
import { fakeFirestore } from '../store/fakeFirestore';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { sqliteStore } from './sqliteStore';
import { startEndpoint } from './startEndpoint';

/** The endpoint over either store, for whoever the `authorization` names, on a day of November; with what a desk asks of it. */
export async function deskEndpoint(kind: 'sqlite' | 'firestore', options: Partial<LeadsOptions> = {}) {
  const { store, dispose } =
    kind === 'sqlite' ? sqliteStore() : { store: firestoreLeadStore(fakeFirestore()), dispose: () => {} };
  const endpoint = await startEndpoint({
    store,
    now: () => new Date('2026-11-23T01:00:00.000Z'),
    staffOf: async ({ headers }) => ({ account: headers.authorization ?? '', role: 'owner' }),
    ...options,
  });
  async function ask<T>(method: string, path: string, body?: object, who = 'owner@example.com') {
    const answer = await fetch(endpoint.url + path, {
      method,
      headers: { authorization: who, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as T) };
  }
  return {
    store: store as LeadStore,
    url: endpoint.url,
    ask,
    async close(): Promise<void> {
      await endpoint.close();
      dispose();
    },
  };
}
