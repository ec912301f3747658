import { laws } from './laws';

/** The day on which the laws behind the pages about buying were read last, ISO 8601: since then these pages say what they say. */
export const lawsRead: string =
  Object.values(laws)
    .map(({ read }) => read)
    .sort()
    .at(-1) ?? '';
