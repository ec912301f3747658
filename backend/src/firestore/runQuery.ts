import { ApiError, invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import { type FirestoreContext, toWire } from './firestoreContext';
import { planQuery } from './queryPlan';
import { type Claims, demandPermission } from './rulesGate';
import { readList } from './wireValue';

/** `:runQuery`: the documents of one stretch of an index. */
export function runQuery(context: FirestoreContext, body: Record<string, unknown>, claims: Claims) {
  const plan = planQuery(context, body.structuredQuery);
  demandListing(context, plan.collection, claims);
  const documents = context.store.range(plan.range, plan.limit);
  const readTime = context.clock.now();
  return documents.length > 0
    ? documents.map((document) => ({ document: toWire(context, document), readTime }))
    : [{ readTime }];
}

/** `:runAggregationQuery`: how many documents a query has. */
export function runAggregationQuery(context: FirestoreContext, body: Record<string, unknown>, claims: Claims) {
  const query = body.structuredAggregationQuery;
  if (!isObject(query)) return invalid('structuredAggregationQuery expected');
  const [aggregation, ...others] = readList(query.aggregations);
  if (!isObject(aggregation) || !isObject(aggregation.count) || others.length > 0) {
    throw new ApiError('UNIMPLEMENTED', 'the embedded back end counts, and aggregates nothing else');
  }
  const { collection, range, limit } = planQuery(context, query.structuredQuery);
  demandListing(context, collection, claims);
  const count = Math.min(context.store.count(range), limit);
  const alias = String(aggregation.alias ?? 'field_1');
  return [{ result: { aggregateFields: { [alias]: { integerValue: String(count) } } }, readTime: context.clock.now() }];
}

/** Rules are no filters: a listing is let through without a look at single documents, or not at all. */
function demandListing({ rules }: FirestoreContext, collection: string, claims: Claims): void {
  const time = new Date().toISOString();
  demandPermission(rules, { operation: 'list', collection, id: 'any', claims, time, before: null, after: null });
}
