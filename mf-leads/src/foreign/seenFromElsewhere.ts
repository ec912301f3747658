import type { Facts } from '@platform/contract';

/** The facts as a page of another site needs them: the forms post to the site they came from, not to the page's. */
export const seenFromElsewhere = (facts: Facts, origin: string): Facts => ({
  ...facts,
  leads: { ...facts.leads, endpoint: new URL(facts.leads.endpoint, origin).href },
});
