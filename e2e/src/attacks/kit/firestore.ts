import { documentsPath, slug } from './site';

/** An answer of Firestore. */
export interface FirestoreAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Full name of a document. */
export const nameOf = (path: string) => `${documentsPath.slice('/v1/'.length)}/${path}`;

/** Makes a call of Firestore as its SDK does. */
export async function firestore(
  origin: string,
  call: string,
  body: object,
  token: string | null = null,
): Promise<FirestoreAnswer> {
  const response = await fetch(`${origin}${documentsPath}:${call}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
}

/** A write that makes a post, dated by the server. */
export function creation(id: string, fields: object = {}) {
  return {
    update: {
      name: nameOf(`press/${id}`),
      fields: {
        siteId: { stringValue: 'attack' },
        title: { stringValue: '제목' },
        summary: { stringValue: '요약' },
        content: { stringValue: '본문' },
        views: { integerValue: '0' },
        ...fields,
      },
    },
    updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
}

/** The list of articles, as the press page asks for it. */
export const newestPosts = (limit?: number) => ({
  structuredQuery: {
    from: [{ collectionId: 'press' }],
    where: { fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: { stringValue: slug } } },
    orderBy: [
      { field: { fieldPath: 'date' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
    ],
    ...(limit !== undefined && { limit }),
  },
});
