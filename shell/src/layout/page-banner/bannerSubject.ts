import type { LockedRoute } from '@platform/contract';

/** Where the subject of a banner's picture stands, if not in its middle: the towers of `project` stand left of the river. */
export const subjectOf = (banner: LockedRoute['banner']): 'start' | undefined =>
  banner === 'project' ? 'start' : undefined;
