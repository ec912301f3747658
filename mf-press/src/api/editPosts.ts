import type { Facts } from '@platform/contract';
import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { errorCode } from './errorCode';
import { firestore } from './firestore';
import { toInstant } from './instant';
import { collectionName, type Instant, markupVersion, type Post, versionsName } from './post';
import { toPost } from './posts';
import { toWords } from './toWords';
import { newPostId, type PostWords } from './writePosts';

/** What a post says, and how it is read. */
export type PostText = PostWords & Pick<Post, 'isMarked'>;

/** A post as whoever edits it saw it. */
export type SeenPost = PostText & Pick<Post, 'id'>;

/** What a post said before an edit. */
export interface Version extends PostText {
  readonly id: string;
  /** From when on it said so. */
  readonly since: Instant;
}

/** Somebody else has edited the post since it was read. */
export class PostChanged extends Error {
  readonly code = 'post-changed';
  /** As it is now. */
  readonly post: Post;
  constructor(post: Post) {
    super('The post has been edited elsewhere. Look at it, and save again.');
    this.post = post;
  }
}

const notFound = () => Object.assign(new Error('There is no such post.'), { code: 'not-found' });

/** Whether both say the same, and are read alike. */
export const saysSame = (one: PostText, other: PostText): boolean =>
  (['title', 'summary', 'content', 'isMarked'] as const).every((field) => one[field] === other[field]);

/**
 * Changes what a post says, which it tells from then on when that was, and keeps what it said. `read` is the post as whoever edits it
 * saw it. Saying it twice changes nothing more.
 *
 * @throws {PostChanged} where it is another by now
 */
export async function updatePost(facts: Facts, read: SeenPost, text: PostText): Promise<void> {
  const database = await firestore(facts.firebase);
  const reference = doc(database, collectionName, read.id);
  const snapshot = await getDoc(reference);
  if (!snapshot.exists()) throw notFound();
  const post = toPost(snapshot);
  if (saysSame(post, text)) return;
  if (!saysSame(post, read)) throw new PostChanged(post);
  const { siteId, title, summary, content, markup, date, modified = date } = snapshot.data();
  const version = {
    ...{ postId: read.id, siteId, title, summary, content, since: modified, saved: serverTimestamp() },
    ...(markup !== undefined && { markup }),
  };
  const { isMarked, ...words } = text;
  try {
    await writeBatch(database)
      .set(doc(database, versionsName, newPostId()), version)
      .update(reference, { ...words, markup: isMarked ? markupVersion : 0, modified: serverTimestamp() })
      .commit();
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    // The rules refuse a version of what is no longer there, too.
    const there = await getDoc(reference);
    if (!there.exists()) throw notFound();
    const now = toPost(there);
    throw saysSame(now, post) ? error : new PostChanged(now);
  }
}

/** Most writes of a commit, with the post's own. */
const most = 400;

const versionsOf = (database: Firestore, postId: string) =>
  getDocs(
    query(
      collection(database, versionsName),
      where('postId', '==', postId),
      orderBy('saved', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(most),
    ),
  );

/** What a post said before its edits, the latest first. */
export async function listVersions({ firebase }: Facts, postId: string): Promise<readonly Version[]> {
  const { docs } = await versionsOf(await firestore(firebase), postId);
  return docs.map((snapshot) => {
    const fields = snapshot.data();
    const { markup, since } = fields;
    return {
      id: snapshot.id,
      ...toWords(fields),
      ...(markup === markupVersion && { isMarked: true }),
      since: toInstant(since),
    };
  });
}

/** Deletes a post and all that it ever said. */
export async function deletePost({ firebase }: Facts, id: string): Promise<void> {
  const database = await firestore(firebase);
  for (;;) {
    const { docs } = await versionsOf(database, id);
    const batch = writeBatch(database);
    for (const { ref } of docs) batch.delete(ref);
    // The post goes last: while it is there, whoever deletes it can go on.
    if (docs.length < most) batch.delete(doc(database, collectionName, id));
    await batch.commit();
    if (docs.length < most) break;
  }
  // An edit may have arrived between the list and the end of the post; none comes after that.
  const { docs } = await versionsOf(database, id);
  const batch = writeBatch(database);
  for (const { ref } of docs) batch.delete(ref);
  if (docs.length > 0) await batch.commit();
}
