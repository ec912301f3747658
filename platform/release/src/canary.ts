import { canaryChannel, type Release, readHead } from './journal';
import type { ReleaseStore } from './store/ReleaseStore';

/** A canary that is open: its release, and the share of visitors who get it. */
export interface OpenCanary {
  readonly release: Release;
  /** 0 to 1. */
  readonly share: number;
}

/** Whether a release of the canary's channel is open to visitors. One without a share that makes sense is open to nobody. */
function openShare(release: Release | null): number | null {
  if (release?.kind !== 'canary') return null;
  const { share = 0 } = release;
  return share >= 0 && share <= 1 ? share : 0;
}

/** The canary that is open, or `null`: the newest release of its channel decides. */
export async function readCanary(store: ReleaseStore): Promise<OpenCanary | null> {
  const { release } = await readHead(store, canaryChannel);
  const share = openShare(release);
  return release && share !== null ? { release, share } : null;
}
