import type { Facts } from '@platform/contract';
import { doc, increment, Timestamp, writeBatch } from 'firebase/firestore/lite';
import type { ViewMark } from '../store/viewMarks';
import { errorCode } from './errorCode';
import { firestore } from './firestore';
import { collectionName } from './post';

/**
 * Adds one view, together with the mark that lets it count only once. `known`: the back end has the mark already, or does not take
 * it (a clock that is a day off); another attempt would change nothing. Rejects where nobody could say.
 */
export async function countView(facts: Facts, id: string, { day, key }: ViewMark): Promise<'counted' | 'known'> {
  const database = await firestore(facts.firebase);
  const post = doc(database, collectionName, id);
  const expires = Timestamp.fromMillis((day + 2) * 86_400_000);
  try {
    await writeBatch(database)
      .set(doc(post, 'views', `${day}-${key}`), { expires })
      .update(post, { views: increment(1), lastView: key })
      .commit();
    return 'counted';
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return 'known';
    throw error;
  }
}
