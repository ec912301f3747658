import type { Facts } from '@platform/contract';
import { doc, getDoc, runTransaction, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { AlreadyPublished, attempts, type DraftCopy, refuseChanged } from './drafts';
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
 * cannot make a second one. Its draft is gone with it, of which the server was seen to keep `known`: `null` for a new post.
 *
 * @throws {DraftChanged} where the draft is another by now
 * @throws {AlreadyPublished} where the draft became a post meanwhile
 */
export async function createPost(
  facts: Facts,
  id: string,
  words: PostWords,
  known: DraftCopy | null = null,
): Promise<void> {
  const database = await firestore(facts.firebase);
  const reference = doc(database, collectionName, id);
  const draft = doc(database, draftsName, id);
  const post = { siteId: facts.slug, ...words, markup: markupVersion, date: serverTimestamp(), views: 0 };
  try {
    if (known)
      await runTransaction(
        database,
        async (transaction) => {
          const there = await transaction.get(draft);
          if (there.exists()) refuseChanged(there.data(), [known]);
          transaction.set(reference, post);
          if (there.exists()) transaction.delete(draft);
        },
        attempts,
      );
    else await writeBatch(database).set(reference, post).delete(draft).commit();
  } catch (error) {
    const there = await getDoc(reference).catch(() => null);
    if (!there?.exists()) throw error;
    const isThisPost = (['title', 'summary', 'content'] as const).every((field) => there.get(field) === words[field]);
    if (isThisPost) return;
    // Under another id it would be published a second time.
    if (known) throw new AlreadyPublished();
    await createPost(facts, newPostId(), words);
  }
}
