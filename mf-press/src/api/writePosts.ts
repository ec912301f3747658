import type { Facts } from '@platform/contract';
import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { firestore } from './firestore';
import { collectionName, draftsName, markupVersion } from './post';

/** What the administrator types. */
export interface PostWords {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

/** An id as Firestore makes them: 20 letters and digits. */
export function newPostId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  // 248 is the last multiple of 62 in a byte; what is above would make some letters likelier.
  const bytes = [...crypto.getRandomValues(new Uint8Array(64))].filter((byte) => byte < 248);
  return bytes
    .slice(0, 20)
    .map((byte) => letters[byte % letters.length])
    .join('');
}

/**
 * Creates the post under an id chosen beforehand, so that sending it again (a retry after an answer that never came)
 * cannot make a second one. Its draft is gone with it.
 */
export async function createPost(facts: Facts, id: string, words: PostWords): Promise<void> {
  const database = await firestore(facts.firebase);
  const reference = doc(database, collectionName, id);
  const post = { siteId: facts.slug, ...words, markup: markupVersion, date: serverTimestamp(), views: 0 };
  try {
    await writeBatch(database)
      .set(reference, post)
      .delete(doc(database, draftsName, id))
      .commit();
  } catch (error) {
    const known = await getDoc(reference).catch(() => null);
    if (!known?.exists()) throw error;
    const isThisPost = (['title', 'summary', 'content'] as const).every((field) => known.get(field) === words[field]);
    if (!isThisPost) await createPost(facts, newPostId(), words);
  }
}
