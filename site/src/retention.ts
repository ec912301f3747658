import type { Site } from '@platform/contract';

/**
 * How long releases stay. What the site showed is advertising of homes: 주택법 제54조 제8항 has copies of it kept for two years
 * from the inspection for use (사용검사), which comes before the move-in of March 2028. Whoever moves that day, moves this one.
 */
export const retention: Site['retention'] = { releases: 20, days: 90, evidenceUntil: '2030-03-31' };

/** Leads name the release that their visitor saw. */
export const witnesses: Site['witnesses'] = {
  file: 'backend/src/leads/evidence/localWitnesses.ts',
  maker: 'localWitnesses',
};
