import type { Prerender } from '@platform/contract';

/** The maps changed last when the newest of their sources was read. */
export default {
  lastModified: ({ facts }) =>
    facts.places
      .map(({ source }) => source.readOn)
      .sort()
      .at(-1) ?? null,
} satisfies Prerender;
