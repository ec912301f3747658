import { ApiError } from '../http/ApiError';
import { allows } from '../rules/allows';
import type { RulesDocuments } from '../rules/functions';
import type { MatchBlock, Operation } from '../rules/syntax';
import { RulesPath, Timestamp, type Value, type ValueMap, valueMap } from '../rules/values';
import { parseTimestamp } from './timestamps';
import type { Fields, WireValue } from './wireValue';

/** Claims of a verified token; `null`: nobody is signed in. */
export type Claims = Readonly<Record<string, unknown>> | null;

/** One thing somebody wants to do to one document. */
export interface Attempt {
  readonly operation: Operation;
  readonly collection: string;
  readonly id: string;
  readonly claims: Claims;
  /** Time of the request, as a timestamp of the API. */
  readonly time: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** Where documents are listed. `limit` is `null` where the query has none. */
  readonly query?: { readonly limit: number | null; readonly offset: number };
  /** The other documents, and those of a commit as they will be. */
  readonly documents: RelatedDocuments;
}

/** Fields of any document before and after, `null` where there is none. */
export interface RelatedDocuments {
  before(collection: string, id: string): Fields | null;
  after(collection: string, id: string): Fields | null;
}

/** Throws PERMISSION_DENIED unless the rules let it through. */
export function demandPermission(rules: MatchBlock, attempt: Attempt): void {
  const { operation, collection, id, claims, time, before, after, query } = attempt;
  const request = valueMap([
    ['auth', authValue(claims)],
    ['method', operation],
    ['time', new Timestamp(parseTimestamp(time))],
    ['resource', resource(id, after)],
    ...(query ? [['query', queryMap(query)] as const] : []),
  ]);
  const documents = documentsFor(attempt.documents);
  const path = ['databases', '(default)', 'documents', ...collection.split('/'), id];
  if (!allows(rules, { operation, path, request, resource: resource(id, before), documents })) {
    throw new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

/** `request.auth` of the rules. */
export const authValue = (claims: Claims): ValueMap | null =>
  claims &&
  valueMap([
    ['uid', String(claims.sub)],
    ['token', claimValue(claims)],
  ]);

/** Documents as the rules look at them. */
export const documentsFor = (documents: RelatedDocuments): RulesDocuments => ({
  before: (...of) => resource(of[1], documents.before(...of)),
  after: (...of) => resource(of[1], documents.after(...of)),
});

function queryMap({ limit, offset }: NonNullable<Attempt['query']>): ValueMap {
  return valueMap([
    ['limit', limit === null ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
  ]);
}

function resource(id: string, fields: Fields | null): ValueMap | null {
  return (
    fields &&
    valueMap([
      ['id', id],
      ['data', rulesMap(fields)],
    ])
  );
}

function rulesMap(fields: Fields): ValueMap {
  return valueMap(Object.entries(fields).map(([name, value]) => [name, rulesValue(value)]));
}

function rulesValue(value: WireValue): Value {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return new Timestamp(parseTimestamp(value.timestampValue));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(rulesValue);
  if ('mapValue' in value) return rulesMap(value.mapValue.fields ?? {});
  return 'stringValue' in value ? value.stringValue : new RulesPath(value.referenceValue.split('/').slice(2));
}

function claimValue(claim: unknown): Value {
  if (Array.isArray(claim)) return claim.map(claimValue);
  if (typeof claim === 'object' && claim !== null) {
    return valueMap(Object.entries(claim).map(([name, value]) => [name, claimValue(value)]));
  }
  if (typeof claim === 'number') return Number.isInteger(claim) ? BigInt(claim) : claim;
  return typeof claim === 'string' || typeof claim === 'boolean' ? claim : null;
}
