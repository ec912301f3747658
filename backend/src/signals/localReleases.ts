import type { ReleaseOverview } from '@platform/contract/releaseOverview';
import { releaseOverview } from '@platform/release/inspect/releaseOverview';
import { configuredStore } from '@platform/release/workspace';

/** The newest releases of the store of this machine, or of the bucket that `RELEASE_STORE` names. */
export function localReleases(most: number): Promise<ReleaseOverview | null> {
  return releaseOverview(configuredStore(), most);
}
