import { batchGet } from './batchGet';
import { commit } from './commit';
import type { CallName, FirestoreCall } from './firestoreCall';
import type { FirestoreContext } from './firestoreContext';
import type { Claims } from './rulesGate';
import { runAggregationQuery, runQuery } from './runQuery';

const calls: Readonly<
  Record<CallName, (context: FirestoreContext, body: FirestoreCall['body'], claims: Claims) => unknown>
> = { commit, batchGet, runQuery, runAggregationQuery };

/** Answers a call that was read and checked. */
export function callFirestore(context: FirestoreContext, { name, body }: FirestoreCall, claims: Claims): unknown {
  return calls[name](context, body, claims);
}
