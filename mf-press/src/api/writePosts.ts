import type { Facts } from '@platform/contract';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { firestore } from './firestore';
import { collectionName, markupVersion } from './post';

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
 * cannot make a second one.
 */
export async function createPost(facts: Facts, id: string, words: PostWords): Promise<void> {
  const reference = doc(await firestore(facts.firebase), collectionName, id);
  try {
    await setDoc(reference, {
      siteId: facts.slug,
      ...words,
      markup: markupVersion,
      date: serverTimestamp(),
      views: 0,
    });
  } catch (error) {
    const known = await getDoc(reference).catch(() => null);
    if (!known?.exists()) throw error;
    const isThisPost = (['title', 'summary', 'content'] as const).every((field) => known.get(field) === words[field]);
    if (!isThisPost) await createPost(facts, newPostId(), words);
  }
}

/** Changes the words of a post, which says from then on when that was. */
export async function updatePost(facts: Facts, id: string, words: PostWords): Promise<void> {
  await updateDoc(doc(await firestore(facts.firebase), collectionName, id), {
    ...words,
    markup: markupVersion,
    modified: serverTimestamp(),
  });
}

export async function deletePost(facts: Facts, id: string): Promise<void> {
  await deleteDoc(doc(await firestore(facts.firebase), collectionName, id));
}
