import { ApiError } from '../http/ApiError';
import { parseObject } from '../http/readBody';
import { batchGet } from './batchGet';
import { commit } from './commit';
import type { FirestoreContext } from './firestoreContext';
import type { Claims } from './rulesGate';
import { runAggregationQuery, runQuery } from './runQuery';

const calls: Readonly<
  Record<string, (context: FirestoreContext, body: Record<string, unknown>, claims: Claims) => unknown>
> = {
  commit,
  batchGet,
  runQuery,
  runAggregationQuery,
};

/** Answers `POST /v1/projects/{p}/databases/(default)/documents:{call}`; anything else is refused by name. */
export function callFirestore(context: FirestoreContext, path: string, body: string, claims: Claims): unknown {
  const before = `/v1/${context.names.root}:`;
  const name = path.startsWith(before) ? path.slice(before.length) : '';
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) throw new ApiError('UNIMPLEMENTED', `the embedded back end does not know ${path}`);
  return call(context, parseObject(body), claims);
}
