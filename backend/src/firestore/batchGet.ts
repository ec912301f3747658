import { type FirestoreContext, toWire } from './firestoreContext';
import { type Claims, demandPermission } from './rulesGate';
import { readList } from './wireValue';

/** `:batchGet`: documents by name, found or missing. */
export function batchGet(context: FirestoreContext, body: Record<string, unknown>, claims: Claims) {
  const { names, store, rules, clock } = context;
  const readTime = clock.now();
  return readList(body.documents ?? []).map((name) => {
    const { collection, id } = names.parse(name);
    const document = store.get(collection, id);
    const time = new Date().toISOString();
    demandPermission(rules, {
      operation: 'get',
      collection,
      id,
      claims,
      time,
      before: document?.fields ?? null,
      after: null,
    });
    return document ? { found: toWire(context, document), readTime } : { missing: name, readTime };
  });
}
