import { sampleLead } from '@riverview/site/testing/sampleLead';
import type { LeadToSend } from '../delivery/leadToSend';

/** A lead as a form sends it, for tests: with the consent that its message asks for. */
export function leadToSend(change: Partial<LeadToSend> & Pick<LeadToSend, 'key'>): LeadToSend {
  const lead = { ...sampleLead, ...change };
  return { ...lead, details: change.details ?? (lead.message ? lead.consent : null) };
}
