import type { Facts } from '@platform/contract';
import {
  collection,
  type DocumentData,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
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
import { toWords } from './toWords';
import type { PostWords } from './writePosts';

/** A draft as the server keeps it. Its id is the one that it will have as a post. */
export interface KeptDraft extends PostWords {
  readonly id: string;
  readonly saved: Instant;
  /** When it is to be published; `null` for a draft that waits for no time. */
  readonly publishAt: Instant | null;
}

/** What the server keeps of a draft, as whoever writes on saw it last. */
export type DraftCopy = PostWords & Pick<KeptDraft, 'publishAt'>;

/** Somebody else has saved the draft since it was opened. */
export class DraftChanged extends Error {
  readonly code = 'draft-changed';
  constructor() {
    super('The draft has been saved elsewhere. Keep what was typed as another.');
  }
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
    const fields = snapshot.data();
    return { id: snapshot.id, ...toCopy(fields), saved: toInstant(fields.saved) };
  });
}

function toCopy(fields: DocumentData): DraftCopy {
  const { publishAt } = fields;
  return {
    ...toWords(fields),
    publishAt: publishAt instanceof Timestamp ? toInstant(publishAt) : null,
  };
}

const saysSame = (one: DraftCopy, other: DraftCopy): boolean =>
  one.publishAt?.seconds === other.publishAt?.seconds &&
  (['title', 'summary', 'content'] as const).every((field) => plainText(one[field]) === plainText(other[field]));

/**
 * @param there what the server has
 * @param mine what it may have: what was seen of it, and what an answer that never came has left there
 * @throws {DraftChanged} where it is something else
 */
export function refuseChanged(there: DocumentData, mine: readonly (DraftCopy | null)[]): void {
  const copy = toCopy(there);
  if (!mine.some((one) => one && saysSame(one, copy))) throw new DraftChanged();
}

/** One more attempt where somebody else was quicker; whoever is away is to hear of it soon. */
export const attempts = { maxAttempts: 2 };

/**
 * Keeps a draft over `known`, what was seen of it on the server: `null` for a new one. With `publishAt` the back end makes a post of it
 * then. Resolves to what the server keeps now.
 *
 * @throws {DraftChanged} where the server has something else
 * @throws {AlreadyPublished} where it became a post meanwhile
 */
export async function saveDraft(
  facts: Facts,
  id: string,
  words: PostWords,
  publishAt: Date | null,
  known: DraftCopy | null,
): Promise<DraftCopy> {
  const database = await firestore(facts.firebase);
  const reference = doc(database, draftsName, id);
  const copy = { ...words, publishAt: publishAt && toInstant(Timestamp.fromDate(publishAt)) };
  const draft = {
    siteId: facts.slug,
    ...words,
    markup: markupVersion,
    saved: serverTimestamp(),
    ...(publishAt && { publishAt: Timestamp.fromDate(publishAt) }),
  };
  try {
    await runTransaction(
      database,
      async (transaction) => {
        const there = await transaction.get(reference);
        if (there.exists()) refuseChanged(there.data(), [known, copy]);
        transaction.set(reference, draft);
      },
      attempts,
    );
    return copy;
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
