import { createHash } from 'node:crypto';

/** An answer of the back end. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
}

/** Signs in and returns the token. */
export async function signIn({ port }: { readonly port: number }, email: string, password: string): Promise<string> {
  const response = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** Days since 1970 in Seoul, as the marks of views are named. */
export const today = () => Math.floor((Date.now() + 32_400_000) / 86_400_000);

/** A key of a view, from anything. */
export const viewKey = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 22);

/** What tests say to a project whose `collection` holds posts that anybody may count as read. */
export function postsClient(projectId: string, collection: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;

  /** Full name of a document. */
  const nameOf = (path: string) => `${root}/${path}`;

  /** Sends a Firestore call the way the SDK does. */
  async function call(port: number, name: string, body: object, token: string | null = null): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${root}:${name}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  /** A write that creates a post with the time of the server. */
  function creation(id: string, fields: object = {}, date: 'server' | string = 'server') {
    return {
      update: {
        name: nameOf(`${collection}/${id}`),
        fields: {
          siteId: { stringValue: 'site' },
          title: { stringValue: '제목' },
          summary: { stringValue: '요약' },
          content: { stringValue: '본문' },
          views: { integerValue: '0' },
          ...(date !== 'server' && { date: { timestampValue: date } }),
          ...fields,
        },
      },
      ...(date === 'server' && { updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }] }),
      currentDocument: { exists: false },
    };
  }

  /** The mark of a view: what makes it count once. */
  function viewMark(id: string, key: string, day = today(), fields: object = {}) {
    const expires = { timestampValue: new Date((today() + 2) * 86_400_000).toISOString() };
    return { update: { name: nameOf(`${collection}/${id}/views/${day}-${key}`), fields: { expires, ...fields } } };
  }

  /** The increase that goes with the mark. */
  function viewIncrease(id: string, key: string, by: object = { integerValue: '1' }, fields: object = {}) {
    return {
      update: { name: nameOf(`${collection}/${id}`), fields: { lastView: { stringValue: key }, ...fields } },
      updateMask: { fieldPaths: ['lastView', ...Object.keys(fields)] },
      updateTransforms: [{ fieldPath: 'views', increment: by }],
      currentDocument: { exists: true },
    };
  }

  /** The two writes of one view. */
  const view = (id: string, key: string) => [viewMark(id, key), viewIncrease(id, key)];

  /** The newest posts of a site, as the list asks for them. */
  function listing(siteId: string, limit: number, after: { date: string; id: string } | null = null) {
    const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
    return {
      from: [{ collectionId: collection }],
      where: { fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: { stringValue: siteId } } },
      orderBy: [descending('date'), descending('__name__')],
      limit,
      ...(after && {
        startAt: {
          before: false,
          values: [{ timestampValue: after.date }, { referenceValue: nameOf(`${collection}/${after.id}`) }],
        },
      }),
    };
  }

  return { nameOf, call, creation, viewMark, viewIncrease, view, listing };
}
