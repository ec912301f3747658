import type { Facts } from '@platform/contract';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { errorCode } from './errorCode';
import { firestore } from './firestore';
import { toInstant } from './instant';
import { plainText } from './plainText';
import { collectionName, draftsName, type Instant, markupVersion } from './post';
import type { PostWords } from './writePosts';

/** A draft as the server keeps it. Its id is the one that it will have as a post. */
export interface KeptDraft extends PostWords {
  readonly id: string;
  readonly saved: Instant;
  /** When it is to be published; `null` for a draft that waits for no time. */
  readonly publishAt: Instant | null;
}

/** Its time came before this was saved: it is a post now. */
export class AlreadyPublished extends Error {
  readonly code = 'already-published';
  constructor() {
    super('The draft has become a post. Edit the post.');
  }
}

/** Most drafts that are listed. */
const most = 100;

/** The drafts of the site, the last that was saved first. */
export async function listDrafts({ firebase, slug }: Facts): Promise<readonly KeptDraft[]> {
  const { docs } = await getDocs(
    query(
      collection(await firestore(firebase), draftsName),
      where('siteId', '==', slug),
      orderBy('saved', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(most),
    ),
  );
  return docs.map((snapshot) => {
    const { title, summary, content, saved, publishAt } = snapshot.data();
    return {
      id: snapshot.id,
      title: plainText(title),
      summary: plainText(summary),
      content: plainText(content),
      saved: toInstant(saved),
      publishAt: publishAt instanceof Timestamp ? toInstant(publishAt) : null,
    };
  });
}

/**
 * Keeps a draft, over what there was of it. With `publishAt` the back end makes a post of it then.
 *
 * @throws {AlreadyPublished} where it did so meanwhile
 */
export async function saveDraft(facts: Facts, id: string, words: PostWords, publishAt: Date | null): Promise<void> {
  const database = await firestore(facts.firebase);
  const draft = {
    siteId: facts.slug,
    ...words,
    markup: markupVersion,
    saved: serverTimestamp(),
    ...(publishAt && { publishAt: Timestamp.fromDate(publishAt) }),
  };
  try {
    await writeBatch(database)
      .set(doc(database, draftsName, id), draft)
      .commit();
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const post = await getDoc(doc(database, collectionName, id));
    throw post.exists() ? new AlreadyPublished() : error;
  }
}

export async function removeDraft({ firebase }: Facts, id: string): Promise<void> {
  const database = await firestore(firebase);
  await writeBatch(database)
    .delete(doc(database, draftsName, id))
    .commit();
}
