import type { Facts } from '@platform/contract';
import { plainText } from './plainText';
import { collectionName, type Instant, markupVersion, mostCounted, type Post, pageSize } from './post';

interface RestDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Most articles that get a page of their own while composing; older ones are rendered in the browser. */
const mostArticles = 500;

/** Articles asked for at a time: an answer is made whole before it is sent. */
const atATime = 50;

/** The newest posts through Firestore's REST API, for composing without the SDK. `backEnd`: its address without a trailing slash. */
export async function fetchPosts(facts: Facts, backEnd: string, most = mostArticles): Promise<readonly Post[]> {
  const found: RestDocument[] = [];
  for (;;) {
    const last = found.at(-1);
    const limit = Math.min(atATime, most - found.length);
    const structuredQuery = { ...ordered(facts), limit, ...(last && { startAt: after(last) }) };
    const answer = (await call(facts, backEnd, ':runQuery', { structuredQuery })) as { document?: RestDocument }[];
    const page = answer.flatMap(({ document }) => (document ? [document] : []));
    found.push(...page);
    if (page.length < limit || found.length === most) return found.map(toPost);
  }
}

/** The cursor behind a document, in the order of {@link ordered}. */
function after({ name, fields }: RestDocument) {
  return { values: [fields?.date, { referenceValue: name }], before: false };
}

/** The first page of the list and how many posts there are. */
export async function fetchFirstPage(facts: Facts, backEnd: string) {
  const [posts, total] = await Promise.all([fetchPosts(facts, backEnd, pageSize), fetchCount(facts, backEnd)]);
  const rows = posts.map(({ summary: _, content: __, isMarked: ___, ...row }) => row);
  return { rows, more: rows.length === pageSize, total };
}

export async function fetchPost(facts: Facts, backEnd: string, id: string): Promise<Post | null> {
  const name = `${root(facts)}/${collectionName}/${id}`;
  const [answer] = (await call(facts, backEnd, ':batchGet', { documents: [name] })) as { found?: RestDocument }[];
  return answer?.found ? toPost(answer.found) : null;
}

async function fetchCount(facts: Facts, backEnd: string): Promise<number> {
  const [answer] = (await call(facts, backEnd, ':runAggregationQuery', {
    structuredAggregationQuery: {
      aggregations: [{ alias: 'posts', count: {} }],
      structuredQuery: { ...ordered(facts), limit: mostCounted },
    },
  })) as { result?: { aggregateFields?: { posts?: { integerValue?: string } } } }[];
  return Number(answer?.result?.aggregateFields?.posts?.integerValue ?? 0);
}

function ordered({ slug }: Facts) {
  const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
  return {
    from: [{ collectionId: collectionName }],
    where: { fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: { stringValue: slug } } },
    orderBy: [descending('date'), descending('__name__')],
  };
}

function root({ firebase }: Facts): string {
  return `projects/${firebase.projectId}/databases/(default)/documents`;
}

/** A back end that says nothing for so long, milliseconds, is not waited for. */
const patience = 30_000;

/**
 * What Firestore answers to a query or a batch: a list of parts.
 *
 * @throws on anything else, so that a site is never composed without the posts it could not read
 */
async function call(facts: Facts, backEnd: string, name: string, body: object): Promise<unknown> {
  const failed = (why: string) => new Error(`Reading the press from ${backEnd} failed: ${why}`);
  const response = await fetch(`${backEnd}/v1/${root(facts)}${name}?key=${facts.firebase.apiKey}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw failed(error.cause instanceof Error ? error.cause.message : error.message);
  });
  if (!response.ok) throw failed(`status ${response.status}, ${await response.text()}`);
  const parts: unknown = await response.json();
  if (!Array.isArray(parts)) throw failed(`an answer that is no list, ${JSON.stringify(parts).slice(0, 200)}`);
  // Status 200 is sent before the query has run; what goes wrong then stands in the list.
  const error = parts.find((part) => (part as { error?: unknown } | null)?.error);
  if (error) throw failed(JSON.stringify(error).slice(0, 200));
  return parts;
}

function toPost({ name, fields = {} }: RestDocument): Post {
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    title: plainText(fields.title?.stringValue),
    summary: plainText(fields.summary?.stringValue),
    content: plainText(fields.content?.stringValue),
    ...(fields.markup?.integerValue === String(markupVersion) && { isMarked: true }),
    date: toInstant(fields.date?.timestampValue),
    ...(fields.modified?.timestampValue !== undefined && { modified: toInstant(fields.modified.timestampValue) }),
    views: Number(fields.views?.integerValue ?? 0),
  };
}

/** `2025-11-18T01:20:00.240123Z` without losing what a `Date` would. */
function toInstant(timestamp: unknown): Instant {
  const [whole = '', fraction = ''] = String(timestamp).replace('Z', '').split('.');
  const milliseconds = Date.parse(`${whole}Z`);
  if (Number.isNaN(milliseconds)) return { seconds: 0, nanoseconds: 0 };
  return { seconds: milliseconds / 1000, nanoseconds: Number(fraction.padEnd(9, '0')) };
}
