import type { Prerender } from '@platform/contract';

export default { lastModified: ({ facts }) => facts.privacy.policyDate } satisfies Prerender;
