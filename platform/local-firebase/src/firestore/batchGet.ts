import { AnswerSize } from './answerSize';
import { readMask, selected } from './fieldMask';
import { type FirestoreContext, toWire } from './firestoreContext';
import { committedDocuments } from './relatedDocuments';
import { type Claims, demandPermission } from './rulesGate';
import { readList } from './wireValue';

/** `:batchGet`: documents by name, found or missing. */
export function batchGet(context: FirestoreContext, body: Readonly<Record<string, unknown>>, claims: Claims) {
  const { names, store, rules, clock } = context;
  const readTime = clock.now();
  const time = new Date().toISOString();
  const mask = readMask(body.mask);
  const documents = committedDocuments(store);
  const size = new AnswerSize();
  return readList(body.documents ?? []).map((name) => {
    const { collection, id } = names.parse(name);
    const document = store.get(collection, id);
    const before = document?.fields ?? null;
    demandPermission(rules, { operation: 'get', collection, id, claims, time, before, after: null, documents });
    if (!document) return { missing: name, readTime };
    size.add(document);
    return { found: toWire(context, selected(document, mask)), readTime };
  });
}
