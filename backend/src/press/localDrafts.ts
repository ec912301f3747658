import type { Facts } from '@platform/contract';
import type { HandlerParts } from '@platform/local-firebase/startLocalFirebase';
import { mostAtOnce, type WaitingDrafts } from './publishDue';

interface DraftDocument {
  readonly name: string;
  readonly updateTime: string;
  readonly fields: Readonly<Record<string, { readonly timestampValue?: string }>>;
}

/** Why Firestore did nothing: the draft is another than the one that was read, or gone. */
const isOvertaken = (error: unknown) =>
  error instanceof Error && 'status' in error && ['FAILED_PRECONDITION', 'NOT_FOUND'].includes(String(error.status));

/** The drafts of a site in the Firestore of this machine, which hears of a publication as of anybody's write, under the same rules. */
export function localDrafts({ firebase, slug }: Facts, firestore: HandlerParts['firestore']): WaitingDrafts {
  const root = `projects/${firebase.projectId}/databases/(default)/documents`;
  const field = (fieldPath: string) => ({ field: { fieldPath } });
  /** The owner, as far as the rules can tell. */
  const claims = (now: Date) => {
    const seconds = Math.floor(now.getTime() / 1000);
    const times = { auth_time: seconds, iat: seconds, exp: seconds + 60 };
    const factor = { firebase: { sign_in_second_factor: 'the back end itself' } };
    return { admin: true, sub: 'press-clock', user_id: 'press-clock', aud: firebase.projectId, ...times, ...factor };
  };

  return {
    async due(now) {
      const where = {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { ...field('siteId'), op: 'EQUAL', value: { stringValue: slug } } },
            {
              fieldFilter: {
                ...field('publishAt'),
                op: 'LESS_THAN_OR_EQUAL',
                value: { timestampValue: now.toISOString() },
              },
            },
          ],
        },
      };
      const orderBy = ['publishAt', '__name__'].map((path) => ({ ...field(path), direction: 'ASCENDING' }));
      const structuredQuery = { from: [{ collectionId: 'pressDrafts' }], where, orderBy, limit: mostAtOnce };
      const answers = await firestore({ name: 'runQuery', body: { structuredQuery } }, claims(now));
      const found = (answers as readonly { readonly document?: DraftDocument }[]).flatMap(
        ({ document }) => document ?? [],
      );
      return found.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
    },

    async publish(id, now) {
      const name = `${root}/pressDrafts/${id}`;
      const [answer] = (await firestore({ name: 'batchGet', body: { documents: [name] } }, claims(now))) as readonly {
        readonly found?: DraftDocument;
      }[];
      const { fields, updateTime } = answer?.found ?? {};
      const { saved: _, publishAt, ...words } = fields ?? {};
      if (!publishAt?.timestampValue || Date.parse(publishAt.timestampValue) > now.getTime()) return false;
      const post = {
        update: { name: `${root}/press/${id}`, fields: { ...words, views: { integerValue: '0' } } },
        updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: false },
      };
      const writes = [post, { delete: name, currentDocument: { updateTime } }];
      try {
        await firestore({ name: 'commit', body: { writes } }, claims(now));
        return true;
      } catch (error) {
        if (isOvertaken(error)) return false;
        throw error;
      }
    },
  };
}
