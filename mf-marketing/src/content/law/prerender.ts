import type { Prerender } from '@platform/contract';
import { lawsRead } from './lawsRead';

/** A page about the law changed last when the law was read anew. */
export default { lastModified: () => lawsRead } satisfies Prerender;
