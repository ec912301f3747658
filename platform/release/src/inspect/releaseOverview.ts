import type { ReleaseOverview, ToldRelease } from '@platform/contract/releaseOverview';
import { readCanary } from '../canary';
import { canaryChannel, liveChannel, type Release, releases } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';

/** Records that are read at most: posts make many releases that move no version. */
const mostRead = 60;

function gateOf({ gate }: Release): ToldRelease['gate'] {
  if (!gate) return null;
  if (gate.outcome === 'skipped') return { outcome: 'skipped', why: gate.why };
  return {
    outcome: 'passed',
    pages: gate.pages.length,
    leftOut: gate.leftOut.reduce((sum, { count }) => sum + count, 0),
  };
}

const told = (channel: string, release: Release): ToldRelease => ({
  name: `${channel}/${release.number}`,
  kind: release.kind,
  at: release.at,
  by: release.by?.replace(/\s*<[^>]*>/, '') ?? null,
  why: release.why,
  changed: Object.keys(release.changed),
  gate: gateOf(release),
});

const movesNothing = ({ kind, changed }: Release): boolean => kind === 'data' && Object.keys(changed).length === 0;

/** The newest live releases of a store, at most so many, and its open canary; `null` where nothing was released there. */
export async function releaseOverview(store: ReleaseStore, most: number): Promise<ReleaseOverview | null> {
  const found: ToldRelease[] = [];
  let read = 0;
  for await (const release of releases(store)) {
    if (!movesNothing(release)) found.push(told(liveChannel, release));
    if (found.length === most || ++read === mostRead) break;
  }
  if (read === 0 && found.length === 0) return null;
  const open = await readCanary(store);
  return { releases: found, canary: open && { ...told(canaryChannel, open.release), share: open.share } };
}
