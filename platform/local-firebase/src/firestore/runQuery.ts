import { ApiError, invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import { selected } from './fieldMask';
import { type FirestoreContext, toWire } from './firestoreContext';
import { planQuery, type QueryPlan } from './queryPlan';
import { committedDocuments } from './relatedDocuments';
import { type Claims, demandPermission } from './rulesGate';
import { readList } from './wireValue';

/** `:runQuery`: the documents of one stretch of an index. */
export function runQuery(context: FirestoreContext, body: Readonly<Record<string, unknown>>, claims: Claims) {
  const plan = planQuery(context, body.structuredQuery);
  demandListing(context, plan, claims);
  const documents = context.store.range(plan.range, plan.limit ?? unlimited, plan.offset);
  const readTime = context.clock.now();
  return documents.length > 0
    ? documents.map((document) => ({ document: toWire(context, selected(document, plan.mask)), readTime }))
    : [{ readTime }];
}

const unlimited = 2 ** 31 - 1;

/** `:runAggregationQuery`: how many documents a query has. */
export function runAggregationQuery(
  context: FirestoreContext,
  body: Readonly<Record<string, unknown>>,
  claims: Claims,
) {
  const query = body.structuredAggregationQuery;
  if (!isObject(query)) return invalid('structuredAggregationQuery expected');
  const [aggregation, ...others] = readList(query.aggregations);
  if (!isObject(aggregation) || !isObject(aggregation.count) || others.length > 0) {
    throw new ApiError('UNIMPLEMENTED', 'the embedded back end counts, and aggregates nothing else');
  }
  const plan = planQuery(context, query.structuredQuery);
  demandListing(context, plan, claims);
  const most = Math.min(plan.limit ?? unlimited, readUpTo(aggregation.count.upTo));
  const count = context.store.count(plan.range, most, plan.offset);
  const alias = String(aggregation.alias ?? 'field_1');
  return [{ result: { aggregateFields: { [alias]: { integerValue: String(count) } } }, readTime: context.clock.now() }];
}

/** An `Int64Value`, which JSON carries as text. */
function readUpTo(upTo: unknown): number {
  if (upTo === undefined || upTo === null) return unlimited;
  const isInteger = (typeof upTo === 'string' || typeof upTo === 'number') && /^\d{1,15}$/.test(String(upTo));
  return isInteger ? Number(upTo) : invalid('upTo is a whole number, not below 0');
}

/** Rules are no filters: a listing is let through without a look at single documents, or not at all. */
function demandListing({ rules, store }: FirestoreContext, plan: QueryPlan, claims: Claims): void {
  const { collection, limit, offset } = plan;
  const time = new Date().toISOString();
  const documents = committedDocuments(store);
  const attempt = { operation: 'list', collection, id: 'any', claims, time, before: null, after: null } as const;
  demandPermission(rules, { ...attempt, query: { limit, offset }, documents });
}
