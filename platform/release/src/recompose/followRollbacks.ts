import { readHead } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';

interface FollowOptions {
  readonly store: ReleaseStore;
  /** Called when a site of former times has come back. */
  readonly onRollback: () => void;
  readonly signal: AbortSignal;
  /** Pause between two looks at the journal, ms. */
  readonly pause?: number;
}

/**
 * Tells of each rollback of what is live: its pages know the posts of then, also those that were deleted since.
 * Ends when `signal` says so. A journal that can not be read is looked at again later.
 */
export async function followRollbacks({ store, onRollback, signal, pause = 1_000 }: FollowOptions): Promise<void> {
  const newest = async () => (await readHead(store).catch(() => null))?.release ?? null;
  for (let seen = (await newest())?.number; !signal.aborted; ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const release = await newest();
    if (!release || release.number === seen) continue;
    seen = release.number;
    if (release.kind === 'rollback') onRollback();
  }
}
