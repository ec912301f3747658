import { sampleLead } from '@riverview/site/testing/sampleLead';
import type { LeadToSend } from '../delivery/leadToSend';

/** A lead as a form sends it, for tests. */
export function leadToSend(change: Partial<LeadToSend> & Pick<LeadToSend, 'key'>): LeadToSend {
  return { ...sampleLead, ...change };
}
