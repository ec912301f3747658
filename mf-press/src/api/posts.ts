import type { Facts } from '@platform/contract';
import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { firestore } from './firestore';
import { toInstant } from './instant';
import { collectionName, markupVersion, mostCounted, type Post, type PostPage, type PostRow, pageSize } from './post';
import { toWords } from './toWords';

/** Newest first; posts of the same instant stand in the order of their ids, so that a cursor never skips one. */
async function ordered({ firebase, slug }: Facts) {
  return query(
    collection(await firestore(firebase), collectionName),
    where('siteId', '==', slug),
    orderBy('date', 'desc'),
    orderBy(documentId(), 'desc'),
  );
}

/** The page after a row, or the first page. */
export async function listPosts(facts: Facts, after: PostRow | null): Promise<PostPage> {
  const from = after ? [startAfter(new Timestamp(after.date.seconds, after.date.nanoseconds), after.id)] : [];
  const { docs } = await getDocs(query(await ordered(facts), ...from, limit(pageSize)));
  return { rows: docs.map((snapshot) => toRow(toPost(snapshot))), more: docs.length === pageSize };
}

/** How many posts the site has, up to {@link mostCounted}. */
export async function countPosts(facts: Facts): Promise<number> {
  return (await getCount(query(await ordered(facts), limit(mostCounted)))).data().count;
}

/** The article, or `null` where there is none of that id on this site. */
export async function readPost(facts: Facts, id: string): Promise<Post | null> {
  const snapshot = await getDoc(doc(await firestore(facts.firebase), collectionName, id));
  return snapshot.exists() && snapshot.get('siteId') === facts.slug ? toPost(snapshot) : null;
}

function toRow({ summary: _, content: __, isMarked: ___, ...row }: Post): PostRow {
  return row;
}

/** A post as it is shown, of the document that keeps it. */
export function toPost(snapshot: DocumentSnapshot): Post {
  const fields = snapshot.data() ?? {};
  const { markup, date, modified, views } = fields;
  return {
    id: snapshot.id,
    ...toWords(fields),
    ...(markup === markupVersion && { isMarked: true }),
    date: toInstant(date),
    ...(modified instanceof Timestamp && { modified: toInstant(modified) }),
    views: typeof views === 'number' ? views : 0,
  };
}
