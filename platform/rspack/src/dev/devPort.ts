import type { Remote } from '@platform/contract';

/**
 * Port of a module's development server: that of its `remote.ts`, or what `DEV_PORTS` has for it (`mf-one=4103&mf-two=4104`),
 * as where two working copies are developed at once.
 */
export const devPort = (remote: Pick<Remote, 'name' | 'devPort'>, { DEV_PORTS } = process.env): number =>
  Number(new URLSearchParams(DEV_PORTS).get(remote.name) ?? remote.devPort);
